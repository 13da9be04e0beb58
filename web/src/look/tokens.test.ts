import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const declared = [...css.matchAll(/^ {2}(--[\w-]+): (.+);$/gmu)].map(([, name, value]) => [name!, value!] as const);
/** What `light-dark(by day, in the evening)` comes to; a single colour is the same at both times. */
const themeOf = (time: 'light' | 'dark') =>
  Object.fromEntries(
    declared.map(([name, value]) => {
      const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/u.exec(value) ?? [null, value, value];
      return [name, { light, dark }[time]];
    }),
  );
const themes = { light: themeOf('light'), dark: themeOf('dark') };

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.slice(1).match(/../gu) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['--table', '--paper', '--raised', '--square', '--square-quiet', '--ring-centre'];
const SEATS = Array.from({ length: 8 }, (_, seat) => `--seat-${seat}`);

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  const ratio = (a: string, b: string) => contrast(theme[a] as string, theme[b] as string);

  it.each(['--ink', '--ink-soft', '--accent', '--danger', '--warn', '--good'])('%s can be read everywhere', (ink) => {
    for (const surface of SURFACES) expect(ratio(ink, surface), surface).toBeGreaterThanOrEqual(4.5);
  });

  it('can be read on colour', () => {
    expect(ratio('--on-accent', '--accent')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--on-accent', '--accent-pressed')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--on-danger', '--danger')).toBeGreaterThanOrEqual(4.5);
    for (const tone of ['accent', 'danger', 'warn']) {
      expect(ratio(`--${tone}`, `--${tone}-wash`), tone).toBeGreaterThanOrEqual(4.5);
      expect(ratio('--ink', `--${tone}-wash`), tone).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['--edge', '--focus', '--highlight', '--square-line', ...SEATS])('%s can be seen everywhere', (mark) => {
    for (const surface of SURFACES) expect(ratio(mark, surface), surface).toBeGreaterThanOrEqual(3);
  });

  it('shows figures on the colours of the seats', () => {
    for (const seat of SEATS) expect(ratio('--on-seat', seat), seat).toBeGreaterThanOrEqual(3);
  });
});

it('says each thing once', () => {
  const names = declared.map(([name]) => name).filter((name) => !['--quick', '--calm'].includes(name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('--seat-'))).toHaveLength(8);
});

it('has another colour in the evening wherever it is not meant to be the same', () => {
  const { light, dark } = themes;
  const same = declared.map(([name]) => name).filter((name) => /^#/u.test(light[name]!) && light[name] === dark[name]);
  expect(same.filter((name) => !name.startsWith('--group-')).sort()).toEqual(['--on-star', '--star']);
});

it('knows whether it is evening from the system, or from the person', () => {
  const schemes = [...css.matchAll(/^( *)([^{}\n]+) \{\n +color-scheme: (\w+);/gmu)].map(([, , rule, scheme]) => [
    rule,
    scheme,
  ]);
  expect(schemes).toEqual([
    [':root', 'light'],
    [":root:not([data-theme='light'])", 'dark'],
    [":root[data-theme='dark']", 'dark'],
  ]);
});

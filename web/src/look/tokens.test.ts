import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the first rule that begins with this selector. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name!, value!] as const),
  );
}

const light = block(':root');
const dark = block(":root[data-theme='dark']");
const themes = { light, dark };

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

it('is the same evening whether the system or the person chose it', () => {
  expect(block(":root:not([data-theme='light'])")).toEqual(dark);
});

it('has every colour in both themes', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

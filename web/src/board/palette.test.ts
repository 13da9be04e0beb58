import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettersFor } from './looks';
import { lab, linear, tintsOf } from './palette';

const css = readFileSync(new URL('../look/tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--group-${name}: (#[0-9a-f]{6})`, 'u').exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no colour for ${name}`);
  return value;
}

type Row = [number, number, number];
type Matrix = [Row, Row, Row];

// Machado 2009, full severity.
const EYES: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenWith(eyes: Matrix, colour: string): string {
  const light = linear(colour);
  const parts = eyes.map((row) => {
    const amount = Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]));
    const part = amount <= 0.0031308 ? amount * 12.92 : 1.055 * amount ** (1 / 2.4) - 0.055;
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000. */
function difference(one: string, two: string): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(two);
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [a1p, a2p] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(a1p, b1), Math.hypot(a2p, b2)];
  const [h1, h2] = [turn((Math.atan2(b1, a1p) * 180) / Math.PI), turn((Math.atan2(b2, a2p) * 180) / Math.PI)];
  let dh = h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : turn((h1 + h2 + 360) / 2);
  const t =
    1 -
    0.17 * Math.cos(radians(hm - 30)) +
    0.24 * Math.cos(radians(2 * hm)) +
    0.32 * Math.cos(radians(3 * hm + 6)) -
    0.2 * Math.cos(radians(4 * hm - 63));
  const rc = 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const rt = -Math.sin(radians(60 * Math.exp(-(((hm - 275) / 25) ** 2)))) * rc;
  const [l, c, h] = [
    (l2 - l1) / (1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2)),
    (c2 - c1) / (1 + 0.045 * cm),
    dH / (1 + 0.015 * cm * t),
  ];
  return Math.sqrt(l * l + c * c + h * h + rt * c * h);
}

const REST = ['light-blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark-blue'];

describe.each(Object.keys(EYES))('with %s colour vision', (name) => {
  const eyes = EYES[name] as Matrix;

  it.each(['brown', 'violet'])('the groups of a board that begins with %s can be told apart', (first) => {
    const colours = [first, ...REST].map((group) => seenWith(eyes, token(group)));
    for (const [index, colour] of colours.entries()) {
      for (const other of colours.slice(index + 1)) expect(difference(colour, other)).toBeGreaterThanOrEqual(15);
    }
  });
});

it('measures a difference as published', () => {
  // From the test data of Sharma, Wu and Dalal, turned into sRGB, so rounded.
  expect(difference('#ffffff', '#000000')).toBeCloseTo(100, 0);
  expect(difference('#d21407', '#d21407')).toBe(0);
});

describe('printed colours', () => {
  const PRINTED = ['#7b4b2a', '#8ecae6', '#d94f92', '#f08c2e', '#d1342f', '#f2c230', '#2e8b57', '#24408e'];

  it('become ours', () => {
    const names = tintsOf(PRINTED).map((tint) => tint.colour);
    expect(names).toEqual(['brown', ...REST].map((name) => `var(--group-${name})`));
    expect(tintsOf(['#6a3d9a'])[0]?.colour).toBe('var(--group-violet)');
  });

  it('stay what they are if they are none of ours, or if ours is taken', () => {
    expect(tintsOf(['#00a0a0'])[0]).toEqual({ colour: '#00a0a0', ink: 'dark' });
    expect(tintsOf(['#d1342f', '#d1342f'])[1]?.colour).toBe('#d1342f');
  });
});

describe('letters', () => {
  it('stand for the names that are shown', () => {
    expect(lettersFor(['Violett', 'Hellblau', 'Pink', 'Orange', 'Rot', 'Gelb', 'Grün', 'Dunkelblau'])).toEqual([
      'Vi',
      'Hb',
      'Pi',
      'Or',
      'Ro',
      'Ge',
      'Gr',
      'Db',
    ]);
    expect(lettersFor(['Bruin', 'Lichtblauw', 'Roze', 'Rood', 'Donkerblauw'])).toEqual(['Br', 'Lb', 'Ro', 'Rd', 'Db']);
    expect(lettersFor(['Light blue', 'Dark blue'])).toEqual(['Lb', 'Db']);
  });

  it('are never used twice', () => {
    const many = lettersFor(['Aaa', 'Aaa', 'Aaa', 'Aab', 'A', 'A']);
    expect(new Set(many).size).toBe(many.length);
  });
});

import { describe, expect, it } from 'vitest';
import { breaksOf } from './hyphens';
import { layoutLabel, SMALLEST_TEXT } from './labels';

// A narrow slab sets about half its size per letter.
const measure = (text: string, size: number) => text.length * size * 0.5;
const letters = (text: string) => text.replace(/[\s-]/gu, '');

const NAMES = [
  'LOS',
  'Badstraße',
  'Elektrizitätswerk',
  'Gemeinschaftsfeld',
  'Chausseestraße',
  'Einkommensteuer',
  'Münchener Straße',
  'Oranienburger Straße',
  'Simon-Dach-Straße',
  'Berliner Philharmonie',
  'Baumwipfel-Refugium',
  'Flughafen Schönefeld',
  'Northumberland Avenue',
  'Donaudampfschifffahrtsgesellschaftsstraße',
  'Xgrttzzkkwwqqpprrssnnbbvv',
];

describe.each([52, 60, 72, 96])('in %i pixels', (width) => {
  it.each(NAMES)('%s is readable to its last letter', (name) => {
    const { lines, size } = layoutLabel(name, width, 13, measure);
    expect(size).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width);
    expect(letters(lines.join(''))).toBe(letters(name));
  });
});

describe('breaking', () => {
  const lines = (name: string, width = 58) => layoutLabel(name, width, 11, measure).lines;

  it('is not done without need', () => {
    expect(lines('Parkstraße')).toEqual(['Parkstraße']);
    expect(lines('Wiener Straße')).toEqual(['Wiener', 'Straße']);
  });

  it('is done between the parts of a compound', () => {
    expect(lines('Chausseestraße')).toEqual(['Chaussee-', 'straße']);
    expect(lines('Zusatzsteuer')).toEqual(['Zusatz-', 'steuer']);
  });

  it('is done between syllables where there is no such part', () => {
    expect(lines('Olympiastadion')).toEqual(['Olympia-', 'stadion']);
    expect(breaksOf('Elektrizität').has(4)).toBe(true);
    expect(breaksOf('Elektrizität').has(1)).toBe(false);
  });

  it('is a little smaller rather than in the middle of a part', () => {
    const label = layoutLabel('Diamantenhügel', 62, 13, measure);
    expect(label).toEqual({ lines: ['Diamanten-', 'hügel'], size: 12 });
  });

  it('uses hyphens that are there', () => {
    expect(lines('Wasserpark-Resort', 62)).toEqual(['Wasserpark-', 'Resort']);
  });
});

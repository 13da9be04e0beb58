import { describe, expect, it } from 'vitest';
import { findByName } from './search';

const STREETS = ['Münchener Straße', 'Badstraße', 'Chausseestraße'].map((name) => ({ name }));
const names = (wanted: string) => findByName(STREETS, wanted).map((street) => street.name);

describe('finding by name', () => {
  it('shows everything before something is typed', () => {
    expect(names(' ')).toHaveLength(3);
  });

  it('asks neither for umlauts nor for capitals', () => {
    expect(names('MUNCH')).toEqual(['Münchener Straße']);
    expect(names('badstrasse')).toEqual(['Badstraße']);
  });

  it('finds nothing where there is nothing', () => {
    expect(names('Rathaus')).toEqual([]);
  });
});

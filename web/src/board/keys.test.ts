import { beforeAll, describe, expect, it } from 'vitest';
import captured from '../gallery/classic.json';
import { addTexts } from '../text/fluent';
import { Words } from '../text/words';
import type { BoardView, EditionData } from '../wire/types';
import { squareByKey } from './keys';
import { looksOf, type BoardLooks } from './looks';
import { squareName } from './naming';

import names from '@locales/en/names.ftl?raw';
import board from '@locales/en/web-board.ftl?raw';

const view = captured.views.late as unknown as BoardView;
let words: Words;
let looks: BoardLooks;

beforeAll(() => {
  addTexts('en', names);
  addTexts('en', board);
  words = new Words(captured.edition as unknown as EditionData, 'en', ['Anna', 'Jörg', 'Mia', 'Sem']);
  looks = looksOf(words);
});

const from = (id: string, key: string, seen = view) => squareByKey(key, looks.byId.get(id)!, looks, seen)?.id;

describe('keys', () => {
  it('go round the board', () => {
    expect(from('schlossallee', 'ArrowRight')).toBe('los');
    expect(from('los', 'ArrowLeft')).toBe('schlossallee');
    expect(from('los', 'ArrowDown')).toBe('schlossallee');
    expect(from('badstrasse', 'PageUp')).toBe('seestrasse');
    expect(from('badstrasse', 'PageDown')).toBe('rathausplatz');
    expect(from('wasserwerk', 'Home')).toBe('los');
    expect(from('wasserwerk', 'End')).toBe('schlossallee');
  });

  it('go through a group, and nowhere from a square without one', () => {
    expect(from('badstrasse', 'g')).toBe('turmstrasse');
    expect(from('turmstrasse', 'g')).toBe('badstrasse');
    expect(from('hauptbahnhof', 'g')).toBe('suedbahnhof');
    expect(from('los', 'g')).toBeUndefined();
  });

  it('go through what one player owns', () => {
    const owned = { deeds: { badstrasse: { owner: 1 }, wasserwerk: { owner: 1 }, seestrasse: { owner: 2 } } };
    expect(from('badstrasse', 'o', owned as unknown as BoardView)).toBe('wasserwerk');
    expect(from('wasserwerk', 'o', owned as unknown as BoardView)).toBe('badstrasse');
    expect(from('seestrasse', 'o', owned as unknown as BoardView)).toBeUndefined();
    expect(from('los', 'o', owned as unknown as BoardView)).toBeUndefined();
  });

  it('that mean something else are left alone', () => {
    expect(from('los', 'Tab')).toBeUndefined();
    expect(from('los', 'r')).toBeUndefined();
  });
});

describe('a square says', () => {
  const named = (id: string, part: object) => {
    const seen = { players: [], ...part } as unknown as BoardView;
    return squareName(looks.byId.get(id)!, seen, words);
  };
  const NBSP = '\u00a0';

  it('what it is and what it costs', () => {
    expect(named('goethestrasse', {})).toBe(`29, Goethestraße, Yellow, free, price 5,600${NBSP}DM`);
    expect(named('los', {})).toBe('0, LOS');
    expect(named('zusatzsteuer', {})).toBe(`38, Zusatzsteuer, 2,000${NBSP}DM`);
  });

  it('whose it is and how it stands', () => {
    expect(named('badstrasse', { deeds: { badstrasse: { owner: 1, houses: 2 } } })).toBe(
      '1, Badstraße, Purple, belongs to Jörg, 2 houses',
    );
    expect(named('badstrasse', { deeds: { badstrasse: { owner: 0, mortgaged: true } } })).toBe(
      '1, Badstraße, Purple, belongs to Anna, mortgaged',
    );
  });

  it('who stands on it', () => {
    const players = [
      { square: 'gefaengnis', in_jail: true },
      { square: 'gefaengnis' },
      { square: 'los' },
      { square: 'gefaengnis', out: true },
    ];
    expect(named('gefaengnis', { players })).toBe('10, Gefängnis / Nur zu Besuch, here: Anna (in jail) and Jörg');
  });
});

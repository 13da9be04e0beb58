import { expect, test } from 'vitest';
import type { EditionCard } from '../../wire/types';
import { BY_LANGUAGE, namesIn, PRINTED, skinOf, wishFor } from './skins';

const board = {
  language: 'de',
  skins: ['nl', 'uk', 'us'],
  usual_skins: { nl: 'nl', en: 'uk' },
} as unknown as EditionCard;
const other = { language: 'de', skins: [], usual_skins: {} } as unknown as EditionCard;

test.each([
  [BY_LANGUAGE, 'en', 'uk'],
  [BY_LANGUAGE, 'nl', 'nl'],
  [BY_LANGUAGE, 'de', null],
  [PRINTED, 'en', null],
  ['us', 'nl', 'us'],
  ['of an older version', 'nl', 'nl'],
])('%s for a reader of %s is %s', (wish, language, skin) => {
  expect(skinOf(wish, board, language)).toBe(skin);
});

test('a board that has no skins is as printed, whatever is wished', () => {
  expect(skinOf('uk', other, 'en')).toBeNull();
  expect(skinOf(BY_LANGUAGE, other, 'nl')).toBeNull();
});

test('a choice that the language makes anyway goes on following it', () => {
  expect(wishFor('uk', board, 'en')).toBe(BY_LANGUAGE);
  expect(wishFor(PRINTED, board, 'de')).toBe(BY_LANGUAGE);
  expect(wishFor(PRINTED, board, 'en')).toBe(PRINTED);
  expect(wishFor('uk', board, 'nl')).toBe('uk');
});

test('the language of the names is told where it is known', () => {
  expect(namesIn(board, null)).toBe('de');
  expect(namesIn(board, 'uk')).toBe('en');
  expect(namesIn(board, 'us')).toBeNull();
});

import { beforeAll, expect, it } from 'vitest';
import classic from '../gallery/classic.json';
import tempo from '../gallery/tempo.json';
import { addTexts, type Language } from '../text/fluent';
import { Words } from '../text/words';
import type { EditionData } from '../wire/types';
import { looksOf } from './looks';

import german from '@locales/de/names.ftl?raw';
import english from '@locales/en/names.ftl?raw';
import dutch from '@locales/nl/names.ftl?raw';

beforeAll(() => {
  addTexts('de', german);
  addTexts('en', english);
  addTexts('nl', dutch);
});

const groups = (edition: unknown, language: Language) => [
  ...looksOf(new Words(edition as EditionData, language, [])).groups.values(),
];
const letters = (edition: unknown, language: Language) =>
  groups(edition, language)
    .filter((group) => group.hasBand)
    .map((group) => group.letters)
    .join(' ');

it('groups have the letters of the reader’s language', () => {
  expect(letters(tempo.edition, 'de')).toBe('Br Hb Ro Or Rt Ge Gr Db');
  expect(letters(tempo.edition, 'nl')).toBe('Br Lb Ro Or Rd Ge Gr Db');
  expect(letters(tempo.edition, 'en')).toBe('Br Lb Pi Or Rd Ye Gr Db');
  expect(letters(classic.edition, 'en')).toBe('Pu Lb Pi Or Rd Ye Gr Db');
});

it('a group that somebody has named keeps its name, and letters nobody else has', () => {
  const town = structuredClone(classic.edition);
  town.data.groups.rot.name = 'Orchard Row';
  const row = groups(town, 'nl').find((group) => group.id === 'rot');
  expect(row?.name).toBe('Orchard Row');
  const all = groups(town, 'nl').map((group) => group.letters);
  expect(new Set(all).size).toBe(all.length);
  expect(groups(town, 'nl').find((group) => group.id === 'gelb')?.name).toBe('Geel');
});

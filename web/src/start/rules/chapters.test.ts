import { expect, test } from 'vitest';
import type { Clause } from '../../text/why';
import { chaptersOf, matching } from './chapters';

const clause = (id: string, source: string, text: string): Clause => ({
  id,
  title: id,
  text,
  topic: '',
  source,
  isOurs: false,
});
const book = [
  clause('go', 'LOS', 'Who passes gets a salary.'),
  clause('jail', 'GEFÄNGNIS', 'Three doubles lead there.'),
  clause('go-twice', 'LOS', 'Two salaries are possible.'),
];

test('clauses stand under their heading, once', () => {
  const chapters = chaptersOf(book);
  expect(chapters.map((chapter) => chapter.heading)).toEqual(['LOS', 'GEFÄNGNIS']);
  expect(chapters[0]?.clauses.map((each) => each.id)).toEqual(['go', 'go-twice']);
});

test('every word must be there, in any order and in any letters', () => {
  expect(matching(book, 'SALARY passes').map((each) => each.id)).toEqual(['go']);
  expect(matching(book, 'salar').map((each) => each.id)).toEqual(['go', 'go-twice']);
  expect(matching(book, '  ')).toHaveLength(3);
  expect(matching(book, 'mortgage')).toEqual([]);
});

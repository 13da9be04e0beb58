import { expect, test } from 'vitest';
import { allSums, chancesOf, expectedOf, totalOf } from './counting';

test('a total is that of all seats', () => {
  expect(totalOf({ counts: [2, 0, 5] })).toBe(7);
});

test('the chances of two dice add up', () => {
  const sums = Array.from({ length: 13 }, (_, sum) => chancesOf(sum));
  expect(sums.slice(0, 2)).toEqual([0, 0]);
  expect(sums.reduce((all, each) => all + each, 0)).toBe(36);
  expect(chancesOf(7)).toBe(6);
});

test('what is expected depends on how often was rolled', () => {
  const sums = [
    { sum: 2, counts: [10, 2] },
    { sum: 7, counts: [20, 4] },
  ];
  expect(expectedOf(sums)).toEqual([1, 6]);
});

test('a sum that never came up is counted as well', () => {
  const all = allSums([{ sum: 7, counts: [3] }]);
  expect(all.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(all.map(totalOf)).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { cellsOf, WIDTH } from './segments';

test.each(['', '1', '15M', '12.34M', '990K', '0.01', '9999M'])('%s fills five places', (text) => {
  expect(cellsOf(text)).toHaveLength(WIDTH);
});

test('a point takes no room and belongs to the character before it', () => {
  const cells = cellsOf('12.34M');
  expect(cells.map((cell) => cell.hasPoint)).toEqual([false, true, false, false, false]);
  expect(cells.every((cell) => cell.path !== '')).toBe(true);
});

test('no two characters look the same', () => {
  const drawn = [...'0123456789KM'].map((character) => cellsOf(character).at(-1)?.path);
  expect(new Set(drawn).size).toBe(12);
});

test('more than five characters would be seen, not cut', () => {
  expect(cellsOf('123456').length).toBe(6);
});

import { expect, test } from 'vitest';
import { csvOf } from './csv';

test('rows become lines, and what would break them is quoted', () => {
  const rows = [
    ['Move', 'Ada, "the Countess"'],
    [0, 1500],
    [3, -20],
  ];
  expect(csvOf(rows)).toBe('Move,"Ada, ""the Countess"""\r\n0,1500\r\n3,-20\r\n');
});

test('a name is never a formula', () => {
  expect(csvOf([['=1+1', '@SUM(A1)', 'a=b']])).toBe("'=1+1,'@SUM(A1),a=b\r\n");
});

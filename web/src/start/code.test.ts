import { expect, test } from 'vitest';
import { codeIn, pathOfCode } from './code';

test.each([
  ['KXTP3', 'KXTP3'],
  [' kxtp3 ', 'KXTP3'],
  ['kx-tp 3', 'KXTP3'],
  ['http://192.168.1.20:8000/r/KXTP3', 'KXTP3'],
  ['192.168.1.20:8000/r/kxtp3#seat', 'KXTP3'],
  ['', ''],
  [' - ', ''],
])('%j is the code %j', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test('a code leads to its own address', () => {
  expect(codeIn(pathOfCode('KXTP3'))).toBe('KXTP3');
});

import { describe, expect, test } from 'vitest';
import { amountIn, typedAs } from './amount';

describe('an amount as it is typed', () => {
  test.each([
    ['1.2', 1_000_000, 1_200_000],
    ['1,2', 1_000_000, 1_200_000],
    ['15', 1_000_000, 15_000_000],
    ['.5', 1_000_000, 500_000],
    ['990', 1_000, 990_000],
    ['200', 1, 200],
    ['0.000001', 1_000_000, 1],
    ['1.20', 10, 12],
  ])('%s in units of %i', (typed, unit, amount) => expect(amountIn(typed, unit)).toBe(amount));

  test.each([
    ['', 1],
    ['0', 1],
    ['1.5', 1],
    ['1.2.3', 1_000],
    ['-5', 1],
    ['12a', 1],
    ['.', 1_000],
    ['99999999999999999', 1_000_000],
  ])('%s in units of %i is none', (typed, unit) => expect(amountIn(typed, unit)).toBeNull());
});

test('an amount that is filled in reads as somebody would type it', () => {
  const units = [1, 1_000, 1_000_000];
  expect(typedAs(1_200_000, units, 'en')).toEqual({ typed: '1.2', unit: 1_000_000 });
  expect(typedAs(990_000, units, 'en')).toEqual({ typed: '990', unit: 1_000 });
  expect(typedAs(1_234_000, units, 'en')).toEqual({ typed: '1234', unit: 1_000 });
  expect(typedAs(2_200_000, units, 'de')).toEqual({ typed: '2,2', unit: 1_000_000 });
  expect(typedAs(22, units, 'en')).toEqual({ typed: '22', unit: 1 });
  for (const amount of [5, 40_000, 13_370_000, 9_999]) {
    const { typed, unit } = typedAs(amount, units, 'de');
    expect(amountIn(typed, unit)).toBe(amount);
  }
});

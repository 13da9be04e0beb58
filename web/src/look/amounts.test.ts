import { describe, expect, it } from 'vitest';
import { intoRange, readAmount, wrongWith } from './amounts';

describe('an amount that is typed', () => {
  it.each([
    ['1250', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['DM 200', 200],
    ['372k', 372_000],
    ['1,5m', 1_500_000],
    ['1.5 M', 1_500_000],
    ['12 000', 12_000],
  ])('%s is %i', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each(['', 'all of it', '-'])('%s is none', (text) => expect(readAmount(text)).toBeNull());
});

describe('the range', () => {
  it('holds what is in it, in steps', () => {
    expect(intoRange(130, 0, 500, 50)).toBe(150);
    expect(intoRange(130, 0, 500, 1)).toBe(130);
  });

  it('ends where it ends, also between two steps', () => {
    expect(intoRange(999, 0, 470, 50)).toBe(470);
    expect(intoRange(-5, 10, 470, 50)).toBe(10);
    expect(intoRange(465, 10, 470, 50)).toBe(470);
  });
});

describe('an amount that cannot be', () => {
  it.each([
    [999, 'at-most'],
    [5, 'at-least'],
    [130, 'in-steps'],
    [150, null],
    [10, null],
    [470, null],
  ])('%i is refused as %s', (amount, wrong) => expect(wrongWith(amount, 10, 470, 50)).toBe(wrong));
});

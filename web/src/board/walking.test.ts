import { describe, expect, it } from 'vitest';
import { walkOf } from './walking';

describe('a walk', () => {
  it('takes a moment per square, and never longer than a second', () => {
    expect(walkOf(0, 3, 40, 'dice')).toEqual({ path: [1, 2, 3], milliseconds: 360 });
    expect(walkOf(0, 39, 40, 'card').milliseconds).toBe(900);
  });

  it('goes backwards if that is what the card says', () => {
    expect(walkOf(2, 39, 40, 'back').path).toEqual([1, 0, 39]);
  });

  it('is a single leap to jail and for a jump', () => {
    expect(walkOf(30, 10, 40, 'jail').path).toEqual([10]);
    expect(walkOf(5, 12, 40, 'jump').path).toEqual([12]);
  });

  it('is none to where one stands', () => {
    expect(walkOf(7, 7, 40, 'dice')).toEqual({ path: [7], milliseconds: 0 });
  });
});

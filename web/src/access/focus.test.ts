import { describe, expect, it } from 'vitest';
import { nextIndex } from './focus';

describe('arrows in a list', () => {
  it('go round in both directions', () => {
    expect(nextIndex('ArrowRight', 2, 3)).toBe(0);
    expect(nextIndex('ArrowLeft', 0, 3)).toBe(2);
    expect(nextIndex('ArrowDown', 0, 3)).toBe(1);
    expect(nextIndex('ArrowUp', 2, 3)).toBe(1);
  });

  it('jump to both ends', () => {
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
  });

  it('leave other keys and empty lists alone', () => {
    expect(nextIndex('Tab', 0, 3)).toBeNull();
    expect(nextIndex('ArrowRight', 0, 0)).toBeNull();
  });
});

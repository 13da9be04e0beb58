import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardSize, placeOf } from './geometry';
import { CLOSER, lookAt, Taps } from './zoom';

describe('looking closer', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index))('shows the whole of square %i, and no gap', (index) => {
    const square = placeOf(index, 40);
    const size = boardSize(40);
    const { left, top } = lookAt(square, size);
    for (const shift of [left, top]) {
      expect(shift).toBeLessThanOrEqual(0);
      expect(shift).toBeGreaterThanOrEqual(1 - CLOSER);
    }
    const [x, y] = [left + (square.x / size) * CLOSER, top + (square.y / size) * CLOSER];
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + (square.w / size) * CLOSER).toBeLessThanOrEqual(1);
    expect(y + (square.h / size) * CLOSER).toBeLessThanOrEqual(1);
  });
});

describe('taps', () => {
  const once = vi.fn();
  const twice = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    once.mockClear();
    twice.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('one is one, after a moment', () => {
    new Taps(once, twice).tap('los');
    expect(once).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(once).toHaveBeenCalledExactlyOnceWith('los');
  });

  it('two on a square are not two single ones', () => {
    const taps = new Taps(once, twice);
    taps.tap('los');
    taps.tap('los');
    vi.runAllTimers();
    expect(twice).toHaveBeenCalledExactlyOnceWith('los');
    expect(once).not.toHaveBeenCalled();
  });

  it('on another square begin anew', () => {
    const taps = new Taps(once, twice);
    taps.tap('los');
    taps.tap('badstrasse');
    vi.runAllTimers();
    expect(once).toHaveBeenCalledExactlyOnceWith('badstrasse');
    expect(twice).not.toHaveBeenCalled();
  });
});

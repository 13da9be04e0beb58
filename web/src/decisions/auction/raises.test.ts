import { describe, expect, it } from 'vitest';
import type { BoardAction } from '../../wire/types';
import { bidRange, raiseSteps, raises } from './raises';

const classic = {
  currency: { step: 1 },
  money: { start: 30000 },
  components: { start_notes: { 10000: 2, 2000: 3, 1000: 2, 500: 2, 100: 6, 50: 6, 20: 5 } },
};

describe('raiseSteps', () => {
  it('takes notes that differ clearly', () => {
    expect(raiseSteps(classic)).toEqual([20, 100, 500]);
  });

  it('keeps to notes that are small against the start money', () => {
    const notes = { 1000: 2, 5000: 2, 10000: 2, 20000: 2, 50000: 2, 100000: 2 };
    const millionaire = { currency: { step: 1000 }, money: { start: 372000 }, components: { start_notes: notes } };
    expect(raiseSteps(millionaire)).toEqual([1000, 5000, 50000]);
  });

  it('uses multiples of the smallest unit where the box holds no notes', () => {
    const banking = { currency: { step: 10000 }, money: { start: 15_000_000 }, components: {} };
    expect(raiseSteps(banking)).toEqual([10_000, 100_000, 500_000, 1_000_000]);
  });

  it('never offers a raise that is no multiple of the smallest unit', () => {
    const odd = { currency: { step: 50 }, money: { start: 30000 }, components: classic.components };
    expect(raiseSteps(odd).every((step) => step % 50 === 0)).toBe(true);
  });
});

describe('raises', () => {
  it('shows the resulting bid', () => {
    expect(raises([20, 100], 210, { least: 211, most: 860 })).toEqual([
      { by: 20, amount: 230 },
      { by: 100, amount: 310 },
    ]);
  });

  it('leaves out what the seat cannot pay or may not bid', () => {
    expect(raises([1, 20, 500], 210, { least: 220, most: 300 })).toEqual([{ by: 20, amount: 230 }]);
  });

  it('falls back on the least bid', () => {
    expect(raises([20, 100], 210, { least: 211, most: 215 })).toEqual([{ by: null, amount: 211 }]);
  });

  it('is empty for a seat that cannot bid', () => {
    expect(raises([20], 0, null)).toEqual([]);
  });
});

describe('bidRange', () => {
  it('reads the least and the highest bid off the legal actions', () => {
    const bids = [30, 500, 33].map((amount) => ({ do: 'bid' as const, amount }));
    const legal: BoardAction[] = [...bids, { do: 'pass' }];
    expect(bidRange(legal)).toEqual({ least: 30, most: 500 });
  });

  it('is null for a seat that leads or has no money', () => {
    expect(bidRange([{ do: 'pass' }])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { autoStep, keepAutoBid, recallAutoBid } from './autobid';

describe('autoStep', () => {
  it('raises by one step', () => {
    expect(autoStep(500, 200, 20, { least: 201, most: 900 })).toEqual({ kind: 'bid', amount: 220 });
  });

  it('goes to its limit exactly, not beyond', () => {
    expect(autoStep(210, 200, 20, { least: 201, most: 900 })).toEqual({ kind: 'bid', amount: 210 });
  });

  it('keeps to the cash at hand', () => {
    expect(autoStep(500, 200, 20, { least: 201, most: 205 })).toEqual({ kind: 'bid', amount: 205 });
  });

  it('opens with at least the minimum', () => {
    expect(autoStep(5000, 0, 20, { least: 1000, most: 9000 })).toEqual({ kind: 'bid', amount: 1000 });
  });

  it('stops when others went above the limit', () => {
    expect(autoStep(200, 200, 20, { least: 201, most: 900 })).toEqual({ kind: 'beaten' });
  });

  it('waits while it leads', () => {
    expect(autoStep(500, 200, 20, null)).toEqual({ kind: 'wait' });
  });
});

describe('a wish kept for the tab', () => {
  function drawer() {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      size: () => kept.size,
    };
  }

  it('is there again after a reload, for its seat and its auction', () => {
    const keeper = drawer();
    keepAutoBid(keeper, 'room', 1, { auction: 40, limit: 300 });
    expect(recallAutoBid(keeper, 'room', 1, 40)).toBe(300);
    expect(recallAutoBid(keeper, 'room', 2, 40)).toBeNull();
    expect(recallAutoBid(keeper, 'elsewhere', 1, 40)).toBeNull();
  });

  it('is forgotten with the next auction', () => {
    const keeper = drawer();
    keepAutoBid(keeper, 'room', 1, { auction: 40, limit: 300 });
    expect(recallAutoBid(keeper, 'room', 1, 57)).toBeNull();
    expect(keeper.size()).toBe(0);
  });

  it('does not trip over what others have written', () => {
    const keeper = drawer();
    keeper.setItem('magie.autobid.room.1', '{broken');
    expect(recallAutoBid(keeper, 'room', 1, 40)).toBeNull();
  });

  it('can be taken back', () => {
    const keeper = drawer();
    keepAutoBid(keeper, 'room', 1, { auction: 40, limit: 300 });
    keepAutoBid(keeper, 'room', 1, null);
    expect(recallAutoBid(keeper, 'room', 1, 40)).toBeNull();
  });
});

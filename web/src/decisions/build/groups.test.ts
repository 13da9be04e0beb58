import { describe, expect, it } from 'vitest';
import type { BoardView, EditionFile } from '../../wire/types';
import { groupStates, quickHeights } from './groups';

const file = {
  squares: {
    a1: { kind: 'street', group: 'a' },
    s1: { kind: 'station', group: 's' },
    b1: { kind: 'street', group: 'b' },
    a2: { kind: 'street', group: 'a' },
    b2: { kind: 'street', group: 'b' },
    c1: { kind: 'street', group: 'c' },
  },
} as unknown as EditionFile;

const view = {
  deeds: { a1: { owner: 0 }, s1: { owner: 0 }, b1: { owner: 0 }, b2: { owner: 0 }, a2: { owner: 1 } },
} as unknown as BoardView;

describe('the groups of a seat', () => {
  it('shows complete street groups first and leaves out those it has nothing in', () => {
    expect(groupStates(view, file, 0).map((state) => state.group)).toEqual(['b', 'a', 's']);
    expect(groupStates(view, file, 2)).toEqual([]);
  });

  it('says what is missing and who has it', () => {
    const [a] = groupStates(view, file, 1);
    expect(a).toMatchObject({ group: 'a', mine: ['a2'], missing: [{ deed: 'a1', owner: 0 }] });
  });
});

describe('quick heights', () => {
  const hotelAfter = (houses: number) => (level: number) => (level === houses + 1 ? 'hotel' : 'house');

  it('go from the next house to the last one before the hotel', () => {
    expect(quickHeights([1, 1, 2], hotelAfter(4))).toEqual([2, 3, 4]);
    expect(quickHeights([0, 0], hotelAfter(3))).toEqual([1, 2, 3]);
  });

  it('are none where every street is full', () => {
    expect(quickHeights([4, 4], hotelAfter(4))).toEqual([]);
  });
});

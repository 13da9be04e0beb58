import { describe, expect, it } from 'vitest';
import type { BoardEvent, BoardView } from '../../wire/types';
import { completedBy } from './completed';

const STREETS = { groupOf: (deed: string) => (deed === 'well' ? null : 'green'), streetsOf: () => ['a', 'b'] };
const owned = (a: number, b: number) => ({ deeds: { a: { owner: a }, b: { owner: b } } }) as unknown as BoardView;
const bought: BoardEvent = { event: 'bought', seat: 1, deed: 'b', price: 60 };

describe('a group that is complete', () => {
  it('is told when its last street is bought or given', () => {
    expect(completedBy([bought], owned(1, 1), STREETS)).toEqual({ seat: 1, group: 'green' });
    const given: BoardEvent = { event: 'deed_moved', deed: 'a', from: 0, to: 1 };
    expect(completedBy([given], owned(1, 1), STREETS)).toEqual({ seat: 1, group: 'green' });
  });

  it('is none while somebody else has a street of it', () => {
    expect(completedBy([bought], owned(0, 1), STREETS)).toBeNull();
  });

  it('is none of the bank, and none where there is no group to build on', () => {
    const back: BoardEvent = { event: 'deed_moved', deed: 'a', from: 1, to: 'bank' };
    expect(completedBy([back], owned(1, 1), STREETS)).toBeNull();
    expect(completedBy([{ ...bought, deed: 'well' }], owned(1, 1), STREETS)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import type { BoardEvent } from '../wire/types';
import { diceIn, squaresIn, walksIn } from './happenings';

const EVENTS: BoardEvent[] = [
  { event: 'rolled', seat: 0, dice: [3, 1], doubles: false },
  { event: 'moved', seat: 0, from: 'go', to: 'turmstrasse', reason: 'dice' },
  { event: 'bought', seat: 0, deed: 'turmstrasse', price: 1200 },
];

test('what of a move can be seen on the board', () => {
  expect(diceIn(EVENTS)).toEqual([3, 1]);
  expect(squaresIn(EVENTS)).toEqual(['turmstrasse']);
  expect(walksIn(EVENTS)).toEqual([EVENTS[1]]);
});

test('a move without dice, and one about half the board', () => {
  const deeds = ['a', 'b', 'c', 'd', 'e'].map((deed) => ({
    event: 'deed_moved' as const,
    deed,
    from: 0,
    to: 'bank' as const,
  }));
  expect(diceIn(deeds)).toEqual([]);
  expect(squaresIn(deeds)).toEqual([]);
});

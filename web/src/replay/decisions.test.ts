import { expect, test } from 'vitest';
import { decisionsOf, nextDecision } from './decisions';

const move = (seat: number | null, action: string | null) => ({ seat, do: action, turn: 1, round: 1 });
const MOVES = [
  move(null, null),
  move(0, 'roll'),
  move(0, 'buy'),
  move(0, 'end_turn'),
  move(1, 'roll'),
  move(1, 'pass'),
  move(0, 'bid'),
  move(null, 'tick'),
];

test('rolling and ending a turn are no decisions', () => {
  expect(decisionsOf(MOVES, 0)).toEqual([2, 6]);
  expect(decisionsOf(MOVES, 1)).toEqual([5]);
  expect(decisionsOf(MOVES, null)).toEqual([2, 5, 6]);
});

test('one goes from decision to decision, and not beyond', () => {
  expect(nextDecision([2, 5, 6], 2, 1)).toBe(5);
  expect(nextDecision([2, 5, 6], 5, -1)).toBe(2);
  expect(nextDecision([2, 5, 6], 6, 1)).toBe(null);
  expect(nextDecision([2, 5, 6], 1, -1)).toBe(null);
});

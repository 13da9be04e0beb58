import { expect, test } from 'vitest';
import type { DealEvent } from '../wire/types';
import { lastRound } from './scores';

const ROUND: DealEvent[] = [
  { event: 'round_started', round: 1, dealer: 1 },
  { event: 'laid_down', seat: 0, hand: 10, beside: 1 },
  { event: 'majority', seat: 1, count: 2, amount: 1000 },
  { event: 'set_scored', seat: 0, set: 'dark_blue', deeds: 2, houses: 5, tokens: 3, amount: 10000 },
  { event: 'start_scored', seat: 0, count: 1, amount: 200 },
  { event: 'scored', seat: 0, amount: 10200 },
  { event: 'paid', seat: 0, amount: 10200, total: 12200 },
  { event: 'hand_shown', seat: 1, hand: 10, cards: [] },
  { event: 'zeroed', seat: 1, count: 1 },
  { event: 'scored', seat: 1, amount: 0 },
  { event: 'round_ended', round: 1 },
];

test('before a round is over there is no score', () => {
  expect(lastRound(ROUND.slice(0, -1))).toBeNull();
});

test('a round is told seat by seat, also when the next one has begun', () => {
  const round = lastRound([...ROUND, { event: 'round_started', round: 2, dealer: 0 }]);
  expect(round).toMatchObject({ round: 1, layer: 0, isTied: false, void: null });
  expect(round?.seats.map((seat) => seat.amount)).toEqual([10200, 0]);
  expect(round?.seats[0]).toMatchObject({ total: 12200, start: { count: 1, amount: 200 }, isZeroed: false });
  expect(round?.seats[1]).toMatchObject({ isZeroed: true, majority: { count: 2, amount: 1000 } });
});

test('a round that counts for nothing says why', () => {
  const events: DealEvent[] = [ROUND[0]!, { event: 'round_void', round: 1, reason: 'agreed' }];
  expect(lastRound(events)).toMatchObject({ void: 'agreed', seats: [], layer: null });
});

test('nobody alone has the most Magie cards', () => {
  const tied: DealEvent = { event: 'majority', count: 1, amount: 0 };
  const events = ROUND.map((event) => (event.event === 'majority' ? tied : event));
  expect(lastRound(events)?.isTied).toBe(true);
});

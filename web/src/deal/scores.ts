// What the last round came to, read off its events: nothing is counted here.

import type { DealEvent, DealRoundVoidEvent, DealSetScoredEvent } from '../wire/types';

export type ScoredSet = Omit<DealSetScoredEvent, 'event'>;

interface SeatScore {
  seat: number;
  sets: ScoredSet[];
  start: { count: number; amount: number } | null;
  majority: { count: number; amount: number } | null;
  /** A Chance card in the hand: nothing counts. */
  isZeroed: boolean;
  amount: number;
  total: number;
}

export interface Round {
  round: number;
  layer: number | null;
  seats: SeatScore[];
  /** Nobody alone had the most Magie cards. */
  isTied: boolean;
  /** Why it counts for nothing; null if it was scored. */
  void: DealRoundVoidEvent['reason'] | null;
}

/** The last round that is over; null while the first one is played. */
export function lastRound(events: readonly DealEvent[]): Round | null {
  const last = events.findLast((event) => event.event === 'round_ended' || event.event === 'round_void');
  if (!last) return null;
  const end = events.lastIndexOf(last);
  const begin = events.findLastIndex(({ event }, index) => index < end && event === 'round_started');
  return readRound(events.slice(Math.max(0, begin), end), last);
}

function readRound(
  events: readonly DealEvent[],
  last: Extract<DealEvent, { event: 'round_ended' | 'round_void' }>,
): Round {
  const seats = new Map<number, SeatScore>();
  const seatOf = (seat: number): SeatScore => {
    const known = seats.get(seat) ?? emptyScore(seat);
    seats.set(seat, known);
    return known;
  };
  let layer: number | null = null;
  let isTied = false;
  for (const event of events) {
    switch (event.event) {
      case 'laid_down':
        layer = event.seat;
        break;
      case 'majority':
        if (event.seat === undefined) isTied = true;
        else seatOf(event.seat).majority = { count: event.count, amount: event.amount };
        break;
      case 'set_scored':
        seatOf(event.seat).sets.push(event);
        break;
      case 'start_scored':
        seatOf(event.seat).start = { count: event.count, amount: event.amount };
        break;
      case 'zeroed':
        seatOf(event.seat).isZeroed = true;
        break;
      case 'scored':
        seatOf(event.seat).amount = event.amount;
        break;
      case 'paid':
        seatOf(event.seat).total = event.total;
        break;
      default: // not about the score
    }
  }
  return {
    round: last.round,
    layer,
    isTied,
    seats: [...seats.values()].sort((one, other) => one.seat - other.seat),
    void: last.event === 'round_void' ? last.reason : null,
  };
}

function emptyScore(seat: number): SeatScore {
  return { seat, sets: [], start: null, majority: null, isZeroed: false, amount: 0, total: 0 };
}

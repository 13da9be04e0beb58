// What the last round came to, read off its events: nothing is counted here.

import type { GameEvent } from '../text/things';

export interface ScoredSet {
  set: string;
  deeds: number;
  houses: number;
  tokens: number;
  amount: number;
}

export interface SeatScore {
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
  void: string | null;
}

/** The last round that is over; null while the first one is played. */
export function lastRound(events: readonly GameEvent[]): Round | null {
  const end = events.findLastIndex(({ event }) => event === 'round_ended' || event === 'round_void');
  if (end < 0) return null;
  const last = events[end] as GameEvent;
  const begin = events.findLastIndex(({ event }, index) => index < end && event === 'round_started');
  return readRound(events.slice(Math.max(0, begin), end), last);
}

function readRound(events: readonly GameEvent[], last: GameEvent): Round {
  const seats = new Map<number, SeatScore>();
  const seatOf = (seat: number): SeatScore => {
    const known = seats.get(seat) ?? emptyScore(seat);
    seats.set(seat, known);
    return known;
  };
  let layer: number | null = null;
  let isTied = false;
  for (const event of events) {
    const seat = event.seat as number;
    const amount = event.amount as number;
    const count = event.count as number;
    if (event.event === 'laid_down') layer = seat;
    if (event.event === 'majority' && seat === undefined) isTied = true;
    if (event.event === 'majority' && seat !== undefined) seatOf(seat).majority = { count, amount };
    if (event.event === 'set_scored') seatOf(seat).sets.push(event as unknown as ScoredSet);
    if (event.event === 'start_scored') seatOf(seat).start = { count, amount };
    if (event.event === 'zeroed') seatOf(seat).isZeroed = true;
    if (event.event === 'scored') seatOf(seat).amount = amount;
    if (event.event === 'paid') seatOf(seat).total = event.total as number;
  }
  return {
    round: last.round as number,
    layer,
    isTied,
    seats: [...seats.values()].sort((one, other) => one.seat - other.seat),
    void: last.event === 'round_void' ? (last.reason as string) : null,
  };
}

function emptyScore(seat: number): SeatScore {
  return { seat, sets: [], start: null, majority: null, isZeroed: false, amount: 0, total: 0 };
}

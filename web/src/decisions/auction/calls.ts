// Going once, going twice: what the auctioneer says, by the clock of the table or by who has still to speak.

import type { AuctionPart } from '../../wire/types';

export type Call = 'once' | 'twice';

/** Milliseconds before the hammer falls. A bid lifts the clock to eight seconds, so each call has about three. */
const ONCE = 6_000;
export const TWICE = 3_000;

/** By the clock; nobody calls before there is a bid. */
export function callByClock({ leader }: AuctionPart, left: number): Call | null {
  if (leader == null || left > ONCE || left <= 0) return null;
  return left > TWICE ? 'once' : 'twice';
}

/**
 * Without a clock: once when only two have still to speak, twice when it is one, though not before anybody has passed.
 * `waiting` are those the hammer waits for.
 */
export function callByPasses({ leader, passed = [] }: AuctionPart, waiting: number): Call | null {
  if (leader == null || waiting === 0 || waiting > 2) return null;
  return waiting === 1 && passed.length > 0 ? 'twice' : 'once';
}

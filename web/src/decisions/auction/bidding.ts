// The auction that is going on, read off the log: when it was opened, and what each seat has bid so far.

import { boardEvents } from '../../wire/families';
import type { AuctionPart, Entry } from '../../wire/types';

interface Bidding {
  /** The row of the log in which it was opened. */
  opened: number;
  /** The highest bid of each seat that has made one. */
  bids: ReadonlyMap<number, number>;
}

/** Null while the log has not arrived. */
export function currentBidding(entries: readonly Entry[]): Bidding | null {
  const bids = new Map<number, number>();
  for (const entry of entries.toReversed()) {
    for (const event of boardEvents(entry).toReversed()) {
      if (event.event === 'auction_opened') return { opened: entry.rev, bids };
      if (event.event === 'bid' && !bids.has(event.seat)) bids.set(event.seat, event.amount);
    }
  }
  return null;
}

/**
 * How a bidder stands. `raising`: the hammer waits for somebody who would have to sell or mortgage for the next bid;
 * `short`: it does not wait, because even that would not be enough.
 */
export type Standing = 'leads' | 'passed' | 'asked' | 'raising' | 'open' | 'short';

interface Bidder {
  seat: number;
  cash: number;
  /** The game waits for this seat; in an auction for everybody who could still go higher. */
  isRequired: boolean;
  /** Asked just now, in an auction without a clock. */
  isAsked: boolean;
}

export function standingOf(auction: AuctionPart, { seat, cash, isRequired, isAsked }: Bidder): Standing {
  if (auction.leader === seat) return 'leads';
  if (auction.passed?.includes(seat)) return 'passed';
  if (!isRequired) return 'short';
  if (isAsked) return 'asked';
  return cash > (auction.high ?? 0) ? 'open' : 'raising';
}

/** How many auctions of an estate are over, counting the one going on as the next. */
interface EstateQueue {
  place: number;
  of: number;
}

/** Which of a bankrupt's things is under the hammer: `waiting` are those still to come. */
export function estateQueue(entries: readonly Entry[], waiting: number): EstateQueue | null {
  const isOpening = (entry: Entry) => entry.events?.some((event) => event.event === 'estate_opened');
  const start = entries.findLastIndex(isOpening);
  if (start < 0) return null;
  const opened = entries
    .slice(start)
    .flatMap((entry) => entry.events ?? [])
    .filter((event) => event.event === 'auction_opened').length;
  return { place: opened, of: opened + waiting };
}

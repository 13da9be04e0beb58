// What a tried plan brings and costs, told by its events.

import type { BoardEvent, BoardEventOf } from '../../wire/types';

interface Tally {
  built: number;
  sold: number;
  mortgaged: number;
  redeemed: number;
  /** Money from the bank, and money to it; a debt paid on the way is not among it. */
  gained: number;
  spent: number;
}

/** Payments between a seat and the bank that are not business with it. */
const NOT_BUSINESS = new Set<BoardEventOf<'paid'>['reason']>(['rent', 'tax', 'fine', 'card', 'repair']);

export function tallyOf(events: readonly BoardEvent[], seat: number): Tally {
  const tally: Tally = { built: 0, sold: 0, mortgaged: 0, redeemed: 0, gained: 0, spent: 0 };
  for (const event of events) {
    if (event.event === 'built') tally.built += 1;
    else if (event.event === 'sold_building') tally.sold += 1;
    else if (event.event === 'group_sold') tally.sold += 1;
    else if (event.event === 'mortgaged') tally.mortgaged += 1;
    else if (event.event === 'redeemed') tally.redeemed += 1;
    else if (event.event === 'paid' && !NOT_BUSINESS.has(event.reason)) {
      if (event.from === 'bank' && event.to === seat) tally.gained += event.amount;
      if (event.to === 'bank' && event.from === seat) tally.spent += event.amount;
    }
  }
  return tally;
}

/** What the bank paid for each street's buildings in a plan. */
export function proceedsByDeed(events: readonly BoardEvent[]): Map<string, number> {
  const proceeds = new Map<string, number>();
  for (const event of events) {
    if (event.event !== 'sold_building') continue;
    proceeds.set(event.deed, (proceeds.get(event.deed) ?? 0) + event.price);
  }
  return proceeds;
}

export function has(events: readonly BoardEvent[], kind: BoardEvent['event']): boolean {
  return events.some((event) => event.event === kind);
}

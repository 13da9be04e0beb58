// Bidding by itself up to a limit. It runs in this browser, so nobody else learns the limit; it survives a reload of
// the page because it is kept for the tab, and it belongs to one auction only.

import type { BidRange } from './raises';

interface AutoBid {
  /** The row of the log in which the auction was opened. */
  auction: number;
  limit: number;
}

type AutoStep =
  | { kind: 'bid'; amount: number }
  /** Nothing to do: one leads, or has passed and nobody has raised. */
  | { kind: 'wait' }
  /** Others have gone above the limit. */
  | { kind: 'beaten' };

/** What a standing wish to bid does next. `range` is null while the engine lets the seat make no bid. */
export function autoStep(limit: number, high: number, raise: number, range: BidRange | null): AutoStep {
  if (!range) return { kind: 'wait' };
  if (range.least > limit) return { kind: 'beaten' };
  const wanted = Math.max(range.least, Math.min(high + raise, limit));
  return { kind: 'bid', amount: Math.min(wanted, range.most) };
}

interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const nameOf = (room: string, seat: number) => `magie.autobid.${room}.${seat}`;

/** The wish for this auction, if there is one; one for an earlier auction is forgotten. */
export function recallAutoBid(keeper: Keeper, room: string, seat: number, auction: number): number | null {
  try {
    const found = JSON.parse(keeper.getItem(nameOf(room, seat)) ?? 'null') as Partial<AutoBid> | null;
    if (found?.auction === auction && typeof found.limit === 'number') return found.limit;
    if (found) keeper.removeItem(nameOf(room, seat));
  } catch {
    // Not ours, or storage is forbidden: then there is no wish.
  }
  return null;
}

export function keepAutoBid(keeper: Keeper, room: string, seat: number, wish: AutoBid | null): void {
  try {
    if (wish) keeper.setItem(nameOf(room, seat), JSON.stringify(wish));
    else keeper.removeItem(nameOf(room, seat));
  } catch {
    // It then lasts only until the page is loaded again.
  }
}

// What was offered in this turn of the table, in order, and what became of it.

import { rowsTakenBack } from '../../table/aside/turns';
import { boardEvents } from '../../wire/families';
import type { BoardEvent, BoardEventOf, Entry, TradeReason } from '../../wire/types';

/** `undone`: the table has taken the offer back; of an answer alone that is taken back, nothing is left. */
export type Fate = 'open' | 'accepted' | 'rejected' | 'withdrawn' | 'countered' | 'void' | 'undone';

export interface PastOffer {
  /** The row of the log in which it was made. */
  rev: number;
  maker: number;
  to: number;
  /** The event that tells it; its sentence is the offer in words. */
  offered: BoardEventOf<'offered'>;
  fate: Fate;
  /** Why a bot made it. */
  reason?: TradeReason;
  /** Why a bot answered as it did. */
  answer?: TradeReason;
}

const ANSWERS: Partial<Record<BoardEvent['event'], Fate>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
};

export function offersOfTurn(entries: readonly Entry[]): PastOffer[] {
  const gone = rowsTakenBack(entries);
  const stands = entries.filter((entry) => !gone.has(entry.rev));
  const since = startOfTurn(stands);
  const undone = entries.filter(({ rev }) => gone.has(rev) && rev >= since).flatMap((entry) => undoneIn(entry));
  const offers = offersIn(stands.filter(({ rev }) => rev >= since));
  return [...offers, ...undone].sort((one, other) => one.rev - other.rev);
}

/** Offers that were made in a row which is taken back. */
function undoneIn(entry: Entry): PastOffer[] {
  return offersIn([entry]).map((offer) => ({ ...offer, fate: 'undone' }));
}

export function offersIn(entries: readonly Entry[]): PastOffer[] {
  const offers: PastOffer[] = [];
  for (const entry of entries) {
    for (const event of boardEvents(entry)) note(offers, entry, event);
  }
  return offers;
}

function note(offers: PastOffer[], entry: Entry, event: BoardEvent): void {
  const last = offers.at(-1);
  const open = last?.fate === 'open' ? last : undefined;
  if (event.event === 'offered') {
    if (open) {
      open.fate = 'countered';
      open.answer = entry.reason;
    }
    offers.push({
      rev: entry.rev,
      maker: event.from,
      to: event.to,
      offered: event,
      fate: 'open',
      reason: entry.reason,
    });
    return;
  }
  const fate = ANSWERS[event.event];
  if (open && fate) {
    open.fate = fate;
    if (fate !== 'withdrawn') open.answer = entry.reason;
  } else if (open && (event.event === 'out' || event.event === 'game_over')) {
    open.fate = 'void';
  }
}

/** The row where the turn began; an entry that ends one turn and begins the next counts for the next. */
function startOfTurn(entries: readonly Entry[]): number {
  return entries.findLast((entry) => boardEvents(entry).some(({ event }) => event === 'turn_started'))?.rev ?? 0;
}

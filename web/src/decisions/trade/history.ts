// What was offered in this turn of the table, in order, and what became of it.

import type { Entry, GameEvent, TradeReason } from '../../wire/types';

export type Fate = 'open' | 'accepted' | 'rejected' | 'withdrawn' | 'countered' | 'void';

export interface PastOffer {
  /** The row of the log in which it was made. */
  rev: number;
  maker: number;
  to: number;
  /** The event that tells it; its sentence is the offer in words. */
  offered: GameEvent;
  fate: Fate;
  /** Why a bot made it. */
  reason?: TradeReason;
  /** Why a bot answered as it did. */
  answer?: TradeReason;
}

const ANSWERS: Record<string, Fate> = { accepted: 'accepted', rejected: 'rejected', withdrawn: 'withdrawn' };

export function offersOfTurn(entries: readonly Entry[]): PastOffer[] {
  const offers: PastOffer[] = [];
  for (const entry of entries.slice(startOfTurn(entries))) {
    for (const event of eventsOf(entry)) note(offers, entry, event);
  }
  return offers;
}

function note(offers: PastOffer[], entry: Entry, event: GameEvent): void {
  const last = offers.at(-1);
  const open = last?.fate === 'open' ? last : undefined;
  if (event.event === 'offered') {
    if (open) {
      open.fate = 'countered';
      open.answer = entry.reason;
    }
    offers.push({
      rev: entry.rev,
      maker: Number(event.from),
      to: Number(event.to),
      offered: event,
      fate: 'open',
      reason: entry.reason,
    });
    return;
  }
  const fate = ANSWERS[String(event.event)];
  if (open && fate) {
    open.fate = fate;
    if (fate !== 'withdrawn') open.answer = entry.reason;
  } else if (open && (event.event === 'out' || event.event === 'game_over')) {
    open.fate = 'void';
  }
}

/** The row where the turn began; an entry that ends one turn and begins the next counts for the next. */
function startOfTurn(entries: readonly Entry[]): number {
  const isStart = (event: GameEvent) => event.event === 'turn_started';
  const found = entries.findLastIndex((entry) => eventsOf(entry).some(isStart));
  return Math.max(found, 0);
}

function eventsOf(entry: Entry): GameEvent[] {
  return (entry.events ?? []) as unknown as GameEvent[];
}

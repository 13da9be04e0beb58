// What can be read off an event without knowing the rules: whom it is about, and what it is about.

import type { GameEvent } from '../../text/things';

const SEATS = ['seat', 'other', 'owner', 'debtor', 'creditor', 'from', 'to', 'maker', 'seats', 'winners'];

const ABOUT_MONEY = new Set<GameEvent['event']>([
  'paid',
  'bought',
  'sold',
  'bid',
  'rent_claimable',
  'rent_demanded',
  'claim_lapsed',
  'tax_chosen',
  'pot_taken',
  'built',
  'sold_building',
  'group_sold',
  'mortgaged',
  'redeemed',
  'taken_over',
  'debt_opened',
  'debt_paid',
  'debt_settled',
  'bankrupt',
  'rent_waived',
  'rent_doubled',
  'forced_sale',
  'counted',
]);
const ABOUT_TRADE = new Set<GameEvent['event']>(['offered', 'accepted', 'rejected', 'withdrawn', 'negotiation_opened']);

/** All seats an event names. Squares and the bank are texts, so a number in these places is always a seat. */
function seatsOf(event: GameEvent): number[] {
  const named = Object.entries<unknown>({ ...event }).flatMap(([name, value]) => (SEATS.includes(name) ? value : []));
  return named.filter((value) => typeof value === 'number');
}

export function concerns(event: GameEvent, mine: readonly number[]): boolean {
  return event.event === 'game_over' || seatsOf(event).some((seat) => mine.includes(seat));
}

/** Something that others did and that touches one of my seats. */
export function isDoneToMe(event: GameEvent, mine: readonly number[], actor: number | null): boolean {
  return concerns(event, mine) && !(actor !== null && mine.includes(actor));
}

export type Topic = 'money' | 'trades';

export function topicsOf(event: GameEvent): Topic[] {
  const topics: Topic[] = [];
  const reason = 'reason' in event ? event.reason : null;
  if (ABOUT_MONEY.has(event.event) && reason !== 'start') topics.push('money');
  if (ABOUT_TRADE.has(event.event) || (event.event === 'paid' && reason === 'trade')) topics.push('trades');
  return topics;
}

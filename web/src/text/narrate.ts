// The log for people: one sentence for each event worth telling, dull bookkeeping folded away. The twin of
// `magie.text.narrate`.

import type { BoardWords } from './board-words';
import type { DealWords } from './deal-words';
import type { BoardEvent, BoardEventOf, DealEvent } from '../wire/types';
import type { Facts, GameEvent } from './things';

/** A sentence of the log, the event it begins with, and the clauses of everything it tells. */
export interface Told {
  text: string;
  event: GameEvent;
  clauses: string[];
}

// Never told: the events beside them say the same, or nobody at the table would remark on them.
const SILENT = new Set<BoardEvent['event']>([
  'card_kept', // the card itself says so
  'card_returned',
  'clock',
  'decks_placed',
  'deed_moved', // a sale, an accepted offer or a bankruptcy has told it
  'jail_card_moved',
  'landed', // where to, the move has told; what follows is told next
  'lap', // the salary tells it
  'placed', // the building is told
  'preference',
  'seated',
  'stock_sorted',
  'turn_ended',
]);
type Reason = BoardEventOf<'paid'>['reason'];
// Payments already told by the event beside them: reason -> that event.
const TOLD_BY: Partial<Record<Reason, BoardEvent['event'][]>> = {
  bid: ['sold'],
  build: ['built'],
  interest: ['taken_over', 'redeemed'],
  mortgage: ['mortgaged'],
  pot: ['pot_taken'],
  price: ['bought'],
  redeem: ['redeemed'],
  resale: ['sold_building', 'group_sold'],
  tax: ['tax_chosen'],
  trade: ['accepted'],
};
// The same for the card game: hands and piles are seen on the table.
const SILENT_IN_DEAL = new Set<DealEvent['event']>([
  'card_dealt',
  'cards_passed',
  'clock',
  'draw_pile_placed',
  'must_discard', // the discarded cards are told
  'piles_removed',
  'seated',
  'trade_card_dealt',
  'turn_ended',
]);
const SAYS_ITS_AMOUNT = ['collect', 'pay', 'collect_from_each', 'pay_each'];

export function narrateBoard(events: readonly BoardEvent[], words: BoardWords): Told[] {
  return story(
    events,
    (event, index) => SILENT.has(event.event) || isToldElsewhere(events, index, words),
    (event, index) => {
      const folded = foldedInto(events, index);
      return folded ? words.tell(...folded) : words.event(event);
    },
  );
}

export function narrateDeal(events: readonly DealEvent[], words: DealWords): Told[] {
  return story(
    events,
    (event) => SILENT_IN_DEAL.has(event.event),
    (event) => words.event(event),
  );
}

function story<Kind extends GameEvent>(
  events: readonly Kind[],
  isSilent: (event: Kind, index: number) => boolean,
  tell: (event: Kind, index: number) => string,
): Told[] {
  const told: Told[] = [];
  events.forEach((event, index) => {
    if (!isSilent(event, index)) told.push({ text: tell(event, index), event, clauses: [] });
    // What is not told itself belongs to the sentence before it.
    const clauses = told.at(-1)?.clauses;
    if (!clauses || event.clause === undefined) return;
    for (const clause of [event.clause, ...(event.also ?? [])]) if (!clauses.includes(clause)) clauses.push(clause);
  });
  return told;
}

/** The message that tells this event together with later ones, and its arguments; null if it stands alone. */
function foldedInto(events: readonly BoardEvent[], index: number): [string, Facts] | null {
  const event = events[index]!;
  const following = neighbour(events, index, 1);
  switch (event.event) {
    case 'rolled': {
      if (!following || !isMoveByDice(following, event.seat)) return null;
      const { seat, dice, doubles } = event;
      return ['narrate-rolled', { seat, dice, doubles, square: following.to }];
    }
    case 'rent_demanded':
    case 'rent_claimable': {
      if (!matches(following, 'paid', { reason: 'rent', from: event.debtor })) return null;
      const { owner, debtor, deed, amount } = event;
      return ['narrate-rent', { owner, debtor, deed, amount }];
    }
    case 'paid': {
      if (event.reason !== 'start') return null;
      const starters = events.filter((other) => isStart(other, event.amount)).map(({ to }) => to);
      return ['narrate-start', { seats: starters, amount: event.amount }];
    }
    default:
      return null;
  }
}

/** Whether the sentence of an event beside this one says everything this one would. */
function isToldElsewhere(events: readonly BoardEvent[], index: number, words: BoardWords): boolean {
  const event = events[index]!;
  const previous = neighbour(events, index, -1);
  const following = neighbour(events, index, 1);
  switch (event.event) {
    case 'moved': {
      const fromJailOrder = previous?.event === 'jailed' && event.reason === 'jail';
      return fromJailOrder || (previous?.event === 'rolled' && isMoveByDice(event, previous.seat));
    }
    case 'paid':
      return isPaymentTold(event, events, index, words);
    case 'rent_claimable': {
      const isDemanded = matches(following, 'rent_demanded', { deed: event.deed });
      return isDemanded || matches(following, 'debt_opened', { reason: 'rent', debtor: event.debtor });
    }
    case 'card_chosen':
      return matches(following, 'paid', { reason: 'fine', from: event.seat });
    case 'turn_started':
      return previous?.event === 'starts';
    case 'jail_failed':
      return matches(following, 'freed', { how: 'third_failure' });
    case 'estate_opened':
      return event.deeds.length === 0 && !event.jail_cards;
    default:
      return false;
  }
}

function isPaymentTold(
  event: BoardEventOf<'paid'>,
  events: readonly BoardEvent[],
  index: number,
  words: BoardWords,
): boolean {
  const { reason } = event;
  if (reason === 'start') {
    // The first one tells it for all who start with as much.
    return events.slice(0, index).some((other) => isStart(other, event.amount));
  }
  const before = neighbour(events, index, -1, true);
  if (before?.event === 'debt_paid') return true;
  if (reason === 'rent' && (before?.event === 'rent_demanded' || before?.event === 'rent_claimable')) return true;
  if (before?.event === 'card_drawn' && ['card', 'fine', 'tax'].includes(reason)) {
    // Repairs and moves do not say on the card who pays how much.
    return SAYS_ITS_AMOUNT.includes(words.board.card(before.card).effect);
  }
  const beside = [before, neighbour(events, index, 1, true)];
  return beside.some((other) => other && TOLD_BY[reason]?.includes(other.event));
}

/** The nearest event before or after this one that is not silent. */
function neighbour(
  events: readonly BoardEvent[],
  index: number,
  step: 1 | -1,
  pastPayments = false,
): BoardEvent | undefined {
  for (let place = index + step; place >= 0 && place < events.length; place += step) {
    const event = events[place]!;
    if (!SILENT.has(event.event) && !(pastPayments && event.event === 'paid')) return event;
  }
  return undefined;
}

function isMoveByDice(event: BoardEvent, seat: number): event is BoardEventOf<'moved'> {
  return matches(event, 'moved', { reason: 'dice', seat });
}

function isStart(event: BoardEvent, amount: number): event is BoardEventOf<'paid'> {
  return matches(event, 'paid', { reason: 'start', amount });
}

/** Whether it is an event of this kind, with these arguments. */
function matches<Kind extends BoardEvent['event']>(
  event: BoardEvent | undefined,
  kind: Kind,
  expected: Partial<BoardEventOf<Kind>>,
): event is BoardEventOf<Kind> {
  return event?.event === kind && Object.entries(expected).every(([name, value]) => Reflect.get(event, name) === value);
}

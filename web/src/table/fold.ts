// What an event changes of what is seen on the table. The server's view is the truth and replaces what is folded
// here as soon as its events have been shown; in between, the board must not know more than what was shown.
//
// No rule stands here: every event says what became of what.

import type { BoardEvent, BoardEventOf, BoardPlayer, BoardView, DeedPart } from '../wire/types';

/** What the board of an edition looks like, as far as events leave it out. */
export interface Layout {
  /** The streets of a group. */
  streetsOf(group: string): string[];
  /** What stands on a street as its `level`-th building. */
  building(level: number): 'house' | 'hotel';
}

type Change<Kind> = Partial<Kind> | ((before: Kind) => Partial<Kind>);

/**
 * Events that change nothing on the board, or whose change an event beside them tells. With a new kind of event this
 * does not compile until somebody has decided whether it is one of these.
 */
type Unseen =
  | 'banker_chosen'
  | 'decks_placed'
  | 'stock_sorted'
  | 'seated'
  | 'negotiation_opened'
  | 'opening_rolled'
  | 'opening_tied'
  | 'starts'
  | 'turn_ended'
  | 'landed'
  | 'lap'
  | 'declined'
  | 'auction_opened'
  | 'bid'
  | 'passed'
  | 'sold'
  | 'unsold'
  | 'rent_claimable'
  | 'rent_demanded'
  | 'claim_lapsed'
  | 'card_drawn'
  | 'card_returned'
  | 'card_kept'
  | 'card_chosen'
  | 'tax_chosen'
  | 'pot_taken'
  | 'jail_failed'
  | 'shortage_opened'
  | 'declared'
  | 'placed'
  | 'taken_over'
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'jail_card_moved'
  | 'debt_opened'
  | 'debt_paid'
  | 'bankrupt'
  | 'estate_opened'
  | 'ready'
  | 'preference'
  | 'resigned'
  | 'clock'
  | 'time_up'
  | 'deadline_passed'
  | 'game_over'
  | 'stayed'
  | 'move_chosen'
  | 'utility_rolled'
  | 'card_rolled'
  | 'fortune_kept'
  | 'fortune_played'
  | 'rent_waived'
  | 'rent_doubled'
  | 'blocked'
  | 'forced_sale'
  | 'debt_settled'
  | 'counted'
  | 'agent_chosen'
  | 'fortune_discarded';

/** The view after an event; the same object if nothing that is seen has changed. */
export function fold(view: BoardView, event: BoardEvent, layout: Layout): BoardView {
  switch (event.event) {
    case 'paid':
      return paid(view, event.from, event.to, event.amount);
    case 'moved':
      return withPlayer(view, event.seat, { square: event.to });
    case 'jailed':
      return withPlayer(view, event.seat, { in_jail: true });
    case 'freed':
      return withPlayer(view, event.seat, { in_jail: false });
    case 'upgraded':
    case 'downgraded':
      return withPlayer(view, event.seat, { star: event.star });
    case 'out':
      return withPlayer(view, event.seat, { out: true, cash: 0 });
    case 'bought':
    case 'dealt':
      return withDeed(view, event.deed, { owner: event.seat });
    case 'deed_moved':
      return withDeed(view, event.deed, ownedBy(event.to));
    case 'built':
    case 'sold_building':
      return withDeed(view, event.deed, buildings(event.level, layout));
    case 'group_sold':
      return groupSold(view, event, layout);
    case 'mortgaged':
      return withDeed(view, event.deed, { mortgaged: true });
    case 'redeemed':
      return withDeed(view, event.deed, { mortgaged: false });
    case 'turn_started':
      return { ...view, turn: { ...view.turn, seat: event.seat, dice: [] } };
    case 'rolled':
      return { ...view, turn: { ...view.turn, seat: event.seat, dice: event.dice } };
    case 'fortune_found':
      return fortuneFound(view, event.square);
    default:
      // Every event is one of the cases above, or stands in the list. A newer server may say more than this page knows.
      event.event satisfies Unseen;
      return view;
  }
}

type Party = BoardEventOf<'paid'>['to'];

function paid(view: BoardView, from: Party, to: Party, amount: number): BoardView {
  let after = view;
  for (const [party, sum] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    if (typeof party === 'number') after = withPlayer(after, party, (player) => ({ cash: player.cash + sum }));
    else if (party === 'pot') after = { ...after, pot: (after.pot ?? 0) + sum };
  }
  return after;
}

/** The pot takes no deeds, so whoever is no seat is the bank. */
function ownedBy(party: Party): Partial<DeedPart> {
  return typeof party === 'number' ? { owner: party } : { owner: null, mortgaged: false };
}

function groupSold(view: BoardView, { group, level }: BoardEventOf<'group_sold'>, layout: Layout): BoardView {
  return layout.streetsOf(group).reduce((after, street) => {
    const isHigher = levelOf(after.deeds?.[street]) > level;
    return isHigher ? withDeed(after, street, buildings(level, layout)) : after;
  }, view);
}

function fortuneFound(view: BoardView, square: string): BoardView {
  const empty = view.fortune?.empty ?? [];
  return { ...view, fortune: { ...view.fortune, empty: [...empty, square] } };
}

/** A hotel counts as more than any number of houses. */
function levelOf(deed: DeedPart | undefined): number {
  return deed?.hotel ? Infinity : (deed?.houses ?? 0);
}

function buildings(level: number, layout: Layout): Partial<DeedPart> {
  return layout.building(level) === 'hotel' ? { houses: 0, hotel: true } : { houses: level, hotel: false };
}

function withPlayer(view: BoardView, seat: number, change: Change<BoardPlayer>): BoardView {
  const players = view.players.map((player, index) => (index === seat ? changed(player, change) : player));
  return { ...view, players };
}

function withDeed(view: BoardView, deed: string, change: Change<DeedPart>): BoardView {
  return { ...view, deeds: { ...view.deeds, [deed]: changed(view.deeds?.[deed] ?? {}, change) } };
}

function changed<Kind extends object>(thing: Kind, change: Change<Kind>): Kind {
  return { ...thing, ...(typeof change === 'function' ? change(thing) : change) };
}

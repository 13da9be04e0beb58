// What an event changes of what is seen on the table. The server's view is the truth and replaces what is folded
// here as soon as its events have been shown; in between, the board must not know more than what was shown.
//
// No rule stands here: every event says what became of what.

import type { BoardPlayer, BoardView, DeedPart, GameEvent } from '../wire/types';

/** What the board of an edition looks like, as far as events leave it out. */
export interface Layout {
  /** The streets of a group. */
  streetsOf(group: string): string[];
  /** What stands on a street as its `level`-th building. */
  building(level: number): 'house' | 'hotel';
}

type Change<Kind> = Partial<Kind> | ((before: Kind) => Partial<Kind>);

/** The view after an event; the same object if nothing that is seen has changed. */
export function fold(view: BoardView, event: GameEvent, layout: Layout): BoardView {
  const seat = event.seat as number;
  const deed = event.deed as string;
  switch (event.event) {
    case 'paid':
      return paid(view, event.from as Party, event.to as Party, event.amount as number);
    case 'moved':
      return withPlayer(view, seat, { square: event.to as string });
    case 'jailed':
      return withPlayer(view, seat, { in_jail: true });
    case 'freed':
      return withPlayer(view, seat, { in_jail: false });
    case 'upgraded':
    case 'downgraded':
      return withPlayer(view, seat, { star: event.star as number });
    case 'out':
      return withPlayer(view, seat, { out: true, cash: 0 });
    case 'bought':
    case 'dealt':
      return withDeed(view, deed, { owner: seat });
    case 'deed_moved':
      return withDeed(view, deed, event.to === 'bank' ? { owner: null, mortgaged: false } : { owner: event.to as number });
    case 'built':
    case 'sold_building':
      return withDeed(view, deed, buildings(event.level as number, layout));
    case 'group_sold':
      return groupSold(view, event, layout);
    case 'mortgaged':
      return withDeed(view, deed, { mortgaged: true });
    case 'redeemed':
      return withDeed(view, deed, { mortgaged: false });
    case 'turn_started':
      return { ...view, turn: { ...view.turn, seat, dice: [] } };
    case 'rolled':
      return { ...view, turn: { ...view.turn, seat, dice: event.dice as (number | string)[] } };
    case 'fortune_found':
      return fortuneFound(view, event.square as string);
    default:
      return view;
  }
}

type Party = number | 'bank' | 'pot';

function paid(view: BoardView, from: Party, to: Party, amount: number): BoardView {
  let after = view;
  for (const [party, sum] of [[from, -amount], [to, amount]] as const) {
    if (typeof party === 'number') after = withPlayer(after, party, (player) => ({ cash: player.cash + sum }));
    else if (party === 'pot') after = { ...after, pot: (after.pot ?? 0) + sum };
  }
  return after;
}

function groupSold(view: BoardView, event: GameEvent, layout: Layout): BoardView {
  const level = event.level as number;
  return layout.streetsOf(event.group as string).reduce((after, street) => {
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

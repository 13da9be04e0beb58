// What of a move can be seen on the board.

import type { BoardEvent, BoardEventOf } from '../wire/types';

export function walksIn(events: readonly BoardEvent[]): BoardEventOf<'moved'>[] {
  return events.filter((event) => event.event === 'moved');
}

/** Where more squares have to do with a move, none of them needs to shine. */
const MOST = 4;

/** The squares a move was about. */
export function squaresIn(events: readonly BoardEvent[]): string[] {
  const squares = [...new Set(events.flatMap(squareNamedBy))];
  return squares.length > MOST ? [] : squares;
}

function squareNamedBy(event: BoardEvent): string[] {
  if (event.event === 'moved') return [event.to];
  return 'deed' in event ? [event.deed] : [];
}

/** The dice that were rolled last in a move; none if there was no roll. */
export function diceIn(events: readonly BoardEvent[]): (number | string)[] {
  return events.findLast((event) => 'dice' in event)?.dice ?? [];
}

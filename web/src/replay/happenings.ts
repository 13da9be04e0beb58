// What of a move can be seen on the board.

import type { GameEvent } from '../wire/types';

export interface Walk {
  seat: number;
  from: string;
  to: string;
  reason: string;
}

export function walksIn(events: readonly GameEvent[]): Walk[] {
  return events.filter((event) => event.event === 'moved') as unknown as Walk[];
}

/** Where more squares have to do with a move, none of them needs to shine. */
const MOST = 4;

/** The squares a move was about. */
export function squaresIn(events: readonly GameEvent[]): string[] {
  const named = events.map((event) => (event.event === 'moved' ? event.to : event.deed));
  const squares = [...new Set(named.filter((square): square is string => typeof square === 'string'))];
  return squares.length > MOST ? [] : squares;
}

/** The dice that were rolled last in a move; none if there was no roll. */
export function diceIn(events: readonly GameEvent[]): (number | string)[] {
  const roll = events.findLast((event) => Array.isArray(event.dice));
  return (roll?.dice as (number | string)[] | undefined) ?? [];
}

// What goes into sentences, and what both families of games have in common.

import type { Action, GameEvent } from '../wire/types';
import type { Book } from './fluent';

export type { Action, GameEvent };

/** Named facts as the server sends them: ids, seat numbers, amounts. */
export type Facts = Record<string, unknown>;

export interface Titled {
  title: string;
  text: string;
}

/** How one family of games says things. */
export interface Family {
  event(event: GameEvent): string;
  refusal(code: string, args: Facts): string;
  action(action: Action, known?: Facts): string;
  tell(id: string, args: Facts): string;
}

/** Codes are written with underscores, names of messages with dashes. */
export function dashed(code: string): string {
  return code.replaceAll('_', '-');
}

/** The name of a seat; without one, `Player 1` and so on. */
export function playerName(seat: number, names: readonly string[], book: Book): string {
  return names[seat] || book.text('player', { number: seat + 1 });
}

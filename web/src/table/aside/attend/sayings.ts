// How things stand, said on demand: the keys c, w and d. `l` is about the log.

import type { Words } from '../../../text/words';
import type { BoardView, DeedRent } from '../../../wire/types';

/** Everybody's cash; who is out has none. */
export function cashSentence(view: BoardView, words: Words): string {
  return everybody(view, words, (player, name) => words.t('web-aside-say-cash', { name, amount: player.cash }));
}

/** Where everybody stands. */
export function whereSentence(view: BoardView, words: Words): string {
  return everybody(view, words, (player, name) => {
    if (player.in_jail) return words.t('web-aside-say-where-jail', { name });
    return words.t('web-aside-say-where', { name, square: words.square(player.square) });
  });
}

/** What a visitor would pay now; nothing for a deed that earns nothing. */
export function rentSentence(rent: DeedRent, words: Words): string {
  if (rent.kind === 'fixed') return words.t('web-board-due', { amount: words.money(rent.rent ?? 0) });
  if (rent.kind === 'dice') return words.t('web-board-due-dice', { amount: words.money(rent.factor ?? 0) });
  return '';
}

function everybody(
  view: BoardView,
  words: Words,
  say: (player: BoardView['players'][number], name: string) => string,
): string {
  const parts = view.players.map((player, seat) => {
    const name = words.player(seat);
    return player.out ? words.t('web-aside-say-out', { name }) : say(player, name);
  });
  return `${parts.join('; ')}.`;
}

/** The lines of the log one after another, from the last one back: each call gives the one before. */
export class Backwards {
  private end = 0;
  private steps = 0;

  next(lines: readonly string[]): string | null {
    if (lines.length !== this.end) [this.end, this.steps] = [lines.length, 0];
    this.steps = Math.min(this.steps + 1, lines.length);
    return lines.at(-this.steps) ?? null;
  }
}

// What is said to somebody the game waits for: who, what, and the amounts it is about.

import { dashed } from '../../../text/things';
import type { Arguments } from '../../../text/fluent';
import type { Words } from '../../../text/words';
import type { BoardEdition, BoardView } from '../../../wire/types';

/**
 * The sentence for a seat in a phase. `facts` are those of a board; without them the plain sentence is said.
 */
export function callSentence(phase: string, seat: number, words: Words, facts: Arguments | null): string {
  const id = `web-aside-call-${dashed(phase)}`;
  const name = words.player(seat);
  if (!words.book.has(id)) return words.t('web-aside-call-other', { name });
  return words.t(id, { name, ...facts });
}

/** The square, the price, the debt and the lot that a call may speak of. */
export function callFacts(view: BoardView, edition: BoardEdition, seat: number, words: Words): Arguments {
  const player = view.players[seat];
  const square = player?.square ?? '';
  return {
    cash: player?.cash ?? 0,
    square: square && words.square(square),
    price: edition.data.squares[square]?.price ?? 0,
    amount: view.debt?.amount ?? 0,
    lot: view.auction ? words.lot(view.auction.lot) : '',
    high: view.auction?.high ?? 0,
  };
}

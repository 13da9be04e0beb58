// Which steps of a game somebody had to think about.

import type { ReplayMove } from '../wire/types';

/** What everybody does in every turn: nothing one would look up. */
const ROUTINE = new Set(['roll', 'end_turn']);

/** Where a seat decided something (null: anybody), in order. */
export function decisionsOf(moves: readonly ReplayMove[], seat: number | null): number[] {
  return moves.flatMap((move, step) => {
    const isDecision = move.seat !== null && move.do !== null && !ROUTINE.has(move.do);
    return isDecision && (seat === null || move.seat === seat) ? [step] : [];
  });
}

/** The next one in a direction; null if there is none. */
export function nextDecision(decisions: readonly number[], from: number, direction: 1 | -1): number | null {
  const found = direction === 1 ? decisions.find((step) => step > from) : decisions.findLast((step) => step < from);
  return found ?? null;
}

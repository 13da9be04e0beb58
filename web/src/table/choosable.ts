// Squares that can be chosen on the board; touching one chooses it, and they shine unless there are too many.

import type { Previews } from '../decisions/turn/previews.svelte';
import type { BoardAction } from '../wire/types';
import { FEW_SQUARES, type Decision } from './decision';

interface ChoosableSquare {
  square: string;
  /** The key that chooses it. */
  mark?: string;
  action: BoardAction;
}

const ON_THE_BOARD = new Set(['move', 'place']);

/** The square that an action on the board names itself; a move by steps does not. */
export function squareNamedBy(action: BoardAction): string | undefined {
  if (action.do === 'move') return action.to;
  return action.do === 'place' ? action.deed : undefined;
}

export function choosableSquares(
  { screen, seat, options }: Decision,
  previews: Pick<Previews, 'squareAfter'>,
): ChoosableSquare[] {
  if (seat === null || !ON_THE_BOARD.has(screen)) return [];
  return options.flatMap((option, index) => {
    const { action } = option;
    if (!action) return [];
    const square = squareNamedBy(action) ?? previews.squareAfter(option, seat);
    if (square === null) return [];
    return [{ square, action, mark: options.length <= FEW_SQUARES ? String(index + 1) : undefined }];
  });
}

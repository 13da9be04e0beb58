// Squares that can be chosen on the board; touching one chooses it, and they shine unless there are too many.

import type { Previews } from '../decisions/turn/previews.svelte';
import type { Action } from '../wire/types';
import { FEW_SQUARES, type Decision } from './decision';

export interface ChoosableSquare {
  square: string;
  /** The key that chooses it. */
  mark?: string;
  action: Action;
}

const ON_THE_BOARD = new Set(['move', 'place']);

export function choosableSquares(
  { screen, seat, options }: Decision,
  previews: Pick<Previews, 'squareAfter'>,
): ChoosableSquare[] {
  if (seat === null || !ON_THE_BOARD.has(screen)) return [];
  return options.flatMap((option, index) => {
    const { action } = option;
    if (!action) return [];
    const square = action.to ?? action.deed ?? previews.squareAfter(option, seat);
    if (typeof square !== 'string') return [];
    return [{ square, action, mark: options.length <= FEW_SQUARES ? String(index + 1) : undefined }];
  });
}

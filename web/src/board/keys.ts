// Going from square to square with the keyboard. The board is one stop of the Tab key; inside it these keys
// move.

import type { BoardView } from '../wire/types';
import type { BoardLooks, SquareLook } from './looks';

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The square this key leads to from `from`, or null if it leads nowhere. */
export function squareByKey(key: string, from: SquareLook, looks: BoardLooks, view: BoardView): SquareLook | null {
  const count = looks.squares.length;
  const step = STEPS[key];
  if (step !== undefined) return looks.squares[(from.index + step + count) % count] ?? null;
  if (key === 'Home') return looks.squares[0] ?? null;
  if (key === 'End') return looks.squares[count - 1] ?? null;
  if (key === 'g') return after(from, looks, (square) => square.group !== null && square.group === from.group);
  if (key === 'o') {
    const owner = ownerOf(from, view);
    return owner === null ? null : after(from, looks, (square) => ownerOf(square, view) === owner);
  }
  return null;
}

/** The next square round the board of which this is true. */
function after(from: SquareLook, looks: BoardLooks, isWanted: (square: SquareLook) => boolean): SquareLook | null {
  const count = looks.squares.length;
  for (let step = 1; step < count; step++) {
    const square = looks.squares[(from.index + step) % count];
    if (square && isWanted(square)) return square;
  }
  return null;
}

function ownerOf(square: SquareLook, view: BoardView): number | null {
  return view.deeds?.[square.id]?.owner ?? null;
}

// How a token gets from one square to another, as places it passes. The result is known before it sets off;
// the way only shows how it came about.

import { walkingPath } from './geometry';

const PER_SQUARE = 120;
const LONGEST = 900;
const FLIGHT = 450;

/** Reasons for which a token does not walk but is carried straight to its square. */
const CARRIED = new Set(['jail', 'jump']);

interface Walk {
  /** Squares in the order in which they are reached; the last one is where it stays. */
  path: number[];
  milliseconds: number;
}

export function walkOf(from: number, to: number, squares: number, reason: string): Walk {
  if (CARRIED.has(reason) || from === to) return { path: [to], milliseconds: from === to ? 0 : FLIGHT };
  const path = walkingPath(from, to, squares, reason === 'back' ? -1 : 1);
  return { path, milliseconds: Math.min(LONGEST, path.length * PER_SQUARE) };
}

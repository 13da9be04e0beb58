// Looking closer: the board two and a half times as large, moved so that one square is in the middle of the
// window.

import type { Rect } from './geometry';

export const CLOSER = 2.5;

/** How far the enlarged board is moved, as shares of the window's width; never so far that there is a gap. */
export function lookAt(square: Rect, size: number): { left: number; top: number } {
  const shift = (middle: number) => Math.min(0, Math.max(1 - CLOSER, 0.5 - (middle / size) * CLOSER));
  return { left: shift(square.x + square.w / 2), top: shift(square.y + square.h / 2) };
}

/** A point of that window over the field inside the ring, for the way back: squares lie along its edges. */
export function besideSquares({ left, top }: { left: number; top: number }): { x: number; y: number } {
  const away = (shift: number) => 0.5 + (0.5 - shift / (1 - CLOSER)) * 0.34;
  return { x: away(left), y: away(top) };
}

const BETWEEN_TAPS = 230;

/** Tells one tap from two on the same square, for fingers; a mouse does not need it. */
export class Taps {
  private last: { square: string; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private readonly once: (square: string) => void,
    private readonly twice: (square: string) => void,
  ) {}

  tap(square: string): void {
    const before = this.last;
    this.stop();
    if (before?.square === square) {
      this.twice(square);
      return;
    }
    const timer = setTimeout(() => {
      this.last = null;
      this.once(square);
    }, BETWEEN_TAPS);
    this.last = { square, timer };
  }

  stop(): void {
    if (this.last) clearTimeout(this.last.timer);
    this.last = null;
  }
}

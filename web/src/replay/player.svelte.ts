// Playing a tape by itself, at a chosen speed.

import type { Tape } from './tape.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long a move stands before the next one, at the usual speed. A move nobody would tell about is passed quickly. */
const PAUSE = 1400;
const SHORT_PAUSE = 250;

export class Player {
  isPlaying = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tape: Tape) {}

  /** From the beginning again if the end is reached. */
  play(): void {
    if (this.tape.at === this.tape.last) this.tape.goTo(0);
    this.isPlaying = true;
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  /** What was asked for is shown now, and lies still: go on after a while. */
  settled(isWorthTelling: boolean): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    if (this.tape.at >= this.tape.last) {
      this.stop();
      return;
    }
    const pause = (isWorthTelling ? PAUSE : SHORT_PAUSE) / this.speed;
    this.timer = setTimeout(() => this.tape.goTo(this.tape.at + 1), pause);
  }
}

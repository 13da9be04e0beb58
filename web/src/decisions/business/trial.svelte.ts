// Having the engine try out what is being planned, again after every change, and keeping only the latest answer.

import { untrack } from 'svelte';
import { Refusal } from '../../wire/rest';
import type { RoomLink } from '../../wire/room.svelte';
import type { Tried, TryStep } from '../../wire/types';

/** Presses in quick succession are tried once. */
const PATIENCE = 120;

export class Trial {
  /** What the latest steps lead to; null before the first answer and while there is nothing to try. */
  tried = $state.raw<Tried | null>(null);
  /** The steps have changed since `tried`. */
  isPending = $state(false);
  /** Why the question itself was refused. */
  refusal = $state.raw<Refusal | null>(null);

  private asked = 0;

  /**
   * `steps` gives what to try: null is nothing, 'keep' leaves the last answer as it is (while a plan is being sent).
   * Call it while a component is set up.
   */
  constructor(
    private readonly link: RoomLink,
    private readonly seat: () => number,
    private readonly steps: () => TryStep[] | null | 'keep',
  ) {
    $effect(() => {
      const wanted = this.steps();
      if (wanted === 'keep') return undefined;
      // The same plan means something else once somebody has acted.
      void this.link.rev;
      return untrack(() => this.schedule(wanted));
    });
  }

  private schedule(steps: TryStep[] | null): (() => void) | void {
    const asked = ++this.asked;
    if (!steps) {
      this.tried = null;
      this.refusal = null;
      this.isPending = false;
      return undefined;
    }
    this.isPending = true;
    const timer = setTimeout(() => void this.ask(asked, steps), PATIENCE);
    return () => clearTimeout(timer);
  }

  private async ask(asked: number, steps: TryStep[]): Promise<void> {
    try {
      const tried = await this.link.attempt(this.seat(), steps);
      if (asked !== this.asked) return;
      this.tried = tried;
      this.refusal = null;
      this.isPending = false;
    } catch (problem) {
      if (asked !== this.asked) return;
      this.isPending = false;
      // A line that was cut: the next news asks again.
      if (problem instanceof Refusal) this.refusal = problem;
    }
  }
}

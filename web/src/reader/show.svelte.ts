// What the reader shows at this moment: the displays of the last input one after another, then how it stands; and
// nothing once it has switched itself off. The server computes all of it.

import { untrack } from 'svelte';
import type { ReaderState, ReaderStep } from '../wire/types';
import { signal } from './beeps';

export type Touch = ReaderStep['input'];

/** How long each display of a step stays. */
const EACH = 700;

export class ReaderShow {
  /** A display that is shown on the way to the last one. */
  passing = $state<string | null>(null);
  problem = $state<string | null>(null);
  last = $state.raw<ReaderStep | null>(null);
  private isOff = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly isOn = $derived.by(() => this.state().is_on && !this.isOff);
  readonly display = $derived.by(() => (this.isOn ? (this.passing ?? this.state().display) : ''));

  /** Made while a component is set up. `now` is the server's clock. */
  constructor(
    readonly state: () => ReaderState,
    private readonly now: () => number,
  ) {
    $effect(() => {
      const { is_on: isOn, off_at: offAt } = this.state();
      this.isOff = false;
      if (!isOn || offAt === null) return undefined;
      const left = offAt - untrack(() => this.now());
      const timer = setTimeout(() => (this.isOff = true), Math.max(0, left));
      return () => clearTimeout(timer);
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Something was done at the reader. `isOwn`: here, where the click of the key was heard already. */
  take(step: ReaderStep, isOwn = false): void {
    this.last = step;
    this.problem = step.problem ?? null;
    for (const sound of step.sounds) {
      if (sound !== 'key' || !isOwn) signal(sound, this.state().volume);
    }
    this.pass(step.shown.slice(0, -1));
  }

  private pass(displays: readonly string[]): void {
    clearTimeout(this.timer);
    const [first, ...rest] = displays;
    this.passing = first ?? null;
    if (first !== undefined) this.timer = setTimeout(() => this.pass(rest), EACH);
  }
}

// A plan that is being made: what is wished for, what the engine says to it, and sending it.

import { NOTHING_PLANNED, actionsOf, isEmpty, planOf, type Plan } from './plan';
import { carryOut, type Outcome } from './carry-out';
import { choicesAfter } from './choices';
import { heights } from './holdings';
import { Trial } from './trial.svelte';
import type { RoomLink } from '../../wire/room.svelte';
import { boardView, type BoardAction, type BoardView, type Choice, type Problem } from '../../wire/types';

export class Planning {
  plan = $state.raw<Plan>(NOTHING_PLANNED);
  isSending = $state(false);
  /** Why a plan that was to go as far as possible went no further. */
  limit = $state.raw<Problem | null>(null);
  /** How the last sending ended, if it did not end well. */
  outcome = $state.raw<Outcome | null>(null);
  readonly trial: Trial;

  /** Call it while a component is set up. `view` is how the game stands. */
  constructor(
    private readonly link: RoomLink,
    private readonly seat: () => number,
    private readonly view: () => BoardView,
  ) {
    // Nothing planned is tried as well: the answer says what could be done next.
    this.trial = new Trial(link, seat, () =>
      this.isSending ? 'keep' : this.actions.map((action) => ({ do: action })),
    );
  }

  get actions(): BoardAction[] {
    return actionsOf(this.plan, heights(this.view()));
  }

  get isEmpty(): boolean {
    return isEmpty(this.plan);
  }

  /** The game after the plan, as far as it is possible; before the first answer as it stands. */
  get after(): BoardView {
    return this.trial.tried ? boardView(this.trial.tried) : this.view();
  }

  /** What could be done after the plan; null before the first answer. */
  get choices(): Choice[] | null {
    return this.trial.tried && choicesAfter(this.trial.tried);
  }

  /** Whether every step of the plan is possible. */
  get works(): boolean {
    const { tried, isPending } = this.trial;
    return tried !== null && !isPending && tried.done === this.actions.length;
  }

  change(plan: Plan): void {
    this.plan = plan;
    this.outcome = null;
    this.limit = null;
  }

  /** As much of a plan as the rules allow, in its own order. */
  async reach(plan: Plan): Promise<void> {
    const actions = actionsOf(plan, heights(this.view()));
    const { done, problem } = await this.link.attempt(
      this.seat(),
      actions.map((action) => ({ do: action })),
    );
    this.change(planOf(actions.slice(0, done)));
    if (done < actions.length) this.limit = problem;
  }

  reset(): void {
    this.change(NOTHING_PLANNED);
  }

  /** Send the first `count` actions, all if left out. True if they were carried out. */
  async send(count = this.actions.length): Promise<boolean> {
    this.isSending = true;
    try {
      const outcome = await carryOut(this.link, this.seat(), this.actions.slice(0, count));
      this.reset();
      if (outcome.refusal) this.outcome = outcome;
      return outcome.refusal === null;
    } finally {
      this.isSending = false;
    }
  }
}

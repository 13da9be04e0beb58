// Sending a plan, one command after the other. Each waits until the one before it stands in the log; the first
// refusal ends it, and what was done before stays done.

import { Refusal } from '../../wire/rest';
import type { Ack, Action, Tried } from '../../wire/types';

/** What sending needs of a live room. */
interface Sender {
  readonly rev: number;
  act(action: Action, seat?: number): Promise<Ack>;
  attempt(seat: number, steps: { do: Action }[]): Promise<Tried>;
}

export interface Outcome {
  /** How many of the actions were carried out. */
  done: number;
  /** Why the next one was not; null if all were. */
  refusal: Refusal | null;
}

const STALE = 'command/stale';
const MOST_TRIES = 3;

/**
 * Carry out actions in order. If somebody else has acted meanwhile, the rest is sent again as long as the rules still
 * allow all of it; otherwise it stops there.
 */
export async function carryOut(link: Sender, seat: number, actions: readonly Action[]): Promise<Outcome> {
  for (const [done, action] of actions.entries()) {
    const refusal = await send(link, seat, action, actions.slice(done));
    if (refusal) return { done, refusal };
  }
  return { done: actions.length, refusal: null };
}

async function send(link: Sender, seat: number, action: Action, rest: readonly Action[]): Promise<Refusal | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { rev } = await link.act(action, seat);
      await caughtUp(link, rev);
      return null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.problem.code !== STALE || tries === MOST_TRIES) return problem;
      const tried = await link.attempt(
        seat,
        rest.map((each) => ({ do: each })),
      );
      if (tried.done < rest.length) return problem;
    }
  }
}

/** The acknowledgement may overtake the news; the next command must be chosen on the state after this one. */
async function caughtUp(link: Sender, rev: number): Promise<void> {
  while (link.rev < rev) await new Promise((resolve) => setTimeout(resolve, 10));
}

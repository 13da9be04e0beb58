// Looking things up in what the server says a seat could do.

import type { Choice, RefusedDeed, Tried } from '../../wire/types';

export function choiceOf(choices: readonly Choice[] | null, kind: string): Choice | undefined {
  return choices?.find((choice) => choice.do === kind);
}

/** What the seat could do after the steps that were tried. */
export function choicesAfter(tried: Tried): Choice[] {
  return tried.choices as unknown as Choice[];
}

/** Why a kind of action is refused for a deed; null if it is open, undefined if nothing is known about the deed. */
export function whyNotDeed(choice: Choice | undefined, deed: string): RefusedDeed | null | undefined {
  if (!choice) return undefined;
  if (choice.deeds?.includes(deed)) return null;
  return choice.refused?.[deed] ?? (choice.legal ? undefined : choice);
}

/** The one reason why a kind of action is refused for all of these deeds; null if they differ or some are open. */
export function sharedRefusal(choice: Choice | undefined, deeds: readonly string[]): RefusedDeed | null {
  const reasons = deeds.map((deed) => whyNotDeed(choice, deed));
  const [first] = reasons;
  if (!first || reasons.some((reason) => reason?.refusal !== first.refusal)) return null;
  return first;
}

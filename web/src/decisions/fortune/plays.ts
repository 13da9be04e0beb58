// The ways in which a kept fortune card can be played now, as the server lists them: some need a deed, some two.

import type { Action } from '../../wire/types';


export function playsOf(card: string, legal: readonly Action[]): Action[] {
  return legal.filter((action) => action.do === 'play_fortune' && action.card === card);
}

/** The deeds that can be named first. */
export function firstDeeds(plays: readonly Action[]): string[] {
  return distinct(plays.map((play) => play.deed));
}

/** The deeds that can be named second, once the first is chosen; null where there is no first. */
export function secondDeeds(plays: readonly Action[], deed: string | null): string[] {
  return distinct(plays.filter((play) => (play.deed ?? null) === deed).map((play) => play.other_deed));
}

/** The action for what was chosen, or null as long as something is missing. */
export function playWith(plays: readonly Action[], deed: string | null, other: string | null): Action | null {
  const found = plays.find(
    (play) => (play.deed ?? null) === deed && (play.other_deed ?? null) === other,
  );
  return found ?? null;
}

function distinct(found: readonly unknown[]): string[] {
  return [...new Set(found.filter((deed): deed is string => typeof deed === 'string'))];
}

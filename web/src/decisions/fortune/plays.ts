// The ways in which a kept fortune card can be played now, as the server lists them: some need a deed, some two.

import type { BoardAction, BoardActionOf } from '../../wire/types';

type Play = BoardActionOf<'play_fortune'>;

export function playsOf(card: string, legal: readonly BoardAction[]): Play[] {
  return legal.filter((action) => action.do === 'play_fortune').filter((play) => play.card === card);
}

/** The deeds that can be named first. */
export function firstDeeds(plays: readonly Play[]): string[] {
  return distinct(plays.map((play) => play.deed));
}

/** The deeds that can be named second, once the first is chosen; null where there is no first. */
export function secondDeeds(plays: readonly Play[], deed: string | null): string[] {
  return distinct(plays.filter((play) => (play.deed ?? null) === deed).map((play) => play.other_deed));
}

/** The action for what was chosen, or null as long as something is missing. */
export function playWith(plays: readonly Play[], deed: string | null, other: string | null): Play | null {
  const found = plays.find((play) => (play.deed ?? null) === deed && (play.other_deed ?? null) === other);
  return found ?? null;
}

function distinct(found: readonly (string | undefined)[]): string[] {
  return [...new Set(found.filter((deed) => deed !== undefined))];
}

// How a game ended, and how long it took, read off its log.

import type { Words } from '../text/words';
import type { Entry } from '../wire/types';

/** The sentence about the end: the game's own, or that the table stopped it. */
export function endingOf(entries: readonly Entry[], ending: string | undefined, words: Words): string | null {
  if (ending === 'stopped') return words.t('ending-stopped');
  const last = entries.flatMap((entry) => entry.events ?? []).findLast((event) => event.event === 'game_over');
  return last ? words.event(last) : null;
}

const MINUTE = 60_000;
/** A longer silence is no playing time: the table was left and taken up again. */
const LONGEST_THOUGHT = 10 * MINUTE;

/** Minutes between the first row of the game and the last; null if nobody could say, or would care. */
export function minutesPlayed(entries: readonly Entry[]): number | null {
  const from = entries.findIndex((entry) => entry.kind === 'started');
  const to = entries.findLastIndex((entry) => (entry.events ?? []).length > 0);
  if (from < 0 || to < 0) return null;
  let played = 0;
  for (let index = from + 1; index <= to; index++) {
    const pause = (entries[index]?.at ?? 0) - (entries[index - 1]?.at ?? 0);
    // A clock that was set back in mid-game does not take time from it.
    played += Math.min(Math.max(pause, 0), LONGEST_THOUGHT);
  }
  return Math.round(played / MINUTE) || null;
}

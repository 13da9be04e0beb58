// Something the server is asked for, and asked for again whenever somebody has acted: rents, choices, a suggestion.

import type { RoomLink } from '../../wire/room.svelte';
import type { Appraisal } from '../../wire/types';

/** Bots can act several times a second; only where things come to rest is it worth asking. */
const PATIENCE = 100;

export class Fresh<Answer> {
  /** The latest answer; null before the first one and when the question was refused. */
  now = $state.raw<Answer | null>(null);

  /** `isWanted` says whether to ask at all. Call it while a component is set up. */
  constructor(link: RoomLink, ask: () => Promise<Answer>, isWanted: () => boolean = () => true) {
    $effect(() => {
      const asked = link.rev;
      if (!isWanted()) return undefined;
      const timer = setTimeout(() => {
        ask().then(
          (answer) => {
            if (asked === link.rev) this.now = answer;
          },
          () => {
            // Refused, or a line that was cut: the next news asks again.
            if (asked === link.rev) this.now = null;
          },
        );
      }, PATIENCE);
      return () => clearTimeout(timer);
    });
  }
}

/** What rent is due on each deed now. */
export type Rents = Fresh<Appraisal>;

export function currentRents(link: RoomLink): Rents {
  return new Fresh(link, () => link.appraise());
}

// The rents as they are now, for comparing them with what a plan would make of them.

import type { RoomLink } from '../../wire/room.svelte';
import type { Appraisal } from '../../wire/types';

export class Rents {
  now = $state.raw<Appraisal | null>(null);

  /** Call it while a component is set up; it asks anew whenever somebody has acted. */
  constructor(link: RoomLink) {
    $effect(() => {
      const asked = link.rev;
      link.appraise().then(
        (answer) => {
          if (asked === link.rev) this.now = answer;
        },
        () => undefined, // a line that was cut: the next news asks again
      );
    });
  }
}

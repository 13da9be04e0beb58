// What each choice would cost, tried out by the engine: cash afterwards stands beside the button, and a large payment
// is asked about once more. Only what is certain is tried; dice and cards stay where they are.

import { untrack } from 'svelte';
import type { Option } from '../../table/decision';
import type { RoomLink } from '../../wire/room.svelte';
import { boardEvents } from '../../wire/families';
import { boardView, type Tried } from '../../wire/types';

/** Choices that may cost something. The tax is left out: it is chosen before anybody counts. */
const PRICED = new Set(['buy', 'pay_fine', 'upgrade', 'keep_token', 'choose', 'take_over', 'move', 'place']);
/** Somebody who may go anywhere does not need forty answers. */
const MOST = 8;

export class Previews {
  private answers = $state.raw<ReadonlyMap<string, Tried>>(new Map());

  /** Call it while a component is set up. */
  constructor(link: RoomLink, seat: () => number | null, options: () => readonly Option[]) {
    $effect(() => {
      const asking = seat();
      const priced = options().filter((option) => option.action && PRICED.has(option.kind));
      const rev = link.rev;
      untrack(() => (this.answers = new Map()));
      if (asking === null || priced.length > MOST || link.status !== 'open') return;
      for (const option of priced) {
        link.attempt(asking, [{ do: option.action! }]).then(
          (tried) => {
            if (rev === link.rev) this.answers = new Map(this.answers).set(option.key, tried);
          },
          () => undefined, // the choice is open all the same; only its consequence is not shown
        );
      }
    });
  }

  of(option: Option): Tried | null {
    return this.answers.get(option.key) ?? null;
  }

  /** Cash of a seat afterwards; null while that is not known. */
  cashAfter(option: Option, seat: number): number | null {
    const tried = this.of(option);
    return (tried && boardView(tried).players[seat]?.cash) ?? null;
  }

  /** What is paid for a property or a building; what else a card may bring or cost is not part of the price. */
  priceOf(option: Option): number | null {
    const bought = boardEvents(this.of(option)).find((event) => event.event === 'bought' || event.event === 'placed');
    return bought?.price ?? null;
  }

  /** The square a seat would get to. */
  squareAfter(option: Option, seat: number): string | null {
    const moves = boardEvents(this.of(option)).filter((event) => event.event === 'moved');
    return moves.find((move) => move.seat === seat)?.to ?? null;
  }
}

// The list of this device's games, asked for again while a page shows it.

import { kept } from '../device/seats.svelte';
import { askAboutMine } from './asking';
import { myGame, sorted, type Told } from './mygames';
import { server } from './server.svelte';

const ASK_AGAIN = 15_000;
/** The server had no time to look at all of them. */
const ASK_AGAIN_SOON = 1_500;

export class Mine {
  private told = $state.raw<ReadonlyMap<string, Told>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly games = $derived(
    // A lesson is no game to go on with: the next one begins where it is wanted.
    sorted(kept.rooms.map((room) => myGame(room, this.told.get(room.id)))).filter((game) => !game.room?.lesson),
  );
  /** Whether there is something to go on with. */
  readonly hasUnfinished = $derived(this.games.some((game) => !['over', 'gone'].includes(game.standing)));

  /** To be called while a component is made: asks once the server is ready, and when the list of rooms changes. */
  watch(): void {
    $effect(() => {
      if (!server.isReady || kept.rooms.length === 0) return;
      void this.ask();
      return () => clearTimeout(this.timer);
    });
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (!document.hidden) this.told = await askAboutMine(kept.rooms);
    } catch {
      // The list is shown as it was; the next round may bring more.
    }
    const isComplete = kept.rooms.every((room) => this.told.has(room.id));
    this.timer = setTimeout(() => void this.ask(), isComplete ? ASK_AGAIN : ASK_AGAIN_SOON);
  }
}

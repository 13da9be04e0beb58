// Whether the server is ready, and what it offers. While it is not, it is asked again and again, so that the page goes
// on by itself.

import { Refusal, rest, Unreachable } from '../wire/rest';
import type { EditionCard, EditionData, Health } from '../wire/types';
import { progressOf, type Progress } from './progress';

const ASK_AGAIN = 1_000;

class Server {
  health = $state.raw<Health | null>(null);
  /** Nobody answers. */
  isSilent = $state(false);
  cards = $state.raw<EditionCard[]>([]);
  /** The whole data of the editions, as far as it has arrived: their boards can be drawn then. */
  editions = $state.raw<ReadonlyMap<string, EditionData>>(new Map());

  private readonly asked = new Map<string, Promise<EditionData>>();
  private watchers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isReady(): boolean {
    return this.health?.status === 'ok';
  }

  get progress(): Progress | null {
    return this.health ? progressOf(this.health) : null;
  }

  card(name: string): EditionCard | undefined {
    return this.cards.find((card) => card.name === name);
  }

  /** Look after it as long as a page needs it; call what comes back when it does not any more. */
  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) void this.look();
    return () => {
      this.watchers -= 1;
      if (this.watchers === 0) clearTimeout(this.timer);
    };
  }

  /** Ask now, and again later if not everything is known yet. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      // Side by side: a slow line has to wait only once.
      const cards = this.cards.length === 0 ? rest.editions() : null;
      cards?.catch(() => undefined); // told below, unless the first question has failed already
      this.health = await rest.health();
      this.isSilent = false;
      if (cards) this.cards = (await cards).editions;
    } catch (problem) {
      // Refused: not ready to tell. Whatever else went wrong may be better in a moment, too.
      this.isSilent = problem instanceof Unreachable;
      if (!(problem instanceof Refusal) && !this.isSilent) console.error(problem);
    }
    const isSettled = this.isReady && !this.isSilent && this.cards.length > 0;
    if (!isSettled && this.watchers > 0) this.timer = setTimeout(() => void this.look(), ASK_AGAIN);
  }

  /** The data of one edition; kept, so that it is asked for once, however many want it. */
  fetchEdition(name: string): Promise<EditionData> {
    let asked = this.asked.get(name);
    if (!asked) {
      asked = rest.edition(name);
      this.asked.set(name, asked);
      asked.then(
        (found) => (this.editions = new Map(this.editions).set(name, found)),
        () => this.asked.delete(name), // the next one who wants it asks again
      );
    }
    return asked;
  }
}

export const server = new Server();

// A game to be looked at again: which step is shown, and the positions around it, fetched in pages as they are needed.

import { kept } from '../device/seats.svelte';
import { rest, type Source } from '../wire/rest';
import type { Replay, ReplayState } from '../wire/types';

/** Steps fetched at once. */
const PAGE = 50;
/** Pages kept; a long game has some twenty. */
const MOST_PAGES = 12;

export function tokenFor({ kind, id }: Source): string | undefined {
  return kind === 'room' ? Object.values(kept.find(id)?.tokens ?? {})[0] : undefined;
}

export class Tape {
  /** The step that is asked for. */
  at = $state(0);
  /** The step that is shown: that one, as soon as it has arrived. */
  shown = $state.raw<ReplayState | null>(null);
  problem = $state.raw<unknown>(null);
  /** Whose eyes look: a seat's, or (null) everybody's. */
  eyes = $state<number | null>(null);

  private pages = new Map<string, Promise<ReplayState[]>>();
  private arrived = new Map<number, ReplayState>();

  constructor(
    readonly source: Source,
    readonly replay: Replay,
    at: number,
    eyes: number | null,
  ) {
    this.eyes = eyes;
    this.goTo(at);
  }

  get last(): number {
    return this.replay.steps;
  }

  goTo(step: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(step)));
    void this.fetchShown();
  }

  lookAs(eyes: number | null): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.pages.clear();
    this.arrived.clear();
    void this.fetchShown();
  }

  /** What has arrived of the steps up to the one that is shown, the newest last. */
  recent(most: number): ReplayState[] {
    const end = this.shown?.step.step ?? 0;
    const found: ReplayState[] = [];
    for (let step = Math.max(0, end - most + 1); step <= end; step++) {
      const state = this.arrived.get(step);
      if (state) found.push(state);
    }
    return found;
  }

  private async fetchShown(): Promise<void> {
    const { at, eyes } = this;
    try {
      // What happened just before is told beside it, so that page is needed too; the next one soon.
      const [page] = await Promise.all([this.page(at, eyes), this.page(Math.max(0, at - PAGE / 2), eyes)]);
      if (this.at !== at || this.eyes !== eyes) return;
      this.shown = page[at % PAGE] ?? null;
      this.problem = null;
      if (at + PAGE / 2 <= this.last) void this.page(at + PAGE / 2, eyes).catch(() => undefined);
    } catch (problem) {
      if (this.at === at) this.problem = problem;
    }
  }

  private page(step: number, eyes: number | null): Promise<ReplayState[]> {
    const first = step - (step % PAGE);
    const key = `${eyes} ${first}`;
    const known = this.pages.get(key);
    if (known) {
      // The one used last is the last to be forgotten.
      this.pages.delete(key);
      this.pages.set(key, known);
      return known;
    }
    const coming = rest.replayStates(this.source, first, PAGE, eyes, tokenFor(this.source)).then(({ states }) => {
      if (eyes === this.eyes) for (const state of states) this.arrived.set(state.step.step, state);
      return states;
    });
    this.pages.set(key, coming);
    coming.catch(() => this.pages.delete(key)); // it may be asked for again
    this.forgetOldPages();
    return coming;
  }

  private forgetOldPages(): void {
    for (const key of this.pages.keys()) {
      if (this.pages.size <= MOST_PAGES) return;
      const first = Number(key.split(' ')[1]);
      for (let step = first; step < first + PAGE; step++) this.arrived.delete(step);
      this.pages.delete(key);
    }
  }
}

// What people at a table have in common, whatever is played there: words, whose decision it is, what is open beside the
// table, what to say when the server refuses something, and the curtain of a device that is handed round. A family of
// games adds its own (model.svelte.ts, deal/model.svelte.ts).

import { untrack } from 'svelte';
import { settings } from '../device/settings.svelte';
import { currentLanguage } from '../text/language.svelte';
import { Words } from '../text/words';
import { Refusal } from '../wire/rest';
import type { RoomLink } from '../wire/room.svelte';
import type { Action, Choice, EditionData, GameState, RoomCard } from '../wire/types';
import { getTable, type Panel, type Table } from './context';
import { askedSeat, businessSeat } from './decision';
import type { Waiting } from './seating';

/** Why something was refused, as it is said beside the buttons. */
interface Said {
  sentence: string;
  clause: string | null;
}

const ASK_AFTER = 80;

export abstract class Sitting implements Table {
  readonly settings = settings;
  panel = $state.raw<Panel | null>(null);
  said = $state.raw<Said | null>(null);
  /** What the seat could do, and why not the rest; null until the server has answered. */
  choices = $state.raw<Choice[] | null>(null);
  private choicesOf: number | null = null;
  private chosen = $state<number | null>(null);

  /** One name a line: as long as nobody changes it, the words need not be made anew with every news. */
  private readonly names = $derived.by(() =>
    // Whoever has left the table still goes by the name the game began with.
    this.room.seats.map((card, seat) => card.name ?? this.nameInGame(seat)).join('\n'),
  );
  readonly words = $derived.by(() => new Words(this.edition, currentLanguage(), this.names.split('\n'), this.room));
  /** The seat of this device that the game waits for. */
  readonly asked = $derived.by(() => askedSeat(this.game, this.link.mine, this.chosen));
  readonly seat = $derived.by(() => {
    // Who has the device in hand, where that matters.
    if (this.needsCurtain && this.asked === null) return this.link.eyes;
    return businessSeat(this.asked, this.link.mine, this.chosen, (seat) => this.isOut(seat));
  });

  constructor(
    readonly link: RoomLink,
    readonly edition: EditionData,
  ) {
    $effect(() => this.ask());
    $effect(() => this.lookAway());
  }

  abstract isOut(seat: number): boolean;
  abstract isOnTurn(seat: number): boolean;
  /** Why this device has nothing to decide; null if it has. */
  abstract readonly waiting: Waiting | null;

  get room(): RoomCard {
    if (!this.link.room) throw new Error('there is no room yet');
    return this.link.room;
  }

  get game(): GameState {
    if (!this.link.game) throw new Error('there is no game yet');
    return this.link.game;
  }

  /** Several people share this device, and some of what they know must stay theirs. */
  get needsCurtain(): boolean {
    return this.room.has_secrets && this.link.mine.length > 1;
  }

  /** The seat that must take the device before anything private may appear; null if it need not change hands. */
  get curtainFor(): number | null {
    // Bids are public, so an auction needs no curtain.
    if (!this.needsCurtain || this.asked === null || this.game.phase === 'auction') return null;
    return this.link.eyes === this.asked ? null : this.asked;
  }

  get isCovered(): boolean {
    return this.curtainFor !== null;
  }

  /** Somebody has taken the device into the hand. */
  take(seat: number): void {
    this.choose(seat);
    this.link.look(seat);
  }

  /** Do business for another seat of this device. */
  choose(seat: number): void {
    if (this.link.mine.includes(seat)) this.chosen = seat;
  }

  async act(action: Action, seat: number): Promise<boolean> {
    this.said = null;
    this.choose(seat);
    try {
      await this.link.act(action, seat);
      return true;
    } catch (problem) {
      this.explain(problem);
      return false;
    }
  }

  explain(problem: unknown): void {
    // A page that is being left, or a line that was cut: the bar over the buttons tells that.
    if (!(problem instanceof Refusal)) return;
    this.said = { sentence: this.words.refusal(problem.problem), clause: problem.problem.clause ?? null };
  }

  open(panel: Panel): void {
    this.panel = panel;
  }

  close(): void {
    this.panel = null;
  }

  private nameInGame(seat: number): string {
    const { players } = this.game.view as { players?: { name: string }[] };
    return players?.[seat]?.name ?? '';
  }

  /** Whoever is not asked any more and not on turn has put the device down: what is theirs is covered again. */
  private lookAway(): void {
    const { eyes } = this.link;
    if (!this.needsCurtain || eyes === null) return;
    const isBusy = this.game.required.includes(eyes) || this.isOnTurn(eyes);
    if (!isBusy || this.isCovered || this.link.status === 'lost') {
      requestAnimationFrame(() => this.link.look(null));
    }
  }

  /** What the seat could do is asked anew whenever somebody has acted, and once things have come to rest. */
  private ask(): (() => void) | void {
    const { seat, link } = this;
    const asked = link.rev;
    untrack(() => this.forgetChoicesOfOthers(seat));
    if (seat === null || link.status !== 'open' || this.game.phase === 'over') return undefined;
    const timer = setTimeout(() => {
      link.ask(seat).then(
        (choices) => {
          if (asked !== link.rev || seat !== this.seat) return;
          this.choices = choices;
          this.choicesOf = seat;
        },
        () => undefined, // refused for eyes that do not look, or cut off: the next news asks again
      );
    }, ASK_AFTER);
    return () => clearTimeout(timer);
  }

  /** Those of the same seat stay until the new ones are there: what is greyed out shall not flicker. */
  private forgetChoicesOfOthers(seat: number | null): void {
    if (seat !== this.choicesOf) this.choices = null;
  }
}

/** For the parts of a table that every family uses, and that need more than `getTable` promises. */
export function getSitting(): Sitting {
  return getTable() as Sitting;
}

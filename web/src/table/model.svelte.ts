// The table of a board game, as its components share it: what is shown, whose decision it is, what is open beside the
// board, and what to say when the server refuses something. Made once for a room, while Table.svelte is set up.

import { untrack } from 'svelte';
import { settings } from '../device/settings.svelte';
import { currentLanguage } from '../text/language.svelte';
import { Board } from '../text/printed';
import { Words } from '../text/words';
import { Refusal } from '../wire/rest';
import type { RoomLink } from '../wire/room.svelte';
import {
  boardView,
  type Action,
  type BoardEdition,
  type BoardView,
  type Choice,
  type Entry,
  type GameEvent,
  type GameState,
  type RoomCard,
} from '../wire/types';
import { Previews } from '../decisions/turn/previews.svelte';
import { getBoardTable, type BoardTable, type Panel } from './context';
import { askedSeat, businessSeat, decisionOf, largeScreenOf, type LargeScreen } from './decision';
import { speedFactor } from './scenes';
import { seatStates, waitingFor } from './seating';
import { Stage } from './stage.svelte';

/** Why something was refused, as it is said beside the buttons. */
export interface Said {
  sentence: string;
  clause: string | null;
}

const ASK_AFTER = 80;

export class TableModel implements BoardTable {
  readonly settings = settings;
  readonly stage: Stage;
  /** What each choice of the decision would lead to. */
  readonly previews: Previews;
  panel = $state.raw<Panel | null>(null);
  said = $state.raw<Said | null>(null);
  /** What the seat could do, and why not the rest; null until the server has answered. */
  choices = $state.raw<Choice[] | null>(null);
  private choicesOf: number | null = null;
  private chosen = $state<number | null>(null);
  private played: number;
  private wasUrgent = false;

  /** One name a line: as long as nobody changes it, the words need not be made anew with every news. */
  private readonly names = $derived.by(() =>
    // Whoever has left the table still goes by the name the game began with.
    this.room.seats.map((card, seat) => card.name ?? this.view.players[seat]?.name ?? '').join('\n'),
  );
  readonly words = $derived.by(
    () => new Words(this.edition, currentLanguage(), this.names.split('\n'), this.room),
  );
  /** What is printed on the board, with the variants of this table. */
  readonly board = $derived.by(() => new Board(this.edition, this.room));
  /** The seat of this device that the game waits for. */
  readonly asked = $derived.by(() => askedSeat(this.game, this.link.mine, this.chosen));
  readonly seat = $derived.by(() => {
    // Who has the device in hand, where that matters.
    if (this.needsCurtain && this.asked === null) return this.link.eyes;
    return businessSeat(this.asked, this.link.mine, this.chosen, (seat) => this.view.players[seat]?.out ?? false);
  });
  readonly decision = $derived.by(() => decisionOf(this.game, this.asked, this.choices));
  readonly seats = $derived.by(() =>
    seatStates(this.room, this.stage.view, this.game, this.link.presence, this.link.mine, this.hasStars),
  );
  readonly waiting = $derived.by(() =>
    waitingFor(this.room, this.game, this.link.table, this.seats, this.asked),
  );

  constructor(
    readonly link: RoomLink,
    readonly edition: BoardEdition,
  ) {
    this.played = link.rev;
    this.stage = new Stage(
      this.view,
      Object.keys(edition.data.squares),
      {
        streetsOf: (group) => this.deedsOfGroup(group),
        building: (level) => this.board.building(level),
      },
      () => speedFactor(link.table?.pace ?? 'normal', settings.motion !== 'full' || document.hidden),
    );
    this.previews = new Previews(
      link,
      () => this.asked,
      () => this.decision.options,
    );
    $effect(() => this.follow(link.entries, this.game));
    $effect(() => this.ask());
    $effect(() => this.lookAway());
    $effect(() => this.clearTheView());
    // A card that was meant for other eyes.
    $effect(() => {
      void link.eyes;
      this.stage.putCardAway();
    });
    $effect(() => () => this.stage.close());
  }

  get room(): RoomCard {
    if (!this.link.room) throw new Error('there is no room yet');
    return this.link.room;
  }

  get game(): GameState {
    if (!this.link.game) throw new Error('there is no game yet');
    return this.link.game;
  }

  /** How the game stands, by the server's last word; `stage.view` is what was shown of it. */
  get view(): BoardView {
    return boardView(this.game);
  }

  get hasStars(): boolean {
    return (this.edition.data.fortune?.length ?? 0) > 0;
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

  /** The seat whose decision can be shown: ours, nothing is still on its way to it, and nobody else is looking. */
  get decider(): number | null {
    return this.waiting || this.stage.isPlaying || this.isCovered ? null : this.decision.seat;
  }

  /** The decision that needs more room than a row of buttons. */
  get large(): LargeScreen | null {
    if (this.stage.isPlaying || this.isCovered || this.waiting?.why === 'read-only') return null;
    return largeScreenOf(this.decision);
  }

  /** Somebody has taken the device into the hand. */
  take(seat: number): void {
    this.choose(seat);
    this.link.look(seat);
  }

  deedsOfGroup(group: string): string[] {
    return Object.entries(this.edition.data.squares)
      .filter(([, square]) => square.group === group)
      .map(([id]) => id);
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

  onShow(listener: (events: readonly GameEvent[]) => void): () => void {
    return this.stage.onShow(listener);
  }

  /** Whether the seat may offer somebody a trade now. */
  get mayTrade(): boolean {
    return this.seat !== null && (this.link.legalOf(this.seat)?.offer_to?.length ?? 0) > 0;
  }

  openProperty(): void {
    if (this.seat !== null && this.room.phase === 'playing') this.open({ kind: 'property', seat: this.seat });
  }

  openTrade(): void {
    if (this.seat !== null && this.mayTrade) this.open({ kind: 'trade', seat: this.seat });
  }

  /** What cannot wait must not be hidden behind a sheet. It may be opened again. */
  private clearTheView(): void {
    const isUrgent = this.asked !== null && (this.game.phase === 'auction' || this.game.phase === 'offer');
    if (isUrgent && !this.wasUrgent) this.close();
    this.wasUrgent = isUrgent;
  }

  /** Bring what has happened since onto the stage. */
  private follow(entries: readonly Entry[], game: GameState): void {
    untrack(() => {
      const fresh = entries.filter((entry) => entry.rev > this.played);
      const events = fresh.flatMap((entry) => (entry.events ?? []) as unknown as GameEvent[]);
      this.played = Math.max(this.played, this.link.rev);
      this.stage.show(events, boardView(game));
      if (fresh.some((entry) => entry.kind === 'acted')) this.said = null;
    });
  }

  /** Whoever is not asked any more and not on turn has put the device down: what is theirs is covered again. */
  private lookAway(): void {
    const { eyes } = this.link;
    if (!this.needsCurtain || eyes === null) return;
    const isBusy = this.game.required.includes(eyes) || this.view.turn.seat === eyes;
    if (!isBusy || this.isCovered) requestAnimationFrame(() => this.link.look(null));
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

/** For the parts of the table itself and the decisions of a turn, which need more than others do. */
export function getModel(): TableModel {
  return getBoardTable() as TableModel;
}

// The table of a board game, as its components share it: what is shown, whose decision it is, what is open beside the
// board, and what to say when the server refuses something. Made once for a room, while Table.svelte is set up.

import { untrack } from 'svelte';
import { settings } from '../device/settings.svelte';
import { Board } from '../text/printed';
import type { RoomLink } from '../wire/room.svelte';
import { boardEvents } from '../wire/families';
import {
  boardView,
  type BoardEdition,
  type BoardEvent,
  type BoardView,
  type Entry,
  type GameState,
} from '../wire/types';
import { Previews } from '../decisions/turn/previews.svelte';
import { bookOf } from './aside/book';
import { getBoardTable, type BoardTable } from './context';
import { decisionOf, largeScreenOf, type LargeScreen } from './decision';
import { completedBy, type Completed } from './scene/completed';
import { readingTime, speedFactor } from './scenes';
import { seatStates, waitingFor } from './seating';
import { Sitting } from './sitting.svelte';
import { Stage, type Onlooker, type OpenCard } from './stage.svelte';

/** How long a completed group is celebrated, in milliseconds. */
const FEAST = 2_400;

export class TableModel extends Sitting implements BoardTable {
  declare readonly edition: BoardEdition;
  readonly stage: Stage;
  /** What each choice of the decision would lead to. */
  readonly previews: Previews;
  /** What is shown beside the game itself, as soon as it is there. */
  scenes = $state.raw<typeof import('./scene/all') | null>(null);
  /** Somebody has just got the last street of a group. */
  completed = $state.raw<Completed | null>(null);
  private feast: ReturnType<typeof setTimeout> | undefined;
  private played: number;
  private wasUrgent = false;
  private wasDue = false;
  private hasRecalled = false;

  /** What is printed on the board, with the variants of this table. */
  readonly board = $derived.by(() => new Board(this.edition, this.room));
  readonly decision = $derived.by(() => decisionOf(this.game, this.asked, this.choices));
  readonly seats = $derived.by(() =>
    seatStates(this.room, this.stage.view, this.game, this.link.presence, this.link.mine, this.hasStars),
  );
  readonly waiting = $derived.by(() => waitingFor(this.room, this.game, this.link.table, this.seats, this.asked));

  constructor(link: RoomLink, edition: BoardEdition) {
    super(link, edition);
    this.played = link.rev;
    this.stage = new Stage(
      this.view,
      Object.keys(edition.data.squares),
      {
        streetsOf: (group) => this.deedsOfGroup(group),
        building: (level) => this.board.building(level),
      },
      () => speedFactor(link.table?.pace ?? 'normal', settings.motion !== 'full' || document.hidden),
      () => link.mine,
      (card) => this.readingTime(card),
    );
    this.previews = new Previews(
      link,
      () => this.asked,
      () => this.decision.options,
    );
    $effect(() => this.follow(link.entries, this.game));
    $effect(() => this.clearTheView());
    $effect(() => this.callTheBanker());
    // A card that was meant for other eyes.
    $effect(() => {
      void link.eyes;
      untrack(() => this.stage.putCardAway());
    });
    import('./scene/all').then(
      (scenes) => (this.scenes = scenes),
      () => {
        // The table can be played without.
      },
    );
    $effect(() => this.stage.onShow((events) => this.celebrate(events)));
    $effect(() => () => this.stage.close());
  }

  /** How the game stands, by the server's last word; `stage.view` is what was shown of it. */
  get view(): BoardView {
    return boardView(this.game);
  }

  get hasStars(): boolean {
    return (this.edition.data.fortune?.length ?? 0) > 0;
  }

  /** Whether this edition pays by card. */
  get hasReader(): boolean {
    return Boolean(this.edition.data.components.readers);
  }

  isOut(seat: number): boolean {
    return this.view.players[seat]?.out ?? false;
  }

  isOnTurn(seat: number): boolean {
    return this.view.turn.seat === seat;
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

  deedsOfGroup(group: string): string[] {
    return Object.entries(this.edition.data.squares)
      .filter(([, square]) => square.group === group)
      .map(([id]) => id);
  }

  onShow(onlooker: Onlooker): () => void {
    return this.stage.onShow(onlooker);
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
    if (isUrgent && !this.wasUrgent) {
      this.close();
      untrack(() => this.stage.goOn());
    }
    this.wasUrgent = isUrgent;
  }

  /** At a table that books by hand the game waits for whoever books: the reader comes by itself. */
  private callTheBanker(): void {
    const reader = this.link.table?.reader;
    const isMine = reader?.bankers.some((seat) => this.link.mine.includes(seat)) ?? false;
    const isDue = isMine && Boolean(reader?.due.length || reader?.wrong.length);
    untrack(() => {
      if (isDue && !this.wasDue) this.open({ kind: 'reader' });
      if (!isDue && this.wasDue && this.panel?.kind === 'reader') this.close();
    });
    this.wasDue = isDue;
  }

  /** Who has drawn a card reads it as long as they like; what others draw lies there long enough to be read. */
  private readingTime(card: OpenCard): number {
    if (this.link.mine.includes(card.seat) || document.hidden) return 0;
    const { words } = this;
    const { title, text } =
      card.event === 'card_drawn' ? words.card(card.deck, card.card, card.star) : words.fortune(card.card);
    return readingTime(`${title} ${text}`, this.link.table?.pace ?? 'normal');
  }

  private celebrate(events: readonly BoardEvent[]): void {
    const { squares } = this.edition.data;
    const completed = completedBy(events, this.stage.view, {
      groupOf: (deed) => (squares[deed]?.kind === 'street' ? (squares[deed].group ?? null) : null),
      streetsOf: (group) => this.deedsOfGroup(group),
    });
    if (!completed) return;
    clearTimeout(this.feast);
    this.completed = completed;
    this.feast = setTimeout(() => (this.completed = null), FEAST);
  }

  /** What money moved, from the log: for a page that was just opened, and after a vote that took something back. */
  private recallMoney(): void {
    this.hasRecalled = true;
    const rows = bookOf(this.link)
      .turns(this.link.entries)
      .flatMap((turn) => turn.passages);
    const standing = rows.filter((row) => !row.isTakenBack && row.entry.rev <= this.played);
    this.stage.recall(standing.flatMap((row) => row.events as BoardEvent[]));
  }

  /** Bring what has happened since onto the stage. */
  private follow(entries: readonly Entry[], game: GameState): void {
    untrack(() => {
      if (entries.length > 0 && !this.hasRecalled) this.recallMoney();
      const fresh = entries.filter((entry) => entry.rev > this.played);
      const events = fresh.flatMap(boardEvents);
      this.played = Math.max(this.played, this.link.rev);
      this.stage.show(events, boardView(game));
      if (fresh.some((entry) => entry.carried)) this.recallMoney();
      if (fresh.some((entry) => entry.kind === 'acted')) this.said = null;
    });
  }
}

/** For the parts of the table itself and the decisions of a turn, which need more than others do. */
export function getModel(): TableModel {
  return getBoardTable() as TableModel;
}

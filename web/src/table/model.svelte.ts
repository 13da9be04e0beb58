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
import { getBoardTable, type BoardTable } from './context';
import { decisionOf, largeScreenOf, type LargeScreen } from './decision';
import { speedFactor } from './scenes';
import { seatStates, waitingFor } from './seating';
import { Sitting } from './sitting.svelte';
import { Stage } from './stage.svelte';

export class TableModel extends Sitting implements BoardTable {
  declare readonly edition: BoardEdition;
  readonly stage: Stage;
  /** What each choice of the decision would lead to. */
  readonly previews: Previews;
  private played: number;
  private wasUrgent = false;
  private wasDue = false;

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
      this.stage.putCardAway();
    });
    $effect(() => () => this.stage.close());
  }

  /** How the game stands, by the server's last word; `stage.view` is what was shown of it. */
  get view(): BoardView {
    return boardView(this.game);
  }

  get hasStars(): boolean {
    return (this.edition.data.fortune?.length ?? 0) > 0;
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

  onShow(listener: (events: readonly BoardEvent[]) => void): () => void {
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

  /** Bring what has happened since onto the stage. */
  private follow(entries: readonly Entry[], game: GameState): void {
    untrack(() => {
      const fresh = entries.filter((entry) => entry.rev > this.played);
      const events = fresh.flatMap(boardEvents);
      this.played = Math.max(this.played, this.link.rev);
      this.stage.show(events, boardView(game));
      if (fresh.some((entry) => entry.kind === 'acted')) this.said = null;
    });
  }
}

/** For the parts of the table itself and the decisions of a turn, which need more than others do. */
export function getModel(): TableModel {
  return getBoardTable() as TableModel;
}

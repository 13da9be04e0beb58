// What every component at the table has at hand: the room, the edition, words for both, and what the table does for
// them. `Table.svelte` (or the page of another family) sets it once; whoever is below calls `getTable()`.
//
// The fields are read anew each time (`table.words`, not `const { words } = getTable()`): language, names and room
// can change at any moment.

import { createContext } from 'svelte';
import type { settings } from '../device/settings.svelte';
import type { Bundle } from '../text/board-words';
import type { Words } from '../text/words';
import type { RoomLink } from '../wire/room.svelte';
import {
  boardView,
  isBoard,
  type Action,
  type BoardEdition,
  type BoardView,
  type EditionData,
  type GameEvent,
} from '../wire/types';

/** What can be opened beside the board. One panel is open at a time. */
export type Panel =
  /** Build, sell, mortgage and redeem; `deed` is where to begin. */
  | { kind: 'property'; seat: number; deed?: string }
  | { kind: 'trade'; seat: number; to?: number; give?: Bundle; take?: Bundle }
  /** Raise money for one's debt. */
  | { kind: 'debt'; seat: number }
  | { kind: 'deed'; square: string }
  /** What somebody owns. */
  | { kind: 'holdings'; seat: number }
  /** The fortune cards that a seat has kept. */
  | { kind: 'fortune'; seat: number }
  /** The printed rule behind something. */
  | { kind: 'rule'; clause: string }
  /** `variants`: by which rules this table plays. `moment`: what the rules say about what is going on now. */
  | { kind: 'more' | 'log' | 'chat' | 'moment' | 'variants' | 'menu' | 'settings' | 'keys' }
  /** The card reader, where the edition has one. */
  | { kind: 'reader' };

export interface Table {
  readonly link: RoomLink;
  readonly edition: EditionData;
  readonly words: Words;
  readonly settings: typeof settings;
  /** The seat of this device that decides, or that business is done for; null for people who only watch. */
  readonly seat: number | null;
  readonly panel: Panel | null;

  /**
   * Send an action for a seat. False if it was refused: the table has then said why, in the same place as always.
   */
  act(action: Action, seat: number): Promise<boolean>;
  /** Say why the server refused something that was not sent with `act`. */
  explain(problem: unknown): void;
  open(panel: Panel): void;
  close(): void;
  /** Hear what happens at the moment it is shown; left out where it is shown as soon as it arrives. */
  onShow?(listener: (events: readonly GameEvent[]) => void): () => void;
}

const [getAnyTable, setTable] = createContext<Table>();
export { setTable };

export function getTable(): Table {
  return getAnyTable();
}

/** The same for components that exist only at a table with a board. */
export interface BoardTable extends Table {
  readonly edition: BoardEdition;
  /** How the game stands, by the server's last word. */
  readonly view: BoardView;
}

export function getBoardTable(): BoardTable {
  const table = getAnyTable();
  if (!isBoard(table.edition)) throw new Error(`${table.edition.card.name} has no board`);
  return table as BoardTable;
}

/** The view of a running game; there is none before the first news. */
export function viewOf(link: RoomLink): BoardView {
  if (!link.game) throw new Error('there is no game yet');
  return boardView(link.game);
}

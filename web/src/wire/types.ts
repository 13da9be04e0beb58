// The server's types, generated from its schema, and the shapes it leaves open because they depend on the edition:
// choices and views. docs/formats.md describes them.

import type {
  Action,
  BoardAction,
  BoardEvent,
  BoardPlayerPart,
  BoardPositionFile,
  BoardTurnPart,
  DealFile,
  EditionData,
  EditionFile,
  Event,
  GameState,
  Propose,
  Say,
  SetPace,
} from './frames';

export type * from './frames';

export type Motion = Propose['motion'];
export type Pace = SetPace['pace'];
export type Phrase = NonNullable<Say['phrase']>;

/** Something that happened, in a game of either family. `Event` is the browser's own word. */
export type GameEvent = Event;

/** One kind of action in the answer to `ask`: legal, or with the reason why it is not. */
export interface Choice {
  do: string;
  legal: boolean;
  refusal?: string;
  clause?: string | null;
  arguments?: Record<string, unknown>;
  deeds?: string[];
  refused?: Record<string, RefusedDeed>;
  amount?: { least: number; most: number; step: number };
  count?: { least: number; most: number; step: number };
  to?: number[];
  actions?: Action[];
}

export interface RefusedDeed {
  legal?: boolean;
  refusal?: string;
  clause?: string | null;
  arguments?: Record<string, unknown>;
}

/** A player in a view: cash and square are always there, everything else only where it is not as at the start. */
export type BoardPlayer = Omit<BoardPlayerPart, 'fortunes'> & {
  name: string;
  cash: number;
  square: string;
  /** One's own kept fortune cards, or how many another player keeps. */
  fortunes?: string[] | number;
};

export type BoardView = Omit<BoardPositionFile, 'players' | 'turn' | 'bank' | 'decks'> & {
  players: BoardPlayer[];
  turn: BoardTurnPart & { seat: number };
  bank: { houses: number; hotels: number };
  decks: Record<string, { cards: number }>;
  seat: number | null;
  /** The phase, interrupts included. */
  now: string;
  required: number[];
  house_rules?: boolean;
};

/** The data of a board edition, or of the card game. */
export type BoardEdition = EditionData & { data: EditionFile };
export type DealEdition = EditionData & { data: DealFile };

export function isBoard(edition: EditionData): edition is BoardEdition {
  return edition.card.family === 'board';
}

/** The view of a board game; whoever calls it knows that it is one. */
export function boardView(game: Pick<GameState, 'view'>): BoardView {
  return game.view as unknown as BoardView;
}

/** The event, or the action, of one kind. */
export type BoardEventOf<Kind extends BoardEvent['event']> = Extract<BoardEvent, { event: Kind }>;
export type BoardActionOf<Kind extends BoardAction['do']> = Extract<BoardAction, { do: Kind }>;

// The server's types, generated from its schema, and the shapes it leaves open because they depend on the edition:
// actions, events and views. docs/formats.md describes them.

import type {
  BoardPlayerPart,
  BoardPositionFile,
  BoardTurnPart,
  DealFile,
  EditionData,
  EditionFile,
  GameState,
  Propose,
  Say,
  SetPace,
} from './frames';

export type * from './frames';

export type Motion = Propose['motion'];
export type Pace = SetPace['pace'];
export type Phrase = NonNullable<Say['phrase']>;

/** An action: `do` and its arguments. */
export interface Action {
  do: string;
  [argument: string]: unknown;
}

/** Something that happened: `event`, its arguments, and the clause it rests on. */
export interface GameEvent {
  event: string;
  clause?: string;
  also?: string[];
  [argument: string]: unknown;
}

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
export function boardView(game: GameState): BoardView {
  return game.view as unknown as BoardView;
}

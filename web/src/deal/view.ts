// How a card game stands, as one pair of eyes sees it. docs/formats-cards.md describes the fields; what is as at the
// start is left out of a view, so it is read through the functions here.

import type { DealEdition, DealPlayerPart, DealPositionFile, EditionData, GameState, TableRow } from '../wire/types';

type DealPlayer = Omit<DealPlayerPart, 'passing'> & {
  name: string;
  /** Cards in the hand; the hand itself is there for the own seat, for who has laid down, and at the end. */
  cards: number;
  /** Somebody has chosen a card to pass on; which one, only that seat knows. */
  has_chosen?: boolean;
  passing?: string | null;
};

export type DealView = Omit<DealPositionFile, 'players'> & {
  players: DealPlayer[];
  draw_pile: number;
  seat: number | null;
  now: string;
  required: number[];
};

/** The cards of a set by its name. */
export type Sets = Record<string, string[]>;

export const CHANCE = 'chance';
export const JOKER = 'chance:';

/** The view of a card game; whoever calls it knows that it is one. */
export function dealView(game: Pick<GameState, 'view'>): DealView {
  return game.view as unknown as DealView;
}

export function asDeal(edition: EditionData): DealEdition {
  if (edition.card.family !== 'deal') throw new Error(`${edition.card.name} is no card game`);
  return edition as unknown as DealEdition;
}

export function onTurn(view: DealView): number {
  return view.turn?.seat ?? 0;
}

export function moneyOf(view: DealView, seat: number): number {
  return view.players[seat]?.money ?? 0;
}

/** What this number of players plays with: size of the hand, trade piles, target. */
export function rowOf(edition: DealEdition, players: number): TableRow {
  const row = edition.data.tables[String(players)];
  if (!row) throw new Error(`nobody plays ${edition.card.name} with ${players}`);
  return row;
}

/** Cards are passed on at this table, and there is no draw pile. */
export function passesOn(edition: DealEdition, players: number): boolean {
  return players >= edition.data.switches.passing_from;
}

/** A trade pile, the top card last. Places after those of the players are free piles. */
export function pileAt(view: DealView, place: number): readonly string[] {
  const seats = view.players.length;
  return (place < seats ? view.players[place]?.pile : view.dummies?.[place - seats]) ?? [];
}

export function placesOf(view: DealView): number[] {
  const count = view.players.length + (view.dummies?.length ?? 0);
  return Array.from({ length: count }, (_, place) => place);
}

/** The same, beginning with who sits to the left of a seat; the own pile is left out. */
export function otherPlaces(view: DealView, seat: number | null): number[] {
  if (seat === null) return placesOf(view);
  const seats = view.players.length;
  const around = Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
  return [...around, ...placesOf(view).slice(seats)];
}

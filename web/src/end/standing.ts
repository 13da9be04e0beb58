// How everybody stood when the game was over. Read off the last view; what things are worth says the server.

import { boardView, isBoard, type EditionData, type GameState, type SeatCard } from '../wire/types';

export interface Standing {
  seat: number;
  /** From 1; winners who share the game share the first place. */
  place: number;
  isWinner: boolean;
  isOut: boolean;
  cash: number | null;
  deeds: number | null;
  buildings: number | null;
  /** Null where the server has not told, or the game knows no such thing. */
  worth: number | null;
}

export function standingsOf(
  game: GameState,
  edition: EditionData,
  seats: readonly SeatCard[],
  worths: ReadonlyMap<number, number>,
): Standing[] {
  const winners = game.outcome?.winners ?? [];
  const ranking = game.outcome?.ranking ?? seats.map((seat) => seat.seat);
  return ranking.map((seat, index) => ({
    seat,
    place: winners.includes(seat) ? 1 : index + 1,
    isWinner: winners.includes(seat),
    ...(isBoard(edition) ? onTheBoard(game, seat) : inTheCardGame(game, seat)),
    worth: worths.get(seat) ?? null,
  }));
}

function onTheBoard(game: GameState, seat: number) {
  const view = boardView(game);
  const player = view.players[seat];
  const owned = Object.values(view.deeds ?? {}).filter((deed) => deed.owner === seat);
  return {
    isOut: player?.out ?? false,
    cash: player?.cash ?? null,
    deeds: owned.length,
    buildings: owned.reduce((sum, deed) => sum + (deed.houses ?? 0), 0),
  };
}

function inTheCardGame(game: GameState, seat: number) {
  const { players } = game.view as { players?: { money?: number }[] };
  return { isOut: false, cash: players?.[seat]?.money ?? null, deeds: null, buildings: null };
}

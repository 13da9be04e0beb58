// Who sits where and how they are, read off the room, the game and who is connected.

import type { BoardView, GameState, Presence, RoomCard, TableState } from '../wire/types';

export interface SeatState {
  seat: number;
  figure: string | null;
  cash: number;
  isMine: boolean;
  isOnTurn: boolean;
  /** The game waits for this seat. */
  isAsked: boolean;
  isBot: boolean;
  /** A person without a device at the table. */
  isAway: boolean;
  /** The bot that plays for somebody who is away. */
  standIn: string | null;
  isOut: boolean;
  place: number;
  isInJail: boolean;
  jailCards: number;
  star: number | null;
  /** Fortune cards kept face down. */
  fortunes: number;
}

/** Everybody at the table, in the order of play. `view` is what is shown, `game` what is true. */
export function seatStates(
  room: RoomCard,
  view: BoardView,
  game: GameState,
  presence: Presence | null,
  mine: readonly number[],
  hasStars: boolean,
): SeatState[] {
  return view.players.map((player, seat) => {
    const card = room.seats[seat];
    return {
      seat,
      figure: card?.figure ?? null,
      cash: player.cash,
      isMine: mine.includes(seat),
      isOnTurn: view.turn.seat === seat && game.phase !== 'over' && game.phase !== 'negotiation',
      isAsked: game.required.includes(seat),
      isBot: card?.kind === 'bot',
      isAway: card?.kind !== 'bot' && presence !== null && !presence.seats.includes(seat),
      standIn: card?.stand_in ?? null,
      isOut: player.out ?? false,
      place: player.place ?? 0,
      isInJail: player.in_jail ?? false,
      jailCards: player.jail_cards?.length ?? 0,
      star: hasStars ? (player.star ?? 1) : null,
      fortunes: typeof player.fortunes === 'number' ? player.fortunes : (player.fortunes?.length ?? 0),
    };
  });
}

/** The round of the table: the turn that whoever has had the most turns is in. */
export function roundOf(view: BoardView): number {
  return Math.max(0, ...view.players.map((player) => player.own_turn ?? 0));
}

/** Why this device has nothing to decide; null if it has. */
export type Waiting =
  | { why: 'read-only' }
  | { why: 'paused' }
  | { why: 'over' }
  /** Dice or cards are on their way. */
  | { why: 'chance' }
  | { why: 'bots' | 'people' | 'away'; seats: number[] };

/** What must be known of a seat to say what the game waits for. */
export type Awaited = Pick<SeatState, 'seat' | 'isAsked' | 'isBot' | 'isAway'>;

export function waitingFor(
  room: RoomCard,
  game: GameState,
  table: TableState | null,
  seats: readonly Awaited[],
  asked: number | null,
): Waiting | null {
  if (room.read_only) return { why: 'read-only' };
  if (room.phase === 'over' || game.phase === 'over') return { why: 'over' };
  if (table?.paused != null) return { why: 'paused' };
  if (asked !== null) return null;
  const awaited = seats.filter((seat) => seat.isAsked);
  if (awaited.length === 0) return { why: 'chance' };
  const people = awaited.filter((seat) => !seat.isBot);
  const numbers = (list: readonly Awaited[]) => list.map((seat) => seat.seat);
  if (people.length === 0) return { why: 'bots', seats: numbers(awaited) };
  // One person who is there is reason enough to wait without worry.
  const there = people.filter((seat) => !seat.isAway);
  return there.length > 0 ? { why: 'people', seats: numbers(there) } : { why: 'away', seats: numbers(people) };
}

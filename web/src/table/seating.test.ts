import { describe, expect, it } from 'vitest';
import type { BoardView, GameState, Presence, RoomCard, TableState } from '../wire/types';
import { roundOf, seatStates, waitingFor } from './seating';

const room = (more: Partial<RoomCard> = {}): RoomCard =>
  ({
    phase: 'playing',
    read_only: null,
    seats: [
      { seat: 0, kind: 'person', figure: 'lantern' },
      { seat: 1, kind: 'person', figure: null },
      { seat: 2, kind: 'bot', figure: null },
    ],
    ...more,
  }) as unknown as RoomCard;

const view = {
  players: [
    { name: 'Ada', cash: 100, square: 'go', own_turn: 3, jail_cards: ['E10'] },
    { name: 'Ben', cash: 50, square: 'jail', own_turn: 3, in_jail: true },
    { name: 'Cy', cash: 0, square: 'go', own_turn: 2, out: true, place: 3 },
  ],
  turn: { seat: 1 },
} as unknown as BoardView;

const game = (required: number[], phase = 'turn_start') => ({ phase, required, to_act: null }) as unknown as GameState;
const here: Presence = { type: 'presence', seats: [0, 1], watching: 0 };
const running = { paused: null } as unknown as TableState;

function wait(required: number[], asked: number | null, presence: Presence = here, card = room(), table = running) {
  const state = game(required);
  return waitingFor(card, state, table, seatStates(card, view, state, presence, [0], false), asked);
}

describe('a seat', () => {
  const seats = seatStates(room(), view, game([1]), here, [0], false);

  it('shows what it has and how it is', () => {
    expect(seats.map((seat) => [seat.isOnTurn, seat.isInJail, seat.isOut, seat.jailCards])).toEqual([
      [false, false, false, 1],
      [true, true, false, 0],
      [false, false, true, 0],
    ]);
  });

  it('is away without a device; bots never are', () => {
    const alone = seatStates(room(), view, game([1]), { ...here, seats: [0] }, [0], false);
    expect(alone.map((seat) => seat.isAway)).toEqual([false, true, false]);
  });

  it('has stars only where the edition has them', () => {
    expect(seats[0]!.star).toBeNull();
    expect(seatStates(room(), view, game([1]), here, [0], true)[0]!.star).toBe(1);
  });
});

describe('waiting', () => {
  it('is over when this device is asked', () => {
    expect(wait([0], 0)).toBeNull();
  });

  it('says for whom', () => {
    expect(wait([1], null)).toEqual({ why: 'people', seats: [1] });
    expect(wait([2], null)).toEqual({ why: 'bots', seats: [2] });
    expect(wait([1], null, { ...here, seats: [0] })).toEqual({ why: 'away', seats: [1] });
    expect(wait([], null)).toEqual({ why: 'chance' });
  });

  it('names people before bots', () => {
    expect(wait([1, 2], null)).toEqual({ why: 'people', seats: [1] });
  });

  it('has reasons that go before all others', () => {
    expect(wait([0], 0, here, room(), { paused: 5 } as unknown as TableState)).toEqual({ why: 'paused' });
    const readOnly = room({ read_only: { code: 'room/read-only', sentence: '' } });
    expect(wait([0], 0, here, readOnly)).toEqual({ why: 'read-only' });
    expect(wait([0], 0, here, room({ phase: 'over' }))).toEqual({ why: 'over' });
  });
});

describe('the round', () => {
  it('is the highest turn anybody has begun', () => {
    expect(roundOf(view)).toBe(3);
  });
});

// The games this device has a part in, in the order in which one wants to see them.

import type { KeptRoom } from '../device/seats.svelte';
import type { RoomCard } from '../wire/types';

/** How a game stands for the person at this device. */
type Standing = 'mine' | 'lobby' | 'others' | 'unknown' | 'over' | 'gone';

export interface MyGame {
  id: string;
  edition: string;
  /** Null while the server has not told, or if it has no such room any more. */
  room: RoomCard | null;
  standing: Standing;
  /** The seats the game waits for. */
  waitsFor: number[];
  /** The seats this device holds. */
  mine: number[];
  seen: number;
}

const ORDER: Standing[] = ['mine', 'lobby', 'others', 'unknown', 'over', 'gone'];

export interface Told {
  room: RoomCard | null;
  /** The seats the game waits for, if the server says so. */
  waitsFor?: number[];
}

export function myGame(kept: KeptRoom, told: Told | undefined): MyGame {
  const mine = Object.keys(kept.tokens).map(Number);
  const waitsFor = told?.waitsFor ?? [];
  return {
    id: kept.id,
    edition: kept.edition,
    room: told?.room ?? null,
    standing: standingOf(told, mine),
    waitsFor,
    mine,
    seen: kept.seen,
  };
}

function standingOf(told: Told | undefined, mine: number[]): Standing {
  if (!told) return 'unknown';
  if (!told.room) return 'gone';
  if (told.room.phase === 'over') return 'over';
  if (told.room.phase === 'lobby') return 'lobby';
  return told.waitsFor?.some((seat) => mine.includes(seat)) ? 'mine' : 'others';
}

/** Those where it is my turn first; among equals the one looked at last. */
export function sorted(games: MyGame[]): MyGame[] {
  return [...games].sort(
    (one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) || other.seen - one.seen,
  );
}

// The games this device has a part in: who has a seat's token has the seat, so here is what must not be lost.

import { onChangeElsewhere, recall, remember } from './memory';

export interface KeptRoom {
  id: string;
  /** The signed right to each seat held here, by seat number. */
  tokens: Record<number, string>;
  /** The right to arrange the room before the game, if it was opened here. */
  host?: string;
  /** For the list of my games before the server has answered. */
  edition: string;
  /** When this device last looked at it. */
  seen: number;
}

const KEY = 'rooms';
const MOST = 60;

function load(): KeptRoom[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(thing: unknown): thing is KeptRoom {
  const room = thing as KeptRoom | null;
  return typeof room?.id === 'string' && typeof room.tokens === 'object' && room.tokens !== null;
}

class Kept {
  rooms = $state<KeptRoom[]>(load());

  constructor() {
    onChangeElsewhere(KEY, () => (this.rooms = load()));
  }

  find(id: string): KeptRoom | undefined {
    return this.rooms.find((room) => room.id === id);
  }

  /** Remember a room, or more about one; tokens are added to those already held. */
  keep(id: string, more: { edition: string; tokens?: Record<number, string>; host?: string }): void {
    // Another window may have written since: what is stored counts, not what this one remembers.
    const rooms = load();
    const known = rooms.find((room) => room.id === id);
    const room: KeptRoom = {
      id,
      tokens: { ...known?.tokens, ...more.tokens },
      host: more.host ?? known?.host,
      edition: more.edition,
      seen: Date.now(),
    };
    this.save([room, ...rooms.filter((other) => other.id !== id)].slice(0, MOST));
  }

  /** A seat is somebody else's now. */
  drop(id: string, seat: number): void {
    const rooms = load();
    const room = rooms.find((each) => each.id === id);
    if (room) delete room.tokens[seat];
    this.save(rooms);
  }

  forget(id: string): void {
    this.save(load().filter((room) => room.id !== id));
  }

  private save(rooms: KeptRoom[]): void {
    remember(KEY, rooms);
    this.rooms = rooms;
  }
}

export const kept = new Kept();

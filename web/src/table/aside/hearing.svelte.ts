// Whom this device does not want to hear, and up to where it has read what people said; by room.

import { recall, remember } from '../../device/memory';

interface Heard {
  muted: number[];
  readUpTo: number;
}

const NAME = 'hearing';
const MOST_ROOMS = 40;

function load(): Record<string, Heard> {
  const found = recall<unknown>(NAME, {});
  return typeof found === 'object' && found !== null ? (found as Record<string, Heard>) : {};
}

class Hearing {
  private listeners = 0;
  private rooms = $state<Record<string, Heard>>(load());

  /** Whether what is said can be seen now. */
  get isListening(): boolean {
    return this.listeners > 0;
  }

  /** From now on it can; returns how to say that it cannot any more. */
  listen(): () => void {
    this.listeners += 1;
    return () => (this.listeners -= 1);
  }

  muted(room: string): number[] {
    const seats: unknown = this.rooms[room]?.muted;
    return Array.isArray(seats) ? seats.filter((seat): seat is number => Number.isInteger(seat)) : [];
  }

  readUpTo(room: string): number {
    return Number(this.rooms[room]?.readUpTo) || 0;
  }

  /** Hear a seat no more, or again. */
  toggle(room: string, seat: number): number[] {
    const before = this.muted(room);
    const muted = before.includes(seat) ? before.filter((other) => other !== seat) : [...before, seat];
    this.keep(room, { muted, readUpTo: this.readUpTo(room) });
    return muted;
  }

  read(room: string, rev: number): void {
    if (rev > this.readUpTo(room)) this.keep(room, { muted: this.muted(room), readUpTo: rev });
  }

  private keep(room: string, heard: Heard): void {
    // The room that was touched last comes last, so the oldest ones are forgotten first.
    const others = Object.entries(this.rooms).filter(([id]) => id !== room);
    this.rooms = Object.fromEntries([...others.slice(1 - MOST_ROOMS), [room, heard]]);
    remember(NAME, this.rooms);
  }
}

export const hearing = new Hearing();

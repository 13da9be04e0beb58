// A seat that travels to another device: in the part of a link behind the #, which reaches no server and no log.

import type { RoomCard } from '../wire/types';

export interface Carried {
  seat: number;
  token: string;
}

export function carryingPath(room: RoomCard, { seat, token }: Carried): string {
  return `/r/${room.code}#seat=${seat}&token=${token}`;
}

export function carriedIn(fragment: string): Carried | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const seat = Number(parts.get('seat') ?? NaN);
  const token = parts.get('token');
  return token && Number.isInteger(seat) && seat >= 0 ? { seat, token } : null;
}

// How the games of this device stand, by the server's word.

import type { KeptRoom } from '../device/seats.svelte';
import { Refusal, rest } from '../wire/rest';
import type { Told } from './mygames';

/** Ask about all of them. Rooms the server does not know any more are told as null. */
export async function askAboutMine(rooms: readonly KeptRoom[]): Promise<Map<string, Told>> {
  const told = await Promise.all(rooms.map(async (room) => [room.id, await askAbout(room)] as const));
  return new Map(told);
}

async function askAbout(kept: KeptRoom): Promise<Told> {
  try {
    return { room: (await rest.room(kept.id)).room };
  } catch (problem) {
    if (problem instanceof Refusal && problem.problem.code === 'room/not-found') return { room: null };
    throw problem;
  }
}

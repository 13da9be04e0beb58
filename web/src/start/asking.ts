// How the games of this device stand, by the server's word.

import { kept, type KeptRoom } from '../device/seats.svelte';
import { Refusal, rest } from '../wire/rest';
import type { MyGame } from '../wire/types';
import type { Told } from './mygames';

/** As many as the server looks at in one go. */
const AT_ONCE = 50;

/** Ask about all of them. What the server had no time to look at is missing, and there at the next try. */
export async function askAboutMine(rooms: readonly KeptRoom[]): Promise<Map<string, Told>> {
  const told = new Map<string, Told>();
  const held = rooms.filter((room) => tokenOf(room)).slice(0, AT_ONCE);
  const watched = rooms.filter((room) => !tokenOf(room)).slice(0, AT_ONCE);
  const answers = held.length > 0 ? (await rest.mine(held.map((room) => tokenOf(room) ?? ''))).games : [];
  answers.forEach((game, at) => {
    const room = held[at];
    const found = room && read(game, room);
    if (found) told.set(room.id, found);
  });
  await Promise.all(watched.map(async (room) => told.set(room.id, await look(room.id))));
  return told;
}

/** One token of a room is enough to ask about it. */
function tokenOf(room: KeptRoom): string | undefined {
  return Object.values(room.tokens)[0] ?? room.host;
}

function read(game: MyGame, room: KeptRoom): Told | null {
  if (game.is_pending) return null;
  if (game.room) return { room: game.room, waitsFor: game.waits_for ?? [] };
  if (game.problem?.code === 'room/seat-moved') {
    // Played on another device now: what is left is to watch, and the next round asks without this token.
    kept.drop(room.id, Number(Object.keys(room.tokens)[0]));
    return null;
  }
  return { room: null };
}

/** A room this device only watches. */
async function look(id: string): Promise<Told> {
  try {
    return { room: (await rest.room(id)).room };
  } catch (problem) {
    if (problem instanceof Refusal && problem.problem.code === 'room/not-found') return { room: null };
    throw problem;
  }
}

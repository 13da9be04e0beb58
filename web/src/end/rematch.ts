// Another game of the same party: each device takes its old seats in the new room, and everybody goes there.

import { kept } from '../device/seats.svelte';
import { withShare } from '../device/shares';
import { rest } from '../wire/rest';
import type { RoomCard } from '../wire/types';

/** Take this device's seats in the room that follows; opens it if nobody has yet. Returns where to go. */
export async function playAgain(room: RoomCard): Promise<string> {
  let next: RoomCard | null = null;
  const before = kept.find(room.id);
  for (const [seat, token] of Object.entries(before?.tokens ?? {})) {
    // A seat that is here already was taken before a reload.
    if (room.rematch && kept.find(room.rematch)?.tokens[Number(seat)]) continue;
    const joined = await withShare(`rematch ${room.id} ${seat}`, (share) =>
      rest.rematch(room.id, share.contribution, token),
    );
    next = joined.room;
    kept.keep(next.id, { edition: next.edition, tokens: { [joined.grant.seat]: joined.grant.token } });
  }
  if (next) await beginIfComplete(next);
  return `/room/${next?.id ?? room.rematch ?? room.id}`;
}

/** Where all people sit at this device nobody is to be waited for. */
async function beginIfComplete(room: RoomCard): Promise<void> {
  const tokens = kept.find(room.id)?.tokens ?? {};
  const isOurs = room.seats.every((seat) => seat.kind === 'bot' || tokens[seat.seat] !== undefined);
  const token = Object.values(tokens)[0];
  if (isOurs && token) await rest.start(room.id, token);
}

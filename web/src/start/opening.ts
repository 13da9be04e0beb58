// Opening a room, and everything that belongs to it: the rights are kept on this device before anything else happens.

import { remember, recall } from '../device/memory';
import { kept } from '../device/seats.svelte';
import { start } from '../device/shares';
import { currentLanguage } from '../text/language.svelte';
import { rest } from '../wire/rest';
import type { Created, EditionCard } from '../wire/types';
import { isComplete, wishOf, type Draft } from './new/draft';

const LAST_EDITION = 'edition';

/** The edition that was played last on this device. */
export function lastEdition(): string | null {
  return recall<string | null>(LAST_EDITION, null);
}

export function rememberEdition(name: string): void {
  remember(LAST_EDITION, name);
}

/** Open a room as drafted; if everybody is there, the game begins at once. Returns where to go. */
export async function openRoom(draft: Draft, card: EditionCard): Promise<string> {
  const created = await rest.open(wishOf(draft, card, currentLanguage()));
  keepRights(created);
  rememberEdition(draft.edition);
  if (isComplete(draft)) await start(created.room, created.host);
  return `/room/${created.room.id}`;
}

export function keepRights({ room, host, seats }: Created): void {
  const tokens = Object.fromEntries(seats.map((grant) => [grant.seat, grant.token]));
  kept.keep(room.id, { edition: room.edition, tokens, host });
}

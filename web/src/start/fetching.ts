// Everything a table needs besides its room, asked for side by side: whoever wants to play on a slow line waits once.

import { needTexts } from '../text/language.svelte';
import { isBoard, type EditionCard, type EditionData } from '../wire/types';
import { server } from './server.svelte';

/** The data of an edition, and the messages of its table. */
export async function fetchTable(name: string): Promise<EditionData> {
  const card = server.card(name);
  const early = card ? needTexts(...parcelsOf(card)) : null;
  early?.catch(() => undefined); // told below
  const found = await server.fetchEdition(name);
  await (early ?? needTexts(...parcelsOf(found.card)));
  if (isBoard(found) && found.data.components.readers) await needTexts('bank');
  return found;
}

/** Fetch the table while its room is being opened. What does not arrive is asked for again by the room's page. */
export function fetchAhead(card: EditionCard): void {
  const page = import('../room/RoomPage.svelte');
  const table = card.family === 'deal' ? import('../deal/DealTable.svelte') : import('../table/Table.svelte');
  for (const each of [page, table, fetchTable(card.name)]) each.catch(() => undefined);
}

function parcelsOf({ family }: EditionCard): string[] {
  return ['table', family === 'deal' ? 'deal' : 'cards'];
}

// Opening a lesson: a room that stands at a prepared moment of a game.

import { settings } from '../device/settings.svelte';
import { openCommitment, start } from '../device/shares';
import { keepRights } from '../start/opening';
import { t } from '../text/language.svelte';
import { rest } from '../wire/rest';
import type { EditionCard } from '../wire/types';

/** Chance is known beforehand in a lesson: whoever takes it adds nothing to it. */
const NO_CHANCE = '0'.repeat(32);

/** Open the lesson about this; returns where to go. */
export async function openLesson(card: EditionCard, idea: string): Promise<string> {
  const name = settings.name.trim() || t('web-start-default-name');
  const bots = (card.course?.bots ?? []).map((bot) => ({ kind: 'bot' as const, bot }));
  const created = await rest.open({
    edition: card.name,
    lesson: idea,
    seats: [{ kind: 'me', name, commitment: openCommitment(NO_CHANCE), always_demand: false }, ...bots],
    variants: card.course?.variants ?? [],
  });
  keepRights(created);
  await start(created.room, created.host);
  return `/room/${created.room.id}`;
}

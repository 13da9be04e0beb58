// Which editions this page can show a table for.

import type { EditionCard } from '../wire/types';

const FAMILIES: ReadonlySet<EditionCard['family']> = new Set<EditionCard['family']>(['board', 'deal']);
/** The order in which one gets to know them; editions of the server's own come last. */
const ORDER = ['classic', 'tempo', 'banking', 'millionaire', 'cards'];

export function playable(cards: readonly EditionCard[]): EditionCard[] {
  const place = (card: EditionCard) => (ORDER.indexOf(card.name) + ORDER.length + 1) % (ORDER.length + 1);
  return cards.filter((card) => FAMILIES.has(card.family)).sort((one, other) => place(one) - place(other));
}

// Whose names are on the board: readers of a language find those they know, unless they have chosen others.

import type { EditionCard } from '../../wire/types';

/** What can be wished for beside the skins themselves. */
export const BY_LANGUAGE = 'language';
export const PRINTED = 'printed';

/** The skin a wish means on this board; null for the names it was printed with. */
export function skinOf(wish: string, card: EditionCard, language: string): string | null {
  if (wish === PRINTED) return null;
  return card.skins.includes(wish) ? wish : (card.usual_skins[language] ?? null);
}

/** The wish behind a choice from the list: what a reader of this language gets anyway follows the language. */
export function wishFor(choice: string, card: EditionCard, language: string): string {
  return choice === (card.usual_skins[language] ?? PRINTED) ? BY_LANGUAGE : choice;
}

/** The language of these names; null if nobody has said which it is. */
export function namesIn(card: EditionCard, skin: string | null): string | null {
  if (skin === null) return card.language;
  return Object.keys(card.usual_skins).find((language) => card.usual_skins[language] === skin) ?? null;
}

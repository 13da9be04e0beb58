// A rent in a few characters: an amount, so many times the dice, or a dash where there is none.

import type { Words } from '../../text/words';
import type { DeedRent } from '../../wire/types';

/** Whether a visitor would owe anything at all. */
export function hasRent(rent: DeedRent | undefined): boolean {
  return rent?.kind === 'fixed' || rent?.kind === 'dice';
}

export function rentText(words: Words, rent: DeedRent | undefined): string {
  if (rent?.kind === 'fixed' && rent.rent !== null) return words.money(rent.rent);
  if (rent?.kind === 'dice') return words.t('web-business-rent-dice', { factor: rent.factor ?? 0 });
  return '–';
}

// Amounts where there is little room: written out if they fit, otherwise short, as on the printed boards with large
// amounts. What stands side by side is written in one way, so that nobody takes two currencies for one.

import type { Words } from '../text/words';

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** A way to write amounts. */
type Form = (amount: number, words: Words) => string;

const full: Form = (amount, words) => words.money(amount);
const bare: Form = (amount, words) => words.book.number(amount);
const signed: Form = (amount, words) => words.withSign(short(amount, words));

function short(amount: number, words: Words): string {
  const isMillions = amount >= MILLION;
  const number = words.book.number(amount / (isMillions ? MILLION : THOUSAND));
  return words.t(isMillions ? 'web-board-millions' : 'web-board-thousands', { number });
}

/** The first way in which all these amounts fit; millions are shortened before their sign is left out. */
export function commonForm(amounts: readonly number[], words: Words, fits: (text: string) => boolean): Form {
  const forms = amounts.some((amount) => amount >= MILLION) ? [full, signed, bare] : [full, bare];
  return forms.find((form) => amounts.every((amount) => fits(form(amount, words)))) ?? short;
}

export function fittingMoney(amount: number, words: Words, fits: (text: string) => boolean): string {
  return commonForm([amount], words, fits)(amount, words);
}

/** Without its sign, where everybody knows it and there is no room for it. */
export function bareMoney(amount: number, words: Words, fits: (text: string) => boolean): string {
  const text = bare(amount, words);
  return fits(text) ? text : short(amount, words);
}

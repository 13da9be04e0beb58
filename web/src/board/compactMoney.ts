// Amounts on squares: written out if they fit, otherwise short, as on the printed boards with large amounts.

import type { Words } from '../text/words';

export function fittingMoney(amount: number, words: Words, fits: (text: string) => boolean): string {
  const full = words.money(amount);
  if (fits(full)) return full;
  const bare = words.book.number(amount);
  if (fits(bare)) return bare;
  const isMillions = amount >= 1_000_000;
  const number = words.book.number(amount / (isMillions ? 1_000_000 : 1_000));
  return words.t(isMillions ? 'web-board-millions' : 'web-board-thousands', { number });
}

// What is printed on a deed, as rows. Only what the edition file says and how things stand: no rule is
// applied here; what is owed right now the server reckons.

import type { Words } from '../text/words';
import type { BoardView, DeedPart, EditionFile } from '../wire/types';
import type { SquareLook } from './looks';

export interface Row {
  name: string;
  value: string;
  /** The row that holds as things stand. */
  isNow?: boolean;
}

/** The printed rents. */
export function rentRows(look: SquareLook, deed: DeedPart | undefined, words: Words): Row[] {
  const { kind, rent, dice_factor: factors } = look.data;
  if (kind === 'street' && rent) return streetRows(rent, deed, words);
  if (factors) {
    return factors.map((factor, index) => ({
      name: words.t('web-board-rent-held', { count: index + 1, group: look.group?.name ?? '' }),
      value: words.t('web-board-times-dice', { amount: words.money(factor) }),
    }));
  }
  return (rent ?? []).map((amount, index) => ({
    name: words.t('web-board-rent-held', { count: index + 1, group: look.group?.name ?? '' }),
    value: words.money(amount),
  }));
}

/** Bare, then with each number of houses; the last one is the hotel. */
function streetRows(rent: readonly number[], deed: DeedPart | undefined, words: Words): Row[] {
  const last = rent.length - 1;
  const isOwned = deed?.owner !== undefined && deed.owner !== null && !deed.mortgaged;
  const level = deed?.hotel ? last : (deed?.houses ?? 0);
  return rent.map((amount, index) => ({
    name: rentName(index, last, words),
    value: words.money(amount),
    isNow: isOwned && index === level,
  }));
}

function rentName(index: number, last: number, words: Words): string {
  if (index === 0) return words.t('web-board-rent');
  if (index === last) return words.t('web-board-rent-hotel');
  return words.t('web-board-rent-houses', { count: index });
}

/** Prices of a deed, or the amounts of a square that nobody can own. */
export function figuresOf(look: SquareLook, view: BoardView, words: Words): Row[] {
  const { data } = look;
  const { money } = words.edition.data as unknown as EditionFile;
  const rows: [string, number | null | undefined][] = [];
  if (data.price) rows.push(['web-board-price', data.price]);
  if (data.house_price) rows.push(['web-board-house-price', data.house_price]);
  if (data.hotel_price) rows.push(['web-board-hotel-price', data.hotel_price]);
  if (data.mortgage) rows.push(['web-board-mortgage', data.mortgage]);
  if (data.kind === 'tax') rows.push(['web-board-tax', data.amount]);
  if (data.kind === 'jail') rows.push(['web-board-fine', money.jail_fine]);
  if (data.kind === 'parking' && view.pot) rows.push(['web-board-pot', view.pot]);
  const written = rows.flatMap(([id, amount]) => (amount ? [{ name: words.t(id), value: words.money(amount) }] : []));
  if (data.kind === 'tax' && data.percent) {
    written.push({
      name: words.t('web-board-tax-share'),
      value: words.t('web-board-share', { share: data.percent / 100 }),
    });
  }
  return data.kind === 'go' ? [...written, ...salaries(money.salary, words)] : written;
}

/** One salary for everybody, or one for each star level. */
function salaries(salary: EditionFile['money']['salary'], words: Words): Row[] {
  if (typeof salary === 'number') return [{ name: words.t('web-board-salary'), value: words.money(salary) }];
  return Object.entries(salary).map(([level, amount]) => ({
    name: words.t('web-board-salary-star', { star: Number(level.replace(/\D/gu, '')) }),
    value: words.money(amount),
  }));
}

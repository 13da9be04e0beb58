import { expect, test } from 'vitest';
import type { BankCardState, BankEntry } from '../../wire/types';
import { holdingsOf, isSame, knownDeeds } from './known';

let rev = 0;
const row = (entry: Partial<BankEntry>): BankEntry => ({ rev: ++rev, at: 0, kind: 'booked', what: 'pay', ...entry });
const paid = (source: number | 'bank', target: number | 'bank', note: BankEntry['note'], more = {}): BankEntry =>
  row({ bookings: [{ source, target, amount: 1 }] as BankEntry['bookings'], note, ...more });
const card = (number: number, more: Partial<BankCardState> = {}): BankCardState =>
  ({ card: number, name: `P${number}`, balance: 0, holdings: [], worth: null, ...more }) as BankCardState;
const owner = (entries: BankEntry[], deed: string) => knownDeeds(entries).get(deed);

test('a deed is whose bank booking paid for it, in a purchase or an auction', () => {
  const bought = paid(1, 'bank', { purpose: 'purchase', deed: 'a' });
  const opened = row({ kind: 'auction', what: undefined, step: 'opened', deed: 'b' });
  const sold = row({ what: 'auction', bookings: [{ source: 2, target: 'bank', amount: 1 }] as BankEntry['bookings'] });
  expect(owner([bought], 'a')?.card).toBe(1);
  expect(owner([bought, opened, sold], 'b')?.card).toBe(2);
});

test('houses, mortgages and rents tell how it stands', () => {
  const bought = paid(1, 'bank', { purpose: 'purchase', deed: 'a' });
  const built = () => paid(1, 'bank', { purpose: 'building', deed: 'a' });
  expect(owner([bought, built(), built()], 'a')?.houses).toBe(2);
  expect(owner([bought, paid('bank', 1, { purpose: 'mortgage', deed: 'a' })], 'a')?.isMortgaged).toBe(true);
  const rent = paid(2, 3, { purpose: 'rent', deed: 'c', count: 3 });
  expect(owner([rent], 'c')).toMatchObject({ card: 3, houses: 3 });
});

test('what was taken back has not happened', () => {
  const bought = paid(1, 'bank', { purpose: 'purchase', deed: 'a' });
  const back = row({ what: 'undo', reverses: bought.rev });
  expect(owner([bought, back], 'a')).toBeUndefined();
});

test('an estate goes to the creditor, or back to the bank', () => {
  const bought = paid(1, 'bank', { purpose: 'purchase', deed: 'a' });
  const broke = (target: number | 'bank') =>
    row({ what: 'bankrupt', card: 1, bookings: [{ source: 1, target, amount: 1 }] as BankEntry['bookings'] });
  expect(owner([bought, broke(2)], 'a')?.card).toBe(2);
  expect(owner([bought, broke('bank')], 'a')).toBeUndefined();
});

test('a count stands, and what is bought after it is added', () => {
  const bought = paid(1, 'bank', { purpose: 'purchase', deed: 'a' });
  const scored = row({ kind: 'scored', what: undefined, card: 1, worth: 5 });
  const later = paid(2, 'bank', { purpose: 'purchase', deed: 'b' });
  const cards = [card(1, { worth: 5, holdings: [{ deed: 'z', houses: 2 }] }), card(2)];
  const held = holdingsOf(cards, [bought, scored, later]);
  expect(held.get(1)).toEqual([{ deed: 'z', houses: 2 }]);
  expect(held.get(2)).toEqual([{ deed: 'b', houses: 0, is_mortgaged: false }]);
});

test('the order of holdings does not matter', () => {
  expect(isSame([{ deed: 'a' }, { deed: 'b' }], [{ deed: 'b', houses: 0 }, { deed: 'a' }])).toBe(true);
  expect(isSame([{ deed: 'a' }], [{ deed: 'a', houses: 1 }])).toBe(false);
});

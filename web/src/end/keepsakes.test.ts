import { describe, expect, it } from 'vitest';
import type { Entry, ReplayPoint } from '../wire/types';
import { keepsakesOf, standing, turningPoint } from './keepsakes';

const row = (rev: number, events: unknown[], more: Partial<Entry> = {}): Entry =>
  ({ rev, at: 0, kind: 'acted', events, ...more }) as Entry;
const rent = (from: number, to: number, amount: number, deed: string) => [
  { event: 'rent_demanded', owner: to, debtor: from, deed, amount, auto: true },
  { event: 'paid', from, to, amount, reason: 'rent' },
];
const bought = (seat: number, deed: string, price: number) => ({ event: 'bought', seat, deed, price });

describe('what people tell of a game', () => {
  it('is the biggest rent and the deed that brought most beyond its price', () => {
    const told = keepsakesOf([
      row(1, [bought(1, 'bad', 60), { event: 'sold', lot: 'turm', seat: 1, price: 10 }]),
      row(2, [...rent(0, 1, 40, 'bad'), ...rent(0, 1, 50, 'bad')]),
      row(3, rent(0, 1, 45, 'turm')),
    ]);
    expect(told.rent).toEqual({ from: 0, to: 1, amount: 50, deed: 'bad' });
    expect(told.deal).toEqual({ seat: 1, deed: 'turm', cost: 10, income: 45 });
    expect(told.rents).toEqual([
      { deed: 'bad', amount: 90 },
      { deed: 'turm', amount: 45 },
    ]);
  });

  it('leaves out what was taken back', () => {
    const entries = [
      row(1, rent(0, 1, 40, 'bad')),
      row(2, rent(0, 1, 900, 'bad')),
      row(3, [], { kind: 'proposed', motion: { kind: 'take_back', to: 2 } }),
      row(4, [], { kind: 'voted', ballot: 3, carried: true }),
    ];
    expect(standing(entries).map(({ rev }) => rev)).toEqual([1, 4]);
    expect(keepsakesOf(entries).rent?.amount).toBe(40);
  });

  it('knows no deal where nothing paid for itself', () => {
    expect(keepsakesOf([row(1, [bought(0, 'bad', 60)]), row(2, rent(1, 0, 10, 'bad'))]).deal).toBeNull();
  });

  it('is the turn from which the winner led', () => {
    const points = [
      [5, 5],
      [6, 5],
      [4, 9],
      [7, 6],
      [9, 0],
    ].map((worth, step) => ({ step, turn: step, worth }) as ReplayPoint);
    expect(turningPoint(points, 0)?.turn).toBe(3);
    expect(turningPoint(points.slice(3), 0)).toBeNull();
  });
});

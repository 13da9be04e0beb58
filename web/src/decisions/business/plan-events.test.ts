import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../../wire/types';
import { has, proceedsByDeed, tallyOf } from './plan-events';

const events: BoardEvent[] = [
  { event: 'sold_building', seat: 0, deed: 'a', level: 1, price: 500 },
  { event: 'paid', from: 'bank', to: 0, amount: 500, reason: 'resale' },
  { event: 'sold_building', seat: 0, deed: 'a', level: 0, price: 500 },
  { event: 'paid', from: 'bank', to: 0, amount: 500, reason: 'resale' },
  { event: 'mortgaged', seat: 0, deed: 'b', amount: 600 },
  { event: 'paid', from: 'bank', to: 0, amount: 600, reason: 'mortgage' },
  { event: 'debt_paid', debtor: 0, creditor: 'bank', amount: 1500, reason: 'tax' },
  { event: 'paid', from: 0, to: 'bank', amount: 1500, reason: 'tax' },
  { event: 'built', seat: 0, deed: 'c', level: 1, price: 1000 },
  { event: 'paid', from: 0, to: 'bank', amount: 1000, reason: 'build' },
];

describe('the sum of a plan', () => {
  it('counts what is done and what the bank pays and gets, without the debt itself', () => {
    expect(tallyOf(events, 0)).toEqual({ built: 1, sold: 2, mortgaged: 1, redeemed: 0, gained: 1600, spent: 1000 });
  });

  it('adds up what each street brings', () => {
    expect([...proceedsByDeed(events)]).toEqual([['a', 1000]]);
  });

  it('finds a kind of event', () => {
    expect(has(events, 'debt_paid')).toBe(true);
    expect(has(events, 'shortage_opened')).toBe(false);
  });
});

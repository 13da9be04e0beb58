import { describe, expect, it } from 'vitest';
import type { AuctionPart, BoardEvent, Entry } from '../../wire/types';
import { currentBidding, estateQueue, standingOf } from './bidding';

let rev = 100;
const opened = (lot: string): BoardEvent => ({ event: 'auction_opened', lot, minimum: 0 });
const sold = (lot: string): BoardEvent => ({ event: 'sold', lot, seat: 2, price: 999 });
const row = (...events: BoardEvent[]): Entry => ({ rev: ++rev, at: 0, kind: 'acted', events });

describe('the auction that is going on', () => {
  it('knows its row and the highest bid of each seat', () => {
    const entries = [
      row(opened('badstrasse'), { event: 'bid', seat: 2, amount: 999 }),
      row(sold('badstrasse'), opened('turmstrasse')),
      row({ event: 'bid', seat: 0, amount: 20 }),
      row({ event: 'bid', seat: 1, amount: 40 }),
      row({ event: 'passed', seat: 2 }),
      row({ event: 'bid', seat: 0, amount: 60 }),
    ];
    const bidding = currentBidding(entries);
    expect(bidding?.opened).toBe(entries[1]!.rev);
    expect([...(bidding?.bids ?? [])].sort()).toEqual([
      [0, 60],
      [1, 40],
    ]);
  });

  it('is not known before the log is there', () => {
    expect(currentBidding([])).toBeNull();
  });
});

describe('the auctions of an estate', () => {
  it('are counted from its opening', () => {
    const entries = [
      row(opened('earlier')),
      row({ event: 'estate_opened', seat: 1, deeds: ['a', 'b'], jail_cards: 0 }, opened('a')),
      row(sold('a'), opened('b')),
    ];
    expect(estateQueue(entries, 3)).toEqual({ place: 2, of: 5 });
  });

  it('are none where nothing was left to the bank', () => {
    expect(estateQueue([row(opened('a'))], 0)).toBeNull();
  });
});

describe('how a bidder stands', () => {
  const auction = { lot: 'badstrasse', high: 500, leader: 2, passed: [3] } as AuctionPart;
  const bidder = (seat: number, cash: number, isRequired: boolean, isAsked = false) =>
    standingOf(auction, { seat, cash, isRequired, isAsked });

  it('tells who leads and who has passed', () => {
    expect(bidder(2, 0, false)).toBe('leads');
    expect(bidder(3, 9000, false)).toBe('passed');
  });

  it('tells who could go higher at once, and who would have to raise money first', () => {
    expect(bidder(0, 501, true)).toBe('open');
    expect(bidder(0, 500, true)).toBe('raising');
    expect(bidder(0, 0, true, true)).toBe('asked');
  });

  it('does not wait for somebody who cannot find the next bid', () => {
    expect(bidder(1, 100, false)).toBe('short');
  });
});

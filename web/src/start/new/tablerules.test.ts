import { expect, test } from 'vitest';
import { AUCTIONS, auctionKind, auctionOf, clockOf, CLOCKS } from './tablerules';

test.each(AUCTIONS)('the choice %s of auctions is found again', (kind) => {
  expect(auctionKind(auctionOf(kind))).toBe(kind);
});

test('nothing chosen is the usual auction', () => {
  expect(auctionKind(undefined)).toBe('usual');
});

test.each(CLOCKS)('the clock %s is what it says', (kind) => {
  expect(clockOf(kind)?.kind ?? 'none').toBe(kind);
});

// What the ledger of an evening tells about who owns what: purchases, auctions, buildings, mortgages, rents that were
// paid, an estate that went to a creditor. What people swapped by hand it cannot know.

import type { BankCardState, BankEntry, BankHolding } from '../../wire/types';

const HOTEL = 5;

interface Known {
  card: number;
  houses: number;
  isMortgaged: boolean;
  /** The row that told it last. */
  rev: number;
}

/** By deed; taken back bookings have not happened. */
export function knownDeeds(entries: readonly BankEntry[]): Map<string, Known> {
  const reversed = new Set(entries.map((entry) => entry.reverses));
  const deeds = new Map<string, Known>();
  let auctioned: string | undefined;
  for (const entry of entries) {
    if (entry.kind === 'auction' && entry.step === 'opened') auctioned = entry.deed;
    if (entry.kind !== 'booked' || entry.reverses !== undefined || reversed.has(entry.rev)) continue;
    if (entry.what === 'new_game') deeds.clear();
    else if (entry.what === 'bankrupt') inherit(deeds, entry);
    else if (entry.what === 'auction') note(deeds, entry, { purpose: 'purchase', deed: auctioned });
    else if (entry.note) note(deeds, entry, entry.note);
  }
  return deeds;
}

/** Whatever a payment was for says whose the deed is. */
function note(
  deeds: Map<string, Known>,
  { rev, bookings = [] }: BankEntry,
  told: NonNullable<BankEntry['note']>,
): void {
  const { purpose, deed, count } = told;
  const [booking] = bookings;
  if (!deed || !booking) return;
  const { source, target } = booking;
  const before = deeds.get(deed);
  const known = (card: number | string, change: Partial<Known> = {}): void => {
    if (typeof card !== 'number') return;
    const stands = before?.card === card ? before : { houses: 0, isMortgaged: false };
    deeds.set(deed, { ...stands, ...change, card, rev });
  };
  if (purpose === 'purchase') known(source);
  if (purpose === 'rent') known(target, { houses: Math.min(HOTEL, count ?? 0), isMortgaged: false });
  if (purpose === 'mortgage') known(source === 'bank' ? target : source, { isMortgaged: source === 'bank' });
  if (purpose === 'building') {
    const houses = (before?.houses ?? 0) + (source === 'bank' ? -1 : 1);
    known(source === 'bank' ? target : source, { houses: Math.min(HOTEL, Math.max(0, houses)) });
  }
}

function inherit(deeds: Map<string, Known>, { rev, card, bookings = [] }: BankEntry): void {
  const creditor = bookings[0]?.target;
  for (const [deed, known] of deeds) {
    if (known.card !== card) continue;
    if (typeof creditor === 'number') deeds.set(deed, { ...known, card: creditor, rev });
    else deeds.delete(deed);
  }
}

/** What a card owns: as it was counted, with what the ledger has told since. By card. */
export function holdingsOf(cards: readonly BankCardState[], entries: readonly BankEntry[]): Map<number, BankHolding[]> {
  const counted = entries.findLast((entry) => entry.kind === 'scored')?.rev ?? 0;
  const known = knownDeeds(entries);
  const isNews = (deed: string) => (known.get(deed)?.rev ?? -1) > counted;
  const isCounted = (card: BankCardState) => card.worth != null;
  const elsewhere = new Set(cards.flatMap((card) => (card.holdings ?? []).map(({ deed }) => deed)));
  return new Map(
    cards.map((card) => {
      const kept = (card.holdings ?? []).filter(({ deed }) => !isNews(deed));
      const told = [...known]
        .filter(([, each]) => each.card === card.card)
        .filter(([deed]) => isNews(deed) || (!isCounted(card) && !elsewhere.has(deed)))
        .map(([deed, { houses, isMortgaged }]) => ({
          deed,
          houses: isMortgaged ? 0 : houses,
          is_mortgaged: isMortgaged,
        }));
      return [card.card, [...kept, ...told]];
    }),
  );
}

/** Whether two lists of holdings are the same. */
export function isSame(one: readonly BankHolding[], other: readonly BankHolding[]): boolean {
  const written = (holdings: readonly BankHolding[]) =>
    holdings
      .map(({ deed, houses = 0, is_mortgaged = false }) => `${deed} ${houses} ${is_mortgaged}`)
      .sort()
      .join();
  return written(one) === written(other);
}

// A trade being put together: two bundles, as one side sees them. Whether it may be offered is the engine's word.

import type { BoardActionOf, BoardEventOf, OfferPart, PartOfBundle, SidePart } from '../../wire/types';

export interface Bundle {
  readonly cash: number;
  readonly deeds: readonly string[];
  readonly jail_cards: number;
}

export interface Draft {
  readonly give: Bundle;
  readonly take: Bundle;
  /** Mortgaged deeds among those one gets that shall be redeemed at once. */
  readonly redeem: readonly string[];
  /** A debtor offers property for the debt itself. */
  readonly settle: boolean;
}

export type Side = 'give' | 'take';

/** An offer as it lies on the table, seen by its maker; jail-free cards are named by their piles. */
type OpenOffer = OfferPart;

export const NOTHING: Bundle = { cash: 0, deeds: [], jail_cards: 0 };
export const EMPTY_DRAFT: Draft = { give: NOTHING, take: NOTHING, redeem: [], settle: false };

function isNothing({ cash, deeds, jail_cards }: Bundle): boolean {
  return cash === 0 && deeds.length === 0 && jail_cards === 0;
}

export function isEmptyDraft(draft: Draft): boolean {
  return isNothing(draft.give) && isNothing(draft.take);
}

export function withBundle(draft: Draft, side: Side, change: Partial<Bundle>): Draft {
  const bundle = { ...draft[side], ...change };
  return settled({ ...draft, [side]: bundle });
}

export function toggleDeed(draft: Draft, side: Side, deed: string): Draft {
  const { deeds } = draft[side];
  return withBundle(draft, side, {
    deeds: deeds.includes(deed) ? deeds.filter((each) => each !== deed) : [...deeds, deed],
  });
}

export function toggleRedeem(draft: Draft, deed: string): Draft {
  const redeem = draft.redeem.includes(deed) ? draft.redeem.filter((each) => each !== deed) : [...draft.redeem, deed];
  return settled({ ...draft, redeem });
}

/** What one does not get any more cannot be redeemed either. */
function settled(draft: Draft): Draft {
  return { ...draft, redeem: draft.redeem.filter((deed) => draft.take.deeds.includes(deed)) };
}

function bundleOf(side: SidePart | undefined): Bundle {
  return { cash: side?.cash ?? 0, deeds: side?.deeds ?? [], jail_cards: side?.decks?.length ?? 0 };
}

/** The offer on the table as its maker drew it up. */
export function draftOf(offer: OpenOffer): Draft {
  return {
    give: bundleOf(offer.give),
    take: bundleOf(offer.take),
    redeem: offer.redeem ?? [],
    settle: offer.settle ?? false,
  };
}

/** An offer as its event tells it. */
export function draftFromEvent({ give, take, redeem }: BoardEventOf<'offered'>): Draft {
  return { give, take, redeem, settle: false };
}

/** The same trade seen from the other side: where a counter-offer begins. */
export function mirrored(draft: Draft): Draft {
  return { give: draft.take, take: draft.give, redeem: [], settle: false };
}

/** Only what is in the bundle, as an action wants it. */
function written({ cash, deeds, jail_cards }: Bundle): PartOfBundle {
  return {
    ...(cash ? { cash } : {}),
    ...(deeds.length ? { deeds: [...deeds] } : {}),
    ...(jail_cards ? { jail_cards } : {}),
  };
}

export function offerAction(draft: Draft, to: number): BoardActionOf<'offer'> {
  return {
    do: 'offer',
    to,
    give: written(draft.give),
    take: written(draft.take),
    redeem: [...draft.redeem],
    ...(draft.settle ? { settle: true } : {}),
  };
}

export function counterAction(draft: Draft): BoardActionOf<'counter'> {
  return { do: 'counter', give: written(draft.give), take: written(draft.take), redeem: [...draft.redeem] };
}

export interface Change {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** How much more (or, below zero, less) than before. */
  readonly cash: number;
  readonly jail_cards: number;
}

export function isUnchanged({ added, removed, cash, jail_cards }: Change): boolean {
  return !added.length && !removed.length && cash === 0 && jail_cards === 0;
}

/** What is different in a bundle compared with an earlier one. */
export function difference(before: Bundle, after: Bundle): Change {
  return {
    added: after.deeds.filter((deed) => !before.deeds.includes(deed)),
    removed: before.deeds.filter((deed) => !after.deeds.includes(deed)),
    cash: after.cash - before.cash,
    jail_cards: after.jail_cards - before.jail_cards,
  };
}

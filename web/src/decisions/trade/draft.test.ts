import { describe, expect, it } from 'vitest';
import {
  counterAction,
  difference,
  draftFromEvent,
  draftOf,
  EMPTY_DRAFT,
  isEmptyDraft,
  isUnchanged,
  mirrored,
  offerAction,
  toggleDeed,
  toggleRedeem,
  withBundle,
} from './draft';

const offer = {
  maker: 0,
  to: 2,
  give: { cash: 200, deeds: ['turmstrasse'] },
  take: { deeds: ['badstrasse', 'suedbahnhof'], decks: ['chance'] },
  redeem: ['suedbahnhof'],
};

describe('putting a trade together', () => {
  it('becomes an action that holds only what is in it', () => {
    let draft = toggleDeed(EMPTY_DRAFT, 'give', 'turmstrasse');
    draft = withBundle(draft, 'take', { cash: 300 });
    expect(offerAction(draft, 2)).toEqual({
      do: 'offer',
      to: 2,
      give: { deeds: ['turmstrasse'] },
      take: { cash: 300 },
      redeem: [],
    });
    expect(offerAction({ ...draft, settle: true }, 2)).toMatchObject({ settle: true });
  });

  it('toggles deeds, and forgets to redeem what one no longer gets', () => {
    let draft = toggleDeed(EMPTY_DRAFT, 'take', 'suedbahnhof');
    draft = toggleRedeem(draft, 'suedbahnhof');
    expect(draft.redeem).toEqual(['suedbahnhof']);
    draft = toggleDeed(draft, 'take', 'suedbahnhof');
    expect(draft.redeem).toEqual([]);
    expect(isEmptyDraft(draft)).toBe(true);
  });

  it('redeems only what one gets', () => {
    expect(toggleRedeem(EMPTY_DRAFT, 'badstrasse').redeem).toEqual([]);
  });
});

describe('an offer on the table', () => {
  it('is read with its jail-free cards counted', () => {
    expect(draftOf(offer)).toEqual({
      give: { cash: 200, deeds: ['turmstrasse'], jail_cards: 0 },
      take: { cash: 0, deeds: ['badstrasse', 'suedbahnhof'], jail_cards: 1 },
      redeem: ['suedbahnhof'],
      settle: false,
    });
  });

  it('can be taken up again from the log', () => {
    const give = { cash: 200, deeds: [], jail_cards: 0 };
    const take = { cash: 0, deeds: ['a'], jail_cards: 0 };
    const event = { event: 'offered' as const, from: 0, to: 2, give, take, redeem: ['a'] };
    expect(draftFromEvent(event)).toEqual({ give, take, redeem: ['a'], settle: false });
  });

  it('is the same trade the other way round for the addressee', () => {
    const counter = mirrored(draftOf(offer));
    expect(counterAction(counter)).toEqual({
      do: 'counter',
      give: { deeds: ['badstrasse', 'suedbahnhof'], jail_cards: 1 },
      take: { cash: 200, deeds: ['turmstrasse'] },
      redeem: [],
    });
  });
});

describe('changes against an earlier offer', () => {
  const { give } = draftOf(offer);

  it('are marked one by one', () => {
    const now = { cash: 350, deeds: ['poststrasse'], jail_cards: 1 };
    expect(difference(give, now)).toEqual({
      added: ['poststrasse'],
      removed: ['turmstrasse'],
      cash: 150,
      jail_cards: 1,
    });
  });

  it('are none for the same bundle', () => {
    expect(isUnchanged(difference(give, { ...give }))).toBe(true);
    expect(isUnchanged(difference(give, { ...give, cash: 100 }))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, NOTHING, type Draft } from './draft';
import { hintedOffer, type DeedFacts } from './hint';

const facts: DeedFacts = {
  groupOf: (deed) => ({ a1: 'a', a2: 'a', b1: 'b' })[deed],
  isMortgaged: (deed) => deed === 'b1',
};
const offer: Draft = {
  ...EMPTY_DRAFT,
  give: { ...NOTHING, cash: 100 },
  take: { ...NOTHING, deeds: ['a1', 'b1'] },
};
const said = (code: string, args: Record<string, unknown> = {}) => ({ code, arguments: { other: 0, ...args } });

describe('the offer a refusal hints at', () => {
  it('is the same trade at the price that was named', () => {
    const hinted = hintedOffer(offer, said('refuse_dear', { wish: 'ask', sum: 450 }), facts);
    expect([hinted?.give.cash, hinted?.take.cash, hinted?.take.deeds]).toEqual([450, 0, ['a1', 'b1']]);
  });

  it('can turn the cash round, or leave it away', () => {
    const paid = hintedOffer(offer, said('refuse_cash', { wish: 'pay', sum: 50 }), facts);
    expect([paid?.give.cash, paid?.take.cash]).toEqual([0, 50]);
    const free = hintedOffer(offer, said('refuse_cash', { wish: 'free', sum: 0 }), facts);
    expect([free?.give.cash, free?.take.cash]).toEqual([0, 0]);
  });

  it('leaves out what was minded', () => {
    const broken = hintedOffer(offer, said('refuse_break', { groups: ['a'], wish: 'none', sum: 0 }), facts);
    expect(broken?.take.deeds).toEqual(['b1']);
    expect(hintedOffer(offer, said('refuse_mortgaged'), facts)?.take.deeds).toEqual(['a1']);
  });

  it('is none where nothing was hinted at, or nothing would be different', () => {
    expect(hintedOffer(offer, undefined, facts)).toBeNull();
    expect(hintedOffer(offer, said('refuse_never'), facts)).toBeNull();
    expect(hintedOffer(offer, said('refuse_face', { wish: 'ask', sum: 100 }), facts)).toBeNull();
    const single: Draft = { ...EMPTY_DRAFT, take: { ...NOTHING, deeds: ['b1'] } };
    expect(hintedOffer(single, said('refuse_mortgaged'), facts)).toBeNull();
  });
});

// The offer that a refusal hints at: what a bot said it would agree to, or the same trade without what it minded. Only
// what was said aloud is used here; whether it then agrees is the bot's word.

import type { TradeReason } from '../../wire/types';
import { isEmptyDraft, isUnchanged, difference, type Draft } from './draft';

/** What has to be known about the deeds of the offer. */
export interface DeedFacts {
  groupOf: (deed: string) => string | null | undefined;
  isMortgaged: (deed: string) => boolean;
}

export function hintedOffer(refused: Draft, answer: TradeReason | undefined, facts: DeedFacts): Draft | null {
  const hinted = answer ? followed(refused, answer, facts) : null;
  if (!hinted || isEmptyDraft(hinted)) return null;
  const isSame = (['give', 'take'] as const).every((side) => isUnchanged(difference(refused[side], hinted[side])));
  return isSame ? null : { ...hinted, redeem: hinted.redeem.filter((deed) => hinted.take.deeds.includes(deed)) };
}

function followed(refused: Draft, { code, arguments: said }: TradeReason, facts: DeedFacts): Draft | null {
  const sum = typeof said.sum === 'number' ? said.sum : 0;
  // What it wishes, it wishes instead of the cash of the offer, to and fro.
  if (said.wish === 'ask') return withCash(refused, sum, 0);
  if (said.wish === 'pay') return withCash(refused, 0, sum);
  if (said.wish === 'free') return withCash(refused, 0, 0);
  switch (code) {
    case 'refuse_break': {
      const groups: unknown[] = Array.isArray(said.groups) ? said.groups : [];
      return without(refused, (deed) => groups.includes(facts.groupOf(deed)), ['take']);
    }
    case 'refuse_mortgaged':
      return without(refused, facts.isMortgaged, ['give', 'take']);
    case 'refuse_several':
      return without(refused, (deed) => deed !== refused.give.deeds[0], ['give']);
    default:
      return null;
  }
}

function withCash(draft: Draft, give: number, take: number): Draft {
  return { ...draft, give: { ...draft.give, cash: give }, take: { ...draft.take, cash: take } };
}

function without(draft: Draft, isMinded: (deed: string) => boolean, sides: ('give' | 'take')[]): Draft {
  const left = (side: 'give' | 'take') => ({
    ...draft[side],
    deeds: sides.includes(side) ? draft[side].deeds.filter((deed) => !isMinded(deed)) : draft[side].deeds,
  });
  return { ...draft, give: left('give'), take: left('take') };
}

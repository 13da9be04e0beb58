// Which raises an auction offers as buttons. Steps come from the edition's money; what may be bid is the engine's word.

import type { BoardAction } from '../../wire/types';

/** The part of an edition file that says what money it is played with. */
interface MoneyFacts {
  currency: { step: number };
  money: { start: number };
  components: { start_notes?: Record<string, number> };
}

/** What the engine lets a seat bid now. */
export interface BidRange {
  least: number;
  most: number;
}

interface Raise {
  /** What is added to the highest bid; null where it is simply the least bid there is. */
  by: number | null;
  /** The bid this button makes. */
  amount: number;
}

const MOST_NOTES = 3;
/** Buttons that differ by less look alike to a bidder in a hurry. */
const APART = 5;
/** A note worth more than this part of the start money is no small raise. */
const LARGEST_PART = 5;
const MULTIPLES_WITHOUT_NOTES = [1, 10, 50, 100];

/** The raises of an edition, smallest first: its own notes, or round multiples of its smallest unit. */
export function raiseSteps({ currency, money, components }: MoneyFacts): number[] {
  const notes = Object.keys(components.start_notes ?? {})
    .map(Number)
    .filter((note) => note % currency.step === 0 && note * LARGEST_PART <= money.start)
    .sort((one, other) => one - other);
  if (!notes.length) return MULTIPLES_WITHOUT_NOTES.map((times) => times * currency.step);
  const steps: number[] = [];
  for (const note of notes) {
    const last = steps.at(-1);
    if (steps.length < MOST_NOTES && (last === undefined || note >= last * APART)) steps.push(note);
  }
  return steps;
}

/** The buttons for a bidder: each with the bid it would make. None if the seat cannot bid. */
export function raises(steps: number[], high: number, range: BidRange | null): Raise[] {
  if (!range) return [];
  const open = steps
    .map((by) => ({ by, amount: high + by }))
    .filter(({ amount }) => amount >= range.least && amount <= range.most);
  // With little money left none of the round raises may fit; the least bid does.
  return open.length ? open : [{ by: null, amount: range.least }];
}

/** What the engine lists for a seat: some representatives, among them the least bid and everything one has. */
export function bidRange(actions: readonly BoardAction[]): BidRange | null {
  const amounts = actions.filter((action) => action.do === 'bid').map((action) => action.amount);
  if (!amounts.length) return null;
  return { least: Math.min(...amounts), most: Math.max(...amounts) };
}

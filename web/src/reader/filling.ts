// What hands do up to the key that books: the right cards in the slots, and the number on the display. Whether the
// number is right the reader itself says when it is booked.

import type { ReaderState } from '../wire/types';
import type { ReaderKey } from './keys';
import type { Touch } from './show.svelte';

const BANK = 0;
/** The unit keys as printed on the reader of a game. */
const UNITS = [1_000_000, 1_000];

interface Payment {
  source: number;
  target: number;
  amount: number;
}

export function fillIn({ source, target, amount }: Payment, reader: ReaderState): Touch[] {
  return [...swap('right', reader.right, source), ...swap('left', reader.left, target), ...digits(amount)];
}

/** The slot holds the card that is meant, and none for the bank. */
function swap(slot: 'left' | 'right', inside: number | null, wanted: number): Touch[] {
  const card = wanted === BANK ? null : wanted;
  if (inside === card) return [];
  const out: Touch[] = inside === null ? [] : [{ kind: 'remove', slot }];
  return card === null ? out : [...out, { kind: 'insert', slot, card }];
}

function digits(amount: number): Touch[] {
  const unit = UNITS.find((each) => amount >= each) ?? 1;
  return [...String(amount / unit)].map((key) => ({ kind: 'press', key: key as ReaderKey }));
}

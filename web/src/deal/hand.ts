// The cards in a hand, in the order in which they are shown. Of some cards there are several alike, so each has a key.

import type { Pack } from './faces';

export interface Held {
  key: string;
  card: string;
}

export type Order = 'sets' | 'value' | 'own';
export const ORDERS: readonly Order[] = ['sets', 'value', 'own'];

export function heldCards(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card}.${number}`, card };
  });
}

/** `own` is the order somebody has laid them in; cards that are not in it yet come last. */
export function inOrder(hand: readonly Held[], order: Order, pack: Pack, own: readonly string[]): Held[] {
  const bySet = (held: Held): number => pack.order(held.card);
  const byValue = (held: Held): number => -(pack.face(held.card).amount ?? 0);
  const byOwn = (held: Held): number => (own.includes(held.key) ? own.indexOf(held.key) : own.length);
  const rank = { sets: bySet, value: byValue, own: byOwn }[order];
  return hand.toSorted((one, other) => rank(one) - rank(other) || bySet(one) - bySet(other));
}

/** The same cards with one of them moved by a step. */
export function moved(hand: readonly Held[], key: string, step: -1 | 1): string[] {
  const keys = hand.map((held) => held.key);
  const from = keys.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  return keys.with(from, keys[to] as string).with(to, key);
}

interface Layout {
  rows: Held[][];
  /** From one card to the next, in pixels. */
  edge: number;
}

const GAP = 4;
/** With less of a card to be seen, and so many cards, two rows are better. */
const NARROWEST = 28;
const MANY = 12;

/** How cards of a width lie in the room there is. */
export function layOut(hand: readonly Held[], room: number, card: number): Layout {
  const edgeOf = (count: number): number =>
    count < 2 ? card + GAP : Math.min(card + GAP, (room - card) / (count - 1));
  const isCrowded = hand.length >= MANY && edgeOf(hand.length) < NARROWEST;
  const first = isCrowded ? Math.ceil(hand.length / 2) : hand.length;
  const rows = [hand.slice(0, first), hand.slice(first)].filter((row) => row.length > 0);
  return { rows, edge: edgeOf(first) };
}

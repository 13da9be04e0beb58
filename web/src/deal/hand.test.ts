import { expect, test } from 'vitest';
import type { Pack } from './faces';
import { heldCards, inOrder, layOut, moved } from './hand';

const ORDER = ['brink', 'spui', 'h1', 'go'];
const pack = {
  order: (card: string) => ORDER.indexOf(card),
  face: (card: string) => ({ amount: { brink: 50, spui: 300, go: 200 }[card] ?? null }),
} as unknown as Pack;

const cardsOf = (hand: { card: string }[]) => hand.map((held) => held.card);

test('cards alike are told apart', () => {
  expect(heldCards(['h1', 'go', 'h1']).map((held) => held.key)).toEqual(['h1.0', 'go.0', 'h1.1']);
});

test('a hand is shown by sets, by value or as somebody laid it', () => {
  const hand = heldCards(['go', 'spui', 'h1', 'brink']);
  expect(cardsOf(inOrder(hand, 'sets', pack, []))).toEqual(['brink', 'spui', 'h1', 'go']);
  expect(cardsOf(inOrder(hand, 'value', pack, []))).toEqual(['spui', 'go', 'brink', 'h1']);
  expect(cardsOf(inOrder(hand, 'own', pack, ['h1.0', 'go.0']))).toEqual(['h1', 'go', 'brink', 'spui']);
});

test('a card is moved by a step, and not out of the hand', () => {
  const hand = heldCards(['brink', 'spui', 'h1']);
  expect(moved(hand, 'spui.0', 1)).toEqual(['brink.0', 'h1.0', 'spui.0']);
  expect(moved(hand, 'brink.0', -1)).toEqual(['brink.0', 'spui.0', 'h1.0']);
});

test('eleven cards lie in one row of a phone, twelve in two', () => {
  const hand = (count: number) => heldCards(Array.from({ length: count }, (_, index) => `c${index}`));
  const eleven = layOut(hand(11), 374, 64);
  expect(eleven.rows).toHaveLength(1);
  expect(eleven.edge).toBeCloseTo(31);
  const fifteen = layOut(hand(15), 374, 64);
  expect(fifteen.rows.map((row) => row.length)).toEqual([8, 7]);
  expect(fifteen.edge).toBeGreaterThan(40);
});

test('with room enough no card covers another', () => {
  expect(layOut(heldCards(['a', 'b', 'c']), 900, 80).edge).toBeGreaterThan(80);
});

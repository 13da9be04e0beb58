import { expect, test } from 'vitest';
import { BESIDE, cardsAt, destinations, follow, keyOf, ofHand, ofReward, setsOf, SHED } from './arrangement';
import type { Pack } from './faces';

const DEEDS: Record<string, string[]> = { brown: ['dorpsstraat', 'brink'], yellow: ['spui', 'plein', 'lange_poten'] };
const setOf = (card: string) => Object.keys(DEEDS).find((id) => DEEDS[id]?.includes(card));
const pack = {
  sets: new Map(Object.entries(DEEDS).map(([id, deeds]) => [id, { id, deeds }])),
  additions: ['h1', 'token'],
  face: (card: string) => ({ set: setOf(card) ? { id: setOf(card), deeds: DEEDS[setOf(card)!] } : null }),
} as unknown as Pack;

test('a hand is laid as the advice says, and the excess on the pile', () => {
  const advice = { sets: { brown: ['brink', 'chance:dorpsstraat', 'h1'] }, loose: ['h1'], fits: 4, limit: 4 };
  const plan = ofHand(['brink', 'h1', 'h1', 'chance', 'go'], advice, pack);
  expect(setsOf(plan)).toEqual({ brown: ['brink', 'h1', 'chance:dorpsstraat'] });
  expect(cardsAt(plan, SHED)).toEqual(['h1']);
  expect(cardsAt(plan, BESIDE)).toEqual(['go']);
});

test('what does not fit yet lies beside, so that the server can say what is wrong', () => {
  const advice = { sets: { brown: ['brink', 'dorpsstraat'] }, loose: ['spui'], fits: 2, limit: 3 };
  const plan = ofHand(['brink', 'dorpsstraat', 'spui'], advice, pack);
  expect(cardsAt(plan, BESIDE)).toEqual(['spui']);
  expect(cardsAt(plan, SHED)).toEqual([]);
});

test('without advice deeds lie with their sets', () => {
  expect(setsOf(ofHand(['brink', 'spui', 'h1'], null, pack))).toEqual({ brown: ['brink'], yellow: ['spui'] });
});

test('the reward frees a Chance card, and one that is not freed stays', () => {
  const laid = { brown: ['brink', 'chance:dorpsstraat', 'chance:h1'] };
  const plan = ofReward(laid, ['dorpsstraat', 'token'], {
    brown: ['dorpsstraat', 'brink', 'chance:h1', 'chance:token', 'token'],
  });
  const jokers = plan.pieces.filter((piece) => piece.isLaid);
  expect(jokers.map((piece) => piece.as)).toEqual(['token', 'h1']);
  expect(setsOf(plan).brown?.toSorted()).toEqual(
    ['brink', 'chance:h1', 'chance:token', 'dorpsstraat', 'token'].toSorted(),
  );
});

test('nothing of the reward is used if nothing is named', () => {
  const laid = { brown: ['brink', 'chance:dorpsstraat'] };
  const plan = follow(ofReward(laid, ['go'], laid), laid);
  expect(setsOf(plan)).toEqual(laid);
  expect(cardsAt(plan, BESIDE)).toEqual(['go']);
});

test('a Chance card may be meant for everything a set could still take', () => {
  const plan = ofHand(['brink', 'chance'], null, pack);
  const chance = plan.pieces.find((piece) => piece.card === 'chance')!;
  expect(destinations(chance, plan, pack, true).map(keyOf)).toEqual([
    'brown:dorpsstraat',
    'brown:h1',
    'brown:token',
    BESIDE,
    SHED,
  ]);
  const deed = plan.pieces[0]!;
  expect(destinations(deed, plan, pack, false).map(keyOf)).toEqual(['brown', BESIDE]);
});

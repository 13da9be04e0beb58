import { expect, test } from 'vitest';
import type { EditionData, GameState, SeatCard } from '../wire/types';
import { standingsOf } from './standing';

const board = { card: { family: 'board' } } as EditionData;
const cards = { card: { family: 'deal' } } as EditionData;
const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person' })) as SeatCard[];
const game = (more: object): GameState =>
  ({
    phase: 'over',
    outcome: { ending: 'last_solvent', winners: [2], ranking: [2, 0, 1] },
    view: {
      players: [{ cash: 0, out: true }, { cash: 0, out: true }, { cash: 900 }],
      deeds: { a: { owner: 2, houses: 3 }, b: { owner: 2 }, c: {} },
    },
    ...more,
  }) as unknown as GameState;

test('in the order of the ranking, with what everybody had', () => {
  const standings = standingsOf(game({}), board, seats, new Map([[2, 2500]]));
  expect(standings.map((each) => [each.place, each.seat, each.isWinner, each.isOut])).toEqual([
    [1, 2, true, false],
    [2, 0, false, true],
    [3, 1, false, true],
  ]);
  expect(standings[0]).toMatchObject({ cash: 900, deeds: 2, buildings: 3, worth: 2500 });
  expect(standings[1]).toMatchObject({ cash: 0, deeds: 0, worth: null });
});

test('who wins together shares the first place', () => {
  const shared = { outcome: { ending: 'time', winners: [0, 2], ranking: [0, 2, 1] } };
  expect(standingsOf(game(shared), board, seats, new Map()).map((each) => each.place)).toEqual([1, 1, 3]);
});

test('the card game has money and nothing else to show', () => {
  const view = { view: { players: [{ money: 50 }, { money: 0 }, { money: 7000 }] } };
  const standings = standingsOf(game(view), cards, seats, new Map());
  expect(standings.map((each) => each.cash)).toEqual([7000, 50, 0]);
  expect(standings[0]?.deeds).toBeNull();
});

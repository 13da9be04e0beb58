import { describe, expect, it } from 'vitest';
import type { BoardAction } from '../wire/types';
import type { Decision, Option, Screen } from './decision';
import { choosableSquares } from './choosable';

function decision(screen: Screen, actions: BoardAction[], seat: number | null = 0): Decision {
  const options: Option[] = actions.map((action, index) => ({
    key: String(index),
    kind: action.do,
    action,
    refused: null,
  }));
  return { screen, seat, options };
}

/** Steps lead as far as the engine says; here, to the square of their number. */
const previews = {
  squareAfter: ({ action }: Option) => (action?.do === 'move' && action.steps ? `s${action.steps}` : null),
};

describe('squares that can be chosen', () => {
  it('shine with the key that chooses them', () => {
    const moves = [3, 6, 9].map((steps) => ({ do: 'move' as const, steps }));
    expect(choosableSquares(decision('move', moves), previews).map(({ square, mark }) => [square, mark])).toEqual([
      ['s3', '1'],
      ['s6', '2'],
      ['s9', '3'],
    ]);
  });

  it('are named by the action itself where it names one', () => {
    const found = choosableSquares(decision('place', [{ do: 'place', deed: 'badstrasse' }]), previews);
    expect(found[0]?.square).toBe('badstrasse');
  });

  it('have no keys where there are more than keys', () => {
    const anywhere = Array.from({ length: 40 }, (_, index) => ({ do: 'move' as const, to: `s${index}` }));
    expect(choosableSquares(decision('move', anywhere), previews).every(({ mark }) => mark === undefined)).toBe(true);
  });

  it('are none in other decisions, nor for those who only watch', () => {
    expect(choosableSquares(decision('purchase', [{ do: 'buy' }]), previews)).toEqual([]);
    expect(choosableSquares(decision('move', [{ do: 'move', to: 's1' }], null), previews)).toEqual([]);
  });
});

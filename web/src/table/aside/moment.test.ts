import { describe, expect, it } from 'vitest';
import type { Words } from '../../text/words';
import { SCREEN_OF_PHASE } from '../decision';
import { mayDo, mayNotDo, TOPICS_OF_PHASE } from './moment';

/** Words that say what they were asked to say. */
const words = {
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
  refusal: ({ refusal }: { refusal: string }) => `because ${refusal}`,
  square: (id: string) => id.toUpperCase(),
  list: (items: string[]) => items.join('+'),
  players: (seats: number[]) => seats.join('+'),
} as unknown as Words;

describe('rules of the moment', () => {
  it('know every phase', () => {
    expect(Object.keys(TOPICS_OF_PHASE).toSorted()).toEqual(Object.keys(SCREEN_OF_PHASE).toSorted());
  });

  it('list what is open, with where and how much', () => {
    const may = mayDo(
      [
        { do: 'roll', legal: true },
        { do: 'build', legal: true, deeds: ['a', 'b'] },
        { do: 'bid', legal: true, amount: { least: 1, most: 9, step: 1 } },
        { do: 'resign', legal: true },
        { do: 'buy', legal: false, refusal: 'must_roll' },
      ],
      words,
    );
    expect(may).toEqual([
      { what: 'action-kind-roll', detail: null },
      { what: 'action-kind-build', detail: 'A+B' },
      { what: 'action-kind-bid', detail: 'web-aside-rules-bid 1 9' },
    ]);
  });

  it('gather what is refused for the same reason', () => {
    const not = mayNotDo(
      [
        { do: 'buy', legal: false, refusal: 'must_roll', clause: 'turn.roll' },
        { do: 'end_turn', legal: false, refusal: 'must_roll', clause: 'turn.roll' },
        { do: 'build', legal: true, deeds: ['a'], refused: { b: { refusal: 'uneven', clause: null } } },
      ],
      words,
    );
    expect(not).toEqual([
      {
        what: ['action-kind-buy', 'action-kind-end-turn'],
        sentence: 'because must_roll',
        clause: 'turn.roll',
      },
      { what: ['web-aside-rules-on action-kind-build B'], sentence: 'because uneven', clause: null },
    ]);
  });

  it('are silent about what the edition does not have', () => {
    expect(mayNotDo([{ do: 'upgrade', legal: false, refusal: 'not_here' }], words)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Words } from '../../../text/words';
import type { BoardEdition, BoardView } from '../../../wire/types';
import { SCREEN_OF_PHASE } from '../../decision';
import { callFacts, callSentence } from './calls';
import english from '@locales/en/web-aside.ftl?raw';

const words = {
  book: { has: (id: string) => english.includes(`\n${id} =`) },
  t: (id: string, args: Record<string, unknown>) => [id, ...Object.values(args)].join(' '),
  player: () => 'Anna',
  square: (id: string) => id.toUpperCase(),
  lot: (id: string) => id.toUpperCase(),
} as unknown as Words;

describe('a call', () => {
  it('has a sentence of its own in every phase that waits for somebody', () => {
    const waiting = Object.entries(SCREEN_OF_PHASE).filter(([, screen]) => screen !== 'passing' && screen !== 'over');
    for (const [phase] of waiting) expect(callSentence(phase, 0, words, null)).not.toContain('call-other');
  });

  it('is said in other families too', () => {
    expect(callSentence('swap', 0, words, null)).toBe('web-aside-call-other Anna');
  });

  it('speaks of the square, its price and the cash', () => {
    const view = {
      players: [{ cash: 100, square: 'a' }],
      auction: { lot: 'b', high: 20 },
    } as unknown as BoardView;
    const edition = { data: { squares: { a: { price: 60 } } } } as unknown as BoardEdition;
    expect(callFacts(view, edition, 0, words)).toEqual({
      cash: 100,
      square: 'A',
      price: 60,
      amount: 0,
      lot: 'B',
      high: 20,
    });
  });
});

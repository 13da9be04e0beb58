import { describe, expect, it } from 'vitest';
import type { Words } from '../../text/words';
import type { Entry } from '../../wire/types';
import { PHRASES, remarksOf, unread } from './chat';

const words = {
  book: { has: (id: string) => id !== 'phrase-from-the-future' },
  t: (id: string) => id,
} as unknown as Words;
const said = (rev: number, seat: number, more: Partial<Entry>): Entry => ({
  rev,
  at: 0,
  kind: 'said',
  seat,
  ...more,
});

describe('the chat', () => {
  const entries = [
    said(1, 0, { phrase: 'hello' }),
    said(2, 1, { text: '<b>bold</b>' }),
    { rev: 3, at: 0, kind: 'acted', seat: 1 },
    said(4, 1, { phrase: 'good_luck' }),
  ];

  it('shows phrases in the words of the reader, and texts as they are', () => {
    expect(remarksOf(entries, [], words).map((remark) => remark.text)).toEqual([
      'phrase-hello',
      '<b>bold</b>',
      'phrase-good-luck',
    ]);
  });

  it('does not show what muted seats say', () => {
    expect(remarksOf(entries, [1], words).map((remark) => remark.seat)).toEqual([0]);
  });

  it('skips phrases it does not know', () => {
    const strange = said(5, 0, { phrase: 'from_the_future' as 'hello' });
    expect(remarksOf([strange], [], words)).toEqual([]);
  });

  it('counts what others have said since', () => {
    const remarks = remarksOf(entries, [], words);
    expect(unread(remarks, 0, [0])).toBe(2);
    expect(unread(remarks, 2, [0])).toBe(1);
    expect(unread(remarks, 4, [0])).toBe(0);
  });

  it('offers twelve phrases', () => {
    expect(new Set(PHRASES).size).toBe(12);
  });
});

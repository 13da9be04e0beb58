import { describe, expect, it } from 'vitest';
import type { Words } from '../../../text/words';
import type { BoardView } from '../../../wire/types';
import { Backwards, cashSentence, whereSentence } from './sayings';

const words = {
  t: (id: string, args: Record<string, unknown>) =>
    [id.replace('web-aside-say-', ''), ...Object.values(args)].join(' '),
  player: (seat: number) => ['Anna', 'Ben', 'Mia'][seat],
  square: (id: string) => id.toUpperCase(),
} as unknown as Words;
const view = {
  players: [
    { name: 'Anna', cash: 100, square: 'start' },
    { name: 'Ben', cash: 50, square: 'jail', in_jail: true },
    { name: 'Mia', cash: 0, square: 'start', out: true },
  ],
} as unknown as BoardView;

describe('how things stand', () => {
  it('tells cash and place of everybody', () => {
    expect(cashSentence(view, words)).toBe('cash Anna 100; cash Ben 50; out Mia.');
    expect(whereSentence(view, words)).toBe('where Anna START; where-jail Ben; out Mia.');
  });
});

describe('the last event', () => {
  it('goes back one line with each press', () => {
    const back = new Backwards();
    const lines = ['one', 'two', 'three'];
    expect([back.next(lines), back.next(lines), back.next(lines), back.next(lines)]).toEqual([
      'three',
      'two',
      'one',
      'one',
    ]);
  });

  it('begins at the end again when something has happened', () => {
    const back = new Backwards();
    back.next(['one']);
    back.next(['one']);
    expect(back.next(['one', 'two'])).toBe('two');
    expect(new Backwards().next([])).toBeNull();
  });
});

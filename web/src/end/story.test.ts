import { expect, test } from 'vitest';
import type { Words } from '../text/words';
import type { Entry } from '../wire/types';
import { endingOf, minutesPlayed } from './story';

const words = {
  t: (id: string) => id,
  event: (event: { event: string; ending?: string }) => `${event.event} ${event.ending ?? ''}`,
} as unknown as Words;
const row = (rev: number, minutes: number, more: Partial<Entry> = {}): Entry => ({
  rev,
  at: minutes * 60_000,
  kind: 'acted',
  ...more,
});
const over: Partial<Entry> = {
  events: [{ event: 'time_up' }, { event: 'game_over', ending: 'time', winners: [0] }],
};

test('the end is told by the game itself', () => {
  expect(endingOf([row(1, 0), row(2, 1, over)], 'time', words)).toBe('game_over time');
  expect(endingOf([row(1, 0)], 'time', words)).toBeNull();
});

test('a table that stopped says so', () => {
  expect(endingOf([row(1, 0)], 'stopped', words)).toBe('ending-stopped');
});

test('playing time runs from the start to the last event, without long pauses', () => {
  const entries = [
    row(1, 0, { kind: 'sat' }),
    row(2, 60, { kind: 'started', events: [] }),
    row(3, 64),
    row(4, 600),
    row(5, 601, over),
    row(6, 900, { kind: 'rematch' }),
  ];
  expect(minutesPlayed(entries)).toBe(4 + 10 + 1);
  expect(minutesPlayed([row(1, 0)])).toBeNull();
  expect(minutesPlayed([...entries.slice(0, 5), row(6, 1, over)])).toBe(15);
});

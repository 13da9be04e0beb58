import { describe, expect, it } from 'vitest';
import type { Entry, RoomCard } from '../wire/types';
import { progressIn } from './progress';

const lesson = { idea: 'buy', goals: ['buy'], advice: { do: 'buy' }, before: 2 } as NonNullable<RoomCard['lesson']>;
const acted = (seat: number, kind: string): Entry =>
  ({ rev: 0, at: 0, kind: 'acted', seat, do: { do: kind } }) as Entry;
const before = [acted(0, 'roll'), acted(0, 'buy')];

describe('a lesson', () => {
  it('is open until the person has acted, whatever was played before', () => {
    expect(progressIn(lesson, before, [0])).toBe('open');
    expect(progressIn(lesson, [...before, acted(1, 'buy')], [0])).toBe('open');
  });

  it('is done by what it is about, also after something else', () => {
    const other = [...before, acted(0, 'decline')];
    expect(progressIn(lesson, other, [0])).toBe('other');
    expect(progressIn(lesson, [...other, acted(0, 'buy')], [0])).toBe('done');
  });

  it('is not done by the clock', () => {
    expect(progressIn(lesson, [...before, { ...acted(0, 'buy'), why: 'time' }], [0])).toBe('open');
  });
});

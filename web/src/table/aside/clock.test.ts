import { describe, expect, it } from 'vitest';
import { clockFace, gameTimeLeft, timeLeft } from './clock';

describe('the clock of a decision', () => {
  const clock = { seat: 0, since: 0, ends: 90_000, bank: 30_000 };

  it('runs through the own time first, then through the reserve', () => {
    expect(timeLeft(clock, 0)).toMatchObject({ own: 60_000, bank: 30_000, isBankRunning: false });
    expect(timeLeft(clock, 59_000)).toMatchObject({ own: 1_000, bank: 30_000 });
    expect(timeLeft(clock, 70_000)).toEqual({ own: 0, bank: 20_000, isBankRunning: true, isOver: false });
  });

  it('does not go below nothing', () => {
    expect(timeLeft(clock, 95_000)).toEqual({ own: 0, bank: 0, isBankRunning: false, isOver: true });
  });
});

describe('the clock of a timed game', () => {
  const clock = { seconds: 60, at: 10_000, limit: 600 };

  it('goes on from when it was last told', () => {
    expect(gameTimeLeft(clock, 10_000, null)).toBe(540_000);
    expect(gameTimeLeft(clock, 15_000, null)).toBe(535_000);
  });

  it('stands still during a pause', () => {
    expect(gameTimeLeft(clock, 99_000, 12_000)).toBe(538_000);
  });
});

describe('the face of a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_000, '0:09'],
    [750_000, '12:30'],
    [3_900_000, '1:05:00'],
  ])('%i ms is %s', (time, face) => expect(clockFace(time)).toBe(face));
});

import { describe, expect, it } from 'vitest';
import type { BoardEvent, BoardEventOf } from '../wire/types';
import { LONGEST, LONGEST_WALK, readingTime, scenesOf, speedFactor, STEP, stepsBetween, walkTime } from './scenes';

const SQUARES = Array.from({ length: 40 }, (_, index) => `s${index}`);
const rolled: BoardEvent = { event: 'rolled', seat: 0, dice: [3, 4], doubles: false };
const moved: BoardEventOf<'moved'> = { event: 'moved', seat: 0, from: 's38', to: 's5', reason: 'dice' };
const paid: BoardEvent = { event: 'paid', from: 0, to: 1, amount: 50, reason: 'rent' };

const total = (scenes: { lasts: number }[]) => scenes.reduce((sum, scene) => sum + scene.lasts, 0);

describe('scenes', () => {
  it('follow the order of what happened', () => {
    const landed: BoardEvent = { event: 'landed', seat: 0, square: 's5', action: 'rent' };
    const scenes = scenesOf([rolled, moved, landed, paid], SQUARES, 1);
    expect(scenes.map((scene) => scene.events.map((event) => event.event))).toEqual([
      ['rolled'],
      ['moved', 'landed'],
      ['paid'],
    ]);
  });

  it('show payments of one moment together', () => {
    expect(scenesOf([paid, paid, paid], SQUARES, 1)).toHaveLength(1);
  });

  it('begin with what takes no time', () => {
    const scenes = scenesOf([{ event: 'turn_started', seat: 1, own_turn: 1 }, rolled], SQUARES, 1);
    expect(scenes.map((scene) => scene.lasts)).toEqual([0, 640]);
  });

  it('never take longer than people like to watch', () => {
    const turns = Array.from({ length: 8 }, () => [rolled, moved, paid]).flat();
    expect(total(scenesOf(turns, SQUARES, 1))).toBeLessThanOrEqual(LONGEST);
    expect(total(scenesOf(turns, SQUARES, 1))).toBeGreaterThan(LONGEST - 50);
  });

  it('keep their own time when there is enough', () => {
    expect(total(scenesOf([rolled, moved], SQUARES, 1))).toBe(640 + 7 * STEP);
  });

  it('take no time at all where nothing shall move', () => {
    expect(total(scenesOf([rolled, moved, paid], SQUARES, speedFactor('normal', true)))).toBe(0);
    expect(total(scenesOf([rolled, moved, paid], SQUARES, speedFactor('at_once', false)))).toBe(0);
  });

  it('are shorter where bots play fast', () => {
    const [fast, normal] = (['fast', 'normal'] as const).map((pace) =>
      total(scenesOf([rolled, moved], SQUARES, speedFactor(pace, false))),
    );
    expect(fast! * 2).toBe(normal);
  });
});

describe('the way of a token', () => {
  it('leads over the start', () => {
    expect(stepsBetween(SQUARES, 's38', 's5')).toBe(7);
  });

  it('does not take longer the longer it is, beyond a limit', () => {
    expect(walkTime(SQUARES, { ...moved, from: 's0', to: 's39' })).toBe(LONGEST_WALK);
    expect(walkTime(SQUARES, { ...moved, from: 's30', to: 's10', reason: 'jail' })).toBe(3 * STEP);
  });
});

describe('reading', () => {
  it('takes longer for a longer text, and has an end', () => {
    const short = readingTime('Go to jail.', 'normal');
    const long = readingTime('Pay 800 for each of your houses and 2,300 for each of your hotels.', 'normal');
    expect(short).toBeGreaterThan(1000);
    expect(long).toBeGreaterThan(1.5 * short);
    expect(readingTime('so long '.repeat(90), 'normal')).toBe(6000);
  });

  it('has the pace of the table', () => {
    expect(readingTime('Go to jail.', 'fast')).toBeLessThan(readingTime('Go to jail.', 'slow'));
    expect(readingTime('Go to jail.', 'at_once')).toBe(0);
  });
});

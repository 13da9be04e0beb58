import { describe, expect, test } from 'vitest';
import { DASHES, marksAt, nearestPoint, pathOf, pointAt, scalesOf, ticksOf } from './charting';

const FRAME = { width: 300, height: 120, left: 50, right: 10, top: 10, bottom: 10 };
const POINTS = [{ step: 0 }, { step: 4 }, { step: 10 }];

describe('the lines across the chart', () => {
  test.each([0, 1, 3, 7, 80, 1500, 2140, 30_000, 4_870_000])('for a highest amount of %i', (highest) => {
    const ticks = ticksOf(highest);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
  });
});

test('a game runs from the left edge to the right one, money from the bottom up', () => {
  const { x, y } = scalesOf(FRAME, 10, 1000);
  expect([x(0), x(10)]).toEqual([50, 290]);
  expect([y(0), y(1000)]).toEqual([110, 10]);
});

test('a game without a move does not divide by zero', () => {
  expect(scalesOf(FRAME, 0, 0).x(0)).toBe(50);
  expect(scalesOf(FRAME, 0, 0).y(0)).toBe(110);
});

test('a line goes through its points', () => {
  expect(
    pathOf([
      { x: 1, y: 2 },
      { x: 3, y: 4.25 },
    ]),
  ).toBe('M1.0 2.0L3.0 4.3');
});

test('every seat has a line of its own', () => {
  expect(new Set(DASHES).size).toBe(8);
});

test('shapes lie on the line, at other places for every seat', () => {
  const all = [0, 1, 2].map((seat) => marksAt(60, seat, 3));
  expect(all.flat().every((index) => index >= 0 && index < 60)).toBe(true);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

test('the point of a step is the last one before it', () => {
  expect([0, 3, 4, 9, 10, 99].map((step) => pointAt(POINTS, step))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('a press on the chart means the nearest point', () => {
  const scales = scalesOf(FRAME, 10, 1);
  expect([0, 60, 140, 250, 999].map((x) => nearestPoint(POINTS, x, scales))).toEqual([0, 0, 1, 2, 2]);
});

import { describe, expect, it } from 'vitest';
import {
  between,
  boardSize,
  cellOf,
  CORNER,
  innerStrip,
  outerStrip,
  placeOf,
  ringCentre,
  standingRoom,
  tokenSlots,
  visitingRoom,
  walkingPath,
  type Rect,
} from './geometry';

const RINGS = [8, 24, 32, 40, 48];

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, w) * Math.max(0, h);
}

const area = (rect: Rect) => rect.w * rect.h;
const isInside = (inner: Rect, outer: Rect) => overlap(inner, outer) >= area(inner) - 0.001;
const places = (squares: number) => Array.from({ length: squares }, (_, index) => placeOf(index, squares));

describe.each(RINGS)('a ring of %i squares', (squares) => {
  it('is covered by its squares and the field inside, without gaps or overlaps', () => {
    const parts: Rect[] = [...places(squares), ringCentre(squares)];
    expect(parts.reduce((sum, part) => sum + area(part), 0)).toBe(boardSize(squares) ** 2);
    for (const [index, part] of parts.entries()) {
      for (const other of parts.slice(index + 1)) expect(overlap(part, other)).toBe(0);
    }
  });

  it('has neighbours that touch, all the way round', () => {
    const all = places(squares);
    for (const [index, place] of all.entries()) {
      const next = all[(index + 1) % squares] as Rect;
      const grown = { x: place.x - 1, y: place.y - 1, w: place.w + 2, h: place.h + 2 };
      expect(overlap(grown, next)).toBeGreaterThanOrEqual(100);
    }
  });

  it('starts at the bottom right and goes left first', () => {
    const [start, first] = places(squares);
    expect(start).toMatchObject({
      x: boardSize(squares) - CORNER,
      y: boardSize(squares) - CORNER,
      isCorner: true,
    });
    expect(first!.x).toBe(start!.x - 100);
  });

  it('cuts every square into band, body and rim', () => {
    for (const place of places(squares).filter((each) => !each.isCorner)) {
      const parts = [innerStrip(place, 38), between(place, 38, 24), outerStrip(place, 24)];
      expect(parts.reduce((sum, part) => sum + area(part), 0)).toBe(area(place));
      for (const part of parts) expect(isInside(part, place)).toBe(true);
      const centre = ringCentre(squares);
      const grown = { x: centre.x - 1, y: centre.y - 1, w: centre.w + 2, h: centre.h + 2 };
      expect(overlap(parts[0]!, grown)).toBeGreaterThan(0);
      expect(overlap(parts[2]!, grown)).toBe(0);
    }
  });
});

describe('tokens', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i of them stand on every kind of square without touching', (count) => {
    for (const place of places(40)) {
      for (const hasLabels of [true, false]) {
        const room = standingRoom(place, 38, hasLabels, count);
        expect(isInside(room, place)).toBe(true);
        const boxes = tokenSlots(room, count).map(({ x, y, size }) => ({
          x: x - size / 2,
          y: y - size / 2,
          w: size,
          h: size,
        }));
        expect(boxes).toHaveLength(count);
        for (const [index, box] of boxes.entries()) {
          expect(isInside(box, room)).toBe(true);
          expect(box.w).toBeGreaterThanOrEqual(20);
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBeLessThan(0.001);
        }
      }
    }
  });

  it('stand side by side where there is room', () => {
    const [one, other] = tokenSlots(standingRoom(placeOf(0, 40), 0, true, 2), 2);
    expect(one!.y).toBe(other!.y);
  });

  it('are in the cell or beside it, never both', () => {
    for (const corner of places(40).filter((place) => place.isCorner)) {
      const cell = cellOf(corner);
      expect(isInside(cell, corner)).toBe(true);
      expect(isInside(visitingRoom(corner), corner)).toBe(true);
      expect(overlap(cell, visitingRoom(corner))).toBe(0);
      const centre = ringCentre(40);
      const touching = { x: centre.x - 1, y: centre.y - 1, w: centre.w + 2, h: centre.h + 2 };
      expect(overlap(cell, touching)).toBeGreaterThan(0);
    }
  });
});

describe('walking', () => {
  it('goes forwards over the start', () => {
    expect(walkingPath(38, 2, 40, 1)).toEqual([39, 0, 1, 2]);
  });

  it('goes backwards over the start', () => {
    expect(walkingPath(1, 38, 40, -1)).toEqual([0, 39, 38]);
  });

  it('goes all the way round to where it began', () => {
    expect(walkingPath(7, 7, 32, 1)).toHaveLength(32);
  });
});

it('refuses a ring without four equal sides, and squares that are not there', () => {
  expect(() => boardSize(30)).toThrow(RangeError);
  expect(() => placeOf(40, 40)).toThrow(RangeError);
  expect(() => placeOf(-1, 40)).toThrow(RangeError);
});

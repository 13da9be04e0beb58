// Where things are on a board. Pure arithmetic: any ring of squares whose number can be divided by four.
//
// All lengths are in board units: an edge square is 100 wide and 160 deep, a corner is 160 by 160. Square 0
// is the corner at the bottom right, and the ring runs clockwise as one sits at the table: to the left, up,
// right and down.

export const EDGE = 100;
export const CORNER = 160;
export const BAND = 38;
/**
 * The strip at the outer edge that shows who owns a square, or its price. It is wider where nothing else is
 * shown.
 */
export const RIM = 24;
export const WIDE_RIM = 36;

export type Side = 'bottom' | 'left' | 'top' | 'right';
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place extends Rect {
  side: Side;
  isCorner: boolean;
}

export interface Slot {
  /** Middle of the token. */
  x: number;
  y: number;
  size: number;
}

/** Width and height of the board. */
export function boardSize(squares: number): number {
  return 2 * CORNER + (perSide(squares) - 1) * EDGE;
}

/** The field inside the ring. */
export function ringCentre(squares: number): Rect {
  const inner = boardSize(squares) - 2 * CORNER;
  return { x: CORNER, y: CORNER, w: inner, h: inner };
}

/** Where square number `index` lies. */
export function placeOf(index: number, squares: number): Place {
  const side = SIDES[Math.floor(index / perSide(squares))];
  if (side === undefined || index < 0) throw new RangeError(`no square ${index} among ${squares}`);
  const step = index % perSide(squares);
  const isCorner = step === 0;
  const along = isCorner ? 0 : CORNER + (step - 1) * EDGE;
  const width = isCorner ? CORNER : EDGE;
  const far = boardSize(squares) - CORNER;
  const back = boardSize(squares) - along - width;
  switch (side) {
    case 'bottom':
      return { x: back, y: far, w: width, h: CORNER, side, isCorner };
    case 'left':
      return { x: 0, y: back, w: CORNER, h: width, side, isCorner };
    case 'top':
      return { x: along, y: 0, w: width, h: CORNER, side, isCorner };
    case 'right':
      return { x: far, y: along, w: CORNER, h: width, side, isCorner };
  }
}

/** A strip of a square along its inner edge, where the colour band lies. */
export function innerStrip(place: Place, depth: number): Rect {
  const { x, y, w, h, side } = place;
  if (side === 'bottom') return { x, y, w, h: depth };
  if (side === 'top') return { x, y: y + h - depth, w, h: depth };
  if (side === 'left') return { x: x + w - depth, y, w: depth, h };
  return { x, y, w: depth, h };
}

/** A strip of a square along the outer edge of the board. */
export function outerStrip(place: Place, depth: number): Rect {
  const { x, y, w, h, side } = place;
  if (side === 'bottom') return { x, y: y + h - depth, w, h: depth };
  if (side === 'top') return { x, y, w, h: depth };
  if (side === 'left') return { x, y, w: depth, h };
  return { x: x + w - depth, y, w: depth, h };
}

/** What is left of a square between two strips along its inner and its outer edge. */
export function between(place: Place, inner: number, outer: number): Rect {
  const { x, y, w, h, side } = place;
  const rest = (side === 'bottom' || side === 'top' ? h : w) - inner - outer;
  if (side === 'bottom') return { x, y: y + inner, w, h: rest };
  if (side === 'top') return { x, y: y + outer, w, h: rest };
  if (side === 'left') return { x: x + outer, y, w: rest, h };
  return { x: x + inner, y, w: rest, h };
}

const CELL = 104;

/** The cell of the jail, at the inner corner of its square; the rest of it is the way past. */
export function cellOf(corner: Place): Rect {
  const isInnerRight = corner.side === 'left' || corner.side === 'top';
  const isInnerBelow = corner.side === 'top' || corner.side === 'right';
  return {
    x: isInnerRight ? corner.x + corner.w - CELL : corner.x,
    y: isInnerBelow ? corner.y + corner.h - CELL : corner.y,
    w: CELL,
    h: CELL,
  };
}

/**
 * The part of a square on which tokens stand. `inner` is how deep the band reaches, with what stands on it.
 * Where names are shown, tokens stand below them, or in a corner above them; a crowd may stand on the name.
 */
export function standingRoom(place: Place, inner: number, hasLabels: boolean, tokens: number): Rect {
  if (place.isCorner) {
    const room = inset(place, 8);
    return hasLabels ? { ...room, h: room.h - 36 } : room;
  }
  const whole = between(place, Math.max(inner, 4), hasLabels ? RIM : WIDE_RIM);
  if (!hasLabels || tokens > 2) return inset(whole, 1);
  const below = Math.min(whole.h / 2, 52);
  return { x: whole.x, y: whole.y + whole.h - below, w: whole.w, h: below };
}

/** Beside the cell, along the outer edges of the jail: for those who only visit. */
export function visitingRoom(place: Place): Rect {
  const cell = cellOf(place);
  const lane = CORNER - cell.h;
  const isCellBelow = cell.y > place.y;
  return { x: place.x + 4, y: isCellBelow ? place.y : cell.y + cell.h, w: place.w - 8, h: lane };
}

const LARGEST_TOKEN = 54;

/** Places for 1 to 8 tokens (and more), as large as the room allows, in rows. */
export function tokenSlots(room: Rect, count: number): Slot[] {
  let best = { columns: 1, size: 0 };
  // Side by side rather than one above the other, where both are as large.
  for (let columns = count; columns >= 1; columns--) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(room.w / columns, room.h / rows, LARGEST_TOKEN);
    if (size > best.size + 0.01) best = { columns, size };
  }
  const { columns, size } = best;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row < rows - 1 ? columns : count - row * columns;
    return {
      x: room.x + room.w / 2 + (index - row * columns - (inRow - 1) / 2) * Math.min(room.w / columns, size * 1.15),
      y: room.y + room.h / 2 + (row - (rows - 1) / 2) * Math.min(room.h / rows, size * 1.15),
      size: size * 0.9,
    };
  });
}

/** The squares a token comes over from `from` to `to`, without the first and with the last. */
export function walkingPath(from: number, to: number, squares: number, direction: 1 | -1): number[] {
  const steps = ((to - from) * direction + squares) % squares || squares;
  return Array.from({ length: steps }, (_, step) => (from + direction * (step + 1) + squares * squares) % squares);
}

/** A point of a square beside the ring, this far from the edges, where marks cover no names. */
export function innerCorner(place: Place, by: number): { x: number; y: number } {
  return {
    x: place.side === 'left' ? place.x + place.w - by : place.x + by,
    y: place.side === 'top' ? place.y + place.h - by : place.y + by,
  };
}

/** The middle of a rectangle. */
export function middle(rect: Rect): { x: number; y: number } {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

export function inset(rect: Rect, by: number): Rect {
  return { x: rect.x + by, y: rect.y + by, w: rect.w - 2 * by, h: rect.h - 2 * by };
}

function perSide(squares: number): number {
  if (squares < 8 || squares % 4 !== 0) throw new RangeError(`a ring of ${squares} squares has no four equal sides`);
  return squares / 4;
}

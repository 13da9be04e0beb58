// How one square is divided: where its name, its price, its picture and its marks go. In board units; text
// sizes come in pixels, so `scale` (pixels per unit) is needed to know how much room they take.

import { BAND, between, cellOf, innerStrip, inset, middle, outerStrip, RIM, WIDE_RIM } from './geometry';
import type { Place, Rect, Side } from './geometry';

/** What is written on squares: names and prices, numbers, or nothing because it could not be read. */
export type Labels = 'names' | 'numbers' | 'none';

const NAMES_FROM = 56;
const NUMBERS_FROM = 40;

/** By the width of an edge square in pixels. */
export function labelsFor(edge: number): Labels {
  if (edge >= NAMES_FROM) return 'names';
  return edge >= NUMBERS_FROM ? 'numbers' : 'none';
}

/** The size of names in pixels, by the width of an edge square. */
export function labelSize(edge: number): number {
  return Math.max(11, Math.min(17, Math.round(edge * 0.185 * 2) / 2));
}

interface Parts {
  band: Rect | null;
  /** Names are centred in here, from the top. */
  label: Rect;
  /** Middle of the price, or null if it follows under the name. */
  price: { x: number; y: number } | null;
  picture: { x: number; y: number; size: number };
  /** The strip in the owner's colour, and the middle and size of the mark in it. */
  owner: { strip: Rect; x: number; y: number; size: number };
  /** Middle of the letter that says it is mortgaged, clear of the name. */
  mortgage: { x: number; y: number };
  /** Middle of what lies between band and rim. */
  heart: { x: number; y: number };
  /** Where the back of a hidden card peeks out. */
  card: { x: number; y: number; size: number };
}

export function partsOf(place: Place, hasBand: boolean, isOwned: boolean, labels: Labels): Parts {
  const rim = labels === 'names' ? RIM : WIDE_RIM;
  const body = between(place, hasBand ? BAND : 0, rim);
  const isUpright = place.side === 'bottom' || place.side === 'top';
  const edge = outerStrip(place, rim);
  return {
    band: hasBand ? innerStrip(place, BAND) : null,
    label: labelRoom(place, hasBand, isOwned),
    price:
      isUpright && !place.isCorner ? { ...middle(edge), y: middle(edge).y + (place.side === 'top' ? 3 : -1) } : null,
    picture: pictureRoom(place, labels),
    owner: { strip: edge, ...middle(edge), size: rim * 0.78 },
    mortgage:
      labels === 'names' && hasBand ? cornerOf(place, body) : hasBand ? middle(body) : pictureRoom(place, labels),
    heart: middle(body),
    card: cardRoom(body, place, labels),
  };
}

function labelRoom(place: Place, hasBand: boolean, isOwned: boolean): Rect {
  if (place.isCorner) return { x: place.x + 8, y: place.y + 112, w: place.w - 16, h: 44 };
  const isUpright = place.side === 'bottom' || place.side === 'top';
  if (isUpright) {
    const body = between(place, hasBand ? BAND + 5 : 9, RIM);
    return { ...body, x: body.x + 3, w: body.w - 6 };
  }
  const body = between(place, hasBand ? BAND + 3 : 52, isOwned ? RIM + 3 : 5);
  return { ...body, y: body.y + 7 };
}

function pictureRoom(place: Place, labels: Labels): Parts['picture'] {
  if (place.isCorner) {
    const { x } = middle(place);
    return labels === 'names' ? { x, y: place.y + 62, size: 92 } : { ...middle(place), size: 118 };
  }
  if (labels !== 'names') return { ...middle(between(place, 0, WIDE_RIM)), size: 80 };
  if (place.side === 'left' || place.side === 'right') return { ...middle(innerStrip(place, 54)), size: 46 };
  const below = between(place, 0, RIM);
  return { x: below.x + below.w / 2, y: below.y + below.h - 34, size: 62 };
}

/** The lower corner of a square at the outer edge of the board. */
function cornerOf(place: Place, body: Rect): { x: number; y: number } {
  const x = place.side === 'left' ? body.x + 20 : body.x + body.w - 20;
  return { x, y: body.y + body.h - 20 };
}

function cardRoom(body: Rect, place: Place, labels: Labels): Parts['card'] {
  const size = labels === 'none' ? 34 : 26;
  const x = place.side === 'right' ? body.x + body.w - size * 0.5 : body.x + body.w - size * 0.45;
  return { x: x - 4, y: body.y + body.h - size * 0.5 - 2, size };
}

/** The jail: its cell, the picture and name in it, and the name of the way past it. */
export function jailParts(place: Place): {
  cell: Rect;
  picture: Parts['picture'];
  inside: Rect;
  beside: Rect;
} {
  const cell = cellOf(place);
  const { x, y } = middle(cell);
  return {
    cell: inset(cell, 3),
    picture: { x, y: y - 16, size: 62 },
    inside: { x: cell.x + 4, y: cell.y + cell.h - 39, w: cell.w - 8, h: 35 },
    beside: { x: place.x + 5, y: place.y + 126, w: place.w - 10, h: 30 },
  };
}

/** The one house that says how many there are where they cannot be counted, in pixels. */
export const PLATE = { w: 16, h: 17 };

/** How far that house reaches into its square, from the ring. */
export function plateDepth(side: Side, scale: number): number {
  const pixels = side === 'bottom' || side === 'top' ? PLATE.h : PLATE.w;
  return Math.max(BAND, pixels / scale);
}

// What flies over the table when something changes hands: from where to where, read off the events. No rule stands
// here, and nothing waits for it.

import type { BoardEvent, BoardEventOf } from '../../wire/types';

type Party = BoardEventOf<'paid'>['from'];

export type Cargo = { kind: 'notes'; count: number } | { kind: 'deed'; deed: string };

export interface Flight {
  cargo: Cargo;
  from: Party;
  to: Party;
}

/** More than this at once would be a snowstorm. */
const MOST = 6;
const MOST_NOTES = 3;

/** One note for small change, three for a good part of what everybody began with. */
export function notesFor(amount: number, start: number): number {
  if (amount * 20 < start) return 1;
  return amount * 5 < start ? 2 : MOST_NOTES;
}

/** The flights of what is shown together; `start` is the money everybody begins with. */
export function flightsOf(events: readonly BoardEvent[], start: number): Flight[] {
  const found = events.flatMap((event) => flightOf(event, start));
  // The start of a game pays everybody: nobody needs to see that.
  return found.length > MOST ? [] : found;
}

function flightOf(event: BoardEvent, start: number): Flight[] {
  switch (event.event) {
    case 'paid':
      if (event.amount <= 0 || event.reason === 'start') return [];
      return [{ cargo: { kind: 'notes', count: notesFor(event.amount, start) }, from: event.from, to: event.to }];
    case 'bought':
      return [{ cargo: { kind: 'deed', deed: event.deed }, from: 'bank', to: event.seat }];
    case 'deed_moved':
      return [{ cargo: { kind: 'deed', deed: event.deed }, from: event.from, to: event.to }];
    default:
      return [];
  }
}

interface Point {
  x: number;
  y: number;
}

/** The frames of a flight: a low arch, larger in the middle, as a hand would carry it. */
export function frames(from: Point, to: Point): Keyframe[] {
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  return [
    { transform: at(from, 0.9), opacity: 1 },
    { transform: at(middle, 1.15), opacity: 1 },
    { transform: at(to, 0.5), opacity: 0.6 },
  ];
}

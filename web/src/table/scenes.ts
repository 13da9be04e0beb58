// What is shown of what happened, in which order and for how long. Events become scenes; each scene shows some events
// at once and then waits. A batch never takes longer than people like to watch.

import type { BoardEvent, BoardEventOf, Pace } from '../wire/types';

export interface Scene {
  /** What becomes visible when the scene begins. */
  events: BoardEvent[];
  /** How long until the next one, in milliseconds. */
  lasts: number;
}

/** With these something new begins: a card that still lies there is taken away. */
export const CLEARS_CARD: ReadonlySet<BoardEvent['event']> = new Set(['turn_started', 'rolled']);
const SHOWS_CARD: ReadonlySet<BoardEvent['event']> = new Set(['card_drawn', 'fortune_found', 'fortune_played']);

/** At the usual pace one batch of news takes no longer than this. */
export const LONGEST = 1500;
export const STEP = 120;
export const LONGEST_WALK = 900;

/** As long as the dice take to come to rest (board/Dice.svelte). */
const DICE = 640;
/** Long enough to see from whom to whom it goes. */
const MONEY = 420;
const HAMMER = 700;
const CARD = 500;
const SMALL = 140;

const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, at_once: 0 };

/** How much time is taken for showing things: 0 for none. Bots and pictures have the same pace. */
export function speedFactor(pace: Pace, isStill: boolean): number {
  return isStill ? 0 : FACTOR[pace];
}

/** A glance at the card, and then so much for each letter of it; nobody waits longer than this for others to read. */
const GLANCE = 900;
const LETTER = 45;
const LONGEST_READING = 6000;

/** How long people take to read something that somebody else has drawn. Motion or not, it takes the same time. */
export function readingTime(text: string, pace: Pace): number {
  return Math.min(LONGEST_READING, GLANCE + LETTER * text.length) * FACTOR[pace];
}

/** How many squares a token walks from one square to another; forwards only, everything else is a jump. */
export function stepsBetween(squares: readonly string[], from: string, to: string): number {
  const count = squares.length;
  return (squares.indexOf(to) - squares.indexOf(from) + count) % count;
}

/** How long a token is on its way. */
export function walkTime(squares: readonly string[], { reason, from, to }: BoardEventOf<'moved'>): number {
  const isWalk = reason === 'dice' || reason === 'magie' || reason === 'card';
  if (!isWalk) return 3 * STEP;
  return Math.min(LONGEST_WALK, STEP * stepsBetween(squares, from, to));
}

/** The scenes of what happened, scaled into the time there is. */
export function scenesOf(events: readonly BoardEvent[], squares: readonly string[], factor: number): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const lasts = timeOf(event, squares);
    const last = scenes.at(-1);
    const has = (kind: BoardEvent['event']) => last?.events.some((each) => each.event === kind) ?? false;
    // A card is seen before it is taken away.
    const takesCard = CLEARS_CARD.has(event.event) && [...SHOWS_CARD].some(has);
    // What takes no time, and money that moves together, is seen with what came before it.
    const isTogether = last && !takesCard && (lasts === 0 || (event.event === 'paid' && has('paid')));
    if (isTogether) last.events.push(event);
    else scenes.push({ events: [event], lasts });
  }
  const total = scenes.reduce((sum, scene) => sum + scene.lasts, 0);
  const squeeze = factor * Math.min(1, LONGEST / Math.max(1, total));
  return scenes.map((scene) => ({ ...scene, lasts: Math.floor(scene.lasts * squeeze) }));
}

function timeOf(event: BoardEvent, squares: readonly string[]): number {
  switch (event.event) {
    case 'rolled':
    case 'utility_rolled':
    case 'card_rolled':
      return DICE;
    case 'moved':
      return walkTime(squares, event);
    case 'paid':
      return MONEY;
    case 'card_drawn':
    case 'fortune_found':
    case 'fortune_played':
      return CARD;
    case 'sold':
      return HAMMER;
    case 'bought':
    case 'built':
    case 'sold_building':
    case 'mortgaged':
    case 'redeemed':
    case 'upgraded':
    case 'downgraded':
      return SMALL;
    default:
      return 0;
  }
}

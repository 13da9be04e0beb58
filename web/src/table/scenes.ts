// What is shown of what happened, in which order and for how long. Events become scenes; each scene shows some events
// at once and then waits. A batch never takes longer than people like to watch.

import type { BoardEvent, BoardEventOf, Pace } from '../wire/types';

export interface Scene {
  /** What becomes visible when the scene begins. */
  events: BoardEvent[];
  /** How long until the next one, in milliseconds. */
  lasts: number;
}

/** At the usual pace one batch of news takes no longer than this. */
export const LONGEST = 1500;
export const STEP = 120;
export const LONGEST_WALK = 900;

/** As long as the dice take to come to rest (board/Dice.svelte). */
const DICE = 640;
const MONEY = 220;
const CARD = 500;
const SMALL = 140;

const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, at_once: 0 };

/** How much time is taken for showing things: 0 for none. Bots and pictures have the same pace. */
export function speedFactor(pace: Pace, isStill: boolean): number {
  return isStill ? 0 : FACTOR[pace];
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
    // What takes no time, and money that moves together, is seen with what came before it.
    const isTogether =
      last && (lasts === 0 || (event.event === 'paid' && last.events.some((each) => each.event === 'paid')));
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
    case 'bought':
    case 'sold':
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

// Which event makes which sound for the people at this device. The log shows the same as a caption, so nobody
// needs to hear it.

import type { GameEvent } from '../text/things';
import type { SoundName } from './sounds';

const ALWAYS: Partial<Record<GameEvent['event'], SoundName>> = {
  rolled: 'dice',
  opening_rolled: 'dice',
  utility_rolled: 'dice',
  card_rolled: 'dice',
  moved: 'step',
  card_drawn: 'card',
  fortune_found: 'card',
  fortune_played: 'card',
  built: 'build',
  sold: 'hammer',
  unsold: 'hammer',
  forced_sale: 'hammer',
  time_up: 'hammer',
  jailed: 'setback',
  bankrupt: 'setback',
  // The card game.
  drawn: 'card',
  swapped: 'card',
  cards_passed: 'card',
  reward_card: 'card',
  laid_down: 'build',
  round_ended: 'hammer',
  round_void: 'hammer',
};

/** The sound of an event, or null. Money is heard only by those it goes to or comes from, or who miss it. */
export function soundOf(event: GameEvent, mine: readonly number[]): SoundName | null {
  if (event.event === 'paid') {
    const ours: readonly unknown[] = mine; // among seats, the bank and the pot
    // In the card game the bank pays a seat, and nobody pays anything else.
    if ('seat' in event) return ours.includes(event.seat) ? 'receive' : null;
    if (event.reason === 'start') return null;
    if (ours.includes(event.to)) return 'receive';
    return ours.includes(event.from) ? 'pay' : null;
  }
  if (event.event === 'zeroed') return mine.includes(event.seat) ? 'setback' : null;
  return ALWAYS[event.event] ?? null;
}

/** The sounds of several events, each once and in order: ten payments are one sound of coins. */
export function soundsOf(events: readonly GameEvent[], mine: readonly number[]): SoundName[] {
  const found = events.map((event) => soundOf(event, mine)).filter((name) => name !== null);
  return [...new Set(found)];
}

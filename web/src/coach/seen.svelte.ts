// Which coach cards were put away on this device.

import { recall, remember } from '../device/memory';
import { COACH_CARDS, type CoachCard } from './occasions';

const NAME = 'coach';

function load(): CoachCard[] {
  const found = recall<unknown>(NAME, []);
  return Array.isArray(found)
    ? Object.values(COACH_CARDS)
        .flat()
        .filter((card) => found.includes(card))
    : [];
}

class Seen {
  cards = $state<CoachCard[]>(load());

  putAway(card: CoachCard): void {
    if (!this.cards.includes(card)) this.keep([...this.cards, card]);
  }

  /** Show all of them again, each when its decision comes up. */
  startAgain(): void {
    this.keep([]);
  }

  private keep(cards: CoachCard[]): void {
    this.cards = cards;
    remember(NAME, cards);
  }
}

export const seen = new Seen();

// The decisions that a card explains when they come up for the first time, and which of them is up now. What may be
// done is the server's word (`legal`); here is only which card belongs to it.

/** By family of games. A name stands for one card only, since a device remembers those of both families together. */
export const COACH_CARDS = {
  board: ['roll', 'buy', 'auction', 'rent', 'jail', 'tax', 'offer', 'debt', 'build', 'move', 'upgrade', 'fortune'],
  deal: ['draw', 'swap', 'pile', 'discard', 'lay-down', 'passing', 'reward', 'score'],
} as const;
export type CoachCard = (typeof COACH_CARDS)[keyof typeof COACH_CARDS][number];

/** The part of the game's state that is looked at here. */
export interface Moment {
  phase: string;
  required: readonly number[];
  /** Rent has come in that was asked for by itself: the first time, that is explained. */
  hasRentCome?: boolean;
  legal: readonly { seat: number; actions: readonly { do?: unknown }[] }[];
}

/** What the game waits for, by its phase. */
const BY_PHASE: Record<string, CoachCard> = {
  turn_start: 'roll',
  purchase: 'buy',
  auction: 'auction',
  jail_choice: 'jail',
  tax_choice: 'tax',
  offer: 'offer',
  debt: 'debt',
  choose_move: 'move',
  go_choice: 'upgrade',
  swap: 'swap',
  discard: 'discard',
  trade_card: 'pile',
  after_swap: 'lay-down',
  passing: 'passing',
  reward: 'reward',
};
/**
 * What is open besides. A reaction is asked of everybody, so that nobody sees who has a card for it:
 * it is explained to whoever has one. In a turn of the card game that is everything: not every table has a draw pile.
 */
const BY_ACTION: Record<string, CoachCard> = {
  demand_rent: 'rent',
  build: 'build',
  play_fortune: 'fortune',
  draw: 'draw',
  add: 'swap', // with an empty pile a swap begins like this
  swap: 'swap',
  lay_down: 'lay-down',
};

/** The decisions that are up for these seats, the one the game waits for first. */
export function occasions(moment: Moment, mine: readonly number[]): CoachCard[] {
  const found: CoachCard[] = [];
  const asked = BY_PHASE[moment.phase];
  if (asked && moment.required.some((seat) => mine.includes(seat))) found.push(asked);
  const open = moment.legal.filter((choices) => mine.includes(choices.seat)).flatMap((choices) => choices.actions);
  for (const action of open) {
    const card = BY_ACTION[String(action.do)];
    if (card && !found.includes(card)) found.push(card);
  }
  if (moment.hasRentCome && !found.includes('rent')) found.push('rent');
  return found;
}

/** The card to show: the first that was not put away before. */
export function nextCard(cards: readonly CoachCard[], seen: readonly string[]): CoachCard | null {
  return cards.find((card) => !seen.includes(card)) ?? null;
}

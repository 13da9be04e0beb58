// Who is away from the table, and who plays for them.

import type { SeatCard } from '../../wire/types';

const USUAL_BOT = 'steady';

/** Nobody answers for this seat: it was given up, or its person has been gone for a while. */
export function isAbsent(card: SeatCard): boolean {
  return card.kind === 'open' || (card.kind === 'person' && Boolean(card.gone));
}

/** The bot that plays for somebody unless another one is wished for. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL_BOT) ? USUAL_BOT : bots[0]!;
}

// The table's own rules as choices among a few. The values behind them are the server's usual ones.

import type { TableRules } from '../../wire/types';

export const PACES = ['slow', 'normal', 'fast', 'at_once'] as const;
export const CLOCKS = ['none', 'decision', 'days'] as const;
export const AUCTIONS = ['usual', 'clock', 'none'] as const;
export const BOOKINGS = ['automatic', 'by_hand'] as const;
export const TAKE_BACKS = ['ask', 'own', 'off'] as const;

export function clockOf(kind: string): TableRules['clock'] {
  return kind === 'decision' || kind === 'days' ? { kind } : null;
}

export function auctionOf(kind: string): TableRules['auction'] {
  if (kind === 'clock') return { kind: 'auction' };
  return kind === 'none' ? null : 'usual';
}

/** Which of the choices an auction rule is; the usual one if nothing was chosen. */
export function auctionKind(rule: TableRules['auction']): (typeof AUCTIONS)[number] {
  if (rule === null) return 'none';
  return typeof rule === 'object' ? 'clock' : 'usual';
}

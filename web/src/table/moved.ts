// What money has just moved between whom. What others or chance took from or gave to somebody at this device stays until
// they roll again, so that nobody pays or earns without seeing it; everything else is gone with the next roll.

import type { BoardEvent, BoardEventOf } from '../wire/types';

type Paid = BoardEventOf<'paid'>;

export interface Moved extends Pick<Paid, 'from' | 'to' | 'amount' | 'reason'> {
  /** The deed it was paid for, if it was for one. */
  deed?: string;
  /** Of its kind the first is 1: for lists, and to see that a new one has come. */
  number: number;
}

/** The rows to show, the newest first, and what an event before a payment told about it. */
export interface Movements {
  readonly rows: readonly Moved[];
  readonly about: About | null;
  readonly count: number;
}

interface About {
  reason: Paid['reason'];
  from: Paid['from'];
  deed: string;
}

export const NO_MOVEMENTS: Movements = { rows: [], about: null, count: 0 };

/** One's own doing, which one has seen: no need to tell it after the turn. */
const OWN_DOING = new Set<Paid['reason']>([
  'price',
  'bid',
  'build',
  'resale',
  'mortgage',
  'redeem',
  'trade',
  'upgrade',
]);

/** More rows than this would crowd out what is asked. */
export const MOST_ROWS = 3;

export function isAbout({ from, to }: Pick<Moved, 'from' | 'to'>, mine: readonly number[]): boolean {
  return mine.some((seat) => seat === from || seat === to);
}

function isNews(row: Moved, mine: readonly number[]): boolean {
  return isAbout(row, mine) && !OWN_DOING.has(row.reason);
}

/** The movements after one more event; `mine` are the seats of this device. */
export function withEvent(before: Movements, event: BoardEvent, mine: readonly number[]): Movements {
  switch (event.event) {
    case 'rolled':
      return keeping(before, (row) => isNews(row, mine) && !mine.includes(event.seat));
    case 'turn_started':
      return keeping(before, (row) => isNews(row, mine));
    case 'rent_claimable':
    case 'rent_demanded':
      return { ...before, about: { reason: 'rent', from: event.debtor, deed: event.deed } };
    case 'bought':
      return { ...before, about: { reason: 'price', from: event.seat, deed: event.deed } };
    case 'paid':
      return event.reason === 'start' ? before : withPayment(before, event);
    default:
      return before;
  }
}

function keeping(before: Movements, isKept: (row: Moved) => boolean): Movements {
  return { ...before, rows: before.rows.filter(isKept) };
}

function withPayment({ rows, about, count }: Movements, { from, to, amount, reason }: Paid): Movements {
  const deed = about?.reason === reason && about.from === from ? about.deed : undefined;
  const [last, ...older] = rows;
  // Three houses are one bill.
  const isSame = last && last.from === from && last.to === to && last.reason === reason && last.deed === deed;
  const sum = isSame ? last.amount + amount : amount;
  const row: Moved = { from, to, amount: sum, reason, deed, number: count + 1 };
  return { rows: [row, ...(isSame ? older : rows)].slice(0, MOST_ROWS), about, count: count + 1 };
}

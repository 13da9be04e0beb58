import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../wire/types';
import { MOST_ROWS, NO_MOVEMENTS, withEvent } from './moved';

const ME = 0;
const rolled = (seat: number): BoardEvent => ({ event: 'rolled', seat, dice: [3, 4], doubles: false });
const started = (seat: number): BoardEvent => ({ event: 'turn_started', seat, own_turn: 2 });
const demanded = (debtor: number, owner: number): BoardEvent =>
  ({ event: 'rent_demanded', owner, debtor, deed: 'badstrasse', amount: 440 }) as BoardEvent;
const paid = (from: number | 'bank', to: number | 'bank', reason = 'rent', amount = 440): BoardEvent =>
  ({ event: 'paid', from, to, amount, reason }) as BoardEvent;

function after(...events: BoardEvent[]) {
  const { rows } = events.reduce((before, event) => withEvent(before, event, [ME]), NO_MOVEMENTS);
  return rows.map(({ from, to, amount, reason, deed }) => [from, to, amount, reason, deed]);
}

describe('what money moved', () => {
  it('tells rent with its deed', () => {
    expect(after(rolled(0), demanded(0, 1), paid(0, 1))).toEqual([[0, 1, 440, 'rent', 'badstrasse']]);
  });

  it('keeps what I paid or got until I roll again', () => {
    const round = [
      rolled(0),
      demanded(0, 1),
      paid(0, 1),
      started(1),
      rolled(1),
      demanded(1, 0),
      paid(1, 0),
      started(0),
    ];
    expect(after(...round).map(([from, to]) => [from, to])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(after(...round, rolled(0))).toEqual([]);
  });

  it('lets go of what others paid each other when the dice roll on', () => {
    const among = [rolled(1), demanded(1, 2), paid(1, 2)];
    expect(after(...among)).toHaveLength(1);
    expect(after(...among, started(2))).toEqual([]);
  });

  it('lets go of what I bought when my turn is over', () => {
    expect(after(rolled(0), paid(0, 'bank', 'price', 60), started(1))).toEqual([]);
  });

  it('adds up houses that are bought one after the other', () => {
    expect(after(paid(0, 'bank', 'build', 100), paid(0, 'bank', 'build', 100))).toEqual([
      [0, 'bank', 200, 'build', undefined],
    ]);
  });

  it('names the deed of a purchase, and of no other payment after it', () => {
    const bought = { event: 'bought', seat: 0, deed: 'badstrasse', price: 60 } as BoardEvent;
    expect(after(bought, paid(0, 'bank', 'price', 60), paid(0, 'bank', 'tax', 200))).toEqual([
      [0, 'bank', 200, 'tax', undefined],
      [0, 'bank', 60, 'price', 'badstrasse'],
    ]);
  });

  it('shows no more than there is room for, and no starting money', () => {
    expect(after(paid('bank', 0, 'start'))).toEqual([]);
    const reasons = ['tax', 'fine', 'card', 'salary', 'interest'];
    const rows = after(...reasons.map((reason) => paid(0, 'bank', reason)));
    expect(rows).toHaveLength(MOST_ROWS);
    expect(rows[0]?.[3]).toBe('interest');
  });
});

import { describe, expect, it } from 'vitest';
import type { Board } from '../../text/printed';
import type { Words } from '../../text/words';
import type { BoardAction, BoardView } from '../../wire/types';
import { labelOf } from './labels';

/** Messages are written as their id and what goes into them. */
const words = {
  t: (id: string, args: Record<string, unknown> = {}) =>
    [id.replace('web-decisions-', ''), ...Object.values(args)].join(' '),
  tell: (id: string, args: Record<string, unknown>) =>
    [id.replace('web-decisions-', ''), ...Object.values(args)].join(' '),
  player: (seat: number) => `player ${seat}`,
  square: (id: string) => id.toUpperCase(),
  card: (_pile: null, id: string) => ({ title: `card ${id}`, text: '' }),
  fortune: (id: string) => ({ title: `fortune ${id}`, text: '' }),
} as unknown as Words;
const board = {
  file: { money: { jail_fine: 50 }, squares: { tax: { amount: 200, percent: 10 }, street: { price: 60 } } },
  switches: { auction_on_decline: true },
  fortunes: new Map([['F1', {}]]),
} as unknown as Board;

interface Moment {
  square?: string;
  now?: string;
  kinds?: string[];
  leadsTo?: string;
  price?: number;
  /** The bid that won the building to be placed. */
  bid?: number;
}

function label(action: BoardAction, more: Moment = {}): string {
  const players = [{ square: more.square ?? 'street' }];
  const view = { now: more.now ?? '', players, shortage: { price: more.bid } } as unknown as BoardView;
  const { kinds = [action.do], leadsTo, price } = more;
  return labelOf(action.do, action, { words, board, view, seat: 0, kinds, leadsTo, price });
}

describe('what stands on a button', () => {
  it.each<[BoardAction, Moment, string]>([
    [{ do: 'roll' }, {}, 'do-roll'],
    [{ do: 'roll' }, { now: 'roll_again' }, 'do-roll-again'],
    [{ do: 'buy' }, {}, 'do-buy-it'],
    [{ do: 'buy' }, { price: 30 }, 'do-buy 30'],
    [{ do: 'buy' }, { price: 0 }, 'do-buy 0'],
    [{ do: 'decline' }, {}, 'do-auction'],
    [{ do: 'pay_fine' }, {}, 'do-pay 50'],
    [{ do: 'pay_tax', choice: 'flat' }, { square: 'tax' }, 'do-pay 200'],
    [{ do: 'pay_tax', choice: 'percent' }, { square: 'tax' }, 'do-tax-share 0.1'],
    [{ do: 'move', steps: 3 }, {}, 'do-steps 3'],
    [{ do: 'move', steps: 3 }, { leadsTo: 'street' }, 'do-steps-to 3 STREET'],
    [{ do: 'move', to: 'street' }, {}, 'STREET'],
    [{ do: 'choose', option: 'pay', seat: 2 }, {}, 'player 2'],
    [{ do: 'choose', option: 'draw' }, {}, 'do-draw'],
    [{ do: 'use_jail_card', card: 'E10' }, {}, 'do-jail-card'],
    [{ do: 'play_fortune', card: 'F1' }, {}, 'fortune F1'],
    [{ do: 'place', deed: 'street' }, {}, 'STREET'],
    [{ do: 'place', deed: 'street' }, { price: 50 }, 'do-place street 50'],
    [{ do: 'place', deed: 'street' }, { price: 70, bid: 70 }, 'STREET'],
  ])('%j %j', (action, more, expected) => {
    expect(label(action, more)).toBe(expected);
  });

  it('tells two jail-free cards apart by their names', () => {
    const kinds = ['roll', 'use_jail_card', 'use_jail_card'];
    expect(label({ do: 'use_jail_card', card: 'E10' }, { kinds })).toBe('card E10');
    expect(label({ do: 'use_jail_card', card: 'F1' }, { kinds })).toBe('fortune F1');
  });

  it('does not speak of a choice where there is none', () => {
    expect(label({ do: 'pass' }, { kinds: ['pass'] })).toBe('do-go-on');
    expect(label({ do: 'pass' }, { kinds: ['play_fortune', 'pass'] })).toBe('do-no-card');
  });
});

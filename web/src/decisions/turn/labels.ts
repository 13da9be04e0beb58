// What stands on the button of a choice: as short as it can be understood beside the prompt.

import type { Board } from '../../text/printed';
import type { Words } from '../../text/words';
import type { BoardAction, BoardView } from '../../wire/types';

interface Told {
  words: Words;
  board: Board;
  view: BoardView;
  seat: number;
  /** Where a move leads, as soon as the engine has said so. */
  leadsTo?: string | null;
  /** What a purchase or a building costs, as soon as the engine has said so: a card may change the printed price. */
  price?: number | null;
  /** The kinds of everything that can be chosen, this one included. */
  kinds: readonly string[];
}

/** The label of a kind of choice; `action` is missing if it cannot be done now. */
export function labelOf(kind: string, action: BoardAction | null, told: Told): string {
  const { words, board, view, kinds, price } = told;
  const money = board.file.money;
  switch (kind) {
    case 'roll':
      return words.t(view.now === 'roll_again' ? 'web-decisions-do-roll-again' : 'web-decisions-do-roll');
    case 'pay_fine':
      return words.t('web-decisions-do-pay', { amount: money.jail_fine });
    case 'use_jail_card': {
      const isOneOfSeveral = kinds.filter((each) => each === kind).length > 1;
      const card = action?.do === 'use_jail_card' ? action.card : undefined;
      return isOneOfSeveral && card ? titleOf(card, told) : words.t('web-decisions-do-jail-card');
    }
    case 'stay':
      return words.t('web-decisions-do-stay');
    case 'buy':
      return price == null ? words.t('web-decisions-do-buy-it') : words.t('web-decisions-do-buy', { amount: price });
    case 'decline':
      return words.t(board.switches.auction_on_decline ? 'web-decisions-do-auction' : 'web-decisions-do-decline');
    case 'upgrade':
      return words.t('web-decisions-do-upgrade', { amount: money.upgrade_cost });
    case 'keep_token':
      return words.t('web-decisions-do-keep-token');
    case 'end_turn':
      return words.t('web-decisions-do-end-turn');
    case 'ready':
      return words.t('web-decisions-do-ready');
    case 'pass':
      return words.t(kinds.includes('play_fortune') ? 'web-decisions-do-no-card' : 'web-decisions-do-go-on');
    default:
      return action ? ofAction(action, told) : words.t(`action-kind-${kind.replaceAll('_', '-')}`);
  }
}

function ofAction(action: BoardAction, { words, board, view, seat, leadsTo, price }: Told): string {
  switch (action.do) {
    case 'pay_tax': {
      const tax = squareOf(view, board, seat);
      return action.choice === 'flat'
        ? words.t('web-decisions-do-pay', { amount: tax?.amount })
        : words.t('web-decisions-do-tax-share', { share: (tax?.percent ?? 0) / 100 });
    }
    case 'choose':
      if (action.seat !== undefined) return words.player(action.seat);
      return words.t(action.option === 'draw' ? 'web-decisions-do-draw' : 'web-decisions-do-pay-card');
    case 'move':
      if (action.to !== undefined) return words.square(action.to);
      return leadsTo
        ? words.t('web-decisions-do-steps-to', { steps: action.steps, square: words.square(leadsTo) })
        : words.t('web-decisions-do-steps', { steps: action.steps });
    case 'place':
      // A building won at auction is paid for; any other costs what is printed on the deed.
      return price == null || view.shortage?.price
        ? words.square(action.deed)
        : words.tell('web-decisions-do-place', { deed: action.deed, amount: price });
    case 'declare':
      return words.t('web-decisions-do-declare', { count: action.count });
    case 'play_fortune':
      return words.fortune(action.card).title;
    default:
      return words.action(action);
  }
}

function titleOf(card: string, { words, board }: Told): string {
  return (board.fortunes.has(card) ? words.fortune(card) : words.card(null, card)).title;
}

/** The square a seat stands on. */
function squareOf(view: BoardView, board: Board, seat: number) {
  const square = view.players[seat]?.square;
  return square === undefined ? undefined : board.file.squares[square];
}

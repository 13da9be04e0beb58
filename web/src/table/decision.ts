// Which screen is up now, whose decision it is, and what can be chosen. No rule of the game stands here: what may be
// done is the server's word (`legal` and the answers to `ask`); here is only where on the page it is found.

import { boardActions } from '../wire/families';
import type { BoardAction, Choice, GameState, RefusedDeed } from '../wire/types';

/** What the middle of the board is about. */
export type Screen =
  | 'passing'
  | 'negotiation'
  | 'roll'
  | 'jail'
  | 'move'
  | 'upgrade'
  | 'purchase'
  | 'card'
  | 'tax'
  | 'again'
  | 'finish'
  | 'offer'
  | 'auction'
  | 'debt'
  | 'transfer'
  | 'declare'
  | 'place'
  | 'reaction'
  | 'over';

/** `passing`: chance speaks, or the game goes on by itself; nobody is asked. */
export const SCREEN_OF_PHASE: Readonly<Record<string, Screen>> = {
  deal: 'passing',
  negotiation: 'negotiation',
  opening: 'passing',
  turn_start: 'roll',
  jail_choice: 'jail',
  roll_dice: 'passing',
  choose_move: 'move',
  go_choice: 'upgrade',
  fortune_draw: 'passing',
  purchase: 'purchase',
  draw_card: 'passing',
  card_choice: 'card',
  card_dice: 'passing',
  tax_choice: 'tax',
  utility_dice: 'passing',
  roll_again: 'again',
  turn_end: 'finish',
  over: 'over',
  move: 'passing',
  land: 'passing',
  landed: 'passing',
  second_move: 'passing',
  roll_done: 'passing',
  next_turn: 'passing',
  offer: 'offer',
  auction: 'auction',
  debt: 'debt',
  transfer: 'transfer',
  estate: 'passing',
  shortage_declare: 'declare',
  shortage_place: 'place',
  payments: 'passing',
  rent_reaction: 'reaction',
  block_reaction: 'reaction',
};

type Kind = BoardAction['do'];

/** What a screen offers as buttons of its own, the usual choice first. The business screens bring their own. */
export const KINDS_OF_SCREEN: Readonly<Record<Screen, readonly Kind[]>> = {
  passing: [],
  negotiation: ['ready'],
  roll: ['roll'],
  jail: ['roll', 'pay_fine', 'use_jail_card', 'stay'],
  move: ['move'],
  upgrade: ['upgrade', 'keep_token'],
  purchase: ['buy', 'decline'],
  card: ['choose'],
  tax: ['pay_tax'],
  again: ['roll', 'end_turn'],
  finish: ['end_turn'],
  offer: ['accept', 'counter', 'reject', 'withdraw'],
  auction: ['bid', 'pass'],
  debt: ['bankrupt'],
  transfer: ['take_over'],
  declare: ['declare'],
  place: ['place'],
  reaction: ['play_fortune', 'pass'],
  over: [],
};

/** What is open besides the decision the game waits for, and the place on the page where it is done. */
export const PLACE_OF_KIND: Readonly<Record<string, 'claims' | 'property' | 'trade' | 'fortune' | 'menu' | 'clock'>> = {
  demand_rent: 'claims',
  build: 'property',
  sell_building: 'property',
  sell_group: 'property',
  mortgage: 'property',
  redeem: 'property',
  offer: 'trade',
  play_fortune: 'fortune',
  resign: 'menu',
  prefer: 'claims',
  // What the server's clocks do; no person sends them.
  tick: 'clock',
  deadline: 'clock',
};

/** Shown even when it cannot be done, with the reason: people look for it there. */
const MISSED = new Set<Kind>(['buy', 'pay_fine', 'use_jail_card', 'stay', 'upgrade']);
/** The edition has no such thing, so nobody looks for it. */
const NOT_OF_THIS_EDITION = new Set(['not_here', 'wrong_edition']);

export interface Option {
  /** The same for the same choice as long as it is open, for lists. */
  key: string;
  kind: Kind;
  /** What to send; null if it cannot be done now, and `refused` says why. */
  action: BoardAction | null;
  refused: RefusedDeed | null;
}

export interface Decision {
  screen: Screen;
  /** The seat of this device that is asked; null: the game waits for others, or for nobody. */
  seat: number | null;
  options: Option[];
}

/** The screen for a phase; a newer server may have phases this page does not know. */
export function screenOf(phase: string): Screen {
  return SCREEN_OF_PHASE[phase] ?? 'passing';
}

/**
 * Which of this device's seats is asked now. Where several are asked at once (an auction, a negotiation), whoever was
 * busy with it goes on.
 */
export function askedSeat(
  game: Pick<GameState, 'required' | 'to_act'>,
  mine: readonly number[],
  busyWithIt: number | null,
): number | null {
  const asked = game.required.filter((seat) => mine.includes(seat));
  if (busyWithIt !== null && asked.includes(busyWithIt)) return busyWithIt;
  if (game.to_act !== null && asked.includes(game.to_act)) return game.to_act;
  return asked[0] ?? null;
}

/** The seat that business is done for: the one that is asked, else the one chosen last, else the first still playing. */
export function businessSeat(
  asked: number | null,
  mine: readonly number[],
  chosen: number | null,
  isOut: (seat: number) => boolean,
): number | null {
  if (asked !== null) return asked;
  if (chosen !== null && mine.includes(chosen) && !isOut(chosen)) return chosen;
  return mine.find((seat) => !isOut(seat)) ?? null;
}

/** The decision of a seat; `choices` is the answer to `ask`, as soon as it is there. */
export function decisionOf(game: GameState, seat: number | null, choices: readonly Choice[] | null): Decision {
  const screen = screenOf(game.phase);
  if (seat === null) return { screen, seat, options: [] };
  const legal = boardActions(game.legal.find((each) => each.seat === seat));
  const options = KINDS_OF_SCREEN[screen].flatMap((kind) => optionsOfKind(kind, legal, choices));
  return { screen, seat, options };
}

function optionsOfKind(kind: Kind, legal: readonly BoardAction[], choices: readonly Choice[] | null): Option[] {
  const open = new Map(legal.filter((action) => action.do === kind).map((action) => [keyOf(action), action]));
  if (open.size > 0) return [...open].map(([key, action]) => ({ key, kind, action, refused: null }));
  const choice = choices?.find((each) => each.do === kind);
  if (!MISSED.has(kind) || !choice || choice.legal || NOT_OF_THIS_EDITION.has(choice.refusal ?? '')) return [];
  return [{ key: kind, kind, action: null, refused: choice }];
}

function keyOf(action: BoardAction): string {
  const { do: kind, ...args } = action;
  return [kind, ...Object.values(args).map(String)].join(' ');
}

/** The option that Space and Enter choose: the first that can be done. */
export function primaryOf(options: readonly Option[]): Option | null {
  return options.find((option) => option.action !== null) ?? null;
}

/** The option of a digit key, 1 for the first; null if there is none or it cannot be done. */
export function optionOfDigit(options: readonly Option[], digit: number): Option | null {
  const option = options[digit - 1];
  return option?.action ? option : null;
}

/** Whether the seat may do something of this kind now, and otherwise why not (null: that is not known yet). */
export function openness(
  kinds: readonly string[],
  legal: readonly BoardAction[],
  choices: readonly Choice[] | null,
): { isOpen: boolean; refused: RefusedDeed | null } {
  // A few representatives stand in `legal` for what can be put together freely; there may be none of them.
  const isOpen =
    legal.some((action) => kinds.includes(action.do)) ||
    (choices ?? []).some((choice) => kinds.includes(choice.do) && choice.legal);
  if (isOpen) return { isOpen, refused: null };
  const known = (choices ?? []).filter((choice) => kinds.includes(choice.do) && !choice.legal);
  const own = known.find((choice) => !NOT_OF_THIS_EDITION.has(choice.refusal ?? ''));
  return { isOpen: false, refused: own ?? known[0] ?? null };
}

/** Whether the edition has such a thing at all, as far as the answer to `ask` tells. */
export function isOfThisEdition(kind: string, choices: readonly Choice[] | null): boolean {
  const choice = choices?.find((each) => each.do === kind);
  return choice !== undefined && (choice.legal || !NOT_OF_THIS_EDITION.has(choice.refusal ?? ''));
}

/** Above this share of one's cash a payment is asked about once more. */
const LARGE_SHARE = 0.25;

/** Whether paying so much is a step that deserves a second press. */
export function isLargePayment(cost: number, cash: number): boolean {
  return cost > LARGE_SHARE * cash;
}

/** Screens with more on them than fits over a row of buttons; on a phone they come up from below (LargeDecision). */
export type LargeScreen = 'auction' | 'offer' | 'transfer' | 'negotiation' | 'squares';

/** More squares than this are searched, not listed as buttons. */
export const FEW_SQUARES = 6;

/** The large screen that is up, if any. Auctions, offers and negotiations are everybody's business. */
export function largeScreenOf({ screen, seat, options }: Decision): LargeScreen | null {
  if (screen === 'auction' || screen === 'offer' || screen === 'negotiation') return screen;
  if (seat === null) return null;
  if (screen === 'transfer') return screen;
  return (screen === 'move' || screen === 'place') && options.length > FEW_SQUARES ? 'squares' : null;
}

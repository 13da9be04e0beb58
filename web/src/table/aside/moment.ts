// What the rules say about this moment: what a seat may do, why the rest is refused, and which topics of the
// rulebook speak about it. Whether something is allowed is the server's answer to `ask`; here it is only put
// in order.

import { dashed } from '../../text/things';
import type { Words } from '../../text/words';
import type { Choice, RefusedDeed } from '../../wire/types';

interface May {
  what: string;
  /** Where, how much, or with whom. */
  detail: string | null;
}

/** Several things that are refused for the same reason. */
interface MayNot {
  what: string[];
  sentence: string;
  clause: string | null;
}

/** Refusals of things the edition or the table does not have: nobody would ask about them. */
const FOREIGN = new Set(['not_here', 'wrong_edition', 'wrong_table']);
/** Open at any time, so no part of what a moment is about. */
const ALWAYS_OPEN = new Set(['resign', 'prefer']);

export function mayDo(choices: readonly Choice[], words: Words): May[] {
  return choices
    .filter((choice) => choice.legal && !ALWAYS_OPEN.has(choice.do))
    .map((choice) => ({ what: kindOf(choice.do, words), detail: detailOf(choice, words) }));
}

export function mayNotDo(choices: readonly Choice[], words: Words): MayNot[] {
  const reasons = new Map<string, MayNot>();
  const add = (what: string, refused: Choice | RefusedDeed): void => {
    if (refused.refusal === undefined || FOREIGN.has(refused.refusal)) return;
    const sentence = words.refusal(refused);
    const known = reasons.get(sentence);
    if (known) known.what.push(what);
    else reasons.set(sentence, { what: [what], sentence, clause: refused.clause ?? null });
  };
  for (const choice of choices) {
    if (!choice.legal) add(kindOf(choice.do, words), choice);
    else for (const [deed, why] of Object.entries(choice.refused ?? {})) add(onDeed(choice.do, deed, words), why);
  }
  return [...reasons.values()];
}

function kindOf(kind: string, words: Words): string {
  return words.t(`action-kind-${dashed(kind)}`);
}

function onDeed(kind: string, deed: string, words: Words): string {
  return words.t('web-aside-rules-on', { what: kindOf(kind, words), deed: words.square(deed) });
}

function detailOf(choice: Choice, words: Words): string | null {
  if (choice.amount) {
    const { least, most } = choice.amount;
    return words.t('web-aside-rules-bid', { least, most });
  }
  if (choice.to?.length) return words.t('web-aside-rules-to', { names: words.players(choice.to) });
  if (choice.deeds?.length) return words.list(choice.deeds.map((deed) => words.square(deed)));
  return null;
}

/**
 * The topics of a rulebook that speak about a phase, the most fitting first. An edition need not have all of
 * them.
 */
export const TOPICS_OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  deal: ['variant', 'setup'],
  negotiation: ['variant', 'trade'],
  opening: ['turn', 'setup'],
  turn_start: ['turn', 'build', 'mortgage', 'trade'],
  jail_choice: ['jail'],
  roll_dice: ['turn', 'speed-die'],
  choose_move: ['speed-die', 'move', 'fortune'],
  go_choice: ['token', 'go'],
  fortune_draw: ['fortune'],
  purchase: ['buy', 'auction'],
  draw_card: ['cards'],
  card_choice: ['cards'],
  card_dice: ['cards'],
  tax_choice: ['tax'],
  utility_dice: ['rent'],
  roll_again: ['turn', 'move'],
  turn_end: ['turn', 'build', 'trade', 'rent'],
  over: ['end', 'goal'],
  move: ['move', 'turn'],
  land: ['move', 'rent'],
  landed: ['move', 'rent'],
  second_move: ['speed-die'],
  roll_done: ['turn'],
  next_turn: ['turn'],
  offer: ['trade'],
  auction: ['auction'],
  debt: ['debt', 'credit', 'sell', 'mortgage', 'bankruptcy'],
  transfer: ['mortgage', 'bankruptcy'],
  estate: ['bankruptcy', 'auction'],
  shortage_declare: ['shortage', 'build'],
  shortage_place: ['shortage', 'build'],
  payments: ['cards'],
  rent_reaction: ['fortune', 'rent'],
  block_reaction: ['fortune', 'trade'],
};

/** The same for the phases of the card game that wait for somebody. */
export const TOPICS_OF_DEAL: Readonly<Record<string, readonly string[]>> = {
  turn: ['turn', 'swap', 'lay-down'],
  swap: ['swap'],
  discard: ['turn'],
  trade_card: ['players-5-6'],
  after_swap: ['lay-down', 'players-5-6'],
  passing: ['players-5-6'],
  reward: ['reward'],
};

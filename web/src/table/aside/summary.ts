// A whole turn in one line, for the turns of bots: "Mia: 7, buys Elisenstraße, pays Anna 200".

import { dashed, type GameEvent } from '../../text/things';
import type { Words } from '../../text/words';
import type { Turn } from './turns';

/** The turn in a few words, or null if nothing in it is worth a word. */
export function summaryOf(turn: Turn, words: Words): string | null {
  const { seat } = turn;
  if (seat === null) return null;
  const events = turn.passages.filter((passage) => !passage.isTakenBack).flatMap((passage) => passage.events);
  const parts = events.map((event) => partOf(event, seat, words)).filter((part) => part !== null);
  parts.push(...counted(events, seat, words));
  if (parts.length === 0) return null;
  return words.t('web-aside-summary', { name: words.player(seat), parts: parts.join(', ') });
}

/** What one event adds, if it is about the seat on turn. */
function partOf(event: GameEvent, seat: number, words: Words): string | null {
  switch (event.event) {
    case 'rolled':
      return event.seat === seat ? words.t('web-aside-short-rolled', { dice: pipsOf(event.dice, words) }) : null;
    case 'bought':
      return event.seat === seat ? words.t('web-aside-short-bought', { deed: words.square(event.deed) }) : null;
    case 'sold': {
      const lot = words.lot(event.lot);
      return words.t('web-aside-short-sold', { name: words.player(event.seat), lot });
    }
    case 'jailed':
    case 'freed':
    case 'card_drawn':
    case 'bankrupt':
    case 'upgraded':
      return event.seat === seat ? words.t(`web-aside-short-${dashed(event.event)}`) : null;
    case 'accepted': {
      const other = event.from === seat ? event.to : event.from;
      return words.t('web-aside-short-accepted', { name: words.player(other) });
    }
    case 'paid':
      return paidPart(event, seat, words);
    default:
      return null;
  }
}

function paidPart(event: Extract<GameEvent, { event: 'paid' }>, seat: number, words: Words): string | null {
  if (!('from' in event)) return null; // the card game: the bank pays, and nobody else
  const { from, to, amount, reason } = event;
  if (from !== seat || !['rent', 'tax', 'fine', 'repair'].includes(reason)) return null;
  if (typeof to !== 'number') return words.t('web-aside-short-paid', { amount });
  return words.t('web-aside-short-paid-to', { amount, name: words.player(to) });
}

/** What is done street by street is told once, with how often. */
function counted(events: readonly GameEvent[], seat: number, words: Words): string[] {
  return ['built', 'mortgaged', 'redeemed', 'sold_building'].flatMap((kind) => {
    const count = events.filter((event) => event.event === kind && 'seat' in event && event.seat === seat).length;
    return count === 0 ? [] : [words.t(`web-aside-short-${dashed(kind)}`, { count })];
  });
}

/** 3 and 4 as `7`; a speed die that shows no number is named. */
function pipsOf(dice: readonly (number | string)[], words: Words): string {
  const total = dice.reduce<number>((sum, die) => sum + (typeof die === 'number' ? die : 0), 0);
  const named = dice.filter((die) => typeof die === 'string').map((die) => words.t(`web-aside-die-${die}`));
  return [String(total), ...named].join(' + ');
}

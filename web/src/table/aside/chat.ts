// What people say at the table, read off the log.

import { dashed } from '../../text/things';
import type { Words } from '../../text/words';
import type { Entry, Phrase } from '../../wire/types';

/** Each is shown in the reader's language: `phrase-...` in the table's messages. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'one_moment',
  'back_again',
  'your_turn',
  'lets_trade',
  'good_offer',
  'no_deal',
  'goodbye',
];

export const LONGEST_TEXT = 200;

interface Remark {
  rev: number;
  seat: number;
  text: string;
}

/** All remarks, without those of seats this device does not want to hear. */
export function remarksOf(entries: readonly Entry[], muted: readonly number[], words: Words): Remark[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'said' || typeof entry.seat !== 'number' || muted.includes(entry.seat)) return [];
    const text = entry.phrase ? phraseText(entry.phrase, words) : entry.text;
    // A newer server may know more phrases than this page.
    return text ? [{ rev: entry.rev, seat: entry.seat, text }] : [];
  });
}

export function phraseText(phrase: string, words: Words): string {
  const id = `phrase-${dashed(phrase)}`;
  return words.book.has(id) ? words.t(id) : '';
}

/** Remarks of others that came after the row this device has read up to. */
export function unread(remarks: readonly Remark[], readUpTo: number, mine: readonly number[]): number {
  return remarks.filter((remark) => remark.rev > readUpTo && !mine.includes(remark.seat)).length;
}

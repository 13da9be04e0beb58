// What is said beside a move: a bot's reason for a trade, and why the move was not the seat's own.

import { dashed } from '../text/things';
import type { Words } from '../text/words';
import type { ReplayStep } from '../wire/types';

export function besideOf(step: ReplayStep, words: Words): string[] {
  const named = (step.do as { seat?: unknown } | undefined)?.seat;
  const seat = step.seat ?? (typeof named === 'number' ? named : null);
  if (seat === null) return [];
  const notes: string[] = [];
  if (step.reason) notes.push(words.quotedReason(seat, step.reason));
  if (step.why) notes.push(words.t(`decided-${dashed(step.why)}`, { name: words.player(seat) }));
  return notes;
}

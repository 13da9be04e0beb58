// How far the first start is: the server builds the machine code of the rules once, and tells how many steps are done.

import type { Health } from '../wire/types';

export interface Progress {
  /** In whole percent, never 100 before it is over. */
  percent: number;
  /** Seconds that are left, as far as that can be said yet. */
  left: number | null;
}

/** Before this share is done, the pace so far says nothing about the rest. */
const TELLING_SHARE = 0.05;

export function progressOf(health: Health): Progress | null {
  if (health.status !== 'starting') return null;
  const share = health.of ? Math.min(1, (health.done ?? 0) / health.of) : 0;
  const percent = Math.min(99, Math.floor(share * 100));
  // The server knows how long each part takes; its word is better than the pace so far.
  if (typeof health.left === 'number') return { percent, left: health.left };
  const seconds = health.seconds ?? 0;
  return { percent, left: share >= TELLING_SHARE ? (seconds / share) * (1 - share) : null };
}

/** A length of time as one would say it: whole minutes, or tens of seconds; null when it is too short to say. */
export function roughly(seconds: number): { unit: 'minutes' | 'seconds'; count: number } | null {
  if (seconds >= 90) return { unit: 'minutes', count: Math.round(seconds / 60) };
  if (seconds >= 10) return { unit: 'seconds', count: Math.ceil(seconds / 10) * 10 };
  return null;
}

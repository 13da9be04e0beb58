// How far somebody is in a lesson, read off the log of its room.

import type { Entry, RoomCard } from '../wire/types';

type Lesson = NonNullable<RoomCard['lesson']>;

/** `other`: something that is allowed, but not what the lesson is about. */
type Progress = 'open' | 'other' | 'done';

export function progressIn({ before, goals }: Lesson, entries: readonly Entry[], mine: readonly number[]): Progress {
  const since = entries.filter((entry) => entry.kind === 'acted').slice(before);
  const own = since.filter(({ seat, why }) => seat != null && mine.includes(seat) && !why);
  if (own.length === 0) return 'open';
  return own.some((entry) => goals.includes(String(entry.do?.do))) ? 'done' : 'other';
}

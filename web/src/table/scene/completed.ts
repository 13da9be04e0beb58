// A group that has just become somebody's, read off what was shown.

import type { BoardEvent, BoardView } from '../../wire/types';

export interface Completed {
  seat: number;
  group: string;
}

interface Streets {
  groupOf(deed: string): string | null;
  streetsOf(group: string): readonly string[];
}

/** The group that one of these deeds completed; `view` is how things stand after them. */
export function completedBy(events: readonly BoardEvent[], view: BoardView, streets: Streets): Completed | null {
  for (const event of events.toReversed()) {
    if (event.event !== 'bought' && event.event !== 'deed_moved') continue;
    const seat = event.event === 'bought' ? event.seat : event.to;
    const group = streets.groupOf(event.deed);
    if (typeof seat !== 'number' || !group) continue;
    if (streets.streetsOf(group).every((deed) => view.deeds?.[deed]?.owner === seat)) return { seat, group };
  }
  return null;
}

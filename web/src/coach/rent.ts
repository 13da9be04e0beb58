// Rent that came in without anybody asking for it on the page: the seat has the standing wish to ask always.

import { boardEvents } from '../wire/families';
import type { Entry } from '../wire/types';

/** Whether a rent was asked for by itself for this seat, and paid, in the rows after `since`. */
export function rentCame(entries: readonly Entry[], seat: number, since: number): boolean {
  return entries.some((entry) => {
    if (entry.rev <= since || (entry.kind === 'acted' && entry.seat === seat)) return false;
    return boardEvents(entry).some((event) => event.event === 'paid' && event.reason === 'rent' && event.to === seat);
  });
}

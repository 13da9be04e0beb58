// What people will tell of a game: its biggest rent, its best deal, and the turn from which the winner led. Read off
// the log and off the figures of the server; no rule stands here.

import { boardEvents } from '../wire/families';
import type { BoardEvent, Entry, ReplayPoint } from '../wire/types';

interface Rent {
  from: number;
  to: number;
  amount: number;
  deed: string;
}

/** A deed that brought more than it cost. */
interface Deal {
  seat: number;
  deed: string;
  cost: number;
  income: number;
}

interface Keepsakes {
  rent: Rent | null;
  deal: Deal | null;
  /** Deeds and what rent they brought all owners together, most first. */
  rents: { deed: string; amount: number }[];
}

/** The rows that count: what was taken back is left out. */
export function standing(entries: readonly Entry[]): Entry[] {
  let kept: Entry[] = [];
  const proposals = new Map<number, Entry>();
  for (const entry of entries) {
    if (entry.kind === 'proposed') proposals.set(entry.rev, entry);
    const motion = entry.carried ? (entry.motion ?? proposals.get(entry.ballot ?? -1)?.motion) : null;
    const to = motion?.kind === 'take_back' ? (motion.to ?? Infinity) : Infinity;
    kept = to === Infinity ? kept : kept.filter(({ rev }) => rev < to);
    kept.push(entry);
  }
  return kept;
}

export function keepsakesOf(entries: readonly Entry[]): Keepsakes {
  const count = new Counting();
  for (const entry of standing(entries)) for (const event of boardEvents(entry)) count.take(event);
  return count.result();
}

class Counting {
  private due: { deed: string; debtor: number } | null = null;
  private biggest: Rent | null = null;
  private readonly sums = new Map<string, number>();
  private readonly deals = new Map<string, Deal>();

  take(event: BoardEvent): void {
    switch (event.event) {
      case 'rent_claimable':
      case 'rent_demanded':
        this.due = event;
        break;
      case 'bought':
        this.buy(event.seat, event.deed, event.price);
        break;
      case 'sold':
        this.buy(event.seat, event.lot, event.price);
        break;
      case 'paid':
        if (event.reason === 'rent') this.rent(event);
    }
  }

  result(): Keepsakes {
    const best = [...this.deals.values()].sort((one, other) => gain(other) - gain(one))[0];
    const rents = [...this.sums].map(([deed, amount]) => ({ deed, amount }));
    return {
      rent: this.biggest,
      deal: best && gain(best) > 0 ? best : null,
      rents: rents.sort((one, other) => other.amount - one.amount),
    };
  }

  private buy(seat: number, deed: string, cost: number): void {
    this.deals.set(`${seat} ${deed}`, { seat, deed, cost, income: 0 });
  }

  private rent({ from, to, amount }: Extract<BoardEvent, { event: 'paid' }>): void {
    const deed = this.due?.debtor === from ? this.due.deed : null;
    if (deed === null || typeof from !== 'number' || typeof to !== 'number') return;
    this.sums.set(deed, (this.sums.get(deed) ?? 0) + amount);
    const deal = this.deals.get(`${to} ${deed}`);
    if (deal) deal.income += amount;
    if (amount > (this.biggest?.amount ?? 0)) this.biggest = { from, to, amount, deed };
  }
}

function gain({ cost, income }: Deal): number {
  return income - cost;
}

/** The first point from which a seat was ahead of all others to the end; null if it was so from the start. */
export function turningPoint(points: readonly ReplayPoint[], seat: number): ReplayPoint | null {
  const leads = ({ worth }: ReplayPoint) => worth.every((each, other) => other === seat || each < (worth[seat] ?? 0));
  const behind = points.findLastIndex((point) => !leads(point));
  return behind < 1 ? null : (points[behind + 1] ?? null);
}

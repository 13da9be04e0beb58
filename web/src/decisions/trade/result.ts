// What a trade means for each side, told by the events of having tried it: money line by line, groups, rents.

import type { BoardEvent, BoardView, DeedRent } from '../../wire/types';
import { type BoardFacts, cashOf, deedsByGroup, ownerOf, rentsOf, sameRent } from '../business/holdings';

type MoneyLine =
  | { kind: 'pays' | 'gets' | 'debt'; amount: number }
  | { kind: 'interest'; amount: number; deed: string }
  | { kind: 'redeem'; amount: number; interest: number; deed: string };

export interface GroupLine {
  group: string;
  before: number;
  after: number;
  of: number;
}

interface RentLine {
  deed: string;
  /** Undefined where the seat does not own the deed at that time. */
  before: DeedRent | undefined;
  after: DeedRent | undefined;
}

export interface SeatResult {
  seat: number;
  before: number;
  after: number;
  money: MoneyLine[];
  groups: GroupLine[];
  rents: RentLine[];
}

interface Moment {
  view: BoardView;
  appraisal: { deeds: readonly DeedRent[] };
}

export function resultFor(
  seat: number,
  facts: BoardFacts,
  before: Moment,
  after: Moment & { events: readonly BoardEvent[] },
): SeatResult {
  return {
    seat,
    before: cashOf(before.view, seat),
    after: cashOf(after.view, seat),
    money: after.events.flatMap((event) => moneyLine(event, seat) ?? []),
    groups: groupLines(seat, facts, before.view, after.view),
    rents: rentLines(seat, facts, before, after),
  };
}

function moneyLine(event: BoardEvent, seat: number): MoneyLine | null {
  switch (event.event) {
    case 'paid':
      // Interest and redemption are told by the events that name the deed, debts by the one that closes them.
      if (event.reason !== 'trade') return null;
      if (event.from === seat) return { kind: 'pays', amount: event.amount };
      return event.to === seat ? { kind: 'gets', amount: event.amount } : null;
    case 'taken_over':
      if (event.seat !== seat) return null;
      return { kind: 'interest', amount: event.interest, deed: event.deed };
    case 'redeemed':
      if (event.seat !== seat) return null;
      return { kind: 'redeem', amount: event.amount, interest: event.interest, deed: event.deed };
    case 'debt_paid':
      return event.debtor === seat ? { kind: 'debt', amount: event.amount } : null;
    default:
      return null;
  }
}

function groupLines(seat: number, facts: BoardFacts, before: BoardView, after: BoardView): GroupLine[] {
  const count = (view: BoardView, deeds: string[]) => deeds.filter((deed) => ownerOf(view, deed) === seat).length;
  return [...deedsByGroup(facts)]
    .map(([group, deeds]) => ({ group, before: count(before, deeds), after: count(after, deeds), of: deeds.length }))
    .filter((line) => line.before !== line.after);
}

/** Deeds of the seat, before or after, whose rent is not what it was. */
function rentLines(seat: number, facts: BoardFacts, before: Moment, after: Moment): RentLine[] {
  const [was, is] = [rentsOf(before.appraisal), rentsOf(after.appraisal)];
  return [...deedsByGroup(facts).values()]
    .flat()
    .map((deed) => ({
      deed,
      before: ownerOf(before.view, deed) === seat ? was.get(deed) : undefined,
      after: ownerOf(after.view, deed) === seat ? is.get(deed) : undefined,
    }))
    .filter((line) => !sameRent(line.before, line.after));
}

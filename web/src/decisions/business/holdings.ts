// Who has what, read off a view and an edition file. Counting only: what it means is for the rules to say.

import type { BoardView, DeedRent } from '../../wire/types';

/** The part of an edition file that says which deeds there are. */
export interface BoardFacts {
  groups: Record<string, unknown>;
  squares: Record<string, SquareFacts>;
}

interface SquareFacts {
  kind: string;
  group?: string | null;
  price?: number | null;
  mortgage?: number | null;
  house_price?: number | null;
  hotel_price?: number | null;
}

/** The deeds of each group, both in the order of the board. */
export function deedsByGroup(facts: BoardFacts): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [square, { group }] of Object.entries(facts.squares)) {
    if (!group) continue;
    const deeds = found.get(group);
    if (deeds) deeds.push(square);
    else found.set(group, [square]);
  }
  return found;
}

export function ownerOf(view: BoardView, deed: string): number | null {
  return view.deeds?.[deed]?.owner ?? null;
}

export function isMortgaged(view: BoardView, deed: string): boolean {
  return view.deeds?.[deed]?.mortgaged ?? false;
}

/** Buildings on a street; a hotel counts as one more than the houses it took the place of. */
export function heightOf(view: BoardView, deed: string): number {
  const here = view.deeds?.[deed];
  // For a hotel the list of prices paid tells how many steps it took to get there.
  return here?.paid?.length ?? here?.houses ?? 0;
}

export function hasHotel(view: BoardView, deed: string): boolean {
  return view.deeds?.[deed]?.hotel ?? false;
}

export function heights(view: BoardView): Record<string, number> {
  return Object.fromEntries(Object.keys(view.deeds ?? {}).map((deed) => [deed, heightOf(view, deed)]));
}

/** A seat's deeds in the order of the board. */
export function deedsOf(view: BoardView, facts: BoardFacts, seat: number): string[] {
  return [...deedsByGroup(facts).values()].flat().filter((deed) => ownerOf(view, deed) === seat);
}

export function cashOf(view: BoardView, seat: number): number {
  return view.players[seat]?.cash ?? 0;
}

/** Rents by deed. */
export function rentsOf(appraisal: { deeds: readonly DeedRent[] }): Map<string, DeedRent> {
  return new Map(appraisal.deeds.map((rent) => [rent.deed, rent]));
}

/** Whether a visitor would owe the same; why nothing is owed makes no difference. */
export function sameRent(one: DeedRent | undefined, other: DeedRent | undefined): boolean {
  return owed(one) === owed(other);
}

function owed(rent: DeedRent | undefined): string {
  if (rent?.kind === 'fixed') return `${rent.rent}`;
  return rent?.kind === 'dice' ? `${rent.factor} times` : 'nothing';
}

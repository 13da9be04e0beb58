// Which rents somebody at this device may ask for now: the claims of the view that the server says may be demanded.

import type { BoardView, SeatChoices } from '../../wire/types';

export interface Claim {
  owner: number;
  debtor: number;
  deed: string;
  amount: number;
}

export function openClaims(view: Pick<BoardView, 'claims'>, legal: readonly SeatChoices[]): Claim[] {
  const claims = view.claims;
  if (!claims) return [];
  return (claims.open ?? [])
    .filter(({ owner, deed }) => mayDemand(owner, deed, legal))
    .map(({ owner, deed, amount }) => ({ owner, deed, amount, debtor: claims.debtor }));
}

function mayDemand(owner: number, deed: string, legal: readonly SeatChoices[]): boolean {
  const actions = legal.find((choices) => choices.seat === owner)?.actions ?? [];
  return actions.some((action) => action.do === 'demand_rent' && action.deed === deed);
}

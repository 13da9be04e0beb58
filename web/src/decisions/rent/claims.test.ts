import { describe, expect, it } from 'vitest';
import type { BoardView, SeatChoices } from '../../wire/types';
import { openClaims } from './claims';

const view = {
  claims: {
    debtor: 1,
    open: [
      { owner: 0, deed: 'suedbahnhof', amount: 500 },
      { owner: 2, deed: 'badstrasse', amount: 40 },
    ],
  },
} as unknown as BoardView;
const demand = (seat: number, deed: string): SeatChoices => ({ seat, actions: [{ do: 'demand_rent', deed }] });

describe('rent that may be asked for', () => {
  it('is what the view names and the server allows to somebody here', () => {
    expect(openClaims(view, [demand(0, 'suedbahnhof')])).toEqual([
      { owner: 0, debtor: 1, deed: 'suedbahnhof', amount: 500 },
    ]);
  });

  it('is nothing where nothing may be demanded now', () => {
    expect(openClaims(view, [{ seat: 0, actions: [{ do: 'roll' }] }])).toEqual([]);
    expect(openClaims({}, [demand(0, 'suedbahnhof')])).toEqual([]);
  });

  it('can be several people’s at one device', () => {
    const both = [demand(0, 'suedbahnhof'), demand(2, 'badstrasse')];
    expect(openClaims(view, both).map((claim) => claim.owner)).toEqual([0, 2]);
  });
});

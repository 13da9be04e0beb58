import { describe, expect, it } from 'vitest';
import type { BoardEvent, BoardView, DeedRent } from '../../wire/types';
import { resultFor } from './result';

const facts = {
  groups: { violett: {}, bahnhoefe: {} },
  squares: {
    los: { kind: 'go' },
    badstrasse: { kind: 'street', group: 'violett' },
    turmstrasse: { kind: 'street', group: 'violett' },
    suedbahnhof: { kind: 'station', group: 'bahnhoefe' },
    westbahnhof: { kind: 'station', group: 'bahnhoefe' },
  },
};

const view = (cash: number[], owners: Record<string, number>) =>
  ({
    players: cash.map((each) => ({ cash: each })),
    deeds: Object.fromEntries(Object.entries(owners).map(([deed, owner]) => [deed, { owner }])),
  }) as unknown as BoardView;

const fixed = (rents: Record<string, number>) => ({
  deeds: Object.entries(rents).map(([deed, rent]) => ({ deed, kind: 'fixed' as const, rent })),
});

const TRADED: BoardEvent[] = [
  { event: 'accepted', from: 0, to: 1 },
  { event: 'paid', from: 0, to: 1, amount: 150, reason: 'trade' },
  { event: 'taken_over', seat: 0, deed: 'turmstrasse', interest: 12 },
  { event: 'paid', from: 0, to: 'bank', amount: 12, reason: 'interest' },
];
const before = {
  view: view([1240, 860], { badstrasse: 0, turmstrasse: 1, suedbahnhof: 1 }),
  appraisal: fixed({ badstrasse: 40, turmstrasse: 80, suedbahnhof: 500 }),
};
const after = {
  view: view([1078, 1010], { badstrasse: 0, turmstrasse: 0, suedbahnhof: 1 }),
  appraisal: fixed({ badstrasse: 80, turmstrasse: 160, suedbahnhof: 500 }),
  events: TRADED,
};

describe('the result of a trade', () => {
  it('tells the buyer what is paid, to whom and why', () => {
    const result = resultFor(0, facts, before, after);
    expect([result.before, result.after]).toEqual([1240, 1078]);
    expect(result.money).toEqual([
      { kind: 'pays', amount: 150 },
      { kind: 'interest', amount: 12, deed: 'turmstrasse' },
    ]);
    const lines = result.money.reduce((sum, line) => sum + line.amount, 0);
    expect(result.before - lines).toBe(result.after);
  });

  it('shows which groups grow and shrink', () => {
    expect(resultFor(0, facts, before, after).groups).toEqual([{ group: 'violett', before: 1, after: 2, of: 2 }]);
    expect(resultFor(1, facts, before, after).groups).toEqual([{ group: 'violett', before: 1, after: 0, of: 2 }]);
  });

  it('shows the rents that change for each side, and no others', () => {
    const deeds = resultFor(0, facts, before, after).rents.map((line) => [
      line.deed,
      line.before?.rent,
      line.after?.rent,
    ]);
    expect(deeds).toEqual([
      ['badstrasse', 40, 80],
      ['turmstrasse', undefined, 160],
    ]);
    expect(resultFor(1, facts, before, after).rents.map((line) => line.deed)).toEqual(['turmstrasse']);
  });

  it('leaves out deeds that bring nothing before and after', () => {
    const mortgaged = { deeds: [{ deed: 'turmstrasse', kind: 'mortgaged', rent: null } as DeedRent] };
    const rents = resultFor(1, facts, { ...before, appraisal: mortgaged }, { ...after, appraisal: mortgaged }).rents;
    expect(rents).toEqual([]);
  });

  it('counts a redeemed mortgage and a debt paid from the money', () => {
    const events: BoardEvent[] = [
      { event: 'redeemed', seat: 0, deed: 'turmstrasse', amount: 600, interest: 60 },
      { event: 'debt_paid', debtor: 0, creditor: 1, amount: 50, reason: 'rent' },
    ];
    expect(resultFor(0, facts, before, { ...after, events }).money).toEqual([
      { kind: 'redeem', amount: 600, interest: 60, deed: 'turmstrasse' },
      { kind: 'debt', amount: 50 },
    ]);
  });
});

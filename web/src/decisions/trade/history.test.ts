import { describe, expect, it } from 'vitest';
import type { BoardEvent, Entry } from '../../wire/types';
import { offersOfTurn } from './history';

let rev = 0;
const row = (events: BoardEvent[], reason?: Entry['reason']): Entry => ({
  rev: ++rev,
  at: 0,
  kind: 'acted',
  events,
  reason,
});
const nothing = { cash: 0, deeds: [], jail_cards: 0 };
const offered = (from: number, to: number): BoardEvent => ({
  event: 'offered',
  from,
  to,
  give: nothing,
  take: nothing,
  redeem: [],
});

describe('the offers of this turn', () => {
  it('leaves out those of earlier turns', () => {
    const entries = [
      row([offered(0, 1)]),
      row([{ event: 'rejected', from: 0, to: 1 }]),
      row([
        { event: 'turn_ended', seat: 0 },
        { event: 'turn_started', seat: 1, own_turn: 1 },
      ]),
      row([offered(2, 1)]),
    ];
    expect(offersOfTurn(entries).map((offer) => [offer.maker, offer.fate])).toEqual([[2, 'open']]);
  });

  it('follows an offer through its counter-offer to the end, with the reasons bots give', () => {
    const dear = { code: 'refuse_dear', arguments: {} };
    const entries = [
      row([offered(0, 1)]),
      row([offered(1, 0)], dear),
      row([
        { event: 'accepted', from: 1, to: 0 },
        { event: 'paid', from: 0, to: 1, amount: 20, reason: 'trade' },
      ]),
    ];
    expect(offersOfTurn(entries)).toMatchObject([
      { maker: 0, to: 1, fate: 'countered', answer: dear },
      { maker: 1, to: 0, fate: 'accepted', reason: dear },
    ]);
  });

  it('knows refused and withdrawn offers', () => {
    const never = { code: 'refuse_never', arguments: {} };
    const entries = [
      row([offered(0, 1)]),
      row([{ event: 'rejected', from: 0, to: 1 }], never),
      row([offered(0, 2)]),
      row([{ event: 'withdrawn', from: 0, to: 2 }]),
    ];
    expect(offersOfTurn(entries)).toMatchObject([{ fate: 'rejected', answer: never }, { fate: 'withdrawn' }]);
  });

  it('is empty before anybody has offered anything', () => {
    expect(offersOfTurn([])).toEqual([]);
  });

  it('knows what the table has taken back', () => {
    const accepted: BoardEvent = { event: 'accepted', from: 0, to: 1 };
    const backTo = (to: number): Entry => ({
      rev: ++rev,
      at: 0,
      kind: 'proposed',
      motion: { kind: 'take_back', to },
      carried: true,
    });
    const offer = row([offered(0, 1)]);
    const answer = row([accepted]);
    expect(offersOfTurn([offer, answer]).map(({ fate }) => fate)).toEqual(['accepted']);
    expect(offersOfTurn([offer, answer, backTo(answer.rev)]).map(({ fate }) => fate)).toEqual(['open']);
    expect(offersOfTurn([offer, answer, backTo(offer.rev)]).map(({ fate }) => fate)).toEqual(['undone']);
  });
});

import { describe, expect, it } from 'vitest';
import { COACH_CARDS, nextCard, occasions, type Moment } from './occasions';

const moment = (phase: string, required: number[], actions: Record<number, string[]> = {}): Moment => ({
  phase,
  required,
  legal: Object.entries(actions).map(([seat, kinds]) => ({
    seat: Number(seat),
    actions: kinds.map((kind) => ({ do: kind })),
  })),
});

describe('coach cards', () => {
  it('are twelve for the boards and eight for the card game, each with a name of its own', () => {
    expect(COACH_CARDS.board).toHaveLength(12);
    expect(COACH_CARDS.deal).toHaveLength(8);
    expect(new Set([...COACH_CARDS.board, ...COACH_CARDS.deal]).size).toBe(20);
  });

  it('explain what the game waits for', () => {
    expect(occasions(moment('purchase', [0]), [0])).toEqual(['buy']);
  });

  it('are silent about the decisions of others', () => {
    expect(occasions(moment('purchase', [1], { 1: ['build'] }), [0])).toEqual([]);
  });

  it('put the decision before what is only possible', () => {
    expect(occasions(moment('turn_start', [0], { 0: ['build', 'build', 'roll'] }), [0])).toEqual(['roll', 'build']);
  });

  it('go on with the next one when the first was put away', () => {
    const now = moment('turn_start', [0], { 0: ['demand_rent'] });
    expect(nextCard(occasions(now, [0]), ['roll'])).toBe('rent');
    expect(nextCard(occasions(now, [0]), ['roll', 'rent'])).toBeNull();
  });

  it('can each come up on a board', () => {
    const phases = ['turn_start', 'purchase', 'auction', 'jail_choice', 'tax_choice', 'offer', 'debt', 'choose_move'];
    const found = [...phases, 'go_choice'].flatMap((phase) => occasions(moment(phase, [0]), [0]));
    const possible = occasions(moment('turn_end', [], { 0: ['demand_rent', 'build', 'play_fortune'] }), [0]);
    expect(new Set([...found, ...possible])).toEqual(new Set(COACH_CARDS.board));
  });

  it('speak of a fortune card only to whoever can play one', () => {
    expect(occasions(moment('rent_reaction', [0], { 0: ['pass'] }), [0])).toEqual([]);
    expect(occasions(moment('rent_reaction', [0], { 0: ['play_fortune', 'pass'] }), [0])).toEqual(['fortune']);
  });

  it('explain a turn of the card game by what can be done in it', () => {
    expect(occasions(moment('turn', [0], { 0: ['draw', 'add', 'swap'] }), [0])).toEqual(['draw', 'swap']);
    expect(occasions(moment('turn', [0], { 0: ['draw', 'add'] }), [0])).toEqual(['draw', 'swap']);
    // Five and six players have no draw pile.
    expect(occasions(moment('turn', [0], { 0: ['swap', 'lay_down'] }), [0])).toEqual(['swap', 'lay-down']);
    expect(occasions(moment('turn', [1]), [0])).toEqual([]);
  });

  it('explain the hidden pass to whoever has not chosen yet', () => {
    expect(occasions(moment('passing', [0, 2], { 0: ['pass_card'] }), [0])).toEqual(['passing']);
    expect(occasions(moment('passing', [2]), [0])).toEqual([]);
  });

  it('can each come up in the card game', () => {
    const phases = ['swap', 'discard', 'trade_card', 'after_swap', 'passing', 'reward'];
    const found = phases.flatMap((phase) => occasions(moment(phase, [0]), [0]));
    const turn = occasions(moment('turn', [0], { 0: ['draw', 'swap', 'lay_down'] }), [0]);
    // Nobody decides anything while a round is scored: that card lies beside the score.
    expect(new Set([...found, ...turn, 'score'])).toEqual(new Set(COACH_CARDS.deal));
  });
});

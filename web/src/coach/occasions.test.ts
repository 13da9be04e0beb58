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
  it('are twelve', () => {
    expect(new Set(COACH_CARDS).size).toBe(12);
  });

  it('explain what the game waits for', () => {
    expect(occasions(moment('purchase', [0]), [0])).toEqual(['buy']);
  });

  it('are silent about the decisions of others', () => {
    expect(occasions(moment('purchase', [1], { 1: ['build'] }), [0])).toEqual([]);
  });

  it('put the decision before what is only possible', () => {
    expect(occasions(moment('turn_start', [0], { 0: ['build', 'build', 'roll'] }), [0])).toEqual([
      'roll',
      'build',
    ]);
  });

  it('go on with the next one when the first was put away', () => {
    const now = moment('turn_start', [0], { 0: ['demand_rent'] });
    expect(nextCard(now, [0], ['roll'])).toBe('rent');
    expect(nextCard(now, [0], ['roll', 'rent'])).toBeNull();
  });

  it('can each come up', () => {
    const phases = [
      'turn_start',
      'purchase',
      'auction',
      'jail_choice',
      'tax_choice',
      'offer',
      'debt',
      'choose_move',
    ];
    const found = [...phases, 'go_choice', 'rent_reaction'].flatMap((phase) =>
      occasions(moment(phase, [0]), [0]),
    );
    const possible = occasions(moment('turn_end', [], { 0: ['demand_rent', 'build', 'play_fortune'] }), [0]);
    expect(new Set([...found, ...possible])).toEqual(new Set(COACH_CARDS));
  });
});

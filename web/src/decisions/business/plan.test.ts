import { describe, expect, it } from 'vitest';
import type { BoardAction } from '../../wire/types';
import { actionsOf, changeStoreys, isEmpty, NOTHING_PLANNED, planOf, raiseGroup, sellGroup, toggle } from './plan';

const kinds = (actions: readonly BoardAction[]) =>
  actions.map((action) => ('deed' in action ? `${action.do} ${action.deed}` : action.do));

describe('the order of a plan', () => {
  it('builds from the ground up, keeping the group level', () => {
    const plan = raiseGroup(NOTHING_PLANNED, ['a', 'b', 'c'], { a: 2, b: 0, c: 1 }, 3);
    expect(kinds(actionsOf(plan, { a: 2, b: 0, c: 1 }))).toEqual([
      'build b',
      'build b',
      'build c',
      'build a',
      'build b',
      'build c',
    ]);
  });

  it('sells from the top down', () => {
    let plan = NOTHING_PLANNED;
    for (const deed of ['a', 'a', 'b', 'b']) plan = changeStoreys(plan, deed, -1);
    expect(kinds(actionsOf(plan, { a: 2, b: 3 }))).toEqual([
      'sell_building b',
      'sell_building a',
      'sell_building b',
      'sell_building a',
    ]);
  });

  it('raises money before it spends any', () => {
    const plan = {
      storeys: { a: 1, b: -1 },
      mortgage: ['station'],
      redeem: ['c'],
      groups: { green: 0 },
    };
    expect(kinds(actionsOf(plan, { a: 0, b: 2 }))).toEqual([
      'sell_group',
      'sell_building b',
      'mortgage station',
      'redeem c',
      'build a',
    ]);
  });
});

describe('changing a plan', () => {
  it('forgets what was planned and taken back', () => {
    const plan = changeStoreys(changeStoreys(NOTHING_PLANNED, 'a', 1), 'a', -1);
    expect(isEmpty(plan)).toBe(true);
  });

  it('goes through zero into selling', () => {
    let plan = changeStoreys(NOTHING_PLANNED, 'a', 1);
    plan = changeStoreys(changeStoreys(plan, 'a', -1), 'a', -1);
    expect(plan.storeys).toEqual({ a: -1 });
  });

  it('leaves alone what is high enough already', () => {
    expect(raiseGroup(NOTHING_PLANNED, ['a', 'b'], { a: 4, b: 2 }, 3).storeys).toEqual({ b: 1 });
  });

  it('keeps what else is planned for the group', () => {
    const plan = { ...NOTHING_PLANNED, redeem: ['b'] };
    expect(raiseGroup(plan, ['a', 'b'], { a: 0, b: 0 }, 1)).toMatchObject({ redeem: ['b'], storeys: { a: 1, b: 1 } });
  });

  it('takes a group sale in place of single sales, and back again', () => {
    const single = changeStoreys(NOTHING_PLANNED, 'a', -1);
    const whole = sellGroup(single, 'green', ['a', 'b'], 2);
    expect(whole).toEqual({ ...NOTHING_PLANNED, groups: { green: 2 } });
    expect(isEmpty(sellGroup(whole, 'green', ['a', 'b'], 2))).toBe(true);
    expect(sellGroup(whole, 'green', ['a', 'b'], 1).groups).toEqual({ green: 1 });
  });

  it('toggles', () => {
    expect(toggle(['a'], 'a')).toEqual([]);
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
  });

  it('does not change the plan it starts from', () => {
    const before = changeStoreys(NOTHING_PLANNED, 'a', 1);
    changeStoreys(before, 'a', 1);
    expect(before.storeys).toEqual({ a: 1 });
    expect(isEmpty(NOTHING_PLANNED)).toBe(true);
  });
});

describe('a suggestion as a plan', () => {
  it('is read off its actions', () => {
    const actions: BoardAction[] = [
      { do: 'sell_building', deed: 'a' },
      { do: 'sell_building', deed: 'a' },
      { do: 'mortgage', deed: 'station' },
      { do: 'sell_group', group: 'green', level: 1 },
      { do: 'redeem', deed: 'c' },
      { do: 'build', deed: 'd' },
      { do: 'pass' },
    ];
    expect(planOf(actions)).toEqual({
      storeys: { a: -2, d: 1 },
      mortgage: ['station'],
      redeem: ['c'],
      groups: { green: 1 },
    });
  });
});

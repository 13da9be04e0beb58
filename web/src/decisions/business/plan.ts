// A plan of business with the bank: buildings up or down, mortgages taken or redeemed. It is only a wish list; in
// which order it can be carried out is worked out here, whether it may be is the engine's word.

import type { BoardAction } from '../../wire/types';

/** How many buildings stand on each street, a hotel counted as one more than the houses before it. */
type Heights = Readonly<Record<string, number>>;

export interface Plan {
  /** Buildings more (positive) or fewer (negative), by street. */
  readonly storeys: Readonly<Record<string, number>>;
  readonly mortgage: readonly string[];
  readonly redeem: readonly string[];
  /** Groups sold down to a level in one step, for when the bank lacks the houses to break up a hotel. */
  readonly groups: Readonly<Record<string, number>>;
}

export const NOTHING_PLANNED: Plan = { storeys: {}, mortgage: [], redeem: [], groups: {} };

export function isEmpty(plan: Plan): boolean {
  return (
    !Object.keys(plan.storeys).length &&
    !plan.mortgage.length &&
    !plan.redeem.length &&
    !Object.keys(plan.groups).length
  );
}

/** One building more (1) or fewer (-1) on a street than planned so far. */
export function changeStoreys(plan: Plan, deed: string, by: 1 | -1): Plan {
  const storeys = { ...plan.storeys };
  const wanted = (storeys[deed] ?? 0) + by;
  if (wanted === 0) delete storeys[deed];
  else storeys[deed] = wanted;
  return { ...plan, storeys };
}

/** All streets of a group raised to a height; those that are there already stay. */
export function raiseGroup(plan: Plan, deeds: readonly string[], heights: Heights, height: number): Plan {
  const storeys = { ...plan.storeys };
  for (const deed of deeds) {
    delete storeys[deed];
    const missing = height - (heights[deed] ?? 0);
    if (missing > 0) storeys[deed] = missing;
  }
  return { ...plan, storeys };
}

/** Sell a whole group down to a level, in place of single sales planned there; again takes it back. */
export function sellGroup(plan: Plan, group: string, deeds: readonly string[], level: number): Plan {
  const groups = { ...plan.groups };
  if (groups[group] === level) delete groups[group];
  else groups[group] = level;
  const storeys = { ...plan.storeys };
  for (const deed of deeds) delete storeys[deed];
  return { ...plan, storeys, groups };
}

export function toggle(list: readonly string[], item: string): string[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

/**
 * The actions of a plan, in an order that gives it the best chance: first what brings money (whole groups, buildings
 * from the top down, mortgages), then what costs some (redeeming, buildings from the ground up).
 */
export function actionsOf(plan: Plan, heights: Heights): BoardAction[] {
  return [
    ...Object.entries(plan.groups).map(([group, level]) => ({ do: 'sell_group' as const, group, level })),
    ...levelled(plan, heights, -1).map((deed) => ({ do: 'sell_building' as const, deed })),
    ...plan.mortgage.map((deed) => ({ do: 'mortgage' as const, deed })),
    ...plan.redeem.map((deed) => ({ do: 'redeem' as const, deed })),
    ...levelled(plan, heights, 1).map((deed) => ({ do: 'build' as const, deed })),
  ];
}

/** The plan that a list of actions amounts to, such as a suggestion; other kinds of action are left out. */
export function planOf(actions: readonly BoardAction[]): Plan {
  let plan = NOTHING_PLANNED;
  for (const action of actions) {
    if (action.do === 'build') plan = changeStoreys(plan, action.deed, 1);
    else if (action.do === 'sell_building') plan = changeStoreys(plan, action.deed, -1);
    else if (action.do === 'mortgage') plan = { ...plan, mortgage: [...plan.mortgage, action.deed] };
    else if (action.do === 'redeem') plan = { ...plan, redeem: [...plan.redeem, action.deed] };
    else if (action.do === 'sell_group') plan = { ...plan, groups: { ...plan.groups, [action.group]: action.level } };
  }
  return plan;
}

/** Each street as often as buildings are to be set (1) or taken (-1), always where it keeps the group level. */
function levelled(plan: Plan, heights: Heights, direction: 1 | -1): string[] {
  const left = new Map(
    Object.entries(plan.storeys)
      .filter(([, storeys]) => Math.sign(storeys) === direction)
      .map(([deed, storeys]) => [deed, Math.abs(storeys)] as const),
  );
  const height = new Map([...left.keys()].map((deed) => [deed, heights[deed] ?? 0] as const));
  const order: string[] = [];
  while (left.size) {
    const next = [...left.keys()].reduce((best, deed) =>
      (height.get(deed)! - height.get(best)!) * direction < 0 ? deed : best,
    );
    order.push(next);
    height.set(next, height.get(next)! + direction);
    const more = left.get(next)! - 1;
    if (more) left.set(next, more);
    else left.delete(next);
  }
  return order;
}

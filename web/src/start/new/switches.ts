// Which rules can be switched on together. What excludes or needs what is edition data; the server has the last word.

import type { EditionCard, SwitchCard } from '../../wire/types';

interface Obstacle {
  kind: 'excluded' | 'needs';
  /** The switch that stands in the way, or that is missing. */
  other: string;
}

export function switchOf(card: EditionCard, name: string): SwitchCard | undefined {
  return card.switches.find((each) => each.name === name);
}

/** Why a switch cannot be turned on beside those already chosen. */
export function obstacle(card: EditionCard, chosen: readonly string[], name: string): Obstacle | null {
  const wanted = switchOf(card, name);
  const rival = chosen.find(
    (other) => wanted?.excludes?.includes(other) || switchOf(card, other)?.excludes?.includes(name),
  );
  if (rival && rival !== name) return { kind: 'excluded', other: rival };
  const missing = wanted?.needs?.find((other) => !chosen.includes(other));
  return missing ? { kind: 'needs', other: missing } : null;
}

/** The choice with a switch turned on or off. What needs a switch goes off with it. */
export function toggled(card: EditionCard, chosen: readonly string[], name: string): string[] {
  if (!chosen.includes(name)) return obstacle(card, chosen, name) ? [...chosen] : [...chosen, name];
  let left = chosen.filter((other) => other !== name);
  for (;;) {
    const orphan = left.find((other) => obstacle(card, left, other)?.kind === 'needs');
    if (!orphan) return left;
    left = left.filter((other) => other !== orphan);
  }
}

/** What a table may set for itself once a switch has brought it into play. */
const SETTABLE = ['time_limit', 'round_limit', 'negotiation_seconds'] as const;
export type Settable = (typeof SETTABLE)[number];

/** The settings the chosen switches bring, each with its usual value. */
export function settingsOf(card: EditionCard, chosen: readonly string[]): Partial<Record<Settable, number>> {
  const found: Partial<Record<Settable, number>> = {};
  for (const name of chosen) {
    const sets = switchOf(card, name)?.sets ?? {};
    for (const option of SETTABLE) {
      const usual = sets[option];
      if (typeof usual === 'number' && usual > 0) found[option] = usual;
    }
  }
  return found;
}

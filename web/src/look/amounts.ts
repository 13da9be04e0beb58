// Amounts as people type them.

const MULTIPLES: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** `1.250`, `1,250`, `372k`, `1.5m`, `DM 200`: the whole number that is meant, or null. */
export function readAmount(text: string): number | null {
  const match = /(\d[\d.,'\s]*)\s*([km])?/iu.exec(text);
  if (!match?.[1]) return null;
  const digits = match[1].trim().replace(/\s|'/gu, '');
  const factor = MULTIPLES[(match[2] ?? '').toLowerCase()];
  if (factor) return Math.round(Number(digits.replace(',', '.')) * factor) || null;
  return Number(digits.replace(/[.,]/gu, ''));
}

/** Why an amount that was typed cannot be; null if it can. */
export type Wrong = 'at-most' | 'at-least' | 'in-steps';

export function wrongWith(amount: number, min: number, max: number, step: number): Wrong | null {
  if (amount > max) return 'at-most';
  if (amount < min) return 'at-least';
  return intoRange(amount, min, max, step) === amount ? null : 'in-steps';
}

/** The nearest amount from `min` to `max` that is a multiple of `step`; `max` itself always counts. */
export function intoRange(amount: number, min: number, max: number, step: number): number {
  if (amount >= max) return Math.max(min, max);
  if (amount <= min) return min;
  const stepped = Math.min(max, Math.max(min, Math.round(amount / step) * step));
  return max - amount < Math.abs(stepped - amount) ? max : stepped;
}

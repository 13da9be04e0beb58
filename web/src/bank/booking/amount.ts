// An amount as it is typed: digits with at most one point or comma, in a unit.

/** How many digits a unit leaves room for behind the point: 6 for a million. */
const placesOf = (unit: number): number => String(unit).length - 1;

/** `1.2` in millions is 1200000; null if it is no amount, or finer than the currency's own unit. */
export function amountIn(typed: string, unit: number): number | null {
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(typed.trim());
  if (!match || typed.trim() === '') return null;
  const [, whole = '', behind = ''] = match;
  const digits = behind.replace(/0+$/, '');
  if (whole + behind === '' || digits.length > placesOf(unit)) return null;
  const amount = Number(whole || '0') * unit + (digits ? (Number(digits) * unit) / 10 ** digits.length : 0);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

/**
 * The same amount as one would type it in a language, in the largest unit that leaves at most two digits behind the
 * point or comma.
 */
export function typedAs(amount: number, units: readonly number[], language: string): { typed: string; unit: number } {
  const fits = [...units]
    .sort((one, other) => other - one)
    .find((unit) => amount >= unit && (amount * 100) % unit === 0);
  const unit = fits ?? Math.min(...units);
  const typed = new Intl.NumberFormat(language, { useGrouping: false }).format(amount / unit);
  return { typed, unit };
}

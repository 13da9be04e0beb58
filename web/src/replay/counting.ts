// Sums of what the server has counted.

interface Counted {
  counts: readonly number[];
}

export function totalOf({ counts }: Counted): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** In how many of 36 rolls two dice show this sum. */
export function chancesOf(sum: number): number {
  return Math.max(0, 6 - Math.abs(7 - sum));
}

/** All sums of two dice, those that never came up too. */
export function allSums<Sum extends Counted & { sum: number }>(sums: readonly Sum[]): (Counted & { sum: number })[] {
  return Array.from({ length: 11 }, (_, index) => index + 2).map(
    (sum) => sums.find((each) => each.sum === sum) ?? { sum, counts: [] },
  );
}

/** How often each sum was to be expected in as many rolls. */
export function expectedOf(sums: readonly (Counted & { sum: number })[]): number[] {
  const rolls = sums.reduce((all, each) => all + totalOf(each), 0);
  return sums.map(({ sum }) => (rolls * chancesOf(sum)) / 36);
}

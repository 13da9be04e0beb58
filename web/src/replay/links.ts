// Links to a move: the number of the step behind the `#`.

const LINK = /^#(\d{1,7})$/;

/** The step an address names; null if it names none. */
export function stepIn(hash: string): number | null {
  const found = LINK.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

export function linkTo(step: number): string {
  return `${location.origin}${location.pathname}#${step}`;
}

// The code of a table, however somebody types or pastes it.

const IN_A_LINK = /\/[rb]\/([0-9A-Za-z]+)/;
const LONGEST = 20;

/** The code in what was typed: a whole link will do, and so do small letters, spaces and dashes. */
export function codeIn(typed: string): string {
  const linked = IN_A_LINK.exec(typed)?.[1];
  return (linked ?? typed)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, LONGEST);
}

/** The address under which the bank for a real board is found by its code. */
export function pathOfBankCode(code: string): string {
  return `/b/${code}`;
}

/** The address under which a table is found by its code. */
export function pathOfCode(code: string): string {
  return `/r/${code}`;
}

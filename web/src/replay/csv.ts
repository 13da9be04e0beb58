// Tables as text that any spreadsheet reads (RFC 4180).

export type Cell = string | number;

const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet would take these for a formula, and names are chosen by players. */
const LOOKS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = LOOKS_LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Names on squares: broken into lines by their measured width, never cut.

import { breaksOf } from './hyphens';

/** The width of a text in pixels at a font size. */
type Measure = (text: string, size: number) => number;

interface Label {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

/** Nothing on the page is smaller than this. */
export const SMALLEST_TEXT = 11;

interface Piece {
  text: string;
  /** What joins it to the next one: a space, nothing (after a hyphen), or a possible break with its cost. */
  joint: 'space' | number;
}

interface Setting {
  lines: string[];
  cost: number;
}

const TOO_WIDE = 10_000;
const HYPHEN = 12;
const PER_LINE = 5;
/** Per half a pixel. */
const SMALLER = 9;

/**
 * The name in as few and as even lines as possible. It is set smaller, down to 11 pixels, before a third
 * line, and a little smaller where that avoids an ugly break.
 */
export function layoutLabel(name: string, width: number, largest: number, measure: Measure, most = 3): Label {
  for (const lines of [Math.min(2, most), most]) {
    let best: (Label & { cost: number }) | null = null;
    for (let size = largest; size >= SMALLEST_TEXT; size -= 0.5) {
      const setting = bestLines(name, width, size, measure);
      const cost = setting.cost + (largest - size) * 2 * SMALLER;
      const fits = setting.cost < TOO_WIDE && setting.lines.length <= lines;
      if (fits && cost < (best?.cost ?? Infinity)) best = { lines: setting.lines, size, cost };
    }
    if (best) return { lines: best.lines, size: best.size };
  }
  return { lines: forced(name, width, measure), size: SMALLEST_TEXT };
}

/** Dynamic programming over the possible breaks: the cheapest way to set the rest of the name. */
function bestLines(name: string, width: number, size: number, measure: Measure): Setting {
  const pieces = piecesOf(name);
  const best: Setting[] = Array.from({ length: pieces.length + 1 }, () => ({ lines: [], cost: Infinity }));
  best[pieces.length] = { lines: [], cost: 0 };
  for (let from = pieces.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= pieces.length; to++) {
      const rest = best[to] as Setting;
      const line = lineOf(pieces, from, to);
      const cost = rest.cost + lineCost(line, pieces, to, width, size, measure);
      if (cost < (best[from] as Setting).cost) best[from] = { lines: [line, ...rest.lines], cost };
    }
  }
  return best[0] as Setting;
}

function lineCost(line: string, pieces: Piece[], to: number, width: number, size: number, measure: Measure): number {
  const taken = measure(line, size);
  const joint = pieces[to - 1]?.joint;
  const isHyphenated = to < pieces.length && typeof joint === 'number' && joint > 0;
  const unevenness = ((width - taken) / width) ** 2 * 3;
  return PER_LINE + unevenness + (isHyphenated ? HYPHEN * joint : 0) + (taken > width ? TOO_WIDE : 0);
}

function lineOf(pieces: Piece[], from: number, to: number): string {
  let line = '';
  for (let at = from; at < to; at++) {
    const { text, joint } = pieces[at] as Piece;
    const isLast = at === to - 1;
    line += text;
    if (joint === 'space' && !isLast) line += ' ';
    if (isLast && to < pieces.length && typeof joint === 'number' && joint > 0) line += '-';
  }
  return line;
}

/** The name cut at every place where a line might end. */
function piecesOf(name: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of name.split(/\s+/u).filter(Boolean)) {
    const breaks = [...breaksOf(word)].sort(([a], [b]) => a - b);
    let start = 0;
    for (const [at, cost] of breaks) {
      pieces.push({ text: word.slice(start, at), joint: cost });
      start = at;
    }
    pieces.push({ text: word.slice(start), joint: 'space' });
  }
  return pieces;
}

/** A name that fits by no rule: broken wherever the line is full. */
function forced(name: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of name) {
    const isFull = line !== '' && measure(`${line}${letter}-`, SMALLEST_TEXT) > width;
    if (isFull || (letter === ' ' && measure(line, SMALLEST_TEXT) > width / 2)) {
      lines.push(letter === ' ' || line.endsWith('-') ? line : `${line}-`);
      line = '';
    }
    if (line !== '' || letter !== ' ') line += letter;
  }
  return [...lines, line];
}

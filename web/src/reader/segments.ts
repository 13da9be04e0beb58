// The display of the reader: five characters of straight strokes, and points between them that take no room.

export const WIDTH = 5;

/** The strokes a character is made of, in a field of 20 by 36. */
const STROKES = {
  top: 'M4 2H16',
  rightTop: 'M18 4V16',
  rightBottom: 'M18 20V32',
  bottom: 'M4 34H16',
  leftBottom: 'M2 20V32',
  leftTop: 'M2 4V16',
  middle: 'M4 18H16',
  risingLeft: 'M4 4L10 15',
  risingRight: 'M16 4L10 15',
  up: 'M5 17L16 4',
  down: 'M5 19L16 32',
} as const;
type Stroke = keyof typeof STROKES;

const LEFT: readonly Stroke[] = ['leftTop', 'leftBottom'];
const RIGHT: readonly Stroke[] = ['rightTop', 'rightBottom'];
const CHARACTERS: Record<string, readonly Stroke[]> = {
  '0': [...LEFT, ...RIGHT, 'top', 'bottom'],
  '1': RIGHT,
  '2': ['top', 'rightTop', 'middle', 'leftBottom', 'bottom'],
  '3': [...RIGHT, 'top', 'middle', 'bottom'],
  '4': [...RIGHT, 'leftTop', 'middle'],
  '5': ['top', 'leftTop', 'middle', 'rightBottom', 'bottom'],
  '6': [...LEFT, 'top', 'middle', 'rightBottom', 'bottom'],
  '7': [...RIGHT, 'top'],
  '8': [...LEFT, ...RIGHT, 'top', 'middle', 'bottom'],
  '9': [...RIGHT, 'top', 'leftTop', 'middle', 'bottom'],
  K: [...LEFT, 'up', 'down'],
  M: [...LEFT, ...RIGHT, 'risingLeft', 'risingRight'],
  ' ': [],
};

/** All strokes of an unlit character, as one sees them behind the glass. */
export const UNLIT = [...LEFT, ...RIGHT, 'top', 'middle', 'bottom'].map((name) => STROKES[name as Stroke]).join('');

interface Cell {
  /** The lit strokes, as a path. */
  path: string;
  hasPoint: boolean;
}

/** What is lit for a text, from the left; the text stands at the right edge. */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  for (const character of text) {
    const last = cells.at(-1);
    if (character === '.' && last) last.hasPoint = true;
    else cells.push({ path: (CHARACTERS[character] ?? []).map((name) => STROKES[name]).join(''), hasPoint: false });
  }
  const empty = Array.from({ length: Math.max(0, WIDTH - cells.length) }, () => ({ path: '', hasPoint: false }));
  return [...empty, ...cells];
}

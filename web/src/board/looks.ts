// What a board looks like, worked out once from the edition data: the ring of squares, and for every group
// its tint, pattern and letters. No edition is known here by name.

import type { Words } from '../text/words';
import type { EditionFile, Square } from '../wire/frames';
import { tintsOf, type Tint } from './palette';

export const PATTERNS = ['solid', 'lying', 'standing', 'rising', 'falling', 'plus', 'dots', 'crossed'] as const;
export type Pattern = (typeof PATTERNS)[number];

interface GroupLook extends Tint {
  id: string;
  name: string;
  pattern: Pattern;
  /** One or two letters that stand for it, different for every group. */
  letters: string;
  deeds: string[];
  /** Streets have a colour band; stations and utilities a picture instead. */
  hasBand: boolean;
}

export interface SquareLook {
  id: string;
  index: number;
  name: string;
  data: Square;
  group: GroupLook | null;
  picture: Picture | null;
}

export type Picture = 'gate' | 'cell' | 'bench' | 'signpost' | 'vane' | 'well' | 'gem' | 'scales' | 'clock' | 'wheel';

export interface BoardLooks {
  squares: SquareLook[];
  byId: ReadonlyMap<string, SquareLook>;
  groups: ReadonlyMap<string, GroupLook>;
  start: string;
  jail: string | null;
  /** Tokens rise in stars; a card lies hidden under each street. */
  hasStars: boolean;
  hasHiddenCards: boolean;
}

const made = new WeakMap<Words, BoardLooks>();

/** The look of the board these words are about. */
export function looksOf(words: Words): BoardLooks {
  const known = made.get(words);
  if (known) return known;
  const looks = make(words);
  made.set(words, looks);
  return looks;
}

function make(words: Words): BoardLooks {
  const file = words.edition.data as unknown as EditionFile;
  const groups = groupLooks(file, words);
  const squares = Object.entries(file.squares).map(([id, data], index) => ({
    id,
    index,
    name: words.square(id),
    data,
    group: data.group ? (groups.get(data.group) ?? null) : null,
    picture: pictureOf(data, file.piles ?? []),
  }));
  return {
    squares,
    byId: new Map(squares.map((square) => [square.id, square])),
    groups,
    start: squares[0]?.id ?? '',
    jail: squares.find((square) => square.data.kind === 'jail')?.id ?? null,
    hasStars: typeof file.money.upgrade_cost === 'number' && file.money.upgrade_cost > 0,
    hasHiddenCards: (file.fortune ?? []).length > 0,
  };
}

/** Groups in the order in which one comes past them. */
function groupLooks(file: EditionFile, words: Words): Map<string, GroupLook> {
  const deeds = new Map<string, string[]>();
  const bands = new Set<string>();
  for (const [id, square] of Object.entries(file.squares)) {
    if (!square.group) continue;
    deeds.set(square.group, [...(deeds.get(square.group) ?? []), id]);
    if (square.kind === 'street') bands.add(square.group);
  }
  const ids = [...deeds.keys()];
  const banded = ids.filter((id) => bands.has(id));
  const tints = tintsOf(banded.map((id) => words.colour(id)));
  const letters = lettersOf(ids, words);
  return new Map(
    ids.map((id, index) => {
      const order = banded.indexOf(id);
      const tint: Tint = tints[order] ?? { colour: 'var(--group-neutral)', ink: 'light' };
      return [
        id,
        {
          ...tint,
          id,
          name: words.group(id),
          pattern: order < 0 ? 'solid' : (PATTERNS[order % PATTERNS.length] as Pattern),
          letters: letters[index] as string,
          deeds: deeds.get(id) ?? [],
          hasBand: order >= 0,
        },
      ];
    }),
  );
}

/** Prefixes that make two colours of one word: the second part counts. */
const SHADES = /^(hell|dunkel|licht|donker)(\p{L}{3,})$/iu;

/** Two letters for each group or set: those of the language, and others for groups it does not know. */
export function lettersOf(ids: readonly string[], words: Words): string[] {
  const known = ids.map((id) => words.groupLetters(id));
  const others = lettersFor(
    ids.filter((_, index) => known[index] === null).map((id) => words.group(id)),
    known.filter((letters) => letters !== null),
  );
  return known.map((letters) => letters ?? (others.shift() as string));
}

/** Two letters for each name, no two alike: `Hellblau` Hb, `Light blue` Lb, `Grün` Gr. */
export function lettersFor(names: readonly string[], used: readonly string[] = []): string[] {
  const taken = new Set(used);
  return names.map((name) => {
    const found = candidates(name).find((letters) => !taken.has(letters)) ?? `${name[0] ?? ''}${taken.size}`;
    taken.add(found);
    return found;
  });
}

function candidates(name: string): string[] {
  const [, shade, colour] = SHADES.exec(name) ?? [];
  const words = shade && colour ? [shade, colour] : name.split(/[\s-]+/u).filter(Boolean);
  const [first = '', second] = words;
  const head = (first[0] ?? '').toLocaleUpperCase();
  const rest = [...(second ?? ''), ...first.slice(1)].map((letter) => letter.toLocaleLowerCase());
  // After the usual letters consonants tell more: Rood beside Roze is Rd.
  const consonants = rest.filter((letter) => !'aeiou'.includes(letter)).reverse();
  return [...rest.slice(0, 1), ...consonants, ...rest].map((letter) => head + letter);
}

/** What is drawn on a square that is no street. */
export function pictureOf(square: Square, piles: readonly string[]): Picture | null {
  switch (square.kind) {
    case 'street':
      return null;
    case 'go':
      return 'gate';
    case 'jail':
      return 'cell';
    case 'parking':
      return 'bench';
    case 'go_to_jail':
      return 'signpost';
    case 'tax':
      return 'scales';
    case 'station':
      return 'clock';
    case 'utility':
      return 'wheel';
    case 'card':
      if (square.pile === 'community') return 'well';
      return square.pile === 'chance' || square.pile === piles[0] ? 'vane' : 'gem';
  }
}

// What is printed on each card: its set with colour, pattern and letters, a picture, an amount. Worked out once from
// the edition data.

import { breaksOf } from '../board/hyphens';
import { lettersOf, PATTERNS, type Pattern, type Picture } from '../board/looks';
import { tintsOf, type Tint } from '../board/palette';
import type { IconName } from '../look/icons';
import type { Words } from '../text/words';
import { asDeal, JOKER } from './view';

interface SetLook extends Tint {
  id: string;
  pattern: Pattern;
  letters: string;
  deeds: string[];
}

type Mark = { icon: IconName } | { picture: Picture } | null;

interface Face {
  /** The set a deed belongs to; null for all other cards. */
  set: SetLook | null;
  mark: Mark;
  /** The number of a house. */
  number: number | null;
  /** What it brings, as far as one number says so: the ground price of a set, a bonus. */
  amount: number | null;
  /** The bonus of a card comes on top of a set. */
  isAdded: boolean;
  /** A Chance card that stands for this one. */
  isJoker: boolean;
}

export interface Pack {
  sets: ReadonlyMap<string, SetLook>;
  /** What is put onto a set: houses, the hotel, tokens. */
  additions: readonly string[];
  face(card: string): Face;
  /** Where a card stands in an orderly hand: deeds by their sets, then houses, then the rest. */
  order(card: string): number;
}

const MARKS: Record<string, Mark> = {
  h1: { icon: 'house' },
  h2: { icon: 'house' },
  h3: { icon: 'house' },
  h4: { icon: 'house' },
  hotel: { icon: 'hotel' },
  token: { icon: 'person' },
  chance: { picture: 'vane' },
  go: { picture: 'gate' },
  magie: { icon: 'laurel' },
};
/** Stations and utilities have a picture on their band. */
const SIDE_PICTURES: Record<string, Picture> = { station: 'clock', utility: 'wheel' };

const made = new WeakMap<Words, Pack>();

/** The cards these words are about. */
export function packOf(words: Words): Pack {
  const known = made.get(words);
  if (known) return known;
  const pack = make(words);
  made.set(words, pack);
  return pack;
}

function make(words: Words): Pack {
  const { data } = asDeal(words.edition);
  const sets = setLooks(words);
  const ids = [...Object.keys(data.deeds), ...Object.keys(data.copies)];
  const hotelAdds = Object.values(data.streets).map(({ values }) => (values.at(-1) ?? 0) - (values.at(-2) ?? 0))[0];
  const amounts: Record<string, number | undefined> = {
    hotel: hotelAdds,
    go: data.values.start_card,
    magie: data.values.majority,
  };
  const groundPrice = (set: string): number | undefined =>
    (data.streets[set] ?? (set === 'station' ? data.station : data.utility)).values[0];

  function face(card: string): Face {
    const isJoker = card.startsWith(JOKER);
    const id = isJoker ? card.slice(JOKER.length) : card;
    const group = data.deeds[id]?.group;
    const set = group ? (sets.get(group) ?? null) : null;
    const picture = group ? SIDE_PICTURES[group] : undefined;
    return {
      set,
      mark: picture ? { picture } : (MARKS[id] ?? null),
      number: /^h\d$/.test(id) ? Number(id[1]) : null,
      amount: (group ? groundPrice(group) : amounts[id]) ?? null,
      isAdded: id === 'hotel',
      isJoker,
    };
  }

  const additions = Object.keys(data.copies).filter((card) => /^(h\d|hotel|token)$/.test(card));
  return { sets, additions, face, order: (card) => ids.indexOf(card) };
}

function setLooks(words: Words): Map<string, SetLook> {
  const { data } = asDeal(words.edition);
  const streets = Object.keys(data.streets);
  const tints = tintsOf(streets.map((id) => data.streets[id]?.colour ?? ''));
  const ids = [...streets, 'station', 'utility'];
  const letters = lettersOf(streets, words);
  return new Map(
    ids.map((id, index) => {
      const tint: Tint = tints[index] ?? { colour: 'var(--group-neutral)', ink: 'light' };
      const pattern = index < streets.length ? (PATTERNS[index % PATTERNS.length] as Pattern) : 'solid';
      const deeds = Object.keys(data.deeds).filter((deed) => data.deeds[deed]?.group === id);
      return [id, { ...tint, id, pattern, letters: letters[index] ?? '', deeds }];
    }),
  );
}

const SOFT_HYPHEN = '\u00ad';

/** The name with marks where a narrow card may break it. */
export function breakable(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const breaks = breaksOf(word);
      return [...word]
        .map((letter, at) => (breaks.has(at) && word[at - 1] !== '-' ? SOFT_HYPHEN : '') + letter)
        .join('');
    })
    .join(' ');
}

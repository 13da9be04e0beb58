// The keys as they are listed under `h`, at a table or in a replay. What is bound with `useKeys` stands here; board and
// hand have keys of their own.

import type { Key } from './keys';

/** What a page shows, and what can be done there. */
export type Place = 'table' | 'replay' | 'board' | 'deal';

/** A key as it is shown: a sign, or the name of a message after `web-aside-key-`. */
export interface Shown {
  sign?: string;
  name?: 'space' | 'enter' | 'escape' | 'arrows' | 'page-up' | 'page-down' | 'home' | 'end';
}

interface Row {
  keys: readonly Shown[];
  /** The keys are the ends of a row of keys. */
  isRange?: boolean;
  /** A message after `web-aside-does-`. */
  does: string;
  /** The key does this where all of these are true. */
  at: readonly Place[];
  /** Which of `useKeys` it tells about; none for keys that the board or the hand listens to itself. */
  about: readonly Key[];
}

interface Section {
  /** A message after `web-aside-keys-`. */
  title: string;
  rows: readonly Row[];
}

const PLAYING = ['table'] as const;
const ON_A_BOARD = ['table', 'board'] as const;
const WATCHING = ['replay'] as const;
const letter = (key: Key, does: string, at: Row['at']): Row => ({ keys: [{ sign: key }], does, at, about: [key] });
const ofBoard = (does: string, keys: Row['keys'], about: Row['about'] = []): Row => ({
  keys,
  does,
  at: ['board'],
  about,
});

export const KEY_SECTIONS: readonly Section[] = [
  {
    title: 'turn',
    rows: [
      { keys: [{ name: 'space' }, { name: 'enter' }], does: 'primary', at: PLAYING, about: ['primary'] },
      { keys: [{ sign: '1' }, { sign: '9' }], isRange: true, does: 'option', at: ON_A_BOARD, about: ['digit'] },
      letter('r', 'roll', ON_A_BOARD),
      letter('e', 'end', PLAYING),
      letter('b', 'build', ON_A_BOARD),
      letter('m', 'mortgage', ON_A_BOARD),
      letter('t', 'trade', PLAYING),
      letter('a', 'raise', ON_A_BOARD),
      letter('p', 'pass', ON_A_BOARD),
      letter('u', 'undo', PLAYING),
      { keys: [{ name: 'arrows' }], does: 'hand', at: ['table', 'deal'], about: [] },
    ],
  },
  {
    title: 'replay',
    rows: [
      { keys: [{ name: 'space' }, { name: 'enter' }], does: 'replay-play', at: WATCHING, about: ['primary'] },
      {
        keys: [{ sign: ',' }, { sign: '.' }, { sign: '←' }, { sign: '→' }],
        does: 'replay',
        at: WATCHING,
        about: [',', '.', 'ArrowLeft', 'ArrowRight'],
      },
      {
        keys: [{ name: 'home' }, { name: 'end' }],
        does: 'replay-ends',
        at: WATCHING,
        about: ['Home', 'End'],
      },
    ],
  },
  {
    title: 'listen',
    rows: [
      letter('c', 'cash', ON_A_BOARD),
      letter('w', 'where', ON_A_BOARD),
      letter('l', 'last', PLAYING),
      letter('d', 'deed', ON_A_BOARD),
    ],
  },
  {
    title: 'board',
    rows: [
      ofBoard('squares', [{ name: 'arrows' }]),
      ofBoard('ten', [{ name: 'page-up' }, { name: 'page-down' }]),
      ofBoard('start', [{ name: 'home' }]),
      ofBoard('group', [{ sign: 'g' }]),
      ofBoard('owner', [{ sign: 'o' }]),
      ofBoard('zoom', [{ sign: '+' }, { sign: '-' }], ['+', '-']),
    ],
  },
  {
    title: 'page',
    rows: [
      letter('?', 'rules', PLAYING),
      letter('h', 'help', PLAYING),
      { keys: [{ sign: 'h' }, { sign: '?' }], does: 'help', at: WATCHING, about: ['h', '?'] },
      { keys: [{ name: 'escape' }], does: 'escape', at: PLAYING, about: ['Escape'] },
      { keys: [{ name: 'escape' }], does: 'replay-stop', at: WATCHING, about: ['Escape'] },
    ],
  },
];

/** The keys that do something where all of this is true; a section without any is left out. */
export function keysAt(places: readonly Place[]): Section[] {
  return KEY_SECTIONS.map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ at }) => at.every((place) => places.includes(place))),
  })).filter(({ rows }) => rows.length > 0);
}

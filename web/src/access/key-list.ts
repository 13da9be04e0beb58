// The keys as they are listed under `h`. What is bound with `useKeys` stands here; the board has keys of its
// own.

import type { Key } from './keys';

/** A key as it is shown: a sign, or the name of a message after `web-aside-key-`. */
export interface Shown {
  sign?: string;
  name?: 'space' | 'enter' | 'escape' | 'arrows' | 'page-up' | 'page-down' | 'home' | 'end';
}

export interface Row {
  keys: readonly Shown[];
  /** The keys are the ends of a row of keys. */
  isRange?: boolean;
  /** A message after `web-aside-does-`. */
  does: string;
  /** Listed only where somebody listens to it: a replay, a board that can be enlarged. */
  isOptional?: boolean;
  /** Which of `useKeys` it tells about; none for keys the board listens to itself. */
  about: readonly Key[];
}

export interface Section {
  /** A message after `web-aside-keys-`. */
  title: string;
  rows: readonly Row[];
}

const letter = (key: Key, does: string): Row => ({ keys: [{ sign: key }], does, about: [key] });

export const KEY_SECTIONS: readonly Section[] = [
  {
    title: 'turn',
    rows: [
      { keys: [{ name: 'space' }, { name: 'enter' }], does: 'primary', about: ['primary'] },
      { keys: [{ sign: '1' }, { sign: '9' }], isRange: true, does: 'option', about: ['digit'] },
      letter('r', 'roll'),
      letter('e', 'end'),
      letter('b', 'build'),
      letter('m', 'mortgage'),
      letter('t', 'trade'),
      letter('a', 'raise'),
      letter('p', 'pass'),
      letter('u', 'undo'),
    ],
  },
  {
    title: 'listen',
    rows: [letter('c', 'cash'), letter('w', 'where'), letter('l', 'last'), letter('d', 'deed')],
  },
  {
    title: 'board',
    rows: [
      { keys: [{ name: 'arrows' }], does: 'squares', about: [] },
      { keys: [{ name: 'page-up' }, { name: 'page-down' }], does: 'ten', about: [] },
      { keys: [{ name: 'home' }], does: 'start', about: [] },
      { keys: [{ sign: 'g' }], does: 'group', about: [] },
      { keys: [{ sign: 'o' }], does: 'owner', about: [] },
      { keys: [{ sign: '+' }, { sign: '-' }], does: 'zoom', isOptional: true, about: ['+', '-'] },
    ],
  },
  {
    title: 'page',
    rows: [
      letter('?', 'rules'),
      letter('h', 'help'),
      { keys: [{ name: 'escape' }], does: 'escape', about: ['Escape'] },
      {
        keys: [{ sign: ',' }, { sign: '.' }],
        does: 'replay',
        isOptional: true,
        about: [',', '.', 'ArrowLeft', 'ArrowRight'],
      },
      {
        keys: [{ name: 'home' }, { name: 'end' }],
        does: 'replay-ends',
        isOptional: true,
        about: ['Home', 'End'],
      },
    ],
  },
];

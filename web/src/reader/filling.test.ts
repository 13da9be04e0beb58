import { expect, test } from 'vitest';
import type { ReaderState } from '../wire/types';
import { fillIn } from './filling';
import { after } from './following';

const EMPTY: ReaderState = {
  is_on: false,
  display: '',
  typed: '',
  left: null,
  right: null,
  volume: 2,
  correctable: false,
  off_at: null,
};

test('a payment between two players: both cards, then the number', () => {
  expect(fillIn({ source: 2, target: 1, amount: 1_200_000 }, EMPTY)).toEqual([
    { kind: 'insert', slot: 'right', card: 2 },
    { kind: 'insert', slot: 'left', card: 1 },
    { kind: 'press', key: '1' },
    { kind: 'press', key: '.' },
    { kind: 'press', key: '2' },
  ]);
});

test('the bank has no card, and a card that is in the way comes out', () => {
  const touches = fillIn({ source: 0, target: 3, amount: 80_000 }, { ...EMPTY, left: 1, right: 2 });
  expect(touches).toEqual([
    { kind: 'remove', slot: 'right' },
    { kind: 'remove', slot: 'left' },
    { kind: 'insert', slot: 'left', card: 3 },
    { kind: 'press', key: '8' },
    { kind: 'press', key: '0' },
  ]);
});

test('the device follows the steps it is shown', () => {
  const inserted = after(EMPTY, {
    input: { kind: 'insert', slot: 'left', card: 4 },
    shown: ['4', '15M'],
    sounds: ['card'],
  });
  expect(inserted).toMatchObject({ is_on: true, left: 4, right: null, display: '15M' });
  const removed = after(inserted, { input: { kind: 'remove', slot: 'left' }, shown: [''], sounds: [] });
  expect(removed).toMatchObject({ left: null, display: '' });
});

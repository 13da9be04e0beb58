import { expect, test } from 'vitest';
import type { RoomCard } from '../wire/types';
import { carriedIn, carryingPath } from './carried';

const room = { id: 'abcdefgh', code: 'KXTP3' } as RoomCard;

test('a seat travels behind the # of a link', () => {
  const path = carryingPath(room, { seat: 2, token: 'WyJhIl0.x-Y_z' });
  expect(path.startsWith('/r/KXTP3#')).toBe(true);
  expect(carriedIn(path.slice(path.indexOf('#')))).toEqual({ seat: 2, token: 'WyJhIl0.x-Y_z' });
});

const EMPTY = ['', '#', '#seat=2', '#token=x', '#seat=x&token=y', '#seat=-1&token=y'];

test.each(EMPTY)('%j carries nothing', (fragment) => {
  expect(carriedIn(fragment)).toBeNull();
});

test('what is carried fits into a picture: letters the server takes for a path', () => {
  const path = carryingPath(room, { seat: 0, token: '.eJyLV.abc-DEF_9' });
  expect(path).toMatch(/^\/(?!\/)[A-Za-z0-9/_.~#?=&-]{0,400}$/);
});

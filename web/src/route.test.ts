import { beforeAll, expect, test } from 'vitest';
import type { Route } from './route.svelte';

let routeOf: (path: string) => Route;

beforeAll(async () => {
  // The module follows the address of a window, and there is none here.
  Object.assign(globalThis, { location: { pathname: '/' }, addEventListener: () => undefined });
  ({ routeOf } = await import('./route.svelte'));
});

test('every address leads to its page', () => {
  expect(routeOf('/')).toEqual({ page: 'start' });
  expect(routeOf('/new')).toEqual({ page: 'new', edition: null });
  expect(routeOf('/new/cards')).toEqual({ page: 'new', edition: 'cards' });
  expect(routeOf('/rules/classic/')).toEqual({ page: 'rules', edition: 'classic' });
  expect(routeOf('/r/CDFGH')).toEqual({ page: 'code', code: 'CDFGH' });
  expect(routeOf('/room/a%20b')).toEqual({ page: 'room', id: 'a b' });
  expect(routeOf('/replay/room/abc')).toEqual({ page: 'replay', kind: 'room', id: 'abc' });
  expect(routeOf('/replay/record/abc')).toEqual({ page: 'replay', kind: 'record', id: 'abc' });
  expect(routeOf('/bank')).toEqual({ page: 'bank', id: null });
  expect(routeOf('/bank/reader')).toEqual({ page: 'reader' });
  expect(routeOf('/bank/abc')).toEqual({ page: 'bank', id: 'abc' });
  expect(routeOf('/b/CDFGH')).toEqual({ page: 'bank-code', code: 'CDFGH' });
  expect(routeOf('/tv/abc')).toEqual({ page: 'tv', id: 'abc' });
});

test('all others are lost', () => {
  for (const path of ['/health', '/room', '/room/a/b', '/rules', '/replay/room', '/replay/other/abc', '/tv', '/:id']) {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  }
});

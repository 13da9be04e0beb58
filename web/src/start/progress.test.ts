import { expect, test } from 'vitest';
import type { Health } from '../wire/types';
import { progressOf, roughly } from './progress';

const starting = (more: Partial<Health>): Health => ({ status: 'starting', version: '1', ...more });

test('a server that is ready has no progress to show', () => {
  expect(progressOf({ status: 'ok', version: '1' })).toBeNull();
});

test('before anything is known, nothing is promised', () => {
  expect(progressOf(starting({}))).toEqual({ percent: 0, left: null });
  expect(progressOf(starting({ done: 1, of: 100, seconds: 2 }))).toEqual({ percent: 1, left: null });
});

test('the pace so far tells the rest', () => {
  expect(progressOf(starting({ done: 25, of: 100, seconds: 30 }))).toEqual({ percent: 25, left: 90 });
});

test('the estimate of the server is better than ours', () => {
  expect(progressOf(starting({ done: 25, of: 100, seconds: 30, left: 200 }))?.left).toBe(200);
});

test('it is not over before it is over', () => {
  expect(progressOf(starting({ done: 100, of: 100, seconds: 30 }))?.percent).toBe(99);
});

test.each([
  [3, null],
  [10, { unit: 'seconds', count: 10 }],
  [41, { unit: 'seconds', count: 50 }],
  [90, { unit: 'minutes', count: 2 }],
  [280, { unit: 'minutes', count: 5 }],
])('%d seconds are roughly %j', (seconds, said) => {
  expect(roughly(seconds)).toEqual(said);
});

import { expect, test } from 'vitest';
import type { EditionCard, SwitchCard } from '../../wire/types';
import { obstacle, settingsOf, toggled } from './switches';

const rule = (name: string, more: Partial<SwitchCard> = {}): SwitchCard => ({
  name,
  kind: 'variant',
  clause: null,
  excludes: [],
  needs: [],
  sets: {},
  ...more,
});

const card = {
  switches: [
    rule('deal_two', { excludes: ['negotiate'] }),
    rule('negotiate', { sets: { negotiation_seconds: 900 } }),
    rule('pot'),
    rule('pot_start', { needs: ['pot'] }),
    rule('pot_party', { needs: ['pot_start'] }),
    rule('timed', { sets: { time_limit: 3600 } }),
  ],
} as EditionCard;

test('of two that exclude each other either keeps the other out', () => {
  expect(obstacle(card, ['negotiate'], 'deal_two')).toEqual({ kind: 'excluded', other: 'negotiate' });
  expect(obstacle(card, ['deal_two'], 'negotiate')).toEqual({ kind: 'excluded', other: 'deal_two' });
  expect(toggled(card, ['deal_two'], 'negotiate')).toEqual(['deal_two']);
});

test('what a switch needs must be on first', () => {
  expect(obstacle(card, [], 'pot_start')).toEqual({ kind: 'needs', other: 'pot' });
  expect(obstacle(card, ['pot'], 'pot_start')).toBeNull();
});

test('what needs a switch goes off with it, and so on', () => {
  expect(toggled(card, ['pot', 'pot_start', 'timed', 'pot_party'], 'pot')).toEqual(['timed']);
});

test('a switch can be turned on and off again', () => {
  expect(toggled(card, toggled(card, [], 'timed'), 'timed')).toEqual([]);
});

test('a chosen switch is no obstacle to itself', () => {
  expect(obstacle(card, ['deal_two'], 'deal_two')).toBeNull();
});

test('switches bring settings with their usual value', () => {
  expect(settingsOf(card, ['pot'])).toEqual({});
  expect(settingsOf(card, ['timed', 'negotiate'])).toEqual({ time_limit: 3600, negotiation_seconds: 900 });
});

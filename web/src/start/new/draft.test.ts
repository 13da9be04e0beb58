import { expect, test } from 'vitest';
import type { EditionCard } from '../../wire/types';
import { isComplete, newDraft, newSeat, problemOf, wishOf, withEdition, type Draft } from './draft';

const card = (more: Partial<EditionCard> = {}): EditionCard => ({
  name: 'classic',
  family: 'board',
  language: 'de',
  fewest: 2,
  most: 8,
  hash: 'x',
  cover: { ring: [], special: 'houses' },
  switches: [
    { name: 'timed', kind: 'loan', clause: null, excludes: [], needs: [], sets: { time_limit: 3600 } },
    { name: 'pot', kind: 'variant', clause: 'pot', excludes: [], needs: [], sets: { parking_pot: true } },
  ],
  decks: ['one'],
  deck: 'one',
  bots: ['steady'],
  skins: ['nl', 'uk', 'us'],
  usual_skins: { nl: 'nl', en: 'uk' },
  has_secrets: false,
  is_custom: false,
  ...more,
});

test('a new game is one person and three bots, by the printed rules', () => {
  const draft = newDraft(card(), 'Ada');
  expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(draft.variants).toEqual([]);
  expect(isComplete(draft)).toBe(true);
  expect(problemOf(draft, card())).toBeNull();
});

test('the die that lies in the box is rolled, a borrowed one is not', () => {
  const die = { name: 'speed_die', clause: null, excludes: [], needs: [], sets: { speed_die: true } };
  const tempo = card({ name: 'tempo', switches: [...card().switches, { ...die, kind: 'variant' }] });
  const borrowing = card({ switches: [{ ...die, kind: 'loan' }] });
  expect(newDraft(tempo, 'Ada').variants).toEqual(['speed_die']);
  expect(newDraft(borrowing, 'Ada').variants).toEqual([]);
  expect(withEdition(newDraft(card(), 'Ada'), tempo).variants).toEqual(['speed_die']);
  expect(withEdition(newDraft(tempo, 'Ada'), borrowing).variants).toEqual([]);
});

test('a small table stays small', () => {
  expect(newDraft(card({ most: 3 }), 'Ada').seats).toHaveLength(3);
});

test('with an open seat the room waits', () => {
  const draft = newDraft(card(), 'Ada');
  draft.seats.push(newSeat('open'));
  expect(isComplete(draft)).toBe(false);
});

test.each<[string, Partial<Draft>, string]>([
  ['too few', { seats: [newSeat('me', 'Ada')] }, 'too-few'],
  ['too many', { seats: Array.from({ length: 9 }, () => newSeat('bot')) }, 'too-many'],
  ['no name', { seats: [newSeat('me', '  '), newSeat('bot')] }, 'nameless'],
  ['one name twice', { seats: [newSeat('me', 'Ada'), newSeat('me', 'Ada ')] }, 'same-name'],
  ['bots among themselves', { seats: [newSeat('bot'), newSeat('bot')] }, 'nobody'],
])('%s cannot be', (_, change, kind) => {
  expect(problemOf({ ...newDraft(card(), 'Ada'), ...change }, card())?.kind).toBe(kind);
});

test('another edition keeps the party and drops what it does not know', () => {
  const draft = { ...newDraft(card(), 'Ada'), variants: ['timed', 'pot'], skin: 'nl', deck: 'one' };
  draft.seats.push(newSeat('open'));
  const other = card({ name: 'race', most: 4, skins: [], usual_skins: {}, switches: card().switches.slice(0, 1) });
  const moved = withEdition(draft, other);
  expect(moved.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect([moved.edition, moved.variants, moved.deck]).toEqual(['race', ['timed'], null]);
  expect(wishOf(moved, other, 'nl').skin).toBeNull();
});

test('settings are sent only with the switch that brings them', () => {
  const draft = { ...newDraft(card(), 'Ada'), options: { time_limit: 1800 } };
  expect(wishOf(draft, card(), 'de').options).toEqual({});
  expect(wishOf({ ...draft, variants: ['timed'] }, card(), 'de').options).toEqual({ time_limit: 1800 });
});

test('everybody here contributes chance of their own', () => {
  const draft = newDraft(card(), ' Ada ');
  draft.seats[1] = newSeat('me', 'Ben');
  const seats = wishOf(draft, card(), 'de').seats;
  const here = seats.filter((seat) => seat.kind === 'me');
  expect(here.map((seat) => seat.name)).toEqual(['Ada', 'Ben']);
  expect(new Set(here.map((seat) => seat.commitment)).size).toBe(2);
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lines';
import { sentences } from './spoken';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  key: text,
  text,
  beside: [],
  reasons: [],
  clauses: [],
  topics: [],
  isMine: false,
  isDoneToMe: false,
  isTakenBack: false,
  sound: null,
  events: [],
  ...more,
});
const toMe = (text: string): LogLine => line(text, { isMine: true });

describe('what is read aloud', () => {
  const people = { lines: [line('Ben rolls.'), toMe('Ben pays Anna.')], isBotsTurn: false };
  const bots = { lines: [line('Mia rolls.'), toMe('Mia pays Anna.')], isBotsTurn: true };

  it('is everything people do, and of bots what they do to me', () => {
    expect(sentences([people, bots], [], 'all')).toEqual(['Ben rolls.', 'Ben pays Anna.', 'Mia pays Anna.']);
  });

  it('tells the turn of a bot in one sentence when it is over', () => {
    expect(sentences([], ['Mia: 7, buys a street'], 'all')).toEqual(['Mia: 7, buys a street.']);
  });

  it('can be only what concerns me, or nothing but my decisions', () => {
    expect(sentences([people, bots], ['Mia: 7'], 'mine')).toEqual(['Ben pays Anna.', 'Mia pays Anna.']);
    expect(sentences([people, bots], ['Mia: 7'], 'decisions')).toEqual([]);
  });

  it('leaves out what was taken back', () => {
    expect(sentences([{ lines: [line('x', { isTakenBack: true })], isBotsTurn: false }], [], 'all')).toEqual([]);
  });

  it('says what a bot says about a trade', () => {
    const offer = line('Mia offers.', { isMine: true, beside: ['Mia: good for both of us'] });
    expect(sentences([{ lines: [offer], isBotsTurn: true }], [], 'all')).toEqual([
      'Mia offers.',
      'Mia: good for both of us',
    ]);
  });

  it('does not read out the past after a long absence', () => {
    const many = Array.from({ length: 30 }, () => people);
    expect(new Set(sentences(many, [], 'all'))).toEqual(new Set(['Ben pays Anna.']));
  });
});

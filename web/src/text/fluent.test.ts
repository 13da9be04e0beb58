import { beforeAll, expect, test, vi } from 'vitest';
import { addTexts, bookOf, MissingText, writeMoney } from './fluent';

const DM = { sign: 'DM', signFirst: false, grouping: 'language' } as const;

beforeAll(() => {
  addTexts(
    'en',
    'paid = { $who } pays { MONEY($amount) }.\n    .title = Paid\nflag = { $is ->\n    [true] yes\n   *[false] no\n}\n',
  );
});

test('money is written as edition and language ask', () => {
  expect(bookOf('en', DM).message('paid', { who: 'Anna', amount: 1250 })).toBe('Anna pays 1,250\u00a0DM.');
  expect(bookOf('en').message('paid', { who: 'Anna', amount: 1250 })).toBe('Anna pays 1,250.');
});

test('euros are written as the language does it, unless somebody has said otherwise', () => {
  const euros = { sign: '€', signFirst: true, grouping: 'language' } as const;
  expect(writeMoney(1250, euros, 'en')).toBe('€1,250');
  expect(writeMoney(1250, euros, 'nl')).toBe('€\u00a01.250');
  expect(writeMoney(1250, euros, 'de')).toBe('1.250\u00a0€');
  expect(writeMoney(1250, { ...euros, isChosen: true }, 'de')).toBe('€1.250');
});

test('flags select, and what is null is left out', () => {
  expect(bookOf('en').message('flag', { is: true, other: null })).toBe('yes');
  expect(bookOf('en').message('flag', { is: false })).toBe('no');
});

test('half a sentence is never told', () => {
  expect(() => bookOf('en').message('paid', { who: 'Anna' })).toThrow(MissingText);
  expect(() => bookOf('en').message('paid', { who: 'Anna', amount: 'much' })).toThrow(MissingText);
  expect(() => bookOf('en').message('nobody-wrote-this')).toThrow(MissingText);
  expect(() => bookOf('en').message('paid', {}, 'subtitle')).toThrow(MissingText);
});

test('a visitor sees the name of a missing message, a developer the mistake', () => {
  expect(() => bookOf('en').text('nobody-wrote-this')).toThrow(MissingText);
  vi.stubEnv('PROD', true);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(bookOf('en').text('nobody-wrote-this')).toBe('nobody-wrote-this');
  expect(complain).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
});

test('texts that arrive later are in every book', () => {
  const early = bookOf('en', DM);
  expect(early.has('late')).toBe(false);
  addTexts('en', 'late = Here now\n');
  expect(early.message('late')).toBe('Here now');
  expect(bookOf('nl').has('late')).toBe(false);
});

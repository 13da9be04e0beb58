import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256';
import { commitmentTo } from './verify';

test('SHA-256 and HMAC are those of everybody else, at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    expect(toHex(hmac(data, bytesOf('n')))).toBe(createHmac('sha256', data).update('n').digest('hex'));
  }
});

test('hexadecimal digits there and back', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});

test('a commitment is the one the server computes', () => {
  // As in tests/server/test_fairness.py.
  expect(commitmentTo('00'.repeat(16))).toBe('f776bec2aaaba011f75ecb7f0b2ef492ce809d1fedef6126da2956fce7b6fb99');
});

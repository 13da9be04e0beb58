// Random ids. On plain http in the house there is no crypto.randomUUID, but getRandomValues is always there.

import { toHex } from '../fair/sha256';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A random id of letters and digits; 64 letters, so every byte gives one without bias. */
export function randomId(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('');
}

/** This device's share of the game's randomness: 16 random bytes in hexadecimal digits. */
export function contribution(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

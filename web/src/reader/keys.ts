// The keys of the device, and which keys of a keyboard press them.

import type { Touch } from './show.svelte';

export type ReaderKey = Extract<Touch, { kind: 'press' }>['key'];

/** As they lie on the device, row by row. */
export const KEY_ROWS: readonly (readonly ReaderKey[])[] = [
  ['7', '8', '9', 'GO'],
  ['4', '5', '6', 'M'],
  ['1', '2', '3', 'K'],
  ['0', '.', 'C'],
];

const OTHERS: Record<string, ReaderKey> = { ',': '.', '.': '.', m: 'M', k: 'K', g: 'GO', c: 'C', backspace: 'C' };

/** The key of the device for a key of the keyboard, if there is one. */
export function readerKeyOf(key: string): ReaderKey | null {
  if (/^[0-9]$/.test(key)) return key as ReaderKey;
  return OTHERS[key.toLowerCase()] ?? null;
}

/** The name of a key in a message. */
export function keyName(key: ReaderKey): string {
  return key === '.' ? 'point' : key.toLowerCase();
}

// A device that only shows: where its cards are, and what it displays, by the steps the server tells.

import type { ReaderState, ReaderStep } from '../wire/types';

/** The device after a step: where its cards are, and what it shows. */
export function after(state: ReaderState, { input, shown }: ReaderStep): ReaderState {
  const next: ReaderState = { ...state, is_on: true, display: shown.at(-1) ?? state.display };
  if (input.kind === 'insert') next[input.slot] = input.card;
  if (input.kind === 'remove') next[input.slot] = null;
  return next;
}

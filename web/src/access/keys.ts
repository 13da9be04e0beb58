// The keyboard of the table. Single keys only: Tab belongs to the browser, and Ctrl, Alt and Meta to the
// system. While somebody types, all keys but Escape are letters.
//
// Whoever has something to do for a key says so with `useKeys`; the one that came last is asked first, so a
// sheet that is open goes before the table under it. A handler that returns false has not dealt with the key.

import { onMount } from 'svelte';

/** `primary` is Space or Enter, `digit` one of 1 to 9. All of them are listed under `h` (key-list.ts). */
export const ALL_KEYS = [
  ...(['primary', 'digit', 'Escape', 'Home', 'End', '?', ',', '.', '+', '-'] as const),
  ...(['ArrowLeft', 'ArrowRight'] as const),
  ...(['a', 'b', 'c', 'd', 'e', 'h', 'l', 'm', 'p', 'r', 't', 'u', 'w'] as const),
] as const;
export type Key = (typeof ALL_KEYS)[number];

/** What to do; `digit` is the number of a digit key. False: not dealt with, ask the next one. */
type Handler = (digit: number) => unknown;
export type Bindings = Partial<Record<Key, Handler>>;

interface Layer {
  bindings: Bindings;
  /** Nothing below this layer hears a key, except Escape if this layer has no use for it. */
  isCovering: boolean;
}

/** Only these may be held down. */
const REPEATING = new Set<Key>([',', '.', '+', '-', 'ArrowLeft', 'ArrowRight']);
const NATIVE =
  'a[href], button, summary, select, input, textarea, ' +
  '[role="button"], [role="option"], [role="tab"], [role="menuitem"]';
const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Inputs in which a letter does nothing. */
const NOT_TYPED_INTO = /^(button|checkbox|radio|range|reset|submit)$/;

/** What a key press asks for, apart from where it was pressed; null if it is nobody's business here. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): Key | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === ' ' || event.key === 'Enter') return 'primary';
  if (/^[1-9]$/.test(event.key)) return 'digit';
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return isKey(key) ? key : null;
}

const KNOWN: ReadonlySet<string> = new Set(ALL_KEYS);

function isKey(key: string): key is Key {
  return KNOWN.has(key);
}

function isTyping(target: Element): boolean {
  const field = target.closest(TYPED_INTO);
  return field !== null && !NOT_TYPED_INTO.test(field.getAttribute('type') ?? '');
}

/** Whether the thing in focus uses this key itself: a button its Enter, a slider its Home. */
function belongsTo(target: Element, key: Key): boolean {
  if (key === 'Escape') return false;
  if (isTyping(target)) return true;
  if (key === 'primary') return target.closest(NATIVE) !== null;
  if (key === 'Home' || key === 'End') return target.closest('[role="slider"], input, [data-roving]') !== null;
  // Whatever has a place of its own among the stops of Tab moves or scrolls by them.
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return target.closest('input, select, [data-roving], [tabindex="0"]') !== null;
  return false;
}

export class Keyboard {
  private layers: Layer[] = [];
  /** Single letters can be switched off for people whose tools send them by accident. */
  lettersAreOn: () => boolean = () => true;

  add(bindings: Bindings, isCovering = false): () => void {
    const layer = { bindings, isCovering };
    this.layers.push(layer);
    return () => (this.layers = this.layers.filter((other) => other !== layer));
  }

  /** True if somebody has dealt with it. */
  press(event: KeyboardEvent): boolean {
    const key = keyOf(event);
    if (key === null || event.defaultPrevented || event.isComposing) return false;
    if (event.repeat && !REPEATING.has(key)) return false;
    const target = event.target as Partial<Element> | null;
    if (target?.closest && belongsTo(target as Element, key)) return false;
    if (isSingleCharacter(key) && !this.lettersAreOn()) return false;
    return this.offer(key, Number(event.key) || 0);
  }

  private offer(key: Key, digit: number): boolean {
    for (const layer of this.layers.toReversed()) {
      const handler = layer.bindings[key];
      if (handler && handler(digit) !== false) return true;
      if (layer.isCovering && key !== 'Escape') return false;
    }
    return false;
  }
}

function isSingleCharacter(key: Key): boolean {
  return key.length === 1 || key === 'digit';
}

export const keyboard = new Keyboard();

/** Listen to the page's keys; called once, by whoever mounts the page. */
export function listenToKeys(): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (keyboard.press(event)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** For the time a component is there: what it does for which key. Call it while the component is set up. */
export function useKeys(bindings: Bindings, { isCovering = false } = {}): void {
  onMount(() => keyboard.add(bindings, isCovering));
}

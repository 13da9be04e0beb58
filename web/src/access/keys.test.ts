import { describe, expect, it } from 'vitest';
import { KEY_SECTIONS, keysAt, type Place } from './key-list';
import { ALL_KEYS, type Bindings, Keyboard, keyOf } from './keys';

const plain = { ctrlKey: false, altKey: false, metaKey: false };

function press(keyboard: Keyboard, key: string, more: Partial<KeyboardEvent> = {}): boolean {
  const event = {
    key,
    ...plain,
    defaultPrevented: false,
    isComposing: false,
    repeat: false,
    target: null,
    ...more,
  };
  return keyboard.press(event as unknown as KeyboardEvent);
}

/** Records which keys were dealt with. */
function recorder(...keys: (keyof Bindings)[]): { bindings: Bindings; heard: string[] } {
  const heard: string[] = [];
  const bindings: Bindings = {};
  for (const key of keys) bindings[key] = (digit) => void heard.push(digit ? `${key}${digit}` : key);
  return { bindings, heard };
}

describe('which key is meant', () => {
  it('knows letters, also with the shift lock on', () => {
    expect(keyOf({ key: 'r', ...plain })).toBe('r');
    expect(keyOf({ key: 'R', ...plain })).toBe('r');
  });

  it('takes Space and Enter for the primary action, and digits together', () => {
    expect(keyOf({ key: ' ', ...plain })).toBe('primary');
    expect(keyOf({ key: 'Enter', ...plain })).toBe('primary');
    expect(keyOf({ key: '7', ...plain })).toBe('digit');
  });

  it.each(['Tab', 'ArrowUp', 'F5', 'z', '0', 'Shift'])('leaves %s alone', (key) => {
    expect(keyOf({ key, ...plain })).toBeNull();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves combinations with %s alone', (modifier) => {
    expect(keyOf({ key: 'r', ...plain, [modifier]: true })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('asks whoever came last, and goes back when that one leaves', () => {
    const keyboard = new Keyboard();
    const table = recorder('r', 'Escape');
    const sheet = recorder('Escape');
    keyboard.add(table.bindings);
    const leave = keyboard.add(sheet.bindings);
    press(keyboard, 'Escape');
    press(keyboard, 'r');
    leave();
    press(keyboard, 'Escape');
    expect(sheet.heard).toEqual(['Escape']);
    expect(table.heard).toEqual(['r', 'Escape']);
  });

  it('tells the number of a digit', () => {
    const keyboard = new Keyboard();
    const prompt = recorder('digit');
    keyboard.add(prompt.bindings);
    press(keyboard, '3');
    expect(prompt.heard).toEqual(['digit3']);
  });

  it('asks the next one when a handler has no use for the key', () => {
    const keyboard = new Keyboard();
    const table = recorder('e');
    keyboard.add(table.bindings);
    keyboard.add({ e: () => false });
    expect(press(keyboard, 'e')).toBe(true);
    expect(table.heard).toEqual(['e']);
  });

  it('lets nothing but Escape through a layer that covers the others', () => {
    const keyboard = new Keyboard();
    const table = recorder('r', 'Escape');
    keyboard.add(table.bindings);
    keyboard.add({}, true);
    expect(press(keyboard, 'r')).toBe(false);
    expect(press(keyboard, 'Escape')).toBe(true);
  });

  it('does not roll again while the key is held down', () => {
    const keyboard = new Keyboard();
    const table = recorder('r', '.');
    keyboard.add(table.bindings);
    press(keyboard, 'r', { repeat: true });
    press(keyboard, '.', { repeat: true });
    expect(table.heard).toEqual(['.']);
  });

  it('can do without letters, but not without Escape', () => {
    const keyboard = new Keyboard();
    const table = recorder('r', 'digit', 'Escape', 'primary');
    keyboard.add(table.bindings);
    keyboard.lettersAreOn = () => false;
    for (const key of ['r', '1', 'Escape', 'Enter']) press(keyboard, key);
    expect(table.heard).toEqual(['Escape', 'primary']);
  });
});

describe('the list of keys', () => {
  it('tells about every key that can be bound', () => {
    const told = KEY_SECTIONS.flatMap((section) => section.rows.flatMap((row) => row.about));
    expect(new Set(told)).toEqual(new Set(ALL_KEYS));
  });

  const titles = (...places: Place[]): string[] => keysAt(places).map((section) => section.title);
  const signs = (...places: Place[]): string[] =>
    keysAt(places).flatMap((section) => section.rows.flatMap((row) => row.keys.map((key) => key.sign ?? '')));

  it('is that of the place', () => {
    expect(titles('table', 'board')).toEqual(['turn', 'listen', 'board', 'page']);
    expect(titles('table', 'deal')).toEqual(['turn', 'listen', 'page']);
    expect(titles('replay', 'board')).toEqual(['replay', 'board', 'page']);
    expect(titles('replay', 'deal')).toEqual(['replay', 'page']);
  });

  it('has no key that does nothing there', () => {
    expect(signs('replay', 'deal').filter((sign) => sign)).toEqual([',', '.', '←', '→', 'h', '?']);
    expect(signs('table', 'deal')).not.toContain('r');
  });
});

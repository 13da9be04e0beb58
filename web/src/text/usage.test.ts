// Every message the page asks for is there, with the arguments it needs and in a parcel that has arrived by then;
// none is there for nothing; and no component speaks a language of its own.

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parcelsOf } from '../../scripts/texts';
import { dashed } from './things';
import { literalsIn, sourcesIn, textsIn, usesIn, type Use } from './usage';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const LOCALES = fileURLToPath(new URL('../../../src/magie/locales', import.meta.url));

/** Names, not words: they are the same in every language. */
const SAME_EVERYWHERE = ['Magie'];
/** Which screens are seen before the messages of the table have arrived. */
const BEFORE_THE_TABLE = /^(App|lobby|look|room|start)\b/;

interface Message {
  parcel: string;
  variables: Set<string>;
  attributes: string[];
}

const messages = readMessages();
const files = sourcesIn(SOURCES).filter((file) => !file.startsWith('gallery/') && !isForTests(file));
const uses = files.flatMap((file) => usesIn(file, sourceOf(file)));
const texts = new Set(files.flatMap((file) => textsIn(file, sourceOf(file))).map(dashed));

function sourceOf(file: string): string {
  return readFileSync(`${SOURCES}/${file}`, 'utf8');
}

function isForTests(file: string): boolean {
  return ['text/usage.ts', 'text/render-corpus.ts'].includes(file);
}

function readMessages(): Map<string, Message> {
  const bodies = new Map<string, { parcel: string; body: FluentResource['body'][number] }>();
  for (const [parcel, names] of parcelsOf('en')) {
    for (const name of names) {
      const resource = new FluentResource(readFileSync(`${LOCALES}/en/${name}.ftl`, 'utf8'));
      for (const body of resource.body) bodies.set(body.id, { parcel, body });
    }
  }
  const variablesIn = (value: unknown, found: Set<string>): Set<string> => {
    if (typeof value !== 'object' || value === null) return found;
    const node = value as { type?: string; name?: string };
    if (node.type === 'var') found.add(node.name!);
    if (node.type === 'mesg') variablesIn(bodies.get(node.name!)?.body.value, found);
    for (const child of Object.values(value)) variablesIn(child, found);
    return found;
  };
  const read = new Map<string, Message>();
  for (const [id, { parcel, body }] of bodies) {
    const attributes = Object.entries(body.attributes);
    read.set(id, { parcel, variables: variablesIn(body.value, new Set()), attributes: Object.keys(body.attributes) });
    for (const [name, value] of attributes) {
      read.set(`${id}.${name}`, { parcel, variables: variablesIn(value, new Set()), attributes: [] });
    }
  }
  return read;
}

/** The messages a use may mean. */
function meant({ id }: Use): string[] {
  if (!id.includes('*')) return messages.has(id) ? [id] : [];
  const pattern = new RegExp(`^${id.split('*').map(escaped).join('.+')}$`);
  return [...messages.keys()].filter((name) => !name.includes('.') && pattern.test(name));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('there is something to test', () => {
  expect(messages.size).toBeGreaterThan(500);
  expect(files.length).toBeGreaterThan(50);
  expect(uses.length).toBeGreaterThan(100);
});

test('every message that is asked for is there', () => {
  const missing = uses.filter((use) => meant(use).length === 0);
  expect(missing.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test('a name that is put together says enough to be found', () => {
  const vague = uses.filter(({ id }) => id.includes('*') && !/^(web-)?[a-z]+-/.test(id));
  expect(vague.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test('every message gets the arguments it needs', () => {
  const short = uses.flatMap((use) => {
    if (use.given === null || use.id.includes('*')) return [];
    const id = use.attribute === null ? use.id : `${use.id}.${use.attribute}`;
    const lacking = [...(messages.get(id)?.variables ?? [])].filter((name) => !use.given!.includes(name));
    return lacking.length > 0 ? [`${use.file}: ${id} lacks ${lacking.join(', ')}`] : [];
  });
  expect(short).toEqual([]);
});

test('every attribute that is asked for is there', () => {
  const missing = uses.filter((use) => {
    if (use.attribute === null || use.attribute.includes('*')) return false;
    return !meant(use).some((id) => messages.get(id)!.attributes.includes(use.attribute!));
  });
  expect(missing.map(({ file, id, attribute }) => `${file}: ${id}.${attribute}`)).toEqual([]);
});

test('what is said before the table is in the first parcel', () => {
  const early = uses.filter(({ file }) => BEFORE_THE_TABLE.test(file));
  const late = early.filter((use) => !meant(use).some((id) => messages.get(id)!.parcel === 'start'));
  expect(late.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

/**
 * The messages a use speaks for. `web-lobby-*` could be any of the lobby: there, what is put in must be a text of
 * the sources.
 */
function spokenFor(use: Use): string[] {
  const [start] = /^web-[a-z]+-(?=\*)/.exec(use.id) ?? [];
  if (start === undefined) return meant(use);
  const isOneWord = use.id === `${start}*`;
  return meant(use).filter((id) => {
    const rest = id.slice(start.length);
    return isOneWord ? texts.has(rest) : beginningsOf(rest).some((part) => texts.has(part));
  });
}

/** `deck`, `deck-of`, `deck-of-friends`. */
function beginningsOf(rest: string): string[] {
  const words = rest.split('-');
  return words.map((_, index) => words.slice(0, index + 1).join('-'));
}

test('no message of the page is there for nothing', () => {
  const used = new Set(uses.flatMap(spokenFor));
  const own = [...messages.keys()].filter((id) => id.startsWith('web-') && !id.includes('.'));
  expect(own.filter((id) => !used.has(id))).toEqual([]);
});

test('no component has words of its own', () => {
  const spoken = files.filter((file) => file.endsWith('.svelte')).flatMap((file) => literalsIn(file, sourceOf(file)));
  const own = spoken.filter(({ text }) => !SAME_EVERYWHERE.includes(text));
  expect(own.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('words in the markup would be found', () => {
  const component = `
    <p class="plain">Roll</p>
    <p>{isOpen ? 'Buy it' : \`\${count} or not\`}</p>
    <button title="Title" aria-label={isOpen ? 'Close' : 'Open'} data-kind="primary">{label}{count + ' × '}</button>`;
  const found = literalsIn('Spoken.svelte', component).map(({ text }) => text);
  expect(found).toEqual(['Roll', 'Buy it', 'or not', 'Title', 'Close', 'Open']);
});

test('messages in any place would be found', () => {
  const source = `
    <script lang="ts">
      const title: string = isOpen ? 'web-open' : 'web-closed';
    </script>
    <p>{t('one')}{words.t(\`two-\${kind}\`, { count, name: 'x' })}{t(isOpen ? 'three' : 'four', rest, 'title')}</p>`;
  const found = usesIn('Saying.svelte', source).map(({ id, given, attribute }) => [id, given, attribute]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['web-open', null, null],
      ['web-closed', null, null],
      ['one', [], null],
      ['two-*', ['count', 'name'], null],
      ['three', null, 'title'],
      ['four', null, 'title'],
    ]),
  );
});

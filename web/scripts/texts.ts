/**
 * The Fluent files of the Python package as modules of the client, in a few parcels per language.
 *
 *   import { parcels } from 'virtual:texts';
 *   const texts = await parcels['de/table']();
 *
 * A parcel is what a screen needs at once. Files that only the command line reads are in none of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../src/magie/locales', import.meta.url));
const MODULE = 'virtual:texts';
const CLAUSES = /^clauses-/;
const WEB = /^web-/;

/** Which files travel together. A `web-...` file that is not named here belongs to the table. */
const FILES: Record<string, string[]> = {
  start: ['bot-characters', 'names', 'server', 'server-door', 'web-lobby', 'web-look', 'web-start'],
  table: ['actions', 'events', 'phases', 'reasons', 'refusals', 'server-table'],
  cards: ['cards', 'cards-millionaire'],
  deal: ['actions-cards', 'events-cards', 'refusals-cards', 'web-coach-cards', 'web-deal'],
  replay: ['web-replay'],
  bank: ['bank', 'web-bank', 'web-reader'],
};

export function languages(): string[] {
  return readdirSync(FOLDER).sort();
}

/** The parcels of a language: name and the files in it. The rules of each edition are a parcel: `clauses-classic`. */
export function parcelsOf(language: string): Map<string, string[]> {
  const files = readdirSync(`${FOLDER}/${language}`)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.slice(0, -'.ftl'.length))
    .sort();
  const named = new Set(Object.values(FILES).flat());
  const parcels = new Map<string, string[]>();
  for (const [name, members] of Object.entries(FILES)) {
    const rest = name === 'table' ? files.filter((file) => WEB.test(file) && !named.has(file)) : [];
    const found = [...members.filter((file) => files.includes(file)), ...rest];
    if (found.length > 0) parcels.set(name, found);
  }
  for (const file of files.filter((name) => CLAUSES.test(name))) parcels.set(file, [file]);
  return parcels;
}

/** The messages without comments and without the empty lines between them. */
export function shortened(texts: string): string {
  const lines = texts.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  // An empty line inside a message of several lines belongs to it; the next line is indented then.
  const isNeeded = (line: string, index: number): boolean => line.trim() !== '' || /^[ ]/.test(lines[index + 1] ?? '');
  return lines.filter(isNeeded).join('\n') + '\n';
}

export function textsPlugin(): Plugin {
  return {
    name: 'magie-texts',
    resolveId(id) {
      return id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const [language, parcel] = id.slice(`\0${MODULE}/`.length).split('/');
      if (!language || !parcel) return tableOfParcels();
      const paths = (parcelsOf(language).get(parcel) ?? []).map((file) => `${FOLDER}/${language}/${file}.ftl`);
      for (const path of paths) this.addWatchFile(path);
      const texts = paths.map((path) => shortened(readFileSync(path, 'utf8'))).join('');
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}

function tableOfParcels(): string {
  const rows = languages().flatMap((language) =>
    [...parcelsOf(language).keys()].map((parcel) => {
      const name = JSON.stringify(`${language}/${parcel}`);
      return `${name}: () => import('${MODULE}/${language}/${parcel}').then((module) => module.default)`;
    }),
  );
  return `export const parcels = {\n${rows.join(',\n')}\n};`;
}

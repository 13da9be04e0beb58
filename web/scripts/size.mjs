/**
 * What a visitor downloads, in bytes after gzip: the start page, and everything that is loaded later.
 *
 *   npm run build && npm run size
 *
 * Fails when the start page, or all screens together, are heavier than the budget. Messages are counted for the
 * language with the longest ones; the rules of an edition are fetched only when somebody wants to read them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../src/magie/static/', import.meta.url);
const MANIFEST = new URL('.vite/manifest.json', STATIC);
const BUDGET = { first: 90_000, screens: 150_000 };
const IS_COMPRESSED = /\.(woff2|png|jpg|webp)$/;
const TEXTS = /^virtual:texts\/([a-z]+)\/(.+)$/;

if (!existsSync(MANIFEST)) {
  console.error('the client is not built; run: npm run build');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const keys = Object.keys(manifest).sort();

/** The files a chunk needs at once: itself, its styles and fonts, and what it imports without waiting. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

function weight(files) {
  let bytes = 0;
  for (const file of files) {
    const content = readFileSync(new URL(file, STATIC));
    bytes += IS_COMPRESSED.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
  }
  return bytes;
}

/** Messages by parcel, each in the language in which it is heaviest: { start: 8444, table: 13838, ... }. */
function heaviestTexts() {
  const found = {};
  for (const key of keys) {
    const parcel = TEXTS.exec(key)?.[2];
    if (parcel) found[parcel] = Math.max(found[parcel] ?? 0, weight(filesOf(key)));
  }
  return found;
}

function row(name, bytes, limit) {
  const isOver = limit !== undefined && bytes > limit;
  const note = limit === undefined ? '' : `  of ${limit}${isOver ? '  TOO HEAVY' : ''}`;
  console.log(`${name.padEnd(44)} ${String(bytes).padStart(7)}${note}`);
  return isOver;
}

const first = filesOf(keys.find((key) => manifest[key].isEntry));
first.add('index.html');
const screens = new Set(first);
const texts = heaviestTexts();

console.log('bytes after gzip');
let isOver = row('first load, messages included', weight(first) + (texts.start ?? 0), BUDGET.first);
for (const key of keys.filter((name) => manifest[name].isDynamicEntry && !TEXTS.test(name))) {
  const files = [...filesOf(key)].filter((file) => !first.has(file));
  if (files.length > 0) row(`  then ${key.replace(/^src\//, '')}`, weight(files));
  for (const file of files) screens.add(file);
}
isOver = row('all screens, without messages', weight(screens), BUDGET.screens) || isOver;
for (const [parcel, bytes] of Object.entries(texts)) row(`  messages: ${parcel}`, bytes);
process.exit(isOver ? 1 : 0);

/**
 * What a visitor downloads, in bytes after gzip: the start page, and every screen that is loaded later.
 *
 *   npm run build && npm run size
 *
 * Fails when the start page or all screens together are heavier than the budget.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../src/magie/static/', import.meta.url);
const BUDGET = { first: 90_000, all: 150_000 };
const COMPRESSED = /\.(woff2|png|jpg|webp)$/;

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', STATIC), 'utf8'));

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
    bytes += COMPRESSED.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
  }
  return bytes;
}

function row(name, bytes, limit) {
  const over = limit !== undefined && bytes > limit;
  const note = limit === undefined ? '' : `  of ${limit}${over ? '  TOO HEAVY' : ''}`;
  console.log(`${name.padEnd(40)} ${String(bytes).padStart(7)}${note}`);
  return over;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);
// The start page is loaded on demand like every screen, but nobody sees anything before it.
const start = Object.keys(manifest).find((key) => /^src\/start\/StartPage\.svelte$/.test(key));
if (start) filesOf(start, first);
first.add('index.html');

const all = new Set(first);
console.log('bytes after gzip');
let failed = row('first load (start page)', weight(first), BUDGET.first);
for (const key of Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry).sort()) {
  const files = [...filesOf(key)].filter((file) => !first.has(file));
  if (files.length > 0) row(`  then ${key.replace(/^(\.\.\/)*src\//, '')}`, weight(files));
  for (const file of files) all.add(file);
}
failed = row('all screens', weight(all), BUDGET.all) || failed;
process.exit(failed ? 1 : 0);

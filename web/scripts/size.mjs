/**
 * What a visitor downloads, in bytes after gzip, against the budget in budget.json:
 *
 *   first load   page, code, styles, font, and the messages of the language with the longest ones
 *   each route   what new game, lobby, table, end, ... add to it when they open, without messages
 *
 *   npm run build && npm run size
 *
 * Windows that open inside a route (a trade, an auction, the menu) come when they are needed, and so do the rules of an
 * edition; they are listed and not limited.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../src/magie/static/', import.meta.url);
const MANIFEST = new URL('.vite/manifest.json', STATIC);
const BUDGET = JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'));
const IS_COMPRESSED = /\.(woff2|png|jpg|webp)$/;
const ROUTERS = ['index.html', 'src/room/RoomPage.svelte']; // what they load later are routes
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

/** Whether a chunk, or one that comes with it, imports another one on demand. */
function isLoadedBy(key, other, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return false;
  seen.add(key);
  if (chunk.dynamicImports?.includes(other)) return true;
  return (chunk.imports ?? []).some((next) => isLoadedBy(next, other, seen));
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

/** What each of these adds to the first load; whether one is above the limit. */
function listed(title, names, limit) {
  return names.map((key) => {
    const files = [...filesOf(key)].filter((file) => !first.has(file));
    return row(`  ${title} ${key.replace(/^src\//, '')}`, weight(files), limit);
  });
}

const first = filesOf('index.html').add('index.html');
const later = keys.filter((key) => manifest[key].isDynamicEntry && !TEXTS.test(key));
const routes = later.filter((key) => ROUTERS.some((router) => isLoadedBy(router, key)));
const together = (names) => names.reduce((found, key) => filesOf(key, found), new Set(first));
const texts = heaviestTexts();

console.log('bytes after gzip; routes and windows: on top of the first load');
const isTooHeavy = [
  row('first load, messages included', weight(first) + (texts.start ?? 0), BUDGET.firstLoad),
  ...listed('route', routes, BUDGET.route),
].some(Boolean);
row('all routes, without messages', weight(together(routes)));
listed(
  'window',
  later.filter((key) => !routes.includes(key)),
);
row('everything, without messages', weight(together(later)));
for (const [parcel, bytes] of Object.entries(texts)) row(`  messages: ${parcel}`, bytes);
process.exit(isTooHeavy ? 1 : 0);

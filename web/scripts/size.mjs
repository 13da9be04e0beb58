/**
 * What a visitor downloads, in bytes as they are on the line (Brotli, which the build packs ahead of time and every
 * browser of today asks for), against the budget in budget.json:
 *
 *   first load    page, code, styles, font, and the messages of the language with the longest ones
 *   each room     what its file (scripts/chunks.ts) and the files it needs add to the first load, without messages
 *   everything    all rooms together, without messages
 *
 *   npm run build && npm run size
 */
import { existsSync, readFileSync, statSync } from 'node:fs';

const STATIC = new URL('../../src/magie/static/', import.meta.url);
const MANIFEST = new URL('.vite/manifest.json', STATIC);
const BUDGET = JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'));
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
    const packed = IS_COMPRESSED.test(file) ? file : `${file}.br`;
    bytes += statSync(new URL(packed, STATIC)).size;
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

const first = filesOf('index.html').add('index.html');
const rooms = keys.filter((key) => key.startsWith('_') && key.endsWith('.js') && !first.has(manifest[key].file));
const everything = rooms.reduce((found, key) => filesOf(key, found), new Set(first));
const texts = heaviestTexts();

console.log('bytes on the line; rooms: on top of the first load');
const isTooHeavy = [
  row('first load, messages included', weight(first) + (texts.start ?? 0), BUDGET.firstLoad),
  ...rooms.map((key) => {
    const added = [...filesOf(key)].filter((file) => !first.has(file));
    return row(`  ${manifest[key].name}`, weight(added), BUDGET.room);
  }),
  row('everything, without messages', weight(everything), BUDGET.everything),
].some(Boolean);
for (const [parcel, bytes] of Object.entries(texts)) row(`  messages: ${parcel}`, bytes);
process.exit(isTooHeavy ? 1 : 0);

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
/** Read by scripts/render.mjs, which Python's tests start. */
const FOR_OTHERS = ['text/render-corpus.ts: render'];

const EXPORT = /^export (?:abstract )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gmu;
const IMPORT = /(?:import|export) (?:type )?(\{[^}]*\}|\*[^'{}]*) from '(\.[^']+)'/gu;
const FETCHED = /import\('(\.[^']+)'\)/gu;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/u.test(file) && !file.endsWith('.d.ts'));
const text = new Map(files.map((file) => [file, readFileSync(`${SOURCE}/${file}`, 'utf8')]));

/** The file that a path in another file means. */
function fileAt(path: string, from: string): string {
  const bare = join(dirname(from), path);
  return [bare, `${bare}.ts`].find((file) => text.has(file)) ?? bare;
}

/** What other files take from a file: names, or `*` for everything. */
function taken(): Set<string> {
  const found = new Set<string>();
  for (const [file, source] of text) {
    for (const [, what, path] of source.matchAll(IMPORT)) {
      const names = what!.startsWith('*') ? ['*'] : what!.slice(1, -1).split(',');
      for (const name of names)
        found.add(
          `${fileAt(path!, file)}: ${
            name
              .trim()
              .replace(/^type /u, '')
              .split(' as ')[0]
          }`,
        );
    }
    for (const [, path] of source.matchAll(FETCHED)) found.add(`${fileAt(path!, file)}: *`);
  }
  return found;
}

test('nothing is exported that no other file needs', () => {
  const used = taken();
  const exported = [...text].flatMap(([file, source]) =>
    file.endsWith('.ts') && !used.has(`${file}: *`)
      ? [...source.matchAll(EXPORT)].map(([, name]) => `${file}: ${name}`)
      : [],
  );
  expect(exported.length).toBeGreaterThan(400);
  expect(exported.filter((each) => !used.has(each) && !FOR_OTHERS.includes(each))).toEqual([]);
});

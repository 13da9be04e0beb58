/**
 * Says the sentences of a corpus with the client's own words:
 *
 *   node scripts/render.mjs corpus.json answers.json
 *
 * The module is built as the page is, so that what is compared is what visitors read.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { textsPlugin } from './texts.ts';

const [corpus, answers] = process.argv.slice(2).map((path) => resolve(path));
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${answers}.built`;

process.env.NODE_ENV = 'test'; // what cannot be said is an error here
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [textsPlugin()],
  build: { ssr: 'src/text/render-corpus.ts', outDir, emptyOutDir: true, minify: false },
  ssr: { noExternal: true },
});
const { render } = await import(pathToFileURL(join(outDir, 'render-corpus.js')).href);
const said = await render(JSON.parse(await readFile(corpus, 'utf8')));
await writeFile(answers, JSON.stringify(said));
await rm(outDir, { recursive: true });

/**
 * Puts a file packed by Brotli beside every file of text, as `NAME.br`: the server has no need to pack it itself, and a
 * visitor fetches about a tenth less than with gzip.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt)$/;
/** One step below the best: less than half of its time for a fiftieth more bytes. */
const QUALITY = 10;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'magie-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name) || name.startsWith('.')) continue;
        const path = join(folder, name);
        const content = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}

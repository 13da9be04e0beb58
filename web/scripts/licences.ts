/** Writes `licences.txt` beside the built client: the licence of every npm package that became part of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const STANDARD_TEXTS = fileURLToPath(new URL('./licences', import.meta.url));
const LICENCE_FILE = /^(licen[cs]e|copying|ofl)(\..+)?$/i;

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const own = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  // Some packages only name a licence that is the same for everybody.
  const file = own ? join(folder, own) : join(STANDARD_TEXTS, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} comes without the text of its licence (${license ?? 'none named'})`);
  const text = readFileSync(file, 'utf8').trim();
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
}

export function licences(): Plugin {
  let root = '';
  return {
    name: 'magie-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const folders = new Set<string>();
      for (const id of [...this.getModuleIds(), ...assets]) {
        // Modules are named by their whole path, assets from the folder of the project.
        const folder = PACKAGE_FOLDER.exec(resolve(root, id.replace(/^\0/, '')))?.[1];
        // Virtual modules of the build tools carry their names, but not their code.
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
      const texts = [...folders].sort().map(licenceOf);
      const line = '='.repeat(72);
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: `Parts of the web client that others wrote, and their licences.\n\n${texts.join(`\n${line}\n\n`)}`,
      });
    },
  };
}

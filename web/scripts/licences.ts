/** Writes `licences.txt` beside the built client: the licence of every npm package that became part of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENCE_FILE = /^(licen[cs]e|copying|ofl)(\..+)?$/i;

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  if (!file) throw new Error(`${name} comes without the text of its licence (${license ?? 'none named'})`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
}

export function licences(): Plugin {
  return {
    name: 'magie-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const folders = new Set<string>();
      for (const id of [...this.getModuleIds(), ...assets]) {
        const folder = PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[1];
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

/**
 * What the server has to know of the built client: `routes.json`, because it answers all other addresses with 404, and
 * `first-texts.json`, the file of each language that the first page needs, so that it can be asked for at once.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTES = fileURLToPath(new URL('../src/routes.json', import.meta.url));
const FIRST_TEXTS = /virtual:texts\/([a-z]+)\/start$/;

export function factsForTheServer(): Plugin {
  return {
    name: 'magie-facts-for-the-server',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: readFileSync(ROUTES, 'utf8') });
      const texts = Object.values(bundle).flatMap((made) => {
        const language = made.type === 'chunk' ? FIRST_TEXTS.exec(made.facadeModuleId ?? '')?.[1] : undefined;
        return language ? [[language, made.fileName]] : [];
      });
      const source = JSON.stringify(Object.fromEntries(texts), null, 1);
      this.emitFile({ type: 'asset', fileName: 'first-texts.json', source });
    },
  };
}

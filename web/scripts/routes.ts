/** Puts `routes.json` beside the built client: the server answers all other addresses with 404. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTES = fileURLToPath(new URL('../src/routes.json', import.meta.url));

export function routesForTheServer(): Plugin {
  return {
    name: 'magie-routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: readFileSync(ROUTES, 'utf8') });
    },
  };
}

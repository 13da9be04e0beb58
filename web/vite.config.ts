import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ProxyOptions } from 'vite';
import { chunkNames } from './scripts/chunks.ts';
import { compressed } from './scripts/compress.ts';
import { licences } from './scripts/licences.ts';
import { factsForTheServer } from './scripts/server-facts.ts';
import { textsPlugin } from './scripts/texts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` talks to; start one with `magie serve --port 8100`. */
const backend = process.env.MAGIE_BACKEND ?? 'http://127.0.0.1:8100';

/**
 * The server answers only pages of its own origin. In development the page comes from Vite, so requests and
 * WebSockets are passed on under the server's own name.
 */
const asTheServersOwnPage: ProxyOptions = {
  target: backend,
  changeOrigin: true,
  ws: true,
  configure: (proxy) => {
    proxy.on('proxyReq', (request) => {
      if (request.getHeader('origin')) request.setHeader('origin', backend);
    });
    proxy.on('proxyReqWs', (request) => request.setHeader('origin', backend));
  },
};

export default defineConfig({
  plugins: [svelte(), textsPlugin(), licences(), factsForTheServer(), compressed()],
  resolve: {
    alias: { '@locales': here('../src/magie/locales') },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': asTheServersOwnPage },
    fs: { allow: [here('.'), here('../src/magie/locales')] },
  },
  build: {
    outDir: here('../src/magie/static'),
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    // The server's content policy forbids data: fonts and scripts, so nothing is folded into the CSS.
    assetsInlineLimit: 0,
    // scripts/size.mjs reads from it which files a route needs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(here('src')) }] },
      },
    },
  },
});

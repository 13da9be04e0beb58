import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

/** Apart from the configuration of the build: who only plays builds the client and does not install vitest. */
export default mergeConfig(
  client,
  defineConfig({
    // Without this, vitest would take the server build of Svelte, in which components cannot be mounted.
    resolve: { conditions: ['browser'] },
    test: { include: ['src/**/*.test.ts'], environment: 'node' },
  }),
);

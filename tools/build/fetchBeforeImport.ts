import path from 'node:path';
import type { Plugin } from 'vite';

const FETCHED = path.resolve(import.meta.dirname, '../../src/shared/browser/importWhenFetched.ts');

/** Every dynamic import fetches its files first: what a failure leaves behind is then nothing (importWhenFetched.ts). */
export const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: `export { importWhenFetched as __vitePreload } from ${JSON.stringify(FETCHED)};`,
      map: null,
    }),
  },
};

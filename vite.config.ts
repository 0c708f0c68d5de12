import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

/** Loaded only once something is to be told (toasts), or by a page that needs it: no part of the first load. */
const later = /notistack|goober|clsx|html-parse-stringify|\/Trans\w*\.js|@phosphor-icons/;

/** Two chunks in place of forty: fewer requests for a phone, and like code compresses best beside like code. */
const groups = [
  { name: 'library', test: (id: string) => id.includes('node_modules') && !later.test(id), priority: 2 },
  {
    name: 'shared',
    test: /src\/(shared|cart|app|catalogue)\/|\/rules\/|@phosphor-icons|__generated__/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [relay, react()],
  publicDir: false,
  // The package's main entry brings containers and legacy hooks along (6 kB in brotli); the types are the same.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks.js' }] },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/app/entry.client.tsx', output: { codeSplitting: { groups } } },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry.server.tsx' } } },
  },
  builder: {},
});

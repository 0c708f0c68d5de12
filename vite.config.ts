import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

export default defineConfig({
  plugins: [relay, react()],
  publicDir: false,
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'src/app/entry.client.tsx' } } },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry.server.tsx' } } },
  },
  builder: {},
});

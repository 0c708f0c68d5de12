import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';

export default defineConfig({
  plugins: [relay, react()],
  resolve: {
    conditions: ['node', 'import', 'module', 'default'],
    // One graphql for our modules and for the packages that Node loads: two would not know each other's types.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    include: [
      'rules/**/*.test.ts',
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'tests/**/*.test.ts',
      'contracts/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['tests/support/globalPostgres.ts'],
    setupFiles: ['tests/support/waiting.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 40_000,
    hookTimeout: 90_000,
  },
});

import { defineConfig } from 'vitest/config';

/** Tests that run many times with a changed line of code (tools/mutation/testSession.ts), in one process. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/globalPostgres.ts'],
    setupFiles: ['tests/support/compiledPglite.ts'],
    runner: './tools/mutation/mutantRunner.ts',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

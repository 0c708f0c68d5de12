import { defineConfig } from 'vitest/config';

/** The tests of one area (tools/mutation.ts). Each runs with its code many times, on a machine that has other work. */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    globalSetup: ['tests/support/globalPostgres.ts'],
    experimental: { viteModuleRunner: false },
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { isFullRun } from './tests/support/fullRun.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { inlineScripts } from './tools/inlineScripts.ts';
import { typographicTexts } from './tools/typographicTexts.ts';

type TestProject = NonNullable<ViteUserConfig['test']>;

/** Ends a test that hangs, and measures nothing: a machine of a tenth of the speed stays below it. In ms. */
const LONGEST_TEST_MS = isFullRun ? 1_800_000 : 600_000;
const limits: TestProject = {
  expect: { poll: { timeout: 60_000 } },
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
};

/**
 * Components whose subject is a module's own state (consent, toasts, sign-in): each file gets a context of its own. All
 * other files of a worker share one, so that the module graph is evaluated once; `--sequence.shuffle.files` shows a file
 * that depends on its neighbours.
 */
const ISOLATED = [
  'src/{app,identity}/**/*.test.{ts,tsx}',
  'src/shared/{analytics,browser,relay,storage}/*.test.{ts,tsx}',
  'src/shared/ui/{LiveRegion,retriableLazy,toasts}.test.tsx',
  'src/membership/renewalCookie.test.ts',
  'src/search/SearchScreen.test.tsx',
  // Replaces a module, to count renders.
  'src/checkout/content/lineRenders.test.tsx',
];

/** The login client's library does not run in a context of a shared thread: this file gets a process of its own. */
const OWN_PROCESS = ['src/identity/useIdentitySync.test.tsx'];

/** Vitest stores a module by its own content, but the text of a script is also that of the files that it imports. */
const scriptsAnew: Plugin = {
  name: 'scripts-anew',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('?script') ? false : null)),
};

/** Relay's and React's compilers for the storefront's sources. */
const storefront = (test: TestProject): ViteUserConfig => ({
  plugins: [typographicTexts, inlineScripts, scriptsAnew, relay, react()],
  resolve: {
    conditions: ['node', 'import', 'module', 'default'],
    // One graphql for our modules and for the packages that Node loads: two would not know each other's types.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    ...limits,
    environment: 'happy-dom',
    setupFiles: ['tests/support/domSetup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    ...test,
  },
});

/**
 * The embedded database of a test is compiled once, by V8's baseline compiler: its optimizing one takes a third of the processor time of a market
 * that ends after a few pages (ADR 224). Markets that a test starts inherit it. With `--all` as in production.
 */
const execArgv = isFullRun ? [] : ['--liftoff-only'];

/**
 * Everything else runs as in production: Node strips the types, nothing is bundled, and without `nodeLoader` no file is parsed
 * for `vi.mock`, which throws here.
 */
const node = (test: TestProject): ViteUserConfig => ({
  test: { ...limits, experimental: { viteModuleRunner: false, nodeLoader: false }, ...test },
});

/** The storefront's modules without a document: rendered on the server, run as a worker, or sent by the contracts' consumer. */
const WITHOUT_DOCUMENT = ['src/**/*.server.test.tsx', 'src/workers/*.test.ts', 'contracts/consumer/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/globalPostgres.ts'],
    // By the content of each file. Beside the other caches, since `npm ci` empties Vitest's own folder.
    fsModuleCachePath: '.cache/vitest',
    // One more than there are cores in the gate: a test of the server waits for its database as long as it works.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      node({
        name: 'node',
        include: ['{rules,server,tests,contracts,tools}/**/*.test.ts'],
        exclude: WITHOUT_DOCUMENT,
        setupFiles: ['tests/support/compiledPglite.ts'],
        execArgv,
        isolate: false,
      }),
      storefront({
        name: 'dom',
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: [...ISOLATED, ...WITHOUT_DOCUMENT],
        isolate: false,
      }),
      // A context of its own in a shared thread: half the processor time of a process and a document per file.
      storefront({
        name: 'dom-isolated',
        include: ISOLATED,
        exclude: [...OWN_PROCESS, ...WITHOUT_DOCUMENT],
        pool: 'vmThreads',
      }),
      storefront({ name: 'dom-process', include: OWN_PROCESS }),
      storefront({
        name: 'storefront',
        include: WITHOUT_DOCUMENT,
        environment: 'node',
        setupFiles: [],
        isolate: false,
      }),
    ],
  },
});

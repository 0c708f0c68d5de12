import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { inlineScripts } from './tools/inlineScripts.ts';
import { typographicTexts } from './tools/typographicTexts.ts';

/** What the storefront uses of react-relay. Its index imports all hooks in a form that cannot be shaken: 9 kB more. */
const RELAY_HOOKS = [
  'RelayEnvironmentProvider',
  'useFragment',
  'useMutation',
  'usePaginationFragment',
  'usePreloadedQuery',
  'useRelayEnvironment',
].map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}';`);
const RELAY_ENTRY = [
  ...RELAY_HOOKS,
  "export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';",
  "export { commitMutation, fetchQuery, graphql, readInlineData } from 'relay-runtime';",
].join('\n');

/** A variant of useFragment behind a feature flag of Relay that is off, which is replaced by the one that runs. */
const EXPERIMENTAL = /^\.\/useFragmentInternal_EXPERIMENTAL$/;

const relayHooksOnly: Plugin = {
  name: 'relay-hooks-only',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: [/^react-relay$/, EXPERIMENTAL] },
    handler(id, importer) {
      return id === 'react-relay' ? '\0relay-hooks' : this.resolve(id.replace(/_EXPERIMENTAL$/, '_CURRENT'), importer);
    },
  },
  load: { filter: { id: /^\0relay-hooks$/ }, handler: () => RELAY_ENTRY },
};

/**
 * Each artifact carries a hash for the compiler's own checks, and each operation the name of its stored text, which the
 * API is not asked by (spec 7). Nothing reads either in a page, and what is random does not compress. The store tells
 * requests apart by `cacheID`, another hash: the operation's name, unique in a build, serves as well.
 */
const withoutHashes: Plugin = {
  name: 'relay-without-hashes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /__generated__\/relay\/.*\.graphql\.ts$/ },
    handler: (code) => ({
      code: code
        .replace(/^\(node .*\)\.hash = "\w+";$/m, '')
        .replace(/^ +"id": "\w{64}",$/m, '')
        .replace(/"cacheID": "\w{32}"(?=.*?"name": "(\w+)")/s, '"cacheID": "$1"'),
      map: null,
    }),
  },
};

/** Every dynamic import fetches its files first: what a failure leaves behind is then nothing (importWhenFetched.ts). */
const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: `export { importWhenFetched as __vitePreload } from ${JSON.stringify(path.resolve(import.meta.dirname, 'src/shared/browser/importWhenFetched.ts'))};`,
      map: null,
    }),
  },
};

/** What the entry imports of these packages, as a file of its own. */
const library = (name: string, packages: string) => ({
  name,
  tags: ['$initial' as const],
  test: new RegExp(`node_modules/(?:${packages})/`),
});

/**
 * What the entry imports, as four files: each is run in a task of its own, so that presses pass between them
 * (startWhenSeen.ts); forty small ones would compress 10 % worse.
 */
const firstLoad = [
  library('react', 'react|react-dom|scheduler'),
  library('relay', 'relay-runtime|react-relay|fbjs|invariant'),
  library('router', 'react-router|cookie|set-cookie-parser'),
  {
    name: 'market',
    tags: ['$initial' as const],
    test: /./,
  },
];

const FIRST_FILES = new RegExp(`^assets/(?:rolldown-runtime|${firstLoad.map(({ name }) => name).join('|')})-`);

/** These modules as one file. Throws for one that does not exist, so that the lists follow renames. */
function together(name: string, modules: readonly string[]) {
  const ids = new Set(modules.map((file) => path.resolve(import.meta.dirname, file)));
  for (const id of ids) if (!existsSync(id)) throw new Error(`vite.config.ts: ${id} does not exist.`);
  return { name, test: (id: string) => ids.has(id) };
}

/**
 * What calls to the API, the login and measured events share, as a file of its own: in `afterStart` it would make the product's and
 * the search's page fetch and evaluate toasts and prefetching before they hydrate.
 */
const calls = together('calls', [
  'src/identity/sessionEnd.ts',
  'src/identity/signing.ts',
  'src/identity/useSignInHere.ts',
  'src/shared/analytics/track.ts',
  'src/shared/i18n/failureText.ts',
  'src/shared/relay/failure.ts',
  'src/shared/relay/loadQueryData.ts',
  'src/shared/relay/marketCall.ts',
  'src/shared/relay/useMarketMutation.ts',
]);

/** What every page fetches once it is alive, as one file. */
const afterStart = together('afterStart', [
  'src/app/CartSyncAndBanner.tsx',
  'src/app/prefetchLinks.ts',
  'src/app/saveVisits.ts',
  'src/cart/lineChange.ts',
  'src/shared/storage/offlineCopies.ts',
  'src/shared/ui/ToastStack.tsx',
]);

/**
 * What every dynamic import names: the chunk, also one that stands alone, since it is fetched before it is imported, and what it
 * imports beside the first load, which every page has.
 */
const laterFiles = (file: string, imported: readonly string[]): string[] =>
  [...new Set([file, ...imported])].filter((name) => !FIRST_FILES.test(name));

/** Icons that several parts show: merged with their neighbours, since no file is worth a single one. */
const icons = {
  name: 'icons',
  test: /@phosphor-icons/,
  entriesAware: true,
  entriesAwareMergeThreshold: 6000,
};

/** What the cart's page requests before its screen is there, as one file in place of three. */
const cartQueries = together('cartQueries', [
  'src/checkout/CartScreen.route.ts',
  '__generated__/relay/CartScreenQuery.graphql.ts',
  '__generated__/relay/PickupStepQuery.graphql.ts',
]);

const shoppingSession = together('shoppingSession', [
  '__generated__/hooks/useUpdateShoppingSessionMutation.ts',
  '__generated__/relay/UpdateShoppingSessionMutation.graphql.ts',
]);

/** What the forms of public pages are made of too. */
const fields = together('fields', ['rules/contactDetails.ts', 'src/shared/ui/ChoiceRow.tsx']);

/**
 * What forms of the cart, the account and the desk are made of, as one file in place of a dozen of half a kilobyte. Nothing
 * that public pages draw: they would carry the styles of all of it.
 */
const forms = together('forms', [
  'rules/postalCode.ts',
  'src/cards/cardName.ts',
  'src/cart/shownTotal.ts',
  'src/fulfilment/addressText.ts',
  'src/fulfilment/slotText.ts',
  'src/shared/relay/usePolling.ts',
  'src/shared/storage/unsavedInput.ts',
  'src/shared/ui/SegmentedToggle.tsx',
  'src/shared/ui/SumList.tsx',
  'src/shared/ui/Switch.tsx',
  'src/shared/ui/usePersistedState.ts',
]);

/** A service worker: one file that imports nothing, since not every browser lets a worker be a module. */
const worker = (name: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: `dist/workers/${name}`,
    rolldownOptions: {
      input: `src/workers/entry.${name}.ts`,
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});

export default defineConfig({
  plugins: [typographicTexts, relayHooksOnly, withoutHashes, fetchBeforeImport, inlineScripts, relay, react()],
  publicDir: false,
  css: {
    // Files have names of their own here: no hash and no line is needed to tell their classes apart.
    modules: { generateScopedName: (name, file) => `_${name}_${path.basename(file, '.module.css')}` },
  },
  build: {
    chunkSizeWarningLimit: 800,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: laterFiles },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          // Nothing in a browser: what it is given to say goes, with all that only this imports.
          treeshake: { manualPureFunctions: ['usePageHead'] },
          output: {
            // The first load names some 200 files, and hashes do not compress: the shortest that the bundler allows.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: {
              groups: [...firstLoad, calls, icons, afterStart, cartQueries, shoppingSession, fields, forms],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry.server.tsx' } } },
    shop: worker('shop'),
    desk: worker('desk'),
  },
  builder: {},
});

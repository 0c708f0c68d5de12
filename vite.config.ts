import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import relay from 'vite-plugin-relay';
import { fetchBeforeImport } from './tools/build/fetchBeforeImport.ts';
import { namedImports } from './tools/build/namedImports.ts';
import { relayHooksOnly, withoutHashes } from './tools/build/smallerRelay.ts';
import { usedComponentsOnly } from './tools/build/smallerRouter.ts';
import { together } from './tools/build/together.ts';
import { inlineScripts } from './tools/inlineScripts.ts';
import { typographicTexts } from './tools/typographicTexts.ts';

const initial = (name: string, test: RegExp) => ({ name, tags: ['$initial' as const], test });
/**
 * What the entry imports, as four files: each is run in a task of its own, so that presses pass between them
 * (startWhenSeen.ts); forty small ones would compress 10 % worse.
 */
const firstLoad = [
  initial('react', /node_modules\/(?:react|react-dom|scheduler)\//),
  initial('relay', /node_modules\/(?:relay-runtime|react-relay|fbjs|invariant)\//),
  initial('router', /node_modules\/(?:react-router|cookie|set-cookie-parser)\//),
  initial('market', /./),
];
const FIRST_FILES = new RegExp(`^assets/(?:rolldown-runtime|${firstLoad.map(({ name }) => name).join('|')})-`);

/**
 * What every dynamic import names: the chunk, also one that stands alone, since it is fetched before it is imported, and what it
 * imports beside the first load, which every page has.
 */
const laterFiles = (file: string, imported: readonly string[]): string[] =>
  [...new Set([file, ...imported])].filter((name) => !FIRST_FILES.test(name));

/** Icons that several parts show: merged with their neighbours, since no file is worth a single one. */
const icons = { name: 'icons', test: /@phosphor-icons/, entriesAware: true, entriesAwareMergeThreshold: 2500 };

/**
 * Small modules of several folders, which no folder and no entry brings together. Without these lists home is 0.5 kB heavier (its
 * first file names those of later parts), and a product fetches 30 files in place of 26, the cart 15 of 12, the cart with lines 63
 * of 38. Left to the bundler's own merging, the product's page carries 4 to 30 kB that it does not use.
 */
const lists = [
  // Calls to the API, the login, measured events the diets and the mark of what is done: 1.9 kB, that would bring `afterStart` (10 kB) to every page.
  together(
    'calls',
    'rules/dietary.ts',
    'src/identity/{sessionEnd,signing,useSignInHere}.ts',
    'src/shared/{analytics/track,i18n/failureText,relay/{failure,loadQueryData,marketCall,useMarketMutation},ui/handFocusOn}.ts',
    'node_modules/@phosphor-icons/core/assets/regular/check.svg',
  ),
  icons,
  // What every page fetches once it is alive: 10 kB.
  together(
    'afterStart',
    'src/app/{CartSyncAndBanner.tsx,cycleBarParts.tsx,prefetchLinks.ts,saveVisits.ts}',
    'src/cart/lineChanges/lineChange.ts',
    'src/shared/storage/offlineCopies.ts',
  ),
  // What the cart's page requests before its screen is there: 2.7 kB; a mutation of two parts: 2 kB.
  together(
    'cartQueries',
    'src/checkout/CartScreen.route.ts',
    '__generated__/relay/{CartScreen,PickupStep}Query.graphql.ts',
  ),
  // What loaders of the catalogue share: 1 kB, which a product or a list fetches while its screen arrives.
  together(
    'catalogueLoaders',
    'src/catalogue/{cachedReference,collectionAddress,pageLoaders}.ts',
    'src/shared/relay/preview.ts',
  ),
  // The words of days and lists, those of a line's state, and what its controls wait for: 1 kB that the cart shows with others.
  together('words', 'rules/{lineStatus,weekDays}.ts', 'src/shared/{i18n/wordLists.ts,ui/SafeAnswer.tsx,ui/useBusy.ts}'),
  together('shoppingSession', '__generated__/{hooks/use,relay/}UpdateShoppingSessionMutation*.ts'),
  // What forms of public pages are made of (1 kB), and with it those of the cart, the account and the desk (2.3 kB).
  together('fields', 'rules/contactDetails.ts', 'src/shared/ui/{ChoiceRow,TextField}.tsx'),
  // The choice of a place, in the cart and in the dialog of the bar.
  together('HomeDelivery', 'src/{checkout/place/PlaceOptions,profile/HomeDelivery}.tsx'),
  together(
    'forms',
    'rules/postalCode.ts',
    'src/{cards/cardName,cart/shownTotal,fulfilment/addressText,fulfilment/slotText}.ts',
    'src/shared/{relay/usePolling,routing/useNavigateFromHere,storage/unsavedInput,ui/usePersistedState}.ts',
    'src/shared/ui/{SegmentedToggle,SumList,Switch}.tsx',
  ),
];

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
  plugins: [
    typographicTexts,
    namedImports,
    relayHooksOnly,
    withoutHashes,
    usedComponentsOnly,
    fetchBeforeImport,
    inlineScripts,
    relay,
    react(),
  ],
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
            codeSplitting: { groups: [...firstLoad, ...lists] },
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

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { localeOfPath } from '#rules/addresses.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import { setMarketZone } from '#rules/zone.ts';
import { startHydration } from '../cart/isExpress.ts';
import { leaveFormerVisit } from '../identity/formerVisit.ts';
import { bearerOf, isClientNeeded, startIdentity } from '../identity/identityGate.ts';
import { blockAccidentalClicks } from '../shared/browser/accidentalClicks.ts';
import { ChunkLoadError } from '../shared/browser/importWhenFetched.ts';
import { retryLater, retryUntilLoaded } from '../shared/browser/retryLater.ts';
import { hydrateAsOf } from '../shared/browser/useNow.ts';
import { createEnvironment, type Recording } from '../shared/relay/environment.ts';
import { httpExecute } from '../shared/relay/network.ts';
import { disposeLeftQueries, environmentContext } from '../shared/relay/route.ts';
import { routerReady } from '../shared/routing/routerState.ts';
import { App } from './App.tsx';
import { fetchIdentity } from './IdentityHost.tsx';
import { preferredAddress, readPreference } from './languagePreference.ts';
import { startTranslator } from './messages.ts';
import type { PageHandle } from './pageHandle.ts';
import { clearReopened } from './reopenDocument.ts';
import { routes } from './routes.tsx';
import { fetchSidebarLinks } from './Sidebar.tsx';
import { withoutShortLoads } from './withoutShortLoads.ts';

/** Written into the page by the server (entry.server.tsx). */
declare global {
  interface Window {
    __ETAL__: { replay: Recording; settings: PageSettings };
  }
}

blockAccidentalClicks();
hydrateAsOf(performance.getEntriesByType('navigation'));
const locale = localeOfPath(window.location.pathname);
const query = new URLSearchParams(window.location.search);
const isChunkError = (error: unknown): boolean => error instanceof ChunkLoadError;
/** On a phone, evaluating this file and each step of the start take about 80 ms: presses and frames pass between them. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates the server's HTML. No top-level await: the screens' chunks import from the chunk of this file, and would
 * wait for it while it waits for them.
 */
async function start(): Promise<void> {
  const { replay, settings } = window.__ETAL__;
  setMarketZone(settings.market.timeZone);
  const translatorReady = retryUntilLoaded(() => startTranslator(locale, settings.market.name), isChunkError);
  await nextTask();
  const bearer = bearerOf(() => environment);
  const environment = createEnvironment(httpExecute({ endpoint: settings.graphqlEndpoint, locale, bearer }), {
    replay,
    showExpress: query.has('show-express'),
  });
  leaveFormerVisit(environment);
  startHydration(environment);
  startIdentity(environment, settings.identity, query);
  await nextTask();
  const getContext = () => new RouterContextProvider(new Map([[environmentContext, environment]]));
  // Nothing was loaded before, and the browser has restored the scroll position (ScrollPosition.tsx).
  const router = createBrowserRouter(routes, { getContext, hydrationData: {} });
  disposeLeftQueries(router);
  // It runs after hydration, without delaying it. IdentityHost reports a failure to load.
  if (isClientNeeded(environment)) fetchIdentity().catch(() => undefined);
  // The page hydrates without them; they are loaded again when they are rendered.
  const links = fetchSidebarLinks().catch(() => undefined);
  // Otherwise the server's HTML would be discarded; it stays, with working links, until the page's code has loaded.
  await routerReady(router);
  while (Object.values(router.state.errors ?? {}).some(isChunkError)) {
    await new Promise<void>(retryLater);
    await router.revalidate();
  }
  const translator = await translatorReady;
  await links;
  // As a transition, hydration yields to input.
  startTransition(
    () =>
      void hydrateRoot(
        document,
        <App environment={environment} translator={translator} settings={settings}>
          {/* A page is rendered in one go: in a transition, between frames of the page that is left, it comes later. */}
          <RouterProvider router={withoutShortLoads(router)} useTransitions={false} />
        </App>,
      ),
  );
  clearReopened();
  // The visit itself loads what was not prefetched. Without this file, no page is saved for reading offline.
  const [ahead, visits] = await Promise.all([import('./prefetchLinks.ts'), import('./saveVisits.ts')]).catch(() => []);
  ahead?.prefetchLinks({ router, getContext });
  visits?.saveVisits(router, settings.market.name);
}

const match = matchRoutes(routes, window.location)?.at(-1);
const page = (match?.route.handle as PageHandle | undefined)?.page ?? null;
const preferred = preferredAddress({ ...readPreference(), page, locale, params: match?.params ?? {}, query });
if (preferred) window.location.replace(preferred);
else void start();

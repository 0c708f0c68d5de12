import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { localeOfPath } from '../../rules/addresses.ts';
import { ChunkLoadError } from '../shared/browser/importWhenFetched.ts';
import type { PageSettings } from '../../rules/pageContract.ts';
import { retryLater, retryUntilLoaded } from '../shared/browser/retryLater.ts';
import { refuseStrayPresses } from '../shared/browser/strayPress.ts';
import { bearerOf, isClientWanted, startIdentity } from '../identity/identityGate.ts';
import { createEnvironment, type Recording } from '../shared/relay/environment.ts';
import { httpExecute } from '../shared/relay/network.ts';
import { disposeLeftQueries, environmentContext } from '../shared/relay/route.ts';
import { routerReady } from '../shared/routing/routerReady.ts';
import { App } from './App.tsx';
import { fetchIdentity } from './IdentityHost.tsx';
import { preferredAddress, readPreference } from './languagePreference.ts';
import { startTranslator } from './messages.ts';
import { noteComplete } from './reopenDocument.ts';
import type { PageHandle } from './pageHandle.ts';
import { routes } from './routes.tsx';
import { fetchSidebarLinks } from './Sidebar.tsx';

/** Written into the page by the server (entry.server.tsx). */
declare global {
  interface Window {
    __ETAL__: { replay: Recording; settings: PageSettings };
  }
}

refuseStrayPresses();
const { replay, settings } = window.__ETAL__;
const locale = localeOfPath(window.location.pathname);
const query = new URLSearchParams(window.location.search);
const bearer = bearerOf(() => environment);
const environment = createEnvironment(httpExecute({ endpoint: settings.graphqlEndpoint, locale, bearer }), {
  replay,
  showExpress: query.has('show-express'),
});
startIdentity(environment, settings.identity, query);
const isChunkError = (error: unknown): boolean => error instanceof ChunkLoadError;
const translatorReady = retryUntilLoaded(() => startTranslator(locale), isChunkError);
const getContext = () => new RouterContextProvider(new Map([[environmentContext, environment]]));
// Nothing was loaded before, but the browser has restored where the page stood: not to be done again (PagePlace.tsx).
const router = createBrowserRouter(routes, { getContext, hydrationData: {} });
disposeLeftQueries(router);

/**
 * Takes the server's HTML over. Nothing waits at the module's own level: the screens' chunks import from the chunk that
 * holds this file, and would wait for it while it waits for them.
 */
async function start(): Promise<void> {
  // It runs once the page is taken over; its code need not wait for that. IdentityHost tells when it does not come.
  if (isClientWanted(environment)) fetchIdentity().catch(() => undefined);
  // Without them the page is taken over all the same; they are asked for again when they are drawn.
  const links = fetchSidebarLinks().catch(() => undefined);
  // Else the server's HTML would be thrown away; it stays, and its links lead on, until the page's code is there.
  await routerReady(router);
  while (Object.values(router.state.errors ?? {}).some(isChunkError)) {
    await new Promise<void>(retryLater);
    await router.revalidate();
  }
  const translator = await translatorReady;
  await links;
  // In a transition, it pauses for whatever the reader does.
  startTransition(
    () =>
      void hydrateRoot(
        document,
        <App environment={environment} translator={translator} settings={settings}>
          <RouterProvider router={router} />
        </App>,
      ),
  );
  noteComplete();
  // The visit itself fetches what was not fetched ahead.
  const ahead = await import('./prefetchLinks.ts').catch(() => null);
  ahead?.prefetchLinks({ router, getContext });
}

const match = matchRoutes(routes, window.location)?.at(-1);
const page = (match?.route.handle as PageHandle | undefined)?.page ?? null;
const preferred = preferredAddress({ ...readPreference(), page, locale, params: match?.params ?? {}, query });
if (preferred) window.location.replace(preferred);
else void start();

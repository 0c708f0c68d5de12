import { createElement, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { ChunkLoadError } from '../shared/browser/importWhenFetched.ts';
import { releaseLater } from '../shared/relay/route.ts';
import type { PageHandle } from './pageHandle.ts';
import { reopenDocument } from './reopenDocument.ts';

type ChunkRoute = Pick<PageHandle, 'preload'> & { route: Pick<RouteObject, 'loader' | 'Component'> };

/**
 * A route whose screen and loader are in chunks of their own, fetched together at the first visit. A failed chunk fails
 * the loader, so that the page's ErrorBoundary shows it and each retry fetches it again; the router's own `lazy` would
 * cache the failure. What this document can never load, such as a file removed by a deployment, is opened as a new
 * document.
 */
export function chunkRoute(
  loadScreen: () => Promise<ComponentType>,
  loadLoader: () => Promise<LoaderFunction>,
): ChunkRoute {
  let Screen: ComponentType | null = null;
  let dataLoader: LoaderFunction | null = null;
  const fetchScreen = async () => void (Screen ??= await loadScreen());
  const fetchLoader = async () => (dataLoader ??= await loadLoader());
  const loader: LoaderFunction = async (args) => {
    try {
      const screen = fetchScreen();
      // Awaited below, after the loader's own errors.
      screen.catch(() => undefined);
      const data: unknown = await (await fetchLoader())(args);
      try {
        await screen;
      } catch (error) {
        releaseLater(data);
        throw error;
      }
      return data;
    } catch (error) {
      if (error instanceof ChunkLoadError && error.stale) return reopenDocument(args.request.url, error);
      throw error;
    }
  };
  return {
    preload: async (args) => (await Promise.all([fetchLoader().then((load) => args && load(args)), fetchScreen()]))[0],
    route: { loader, Component: () => Screen && createElement(Screen) },
  };
}

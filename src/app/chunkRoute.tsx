import { createElement, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { ChunkLoadError } from '../shared/browser/importWhenFetched.ts';
import { releaseLater } from '../shared/relay/route.ts';
import { reopenDocument } from './reopenDocument.ts';

type Result = { preload: () => Promise<void>; route: Pick<RouteObject, 'loader' | 'Component'> };

/**
 * A route whose screen and loader are in chunks of their own, fetched together at the first visit. A failed chunk fails
 * the loader, so that the page's ErrorBoundary shows it and each retry fetches it again; the router's own `lazy` would
 * cache the failure. What this document can never load, such as a file removed by a deployment, is opened as a new
 * document.
 */
export function chunkRoute(
  bringScreen: () => Promise<ComponentType>,
  bringLoader: () => Promise<LoaderFunction>,
): Result {
  let Screen: ComponentType | null = null;
  let load: LoaderFunction | null = null;
  const fetchScreen = async () => void (Screen ??= await bringScreen());
  const fetchLoader = async () => (load ??= await bringLoader());
  const loader: LoaderFunction = async (args) => {
    try {
      const screen = fetchScreen();
      // Awaited below, after the loader's own errors.
      screen.catch(() => undefined);
      const answered: unknown = await (await fetchLoader())(args);
      try {
        await screen;
      } catch (error) {
        releaseLater(answered);
        throw error;
      }
      return answered;
    } catch (error) {
      if (error instanceof ChunkLoadError && error.stale) return reopenDocument(args.request.url, error);
      throw error;
    }
  };
  return {
    preload: async () => void (await Promise.all([fetchLoader(), fetchScreen()])),
    route: { loader, Component: () => Screen && createElement(Screen) },
  };
}

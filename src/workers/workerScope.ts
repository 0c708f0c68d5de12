/** The part of a service worker's global scope that is used here, and that its tests stand in for. */
type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

/** addRoutes: rules that the browser follows without starting the worker; absent in some browsers. */
export type InstallEvent = ExtendableEvent & { addRoutes?: (routes: readonly object[]) => Promise<void> };
export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to a navigation that was requested while the worker started; undefined where there is none. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
export type MessageEvent = ExtendableEvent & { data: unknown };

export type WorkerScope = {
  caches: CacheStorage;
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  setTimeout: (run: () => void, ms: number) => unknown;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void;
    (type: 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent) => void): void;
  };
};

/** A proxy in front says that the market does not respond; the market's own pages have a tag, also during maintenance. */
export const isGatewayError = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('etag');

import {
  isOfflineCart,
  OFFLINE_CACHES,
  OFFLINE_CART_KEY,
  OFFLINE_WORKER,
  offlineKey,
  type OfflineCart,
  type OfflineMessage,
} from '#rules/offlinePages.ts';

/** What this browser saves for reading offline (ADR 62). Where it offers no such storage, nothing is saved. Browser only. */
const send = async (message: OfflineMessage): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration(OFFLINE_WORKER);
  registration?.active?.postMessage(message);
};

/** Registers the worker and resolves once it is active. Rejects where the browser refuses it. */
export async function registerOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(OFFLINE_WORKER, { scope: '/' });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

/** Saves a page that was visited, with the built files that this document has used. market: the market's name. */
export function saveVisit(url: string, market: string): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'));
  return send({ type: 'visit', url, files: [...new Set(files.map(({ pathname }) => pathname))], market });
}

let clearCount = 0;

/** The number of times that this document deleted everything: a page visited before is not saved afterwards. */
export const offlineClearCount = (): number => clearCount;

/** Deletes everything: another person uses this browser from now on. */
export function clearOfflineCopies(): void {
  clearCount += 1;
  for (const name of Object.values(OFFLINE_CACHES)) window.caches?.delete(name).catch(() => undefined);
  send({ type: 'forget' }).catch(() => undefined);
}

/** Saves the cart's content, replacing what was saved before. */
export async function saveOfflineCart(cart: OfflineCart): Promise<void> {
  const cache = await window.caches?.open(OFFLINE_CACHES.cart);
  await cache?.put(OFFLINE_CART_KEY, new Response(JSON.stringify(cart)));
}

/** Whether the worker has something to show for this address when the market cannot be reached. */
export async function hasOfflineCopy(url: URL): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const [name, key] = isOfflineCart(url)
    ? (['cart', OFFLINE_CART_KEY] as const)
    : (['pages', offlineKey(url)] as const);
  if (key === null) return false;
  const cache = await window.caches.open(OFFLINE_CACHES[name]);
  return (await cache.match(key)) !== undefined;
}

import { addresses, isSignInReturn, pageOfPath } from './addresses.ts';
import { renderedParameters } from './renderedParameters.ts';

/**
 * What a shopper's browser saves for reading offline (ADR 62): pages that are the same for everybody, the built files that
 * they use, and what the cart held. Nothing of the account, the checkout or the desk.
 */
export const OFFLINE_WORKER = '/hors-ligne.js';

/** Names in the browser's Cache Storage. Signing in and signing out delete all of them. */
export const OFFLINE_CACHES = {
  pages: 'etal-offline-pages',
  files: 'etal-offline-files',
  cart: 'etal-offline-cart',
} as const;

/** The pages that are saved, those visited last; about 200 kB each. */
export const SAVED_PAGES = 30;

/** Key of the cart within its cache. */
export const OFFLINE_CART_KEY = '/panier';

/**
 * The cart as it is read offline. savedAt: ms since 1970. sum, note: what every page shows as the cart's sum, and what it
 * includes. Amounts in cents.
 */
export type OfflineCart = {
  readonly savedAt: number;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: number }[];
  readonly articles: string;
  readonly sum: number;
  readonly note: string | null;
};

/**
 * What a page sends to the worker. visit: the page was visited; files: paths of the built files that it has used; market:
 * the market's name in the page's language. forget: another person uses this browser from now on.
 */
export type OfflineMessage =
  | { readonly type: 'visit'; readonly url: string; readonly files: readonly string[]; readonly market: string }
  | { readonly type: 'forget' };

/**
 * The key under which a page is saved: its canonical path with the parameters that decide its HTML. Null: it is never
 * saved, since it is personal, is no page, or was opened with a parameter that shows something else.
 */
export function offlineKey(url: URL): string | null {
  if (url.searchParams.has('force') || isSignInReturn(url.searchParams)) return null;
  const place = placeOf(url);
  if (!place || addresses[place.page].html !== 'full' || place.page === 'maintenance') return null;
  const query = new URLSearchParams();
  for (const name of renderedParameters) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? place.path : `${place.path}?${query.toString()}`;
}

/** Whether an address is a step of the cart, which is read offline from what it held. */
export const isOfflineCart = (url: URL): boolean => placeOf(url)?.page === 'cart';

function placeOf({ pathname }: URL): ReturnType<typeof pageOfPath> {
  try {
    return pageOfPath(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

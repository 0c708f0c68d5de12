import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { keyOf } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { isBackNews, MAX_FAVOURITES, timesAfterCheck } from './favouriteNews.ts';
import * as store from './favouriteStore.ts';

/** A favourite; `isBack`: it was unavailable, and has been available again for at most two weeks. */
export type FavouriteProduct = { product: ProductRow; isBack: boolean };

/** A customer's favourites: those back in stock first, then the latest marked. Drafts are left out. */
export async function ofCustomer(market: Market, customerId: string, now: Date): Promise<FavouriteProduct[]> {
  const rows = await store.readFavourites(market.database.kysely, customerId);
  const favourites = await Promise.all(
    rows.map(async ({ productId, goneAt, backAt }) => {
      const product = await market.catalogue.node('Product', productId);
      const isBack =
        product !== null && isBackNews(market.catalogue.isAvailable(product, now), { goneAt, backAt }, now);
      return product && { product, isBack };
    }),
  );
  const existing = favourites.filter((favourite) => favourite !== null);
  return [...existing.filter(({ isBack }) => isBack), ...existing.filter(({ isBack }) => !isBack)];
}

/**
 * Marks a product (by its API id) as a favourite, or removes it. Safe to send twice. UNAUTHENTICATED, NOT_FOUND for
 * an unknown or hidden product, FAVOURITES_FULL {nb}.
 */
export async function mark(
  market: Market,
  { visitor: { customer }, now }: Pick<Caller, 'visitor' | 'now'>,
  id: string,
  marked: boolean,
): Promise<void> {
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  const productId = keyOf(id, 'Product');
  const product = productId === null ? null : await market.catalogue.node('Product', productId);
  if (productId === null || (marked && !product)) throw new MarketError('NOT_FOUND');
  await inTransaction(market.database, async (tx) => {
    if (!(await store.lockOwner(tx, customer.id))) throw new MarketError('UNAUTHENTICATED');
    if (!marked || !product) return store.deleteFavourite(tx, customer.id, productId);
    const rows = await store.readFavourites(tx, customer.id);
    if (rows.some((row) => row.productId === productId)) return;
    if (rows.length >= MAX_FAVOURITES) throw new MarketError('FAVOURITES_FULL', { nb: MAX_FAVOURITES });
    const goneAt = market.catalogue.isAvailable(product, now) ? null : now;
    await store.insertFavourite(tx, { customerId: customer.id, productId, markedAt: now, goneAt });
  });
}

/** Records which favourites became unavailable or available. Returns how many changed. */
export async function updateAvailability(market: Market): Promise<number> {
  const now = market.clock.now();
  const { products } = await market.catalogue.current();
  let changed = 0;
  for (const { productId, ...times } of await store.readWatched(market.database.kysely)) {
    const product = products.get(productId);
    const after = timesAfterCheck(product !== undefined && market.catalogue.isAvailable(product, now), times, now);
    if (after) changed += await store.writeTimes(market.database.kysely, productId, times, after);
  }
  return changed;
}

/** Erases a customer's favourites (E49). */
export function erase(tx: Transaction, customerId: string): Promise<void> {
  return store.deleteFavourites(tx, customerId);
}

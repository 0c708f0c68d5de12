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

/**
 * Adds a guest's list (API ids, the latest marked first) to the customer's favourites: unknown and hidden products are left
 * out, and those beyond the limit. Safe to send twice. UNAUTHENTICATED, BAD_INPUT for too many ids.
 */
export async function join(
  market: Market,
  { visitor: { customer }, now }: Pick<Caller, 'visitor' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  if (ids.length > MAX_FAVOURITES) throw new MarketError('BAD_INPUT', { field: 'products' });
  const keys = [...new Set(ids.map((id) => keyOf(id, 'Product')))].filter((key) => key !== null);
  const products = await Promise.all(
    keys.map(async (productId) => ({ productId, product: await market.catalogue.node('Product', productId) })),
  );
  await inTransaction(market.database, async (tx) => {
    if (!(await store.lockOwner(tx, customer.id))) throw new MarketError('UNAUTHENTICATED');
    const stored = new Set((await store.readFavourites(tx, customer.id)).map(({ productId }) => productId));
    const added = products
      .filter(({ productId, product }) => product !== null && !stored.has(productId))
      .slice(0, Math.max(MAX_FAVOURITES - stored.size, 0));
    for (const [index, { productId, product }] of added.entries()) {
      const goneAt = product && market.catalogue.isAvailable(product, now) ? null : now;
      // One millisecond apart, so that the list keeps the guest's order.
      await store.insertFavourite(tx, {
        customerId: customer.id,
        productId,
        markedAt: new Date(now.getTime() - index),
        goneAt,
      });
    }
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

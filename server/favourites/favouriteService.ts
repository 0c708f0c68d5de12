import type { Caller } from '../caller.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { keyOf } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { isBackNews, MAX_FAVOURITES, timesAfterCheck } from './favouriteNews.ts';
import * as store from './favouriteStore.ts';

/** A favourite; `isBack`: it was unavailable, and has been available again for at most two weeks. */
export type FavouriteProduct = { product: ProductRow; isBack: boolean };

/** Products that customers have marked as favourites. Customer ids are uuids. */
export type FavouriteService = {
  /** A customer's favourites: those back in stock first, then the latest marked. Drafts are left out. */
  ofCustomer(customerId: string, now: Date): Promise<FavouriteProduct[]>;
  /**
   * Marks a product (by its API id) as a favourite, or removes it. Safe to send twice. UNAUTHENTICATED, NOT_FOUND for
   * an unknown or hidden product, FAVOURITES_FULL {nb}.
   */
  mark(caller: Pick<Caller, 'visitor' | 'now'>, product: string, marked: boolean): Promise<void>;
  /** Records which favourites became unavailable or available. Returns how many changed. */
  updateAvailability(): Promise<number>;
  /** Erases a customer's favourites (E49). */
  erase(tx: Transaction, customerId: string): Promise<void>;
};

type Parts = { database: Database; catalogue: CatalogueService; clock: Clock };

export function createFavouriteService({ database, catalogue, clock }: Parts): FavouriteService {
  const db = database.kysely;
  return {
    async ofCustomer(customerId, now) {
      const rows = await store.readFavourites(db, customerId);
      const favourites = await Promise.all(
        rows.map(async ({ productId, goneAt, backAt }) => {
          const product = await catalogue.node('Product', productId);
          const isBack = product !== null && isBackNews(catalogue.isAvailable(product, now), { goneAt, backAt }, now);
          return product && { product, isBack };
        }),
      );
      const existing = favourites.filter((favourite) => favourite !== null);
      return [...existing.filter(({ isBack }) => isBack), ...existing.filter(({ isBack }) => !isBack)];
    },
    async mark({ visitor: { customer }, now }, id, marked) {
      if (!customer) throw new MarketError('UNAUTHENTICATED');
      const productId = keyOf(id, 'Product');
      const product = productId === null ? null : await catalogue.node('Product', productId);
      if (productId === null || (marked && !product)) throw new MarketError('NOT_FOUND');
      await inTransaction(database, async (tx) => {
        if (!(await store.lockOwner(tx, customer.id))) throw new MarketError('UNAUTHENTICATED');
        if (!marked || !product) return store.deleteFavourite(tx, customer.id, productId);
        const rows = await store.readFavourites(tx, customer.id);
        if (rows.some((row) => row.productId === productId)) return;
        if (rows.length >= MAX_FAVOURITES) throw new MarketError('FAVOURITES_FULL', { nb: MAX_FAVOURITES });
        const goneAt = catalogue.isAvailable(product, now) ? null : now;
        await store.insertFavourite(tx, { customerId: customer.id, productId, markedAt: now, goneAt });
      });
    },
    async updateAvailability() {
      const now = clock.now();
      const { products } = await catalogue.current();
      let changed = 0;
      for (const { productId, ...times } of await store.readWatched(db)) {
        const product = products.get(productId);
        const after = timesAfterCheck(product !== undefined && catalogue.isAvailable(product, now), times, now);
        if (after) changed += await store.writeTimes(db, productId, times, after);
      }
      return changed;
    },
    erase: store.deleteFavourites,
  };
}

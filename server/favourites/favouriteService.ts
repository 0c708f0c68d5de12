import type { Caller } from '../caller.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { ProductRow } from '../catalogue/catalogueSnapshot.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { keyOf } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import { isBackNews, MAX_FAVOURITES, timesAfterLook } from './favouriteNews.ts';
import * as store from './favouriteStore.ts';

/** isBack: it was unavailable, is available again, and that is news. */
export type KeptProduct = { product: ProductRow; isBack: boolean };

/** The products that customers have marked. Customers and rows by their uuids. */
export type FavouriteService = {
  /** Those back in stock first, then the latest marked first; drafts are left out. */
  ofCustomer(customerId: string, now: Date): Promise<KeptProduct[]>;
  /**
   * Marks a product, by its id in the API, or removes the mark; repeated, it changes nothing. UNAUTHENTICATED,
   * NOT_FOUND for an unknown or hidden product, FAVOURITES_FULL {nb}.
   */
  mark(caller: Pick<Caller, 'visitor' | 'now'>, product: string, marked: boolean): Promise<void>;
  /** Records which marked products became unavailable or available; returns for how many marks. */
  look(): Promise<number>;
  /** Erases a customer's favourites (E49). */
  erase(tx: Transaction, customerId: string): Promise<void>;
};

type Parts = { database: Database; catalogue: CatalogueService; clock: Clock };

export function createFavouriteService({ database, catalogue, clock }: Parts): FavouriteService {
  const db = database.kysely;
  return {
    async ofCustomer(customerId, now) {
      const rows = await store.readFavourites(db, customerId);
      const kept = await Promise.all(
        rows.map(async ({ productId, goneAt, backAt }) => {
          const product = await catalogue.node('Product', productId);
          const isBack = product !== null && isBackNews(catalogue.isToBeHad(product, now), { goneAt, backAt }, now);
          return product && { product, isBack };
        }),
      );
      const shown = kept.filter((one) => one !== null);
      return [...shown.filter(({ isBack }) => isBack), ...shown.filter(({ isBack }) => !isBack)];
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
        const goneAt = catalogue.isToBeHad(product, now) ? null : now;
        await store.insertFavourite(tx, { customerId: customer.id, productId, markedAt: now, goneAt });
      });
    },
    async look() {
      const now = clock.now();
      const { products } = await catalogue.current();
      let changed = 0;
      for (const { productId, ...times } of await store.readWatched(db)) {
        const product = products.get(productId);
        const after = timesAfterLook(product !== undefined && catalogue.isToBeHad(product, now), times, now);
        if (after) changed += await store.writeTimes(db, productId, times, after);
      }
      return changed;
    },
    erase: store.deleteFavourites,
  };
}

import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Log } from '../log.ts';
import type { CollectionRow, ProductRow, SellerRow, Snapshot, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { isSellable, meets } from '../snapshot/productConditions.ts';
import { createTimeVersion } from '../snapshot/timeVersion.ts';
import { isSearchable, prepareSearch } from './searchAnswers.ts';
import { createSnapshotKeeper, type SnapshotKeeperOptions } from './snapshotKeeper.ts';

type CatalogueNodes = { Product: ProductRow; Variant: VariantRow; Seller: SellerRow; Collection: CollectionRow };

export type CatalogueServiceOptions = { database: Database; clock: Clock; log: Log } & Pick<
  SnapshotKeeperOptions,
  'elapsed'
>;

type Finders = { [T in keyof CatalogueNodes]: (snapshot: Snapshot, id: string) => CatalogueNodes[T] | null };

const finders: Finders = {
  Product: ({ products }, id) => unlessDraft(products.get(id)),
  Variant: ({ variants }, id) => (unlessDraft(variants.get(id)?.product) && variants.get(id)) ?? null,
  Seller: ({ sellers }, id) => sellers.get(id) ?? null,
  Collection: ({ collections }, id) => collections.get(id) ?? null,
};

/** The product, unless it is a draft. */
function unlessDraft(product: ProductRow | undefined): ProductRow | null {
  return product && product.status !== 'draft' ? product : null;
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

export function createCatalogueService({ database, clock, log, elapsed }: CatalogueServiceOptions) {
  const keeper = createSnapshotKeeper({ database, log, elapsed });
  const { current, fresh, changed, outdated, last, checkedSeconds, parts } = keeper;
  const timeVersion = createTimeVersion();
  return {
    /**
     * The catalogue in memory. Asks the change log at most once a second, so what another process commits shows within
     * that second; when the database does not answer, the last one is served and logged. Throws
     * QueryOutsideTransactionError inside an open transaction, and the database's error as long as nothing was read yet.
     */
    current,
    /**
     * Like `current`, but checks for changes now: includes everything committed before the call. Throws the database's
     * error.
     */
    fresh,
    /** This process has committed a change: the next `current` asks, unless it read something less than a second ago. */
    changed,
    /**
     * Marks the catalogue as outdated: every later `current` includes what is committed by now. Nothing is read until the
     * next call.
     */
    outdated,
    /**
     * Names what every PUBLIC answer depends on: settings, places, and the weeks and vacations of the market's clock; on which
     * parts of the catalogue each depends, it notes itself (`parts`). Of the last snapshot: await `current` before, or nothing ever
     * changes. Empty before the first.
     */
    version(): string {
      const snapshot = last();
      if (!snapshot) return '';
      return `${parts.since}.${timeVersion(snapshot, clock.now())}`;
    },
    /** When each part of the catalogue has changed (ADR 215). */
    parts,
    /** What this process shows: its version, its products, drafts too, and how long ago (s) it was found to be current; null before the first. */
    shown(): { version: string; products: number; checkedSeconds: number } | null {
      const snapshot = last();
      return (
        snapshot && {
          version: snapshot.catalogueVersion,
          products: snapshot.products.size,
          checkedSeconds: checkedSeconds(),
        }
      );
    },
    /** Whether what this process shows can be searched at once. Begins to prepare that if it cannot, beside other requests. */
    isSearchable(): boolean {
      const snapshot = last();
      if (!snapshot || isSearchable(snapshot)) return snapshot !== null;
      prepareSearch(snapshot).catch((error: unknown) => log.error({ err: error }, 'the search could not be prepared'));
      return false;
    },
    /** By uuid, of any product, drafts too; null when there is none. */
    variant: async (id: string): Promise<VariantRow | null> => (await current()).variants.get(id) ?? null,
    /** Active, and its producer not away at `now`; stock is not asked. */
    isSellable,
    /** Sellable at `now`, and something of it is left. */
    isAvailable: (product: ProductRow, now: Date): boolean => meets(product, { available: true }, now),
    /** What anyone may fetch again by its uuid: never a draft, nor a draft's variant. */
    node: async <T extends keyof CatalogueNodes>(type: T, id: string): Promise<CatalogueNodes[T] | null> =>
      finders[type](await current(), id),
    /**
     * Caches other data whose changes the change log does not name row by row (places, baskets, the market's own row): read at the first
     * call and after each change of such data, once for concurrent callers.
     */
    cachedPerVersion<T>(load: () => Promise<T>): () => Promise<T> {
      let cached: { since: number; value: ReturnType<typeof load> } | null = null;
      return async () => {
        await current();
        const { since } = parts;
        if (cached?.since !== since) {
          const value = load();
          cached = { since, value };
          value.catch(() => {
            if (cached?.value === value) cached = null;
          });
        }
        return cached.value;
      };
    },
  };
}

/** The product of a handle in either language; null when there is none, or when it is a draft. */
export function productByHandle(snapshot: Snapshot, handle: string): ProductRow | null {
  return unlessDraft(snapshot.productByHandle.get(handle));
}

/** The collection of a handle in either language, or null. */
export function collectionByHandle(snapshot: Snapshot, handle: string): CollectionRow | null {
  return snapshot.collectionByHandle.get(handle) ?? null;
}

/** The producer of a handle, the same in both languages; null when there is none. */
export function sellerByHandle(snapshot: Snapshot, handle: string): SellerRow | null {
  return snapshot.sellerByHandle.get(handle) ?? null;
}

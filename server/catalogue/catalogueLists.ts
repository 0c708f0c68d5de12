import { LRUCache } from 'lru-cache';
import type {
  CollectionFilter,
  CollectionOrdering,
  ProductFilter,
  ProductOrdering,
  SellerOrdering,
} from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import { paginate, type Connection, type PageArgs } from '../graphql/connection.ts';
import { keyOf } from '../graphql/globalId.ts';
import type { ProductList } from '../search/foundProducts.ts';
import { productOrder, sortCollections, sortProducts } from '../snapshot/catalogueOrder.ts';
import type { CollectionRow, ProductRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { isGiven, isStored, meets } from '../snapshot/productConditions.ts';
import { categoriesOf, listsOf, type Replaced } from '../snapshot/snapshotPatch.ts';
import { insertInOrder } from '../snapshot/sortedLists.ts';
import { recount } from './needCounts.ts';

/** A list in its total order, and the name that its cursors carry: the same for the same list and arguments. */
export type CatalogueList<T> = { readonly items: readonly T[]; readonly key: string };
/** A page of a list of products, with the whole list, which counts are of. */
export type ProductPage = Connection<ProductRow> & { readonly items: ProductList };
export type Reader = { readonly locale: Locale; readonly now: Date };
export type ProductListArgs = { filter?: ProductFilter | null; ordering?: ProductOrdering | null };
export type SellerListArgs = { ordering?: SellerOrdering | null };
export type CollectionListArgs = { filter?: CollectionFilter | null; ordering?: CollectionOrdering | null };

const BY_PRIORITY = { sort: 'priority', direction: 'asc' } as const;

/** What the lists kept per snapshot may hold together, reckoned with 100 for a list itself: 8 MB, 10,000 short lists. */
const MAX_CACHED_ROWS = 1_000_000;
const weigh = (items: readonly unknown[]) => items.length + 100;
type ListCache<T> = WeakMap<Snapshot, LRUCache<string, readonly T[]>>;
/** A list that is kept, and what it is a list of; `order` null: a change drops it, since what is available depends on the time. */
type KeptList = {
  readonly items: ProductRow[];
  readonly has: (product: ProductRow) => boolean;
  readonly order: ((a: ProductRow, b: ProductRow) => number) | null;
};
const keptProducts = new WeakMap<Snapshot, LRUCache<string, KeptList>>();
const keptCollections: ListCache<CollectionRow> = new WeakMap();
const keptSellers: ListCache<SellerRow> = new WeakMap();

function cachedList<T>(cache: ListCache<T>, snapshot: Snapshot, name: string, make: () => readonly T[]): readonly T[] {
  const lists =
    cache.get(snapshot) ?? new LRUCache<string, readonly T[]>({ maxSize: MAX_CACHED_ROWS, sizeCalculation: weigh });
  cache.set(snapshot, lists);
  const items = lists.get(name) ?? make();
  lists.set(name, items);
  return items;
}

/** What stays the same for as long as availability does: nothing is sold or comes back, no vacation is saved, begins or ends. */
export const availabilityVersion = (snapshot: Snapshot, now: Date): string =>
  `${snapshot.stockVersion} ${snapshot.patching.vacations} ${vacationChangesUntil(snapshot, now)}`;

/** How many vacations have begun or ended until `now`. */
function vacationChangesUntil({ vacationChanges }: Snapshot, now: Date): number {
  const next = vacationChanges.findIndex((instant) => instant > now.getTime());
  return next < 0 ? vacationChanges.length : next;
}

/** The collection of an id or handle of the API. */
export function namedCollection(snapshot: Snapshot, idOrHandle: string): CollectionRow | undefined {
  const id = keyOf(idOrHandle, 'Collection');
  return id === null ? snapshot.collectionByHandle.get(idOrHandle) : snapshot.collections.get(id);
}

/** The producer of an id or handle of the API. */
export function namedSeller(snapshot: Snapshot, idOrHandle: string): SellerRow | undefined {
  const id = keyOf(idOrHandle, 'Seller');
  return id === null ? snapshot.sellerByHandle.get(idOrHandle) : snapshot.sellers.get(id);
}

/** Whose products a list is about: a collection with its children, or a producer. */
type Scope = CollectionRow | SellerRow;

/** Whether a list has at most one scope, no conditions and the default order: its products are in that order already. */
function isPlain(scopes: readonly Scope[], { filter, ordering }: ProductListArgs): boolean {
  const { collection: _, seller: __, stored, ...conditions } = filter?.where ?? {};
  const { sort, direction } = ordering ?? BY_PRIORITY;
  const asksNothing = stored !== true && !Object.values(conditions).some(isGiven);
  return scopes.length <= 1 && asksNothing && sort === 'priority' && direction === 'asc';
}

/** The products in every one of the scopes; without scopes all products on sale. */
function inScopes(snapshot: Snapshot, scopes: readonly Scope[]): readonly ProductRow[] {
  const [first, ...otherScopes] = scopes;
  const sets = otherScopes.map(({ products }) => new Set(products));
  return (first?.products ?? snapshot.onSale).filter((product) => sets.every((set) => set.has(product)));
}

/**
 * Active products, of a collection with its children, of a producer, or (null) of the whole market, filtered and ordered.
 * Those of a producer on vacation are listed: they are shown as coming back (F-073). An unknown collection or seller
 * finds nothing.
 */
export function productList(
  snapshot: Snapshot,
  scope: Scope | null,
  args: ProductListArgs,
  { locale, now }: Reader,
): CatalogueList<ProductRow> {
  const where = args.filter?.where ?? {};
  const ordering = args.ordering ?? BY_PRIORITY;
  const selections = [
    isGiven(where.collection) ? namedCollection(snapshot, where.collection) : null,
    isGiven(where.seller) ? namedSeller(snapshot, where.seller) : null,
  ];
  const unknown = selections.includes(undefined);
  const scopes = [...new Set([scope, ...selections].filter((row) => row !== null && row !== undefined))];
  const key = JSON.stringify([
    'products',
    unknown ? 'unknown' : scopes.map(({ id }) => id).sort(),
    [where.stored === true, where.bio, where.regional, where.temperature, where.onSale, where.available],
    [where.priceFrom, where.priceTo, where.needs],
    [ordering.sort, ordering.direction, ordering.sort === 'name' && locale],
  ]);
  if (!unknown && isPlain(scopes, args)) return { items: scopes[0]?.products ?? snapshot.onSale, key };
  const isVolatile = isGiven(where.available);
  const name = isVolatile ? `${key}${availabilityVersion(snapshot, now)}` : key;
  const lists =
    keptProducts.get(snapshot) ??
    new LRUCache<string, KeptList>({ maxSize: MAX_CACHED_ROWS, sizeCalculation: ({ items }) => weigh(items) });
  keptProducts.set(snapshot, lists);
  const has = (product: ProductRow) => !unknown && isInScopes(product, scopes) && meets(product, where, now);
  const list = lists.get(name) ?? {
    items: unknown
      ? []
      : sortProducts(
          inScopes(snapshot, scopes).filter((product) => meets(product, where, now)),
          ordering,
          locale,
        ),
    has,
    order: isVolatile ? null : productOrder(ordering, locale),
  };
  lists.set(name, list);
  return { items: list.items, key };
}

/** Whether a product on sale is listed in every one of the scopes. */
function isInScopes(product: ProductRow, scopes: readonly Scope[]): boolean {
  if (scopes.length === 0) return true;
  const categories = categoriesOf(product);
  return scopes.every((scope) => scope === product.seller || categories.has(scope as CollectionRow));
}

/** Puts changed products into the lists that are kept of a snapshot, and counts their needs anew. */
export function renewLists(snapshot: Snapshot, replaced: readonly Replaced[]): void {
  const onSale = (product: ProductRow | null) => (product?.status === 'active' ? product : null);
  keptCollections.delete(snapshot);
  for (const one of replaced) {
    const [before, after] = [onSale(one.before), onSale(one.after)];
    const [former, now] = [before, after].map((product) => new Set(listsOf(snapshot, product)));
    for (const list of new Set([...former!, ...now!]))
      recount(list, former!.has(list) ? before : null, now!.has(list) ? after : null);
    // Apart from the cache, whose order a list that is dropped would change under the loop.
    const lists = Array.from(keptProducts.get(snapshot)?.entries() ?? []);
    for (const [name, { items, has, order }] of lists) {
      const [former, now] = [before && has(before) ? before : null, after && has(after) ? after : null];
      if (!former && !now) continue;
      const at = former ? items.indexOf(former) : -1;
      if (!order || (former && at < 0)) {
        keptProducts.get(snapshot)?.delete(name);
        continue;
      }
      if (former) items.splice(at, 1);
      if (now) insertInOrder(items, now, order);
      recount(items, former, now);
    }
  }
}

/** One page of a list. BAD_CURSOR and BAD_INPUT as `paginate` says. */
export const productPage = (
  { items, key }: { readonly items: ProductList; readonly key: string },
  args: PageArgs,
): ProductPage => ({
  ...paginate(items, args, key),
  items,
});

/** Every producer, on vacation or not, by name or by the day of joining. */
export function sellerList(snapshot: Snapshot, { ordering }: SellerListArgs): CatalogueList<SellerRow> {
  const { sort, direction } = ordering ?? { sort: 'name', direction: 'asc' };
  const key = JSON.stringify(['sellers', sort, direction]);
  const items = cachedList(keptSellers, snapshot, key, () => {
    const byName = [...snapshot.sellersByName];
    const sorted = sort === 'name' ? byName : byName.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    return direction === 'desc' ? sorted.reverse() : sorted;
  });
  return { items, key };
}

/** Top-level collections; with hasStoredProducts those that have something for Express, themselves or below. */
export function collectionList(
  snapshot: Snapshot,
  args: CollectionListArgs,
  { locale }: Reader,
): CatalogueList<CollectionRow> {
  const ordering = args.ordering ?? BY_PRIORITY;
  const storedOnly = args.filter?.where?.hasStoredProducts === true;
  const key = JSON.stringify([
    'collections',
    storedOnly,
    ordering.sort,
    ordering.direction,
    ordering.sort === 'name' && locale,
  ]);
  const items = cachedList(keptCollections, snapshot, key, () => {
    const collections = snapshot.topCollections.filter(({ products }) => !storedOnly || products.some(isStored));
    return sortCollections(collections, ordering, locale);
  });
  return { items, key };
}

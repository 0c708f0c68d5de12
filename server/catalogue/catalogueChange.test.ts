import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '#rules/constants.ts';
import { changingMarket, randomChanges, TERMS, WORDS } from '../../tests/support/catalogueChanges.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { findProducts } from '../search/matchingProducts.ts';
import { buildSearchIndex } from '../search/wordIndex.ts';
import type { ProductRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { createTimeVersion } from '../snapshot/timeVersion.ts';
import { productList, sellerList } from './catalogueLists.ts';
import { readCatalogue } from './catalogueStore.ts';
import { readChange } from './changeFeedStore.ts';
import { deskProductList } from './deskProductList.ts';
import { needCounts } from './needCounts.ts';
import { indexOf, isSearchable, prepareSearch } from './searchAnswers.ts';
import { createSnapshotKeeper } from './snapshotKeeper.ts';

const NOW = new Date('2026-06-16T15:00:00Z');
const QUERIES = [
  ...TERMS,
  'patates',
  ...WORDS,
  'pomme',
  'carote',
  'po',
  'lait farine',
  'pommes de la ferme',
  'farm',
  'fruit',
  'roots',
];

const keeperOf = (database: Database) =>
  createSnapshotKeeper({ database, log: createLog('error', { write: () => undefined }) });

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const sorted = <T extends { id: string }>(rows: Iterable<T>) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
const plainProduct = ({ seller, placements, variants, ...product }: ProductRow) => ({
  ...product,
  seller: seller.id,
  placements: placements.map(({ collection, ...placement }) => ({ ...placement, collection: collection.id })),
  variants: variants.map(({ product: { id }, ...variant }) => ({ ...variant, product: id })),
});
const plainSeller = ({ products, collections, ...seller }: SellerRow) => ({
  ...seller,
  snapshot: null,
  products: ids(products),
  collections: ids(collections),
});

/** All that a snapshot says, its links as ids. */
function plain(snapshot: Snapshot) {
  const { patching, products, variants, sellers, collections, synonyms, reusableBox, ...rest } = snapshot;
  const { onSale, sellersByName, topCollections, productByHandle, collectionByHandle, sellerByHandle, ...more } = rest;
  const { sellerByLegacyId, ...others } = more;
  const handles = (map: ReadonlyMap<unknown, { id: string }>) =>
    new Map(
      [...map].map(([handle, { id }]) => [handle, id] as const).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  return {
    ...others,
    tallies: patching.tallies,
    products: sorted(products.values()).map(plainProduct),
    variants: sorted(variants.values()).map(({ product, ...variant }) => [
      variant,
      product.id,
      product === products.get(product.id),
    ]),
    sellers: sorted(sellers.values()).map(plainSeller),
    collections: sorted(collections.values()).map(({ parent, children, ...collection }) => ({
      ...collection,
      snapshot: null,
      parent: parent?.id ?? null,
      children: ids(children),
      products: ids(collection.products),
      sellers: ids(collection.sellers),
      isLinked: collection.products.every((product) => product === products.get(product.id)),
    })),
    isLinked: [...onSale, ...[...sellers.values()].flatMap(({ products: sold }) => sold)].every(
      (product) => product === products.get(product.id),
    ),
    onSale: ids(onSale),
    sellersByName: ids(sellersByName),
    topCollections: ids(topCollections),
    synonyms: sorted(synonyms),
    reusableBox: reusableBox?.id ?? null,
    handles: [productByHandle, collectionByHandle, sellerByHandle, sellerByLegacyId].map(handles),
  };
}

const SORTS = ['priority', 'name', 'price', 'createdAt', 'avgRating', 'unitPrice'] as const;

/** What the lists, the counts and the search say of a snapshot. */
function answers(snapshot: Snapshot) {
  const lists = LOCALES.flatMap((locale) =>
    SORTS.flatMap((sort) =>
      (['asc', 'desc'] as const).flatMap((direction) =>
        [{}, { bio: true }, { collection: 'food' }, { seller: 'farm', onSale: false }, { available: true }].map(
          (where) => {
            const { items } = productList(
              snapshot,
              null,
              { filter: { where }, ordering: { sort, direction } },
              { locale, now: NOW },
            );
            return [items.every((row) => row === snapshot.products.get(row.id)), ids(items), needCounts(items)];
          },
        ),
      ),
    ),
  );
  const counts = [...snapshot.collections.values(), ...snapshot.sellers.values()].map(({ id, products }) => [
    id,
    needCounts(products),
  ]);
  return { lists, counts: new Map(counts as [string, unknown][]), time: createTimeVersion()(snapshot, NOW) };
}

/** What the search finds, and in which order. */
function found(snapshot: Snapshot, index = indexOf(snapshot)) {
  return QUERIES.flatMap((words) =>
    LOCALES.map((locale) => {
      const { hits, correctedWords, advice } = findProducts(index, words, locale);
      const rows = hits.map(({ product, score, tier }) => [
        product === snapshot.products.get(product.id),
        product.id,
        tier,
        score,
      ]);
      return { words, locale, rows, correctedWords, advice };
    }),
  );
}

describe.each(testDatabaseKinds())('a change of the catalogue (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await changingMarket(database);
  });
  afterAll(() => database.close());

  it('is of lists that have a name of their own for each value of each argument', async () => {
    const snapshot = await keeperOf(database).fresh();
    const where = [
      { collection: 'food' },
      { collection: 'milk' },
      { seller: 'farm' },
      { seller: 'mill' },
      ...(['bio', 'regional', 'onSale', 'available'] as const).flatMap((name) => [{ [name]: true }, { [name]: false }]),
      { stored: true },
      { temperature: 'cold' },
      { temperature: 'frozen' },
      { needs: ['vegan'] },
      { needs: ['milk_free'] },
      ...(['priceFrom', 'priceTo'] as const).flatMap((name) => [{ [name]: 400 }, { [name]: 500 }]),
      { priceFrom: 400, priceTo: 500 },
      {},
    ] as object[];
    const nameOf = (args: object, locale: Locale = 'fr') => productList(snapshot, null, args, { locale, now: NOW }).key;
    const orderings = SORTS.flatMap((sort) => [
      { sort, direction: 'asc' as const },
      { sort, direction: 'desc' as const },
    ]);
    const names = [
      ...where.map((one) => nameOf({ filter: { where: one } })),
      ...orderings.slice(1).map((ordering) => nameOf({ ordering })),
      nameOf({ ordering: { sort: 'name', direction: 'asc' } }, 'en'),
    ];
    expect(new Set(names).size).toBe(names.length);
    // The same list, however it is asked for.
    expect(nameOf({ filter: { where: { stored: false } }, ordering: orderings[0] }, 'en')).toBe(nameOf({}));
  });

  it('is of lists of producers, by name or by the day of joining, in both directions', async () => {
    await sql`update seller set created_at = now() - length(handle) * interval '1 day'`.execute(database.kysely);
    const snapshot = await keeperOf(database).fresh();
    const handles = (sort: 'name' | 'createdAt', direction: 'asc' | 'desc') =>
      sellerList(snapshot, { ordering: { sort, direction } }).items.map(({ handle }) => handle);
    expect([handles('name', 'asc'), handles('name', 'desc')]).toEqual([
      ['dairy', 'farm', 'mill'],
      ['mill', 'farm', 'dairy'],
    ]);
    expect([handles('createdAt', 'asc')[0], handles('createdAt', 'desc').at(-1)]).toEqual(['dairy', 'dairy']);
  });

  it('is of the desk’s lists of a category, with what lies in those below', async () => {
    const snapshot = await keeperOf(database).fresh();
    const handles = (collection: string) =>
      deskProductList(snapshot, { filter: { where: { collection } } }, { locale: 'fr', now: NOW })
        .items.map(({ handlePrimary }) => handlePrimary)
        .toSorted();
    expect(['food', 'roots', 'milk', 'none'].map(handles)).toEqual([
      ['p0', 'p1', 'p10', 'p2', 'p4', 'p5', 'p6', 'p8', 'p9'],
      ['p10', 'p2', 'p6'],
      ['p11', 'p3', 'p7'],
      [],
    ]);
  });

  it('is read once, and only from the server that was read before', async () => {
    const { server, since, seen } = await readCatalogue(database);
    const logged = await sql<{ id: string }>`insert into change_log (kind, about, ids)
      select 'stock', 'variant', array_agg(id) from variant returning id::text`.execute(database.kysely);
    const seenAlso = [...seen, ...logged.rows.map(({ id }) => id)];
    const figures = async (place: { server: string; seen: string[] }) =>
      (await readChange(database, { ...place, since }))?.figures.length;
    const { length } = await database.kysely.selectFrom('variant').select('id').execute();
    expect([
      await figures({ server, seen: [...seen] }),
      await figures({ server, seen: seenAlso }),
      await figures({ server: 'another', seen: [...seen] }),
    ]).toEqual([length, 0, undefined]);
  });

  it('is read row by row, of up to a hundred of a kind', async () => {
    const { server, since, seen } = await readCatalogue(database);
    const isRead: boolean[] = [];
    for (const [about, count] of [
      ['variant', 100],
      ['synonym', 100],
      ['variant', 1],
    ] as const) {
      await sql`insert into change_log (kind, about, ids)
        select 'stock', ${about}, array(select gen_random_uuid() from generate_series(1, ${count}::int))`.execute(
        database.kysely,
      );
      isRead.push((await readChange(database, { server, since, seen })) !== null);
    }
    expect(isRead).toEqual([true, true, false]);
  });

  it.each([1, 2])('leaves what a whole reading builds, whatever the changes (%i)', async (seed) => {
    const { kinds, whole, one } = randomChanges(database, seed);
    const keeper = keeperOf(database);
    const before = await keeper.fresh();
    found(before);
    answers(before);
    const counts = { applied: 0, whole: 0 };
    for (let turn = 0; turn < 20; turn += 1) {
      const isWhole = turn % 10 === 9;
      const name = one(Object.keys(isWhole ? whole : kinds));
      await { ...kinds, ...whole }[name]!();
      const snapshot = await keeper.fresh();
      const built = await keeperOf(database).fresh();
      expect(plain(snapshot), `${turn}: ${name}`).toEqual(plain(built));
      expect(answers(snapshot), `${turn}: ${name}`).toEqual(answers(built));
      expect(found(snapshot), `${turn}: ${name}`).toEqual(
        found(snapshot, buildSearchIndex(snapshot.onSale, snapshot.synonyms)),
      );
      counts[keeper.changes().whole > counts.whole ? 'whole' : 'applied'] += 1;
      counts.whole = keeper.changes().whole;
    }
    expect(keeper.changes().whole).toBeLessThanOrEqual(2);
  });

  it('is in an index that was being built', async () => {
    const { kinds, one } = randomChanges(database, 3);
    const changes = [
      'synonym',
      'new synonym',
      'arrive',
      'leave',
      'rename',
      'rename',
      'rank',
      'move',
      'status',
      'seller',
    ];
    for (const name of [...changes, ...Array.from({ length: 6 }, () => one(changes))]) {
      const keeper = keeperOf(database);
      const begun = await keeper.fresh();
      void prepareSearch(begun, (work) => {
        for (let step = 0; step < 3; step += 1) work.next();
        return new Promise(() => undefined);
      });
      for (let turn = 0; turn < 2; turn += 1) {
        await kinds[name]!();
        await keeper.fresh();
      }
      const snapshot = await keeper.fresh();
      expect(isSearchable(snapshot)).toBe(false);
      expect(found(snapshot), name).toEqual(found(snapshot, buildSearchIndex(snapshot.onSale, snapshot.synonyms)));
      expect(isSearchable(snapshot)).toBe(true);
    }
  });

  it('does not stop a search after a failed build of its index', async () => {
    const snapshot = await keeperOf(database).fresh();
    const { onSale } = snapshot;
    const read = vi
      .fn(() => onSale)
      .mockImplementationOnce(() => {
        throw new Error('no memory');
      });
    Object.defineProperty(snapshot, 'onSale', { get: read });
    await expect(prepareSearch(snapshot)).rejects.toThrow('no memory');
    await prepareSearch(snapshot);
    expect(indexOf(snapshot).products).toHaveLength(onSale.length);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#rules/constants.ts';
import { numbers } from '../../tests/load/growthQueries.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { findProducts } from '../search/matchingProducts.ts';
import { buildSearchIndex } from '../search/wordIndex.ts';
import type { ProductRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { createTimeVersion } from '../snapshot/timeVersion.ts';
import { productList } from './catalogueLists.ts';
import { needCounts } from './needCounts.ts';
import { indexOf } from './searchAnswers.ts';
import { createSnapshotKeeper } from './snapshotKeeper.ts';

const NOW = new Date('2026-06-16T15:00:00Z');
const SELLERS = ['farm', 'dairy', 'mill'];
const PARENTS: Record<string, string | null> = { food: null, fruit: 'food', roots: 'food', milk: null };
const WORDS = ['pommes', 'poires', 'carottes', 'lait', 'farine', 'biologiques', 'fumées', 'érable', 'navets', 'oignon'];
/** Of what groups of synonyms are made: words of names, categories, types and badges, in one, several and other forms. */
const TERMS = [
  ...WORDS,
  'pomme',
  'lait farine',
  'carottes fumées',
  'fruit',
  'roots',
  'milk',
  'bio',
  'pommes navets',
  'patate',
  'poire',
];
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
  const { patching, products, variants, placements, sellers, collections, synonyms, reusableBox, ...rest } = snapshot;
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
    placements: sorted(placements.values()).map(({ collection, ...placement }) => [placement, collection.id]),
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
    const market = smallMarket(database.kysely);
    for (const handle of SELLERS) await market.seller(handle);
    for (const [handle, parent] of Object.entries(PARENTS))
      await market.collection(handle, { parent_id: parent === null ? null : testId(`collection ${parent}`) });
    for (let at = 0; at < 12; at += 1)
      await market.product(
        `p${at}`,
        SELLERS[at % 3]!,
        { name_primary: `${WORDS[at % 10]} ${WORDS[(at * 3) % 10]}`, priority: at % 4 },
        [Object.keys(PARENTS)[at % 4]!],
      );
  });
  afterAll(() => database.close());

  /** Random changes, the same in each run. */
  function changes(seed: number) {
    const chances = numbers();
    const chance = () => chances.next().value as number;
    for (let turn = 0; turn < seed * 17; turn += 1) chance();
    const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
    const db = database.kysely;
    const market = smallMarket(db);
    let made = seed * 1000;
    const anyProduct = async () => one(await db.selectFrom('product').select('id').orderBy('id').execute()).id;
    const update = (set: () => Record<string, unknown>) => async () =>
      void (await db
        .updateTable('product')
        .set(set())
        .where('id', '=', await anyProduct())
        .execute());
    const ofVariant = (set: () => Record<string, unknown>) => async () =>
      void (await db
        .updateTable('variant')
        .set(set())
        .where('product_id', '=', await anyProduct())
        .execute());
    const ofSeller = (set: () => Record<string, unknown>) => async () =>
      void (await db.updateTable('seller').set(set()).where('handle', '=', one(SELLERS)).execute());
    const terms = () => [one(TERMS), one(TERMS)];
    const synonyms = () => ({
      words_primary: terms(),
      words_secondary: one([[], terms()]),
      also_primary: one([[], terms()]),
      also_secondary: one([[], terms()]),
      apart: one([true, false, false]),
      kind: one([null, null, 'dish', 'not_sold'] as const),
    });
    const anySynonym = async () =>
      (await db.selectFrom('synonym_group').select('id').orderBy('key').execute())
        .map(({ id }) => id)
        .at(Math.floor(chance() * 3)) ?? testId('none');
    const instant = () => one([null, '2026-06-10T04:00:00Z', '2026-06-20T04:00:00Z', '2026-07-01T04:00:00Z']);
    const kinds: Record<string, () => Promise<void>> = {
      price: ofVariant(() => ({ price: 100 + Math.floor(chance() * 900), compared_at_price: one([null, 2000]) })),
      deposit: ofVariant(() => ({ deposit: one([0, 25]), stored: one([true, false]) })),
      stock: ofVariant(() => ({ stock: Math.floor(chance() * 3) })),
      status: update(() => ({ status: one(['active', 'active', 'inactive', 'draft']) })),
      rename: update(() => ({
        name_primary: `${one(WORDS)} ${one(WORDS)}`,
        name_secondary: one([null, `${one(WORDS)} pie`]),
      })),
      describe: update(() => ({ description_primary: one([null, `${one(WORDS)} et ${one(WORDS)} nouvelles`]) })),
      rank: update(() => ({
        priority: Math.floor(chance() * 5),
        bio: one([true, false]),
        temperature: one(['normal', 'frozen']),
      })),
      needs: update(() => ({
        allergens: one([null, { gluten: 'contains' }, { milk: 'free' }]),
        diets: one([null, ['vegan']]),
        is_alcohol: one([true, false]),
      })),
      type: update(() => ({ type_primary: one([[], ['pomme'], ['poire']]) })),
      move: async () => {
        const id = await anyProduct();
        await db.deleteFrom('placement').where('product_id', '=', id).execute();
        await db
          .insertInto('placement')
          .values({
            id: testId(`moved ${(made += 1)}`),
            product_id: id,
            collection_id: testId(`collection ${one(Object.keys(PARENTS))}`),
            is_main: true,
          })
          .execute();
      },
      arrive: async () =>
        void (await market.product(
          `n${(made += 1)}`,
          one(SELLERS),
          {
            name_primary: `${one(WORDS)} ${one(WORDS)}`,
            priority: 2,
            created_at: one(['2026-06-15T00:00:00Z', '2026-06-30T00:00:00Z']),
          },
          [one(Object.keys(PARENTS))],
        )),
      leave: async () =>
        void (await db
          .deleteFrom('product')
          .where('id', '=', await anyProduct())
          .execute()),
      seller: update(() => ({ seller_id: testId(`seller ${one(SELLERS)}`) })),
      'new synonym': async () =>
        void (await db
          .insertInto('synonym_group')
          .values({ id: testId(`synonym ${(made += 1)}`), key: `k${made}`, ...synonyms() })
          .execute()),
      synonym: async () =>
        void (await db
          .updateTable('synonym_group')
          .set(synonyms())
          .where('id', '=', await anySynonym())
          .execute()),
      'synonym gone': async () =>
        void (await db
          .deleteFrom('synonym_group')
          .where('id', '=', await anySynonym())
          .execute()),
      vacation: ofSeller(() => ({ deactivated_until: instant() })),
      tell: ofSeller(() => ({ story_primary: one(WORDS), trade_primary: one(WORDS) })),
      several: async () =>
        inTransaction(database, async (tx) => {
          await tx.updateTable('product').set({ bio: true }).where('priority', '=', 2).execute();
          await tx.updateTable('seller').set({ trade_primary: 'Verger' }).execute();
          await tx
            .updateTable('variant')
            .set((e) => ({ stock: e('stock', '+', 1) }))
            .execute();
        }),
    };
    const whole: Record<string, () => Promise<void>> = {
      'producer rename': ofSeller(() => ({ name: `${one(WORDS)} ${one(SELLERS)}` })),
      'new category': async () => void (await market.collection(`c${(made += 1)}`)),
      unnoted: async () => void (await db.insertInto('change_log').values({ kind: 'catalogue' }).execute()),
    };
    return { kinds, whole, one };
  }

  it.each([1, 2])('leaves what a whole reading builds, whatever the changes (%i)', async (seed) => {
    const { kinds, whole, one } = changes(seed);
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
});

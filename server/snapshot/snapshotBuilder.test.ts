import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { readInView } from '../catalogue/catalogueReadingStore.ts';
import { inOneView, readCatalogue, readVersions } from '../catalogue/catalogueStore.ts';
import type { Database } from '../database/database.ts';
import type { CatalogueRecords, Snapshot } from './catalogueSnapshot.ts';
import { buildSnapshot, snapshotSteps } from './snapshotBuilder.ts';

/** More than the arguments that a call takes. */
const PRODUCT_COUNT = 200_000;

let database: Database;
let records: CatalogueRecords;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  const market = smallMarket(database.kysely);
  await market.seller('ferme');
  await market.collection('legumes');
  await market.product('carotte', 'ferme', { priority: 1 }, ['legumes']);
  records = (await readCatalogue(database)).records!;
});
afterAll(() => database.close());

it('is read page by page: each row once', async () => {
  const market = smallMarket(database.kysely);
  for (const handle of ['navet', 'panais', 'poireau', 'radis'])
    await market.product(handle, 'ferme', { priority: 2 }, ['legumes']);
  const read = (page?: number) =>
    inOneView(database, async (tx) => {
      const { records } = await readInView(tx, await readVersions(tx), null, page);
      const { products, variants, placements } = records!;
      return [products, variants, placements].map((rows) => rows.map(({ id }) => id).sort());
    });
  const whole = await read();
  expect(whole.map(({ length }) => length)).toEqual([5, 5, 5]);
  for (const page of [1, 2, 5]) expect(await read(page)).toEqual(whole);
});

it('links what belongs to products in any order', async () => {
  const market = smallMarket(database.kysely);
  await market.collection('racines');
  for (const handle of ['salsifis', 'topinambour', 'betterave'])
    await market.product(handle, 'ferme', {}, ['racines', 'legumes'], [{}, { price: 900 }]);
  const { products, variants, placements, ...others } = (await readCatalogue(database)).records!;
  const linked = ({ products, onSale, collections, sellers }: Snapshot) => ({
    onSale: onSale.map(({ handlePrimary }) => handlePrimary),
    products: [...products.values()].map(({ id, placements, placementIds, variants }) => ({
      id,
      places: placements.map(({ isMain, collection }) => `${collection.handlePrimary} ${isMain}`),
      placementIds,
      variants: variants.map((variant) => [variant.id, variant.product === products.get(id)]),
    })),
    listed: [...collections.values(), ...sellers.values()].map(({ products }) => products.map(({ id }) => id)),
  });
  // What is linked becomes rows, so each snapshot has records of its own.
  const copies = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row }));
  const inOrder = { ...others, products: copies(products), variants: copies(variants), placements };
  const mixed = {
    ...others,
    products: copies(products),
    variants: copies(variants).toReversed(),
    placements: placements.toReversed(),
  };
  expect(linked(buildSnapshot(mixed))).toEqual(linked(buildSnapshot(inOrder)));
  const stranger = { ...placements[0]!, productId: 'nobody' };
  expect(() => buildSnapshot({ ...inOrder, products: copies(products), placements: [stranger] })).toThrow('nobody');
});

it('accepts a collection with more products than a call takes arguments, and links it in short steps', () => {
  const [product] = records.products;
  const [placement] = records.placements;
  const ids = Array.from({ length: PRODUCT_COUNT }, (_, index) => `product-${index}`);
  const work = snapshotSteps({
    ...records,
    products: ids.map((id, index) => ({ ...product!, id, handlePrimary: id, handleSecondary: id, priority: -index })),
    placements: ids.map((id) => ({ ...placement!, id: `in-${id}`, productId: id })),
    variants: [],
  });
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps += 1;
  expect(steps).toBeGreaterThan(PRODUCT_COUNT / 16);
  const snapshot = step.value;
  const shelf = snapshot.collectionByHandle.get('legumes');
  expect(shelf?.products).toHaveLength(PRODUCT_COUNT);
  expect(shelf?.products[0]?.id).toBe(`product-${PRODUCT_COUNT - 1}`);
  expect(shelf?.sellers.map(({ handle }) => handle)).toEqual(['ferme']);
});

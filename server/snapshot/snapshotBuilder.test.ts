import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { readInView } from '../catalogue/catalogueReadingStore.ts';
import { inOneView, readCatalogue, readVersions } from '../catalogue/catalogueStore.ts';
import type { Database } from '../database/database.ts';
import type { CatalogueRecords } from './catalogueSnapshot.ts';
import { buildSnapshot } from './snapshotBuilder.ts';

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

it('accepts a collection with more products than a call takes arguments', () => {
  const [product] = records.products;
  const [placement] = records.placements;
  const ids = Array.from({ length: PRODUCT_COUNT }, (_, index) => `product-${index}`);
  const snapshot = buildSnapshot({
    ...records,
    products: ids.map((id, index) => ({ ...product!, id, handlePrimary: id, handleSecondary: id, priority: -index })),
    placements: ids.map((id) => ({ ...placement!, id: `in-${id}`, productId: id })),
    variants: [],
  });
  const shelf = snapshot.collectionByHandle.get('legumes');
  expect(shelf?.products).toHaveLength(PRODUCT_COUNT);
  expect(shelf?.products[0]?.id).toBe(`product-${PRODUCT_COUNT - 1}`);
  expect(shelf?.sellers.map(({ handle }) => handle)).toEqual(['ferme']);
});

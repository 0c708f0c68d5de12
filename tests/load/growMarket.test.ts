import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { publicApi } from '../support/publicApi.ts';
import { smallMarket, testId } from '../support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../support/testDatabase.ts';
import { growMarket, HALF } from './growMarket.ts';

describe.each(testDatabaseKinds())('a grown market (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const market = smallMarket(database.kysely);
    await market.seller('farm', { legacy_id: 7 });
    await market.collection('roots');
    await market.collection('carrots', { parent_id: testId('collection roots') });
    for (const name of ['nantes', 'napoli', 'bolero'])
      await market.product(
        name,
        'farm',
        { name_primary: `Carottes ${name}`, name_secondary: 'Carrots' },
        ['carrots'],
        [{}, { price: 900 }],
      );
    await growMarket(database, 100);
  });
  afterAll(() => database.close());

  it('has the wanted number of products, each with its variants, producer and categories, and half of them in one', async () => {
    const api = publicApi(database);
    const { products, variants, sellers, collections, collectionByHandle } = await api.services.catalogue.current();
    expect([products.size, variants.size, sellers.size, collections.size]).toEqual([100, 200, 34, 3]);
    expect(collectionByHandle.get('roots')?.products).toHaveLength(100);
    expect(collectionByHandle.get(HALF)?.products).toHaveLength(50);
    for (const { variants: formats, placements, seller } of products.values()) {
      expect(formats.map(({ price }) => price)).toEqual([500, 900]);
      expect(placements[0]).toMatchObject({ isMain: true, collection: { handlePrimary: 'carrots' } });
      expect(seller.products.length).toBeLessThanOrEqual(3);
    }
  });

  it('has distinct names', async () => {
    const rows = await database.kysely.selectFrom('product').select('name_primary as name').distinct().execute();
    expect(rows.length).toBeGreaterThan(90);
    expect(rows.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^Carottes nantes [A-Z][a-z]{5,8}$/));
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApi } from '../tests/support/publicApi.ts';
import { createTestDatabase, testDatabaseKinds } from '../tests/support/testDatabase.ts';
import type { Database } from './database/database.ts';
import { loadDemoMarket } from './demo/demoMarket.ts';
import { toId } from './graphql/globalId.ts';
import { seedDemoMarket } from './seeding.ts';
import { stableUuid } from './stableUuid.ts';

const demoMarket = loadDemoMarket();
const PAGE = `query Page($handle: String!) {
  product(handle: $handle) {
    id name handleSecondary images { path } seller { handle }
    variants { id name price unitPrice { price amount unit } } collections { isMain handle }
  }
  siteInformations { banner { title { primary secondary } desktopImage { path alt } } }
  locations { name address { postal_code } }
  shippingZones { price }
}`;

let database: Database;

describe.each(testDatabaseKinds())('the demo market (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  beforeEach(async () => {
    await sql`truncate seller, collection, location, shipping_zone cascade`.execute(database.kysely);
    await database.kysely
      .updateTable('market')
      .set({ seeded_at: null, banner: JSON.stringify(null) })
      .execute();
  });
  afterAll(() => database.close());

  it('is written once, however often and by how many it is asked for', async () => {
    const { products, sellers } = { products: demoMarket.products.length, sellers: demoMarket.sellers.length };
    const answers = await Promise.all([1, 2, 3].map(() => seedDemoMarket(database, demoMarket)));
    expect(answers.map(({ seeded }) => seeded).sort()).toEqual([false, false, true]);
    expect(await seedDemoMarket(database, demoMarket)).toEqual({ products, sellers, seeded: false });
  });

  it('does not bring back what the market has removed since', async () => {
    await seedDemoMarket(database, demoMarket);
    await database.kysely.deleteFrom('product').execute();
    expect(await seedDemoMarket(database, demoMarket)).toMatchObject({ products: 0, seeded: false });
  });

  it('leaves nothing behind when its data contradicts itself, and can be written afterwards', async () => {
    const [first] = demoMarket.products;
    if (!first) throw new Error('the demo market has no product');
    const broken = {
      ...demoMarket,
      products: [...demoMarket.products, { ...first, handlePrimary: 'another', seller: 'nobody' }],
    };
    await expect(seedDemoMarket(database, broken)).rejects.toThrow();
    expect(await database.kysely.selectFrom('seller').selectAll().execute()).toEqual([]);
    expect(await seedDemoMarket(database, demoMarket)).toMatchObject({ seeded: true });
  });

  it('is what the API shows, with the same ids on every machine', async () => {
    await seedDemoMarket(database, demoMarket);
    const expected = demoMarket.products.find(({ status }) => status !== 'draft');
    const handle = expected?.handlePrimary ?? '';
    const { data, codes } = await publicApi(database).ask(PAGE, { variables: { handle } });
    expect(codes).toEqual([]);
    expect(data?.product).toMatchObject({
      id: toId('Product', stableUuid('product', handle)),
      handleSecondary: expected?.handleSecondary,
      images: expected?.images.map((path) => ({ path })),
      seller: { handle: expected?.seller },
      variants: expected?.variants.map(({ price, unitPrice }) => ({ price, unitPrice })),
      collections: expected?.collections.map(({ handle, isMain }) => ({ handle, isMain })),
    });
    expect(data).toMatchObject({
      siteInformations: {
        banner: {
          title: demoMarket.site.banner.title,
          desktopImage: { path: demoMarket.site.banner.desktopImage, alt: null },
        },
      },
      locations: demoMarket.locations.map(({ address }) => ({ address: { postal_code: address.postalCode } })),
      shippingZones: demoMarket.zones.map(({ price }) => ({ price })),
    });
  });

  it('can be read as it was written: every format, placement and collection', async () => {
    await seedDemoMarket(database, demoMarket);
    const { services } = publicApi(database);
    const { variants, placements, collections, products } = await services.catalogue.current();
    const count = (of: 'variants' | 'collections') =>
      demoMarket.products.reduce((sum, product) => sum + product[of].length, 0);
    expect([variants.size, placements.size]).toEqual([count('variants'), count('collections')]);
    expect([collections.size, products.size]).toEqual([demoMarket.collections.length, demoMarket.products.length]);
  });
});

describe('ids of what has a name', () => {
  it('are version 5 uuids, apart for each kind and name', () => {
    expect(stableUuid('product', 'leeks')).toBe('966608ac-c987-51d3-bebc-e2110249c256');
    expect(new Set([stableUuid('product', 'a'), stableUuid('seller', 'a'), stableUuid('product', 'b')]).size).toBe(3);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoRecords } from '../../tests/support/demoRecords.ts';
import { readFewGoods } from '../../tests/support/fewGoods.ts';
import { publicApi } from '../../tests/support/publicApi.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { stableUuid } from '../ids.ts';
import { seedDemoMarket } from './seeding.ts';

const demoMarket = demoRecords();
/** The box that is lent is in no list. */
const goods = [...demoMarket.products, ...(demoMarket.box ? [demoMarket.box] : [])];
/** The day on which the files' dates are true. */
const NOW = demoMarket.site.asOf;
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
    await sql`truncate seller, collection, location, shipping_zone, basket cascade`.execute(database.kysely);
    await database.kysely
      .updateTable('market')
      .set({ seeded_at: null, banner: JSON.stringify(null) })
      .execute();
  });
  afterAll(() => database.close());

  const counted = async (table: 'product' | 'seller') =>
    (await database.kysely.selectFrom(table).select('id').execute()).length;

  it('is written once, even if several processes seed it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => seedDemoMarket(database, NOW, readFewGoods)));
    expect(answers.sort()).toEqual([false, false, true]);
    expect(await seedDemoMarket(database, NOW, readFewGoods)).toBe(false);
    const { products, sellers } = readFewGoods();
    expect(await counted('product')).toBe(products.length);
    expect(await counted('seller')).toBe(sellers.length);
  });

  it('does not restore what the market has removed since', async () => {
    await seedDemoMarket(database, NOW, readFewGoods);
    await database.kysely.deleteFrom('product').execute();
    expect(await seedDemoMarket(database, NOW)).toBe(false);
    expect(await counted('product')).toBe(0);
  });

  it('is not written over an operator’s own market', async () => {
    const id = '00000000-0000-4000-8000-000000000077';
    const customer = { id, subject: 'auth0|own', email: 'own@exemple.ca', locale: 'fr' as const };
    await database.kysely
      .insertInto('customer')
      .values({ ...customer, identity_at: NOW, created_at: NOW })
      .execute();
    expect(await seedDemoMarket(database, NOW)).toBe(false);
    await database.kysely.deleteFrom('customer').where('id', '=', id).execute();
    await seedDemoMarket(database, NOW, readFewGoods);
    await database.kysely.updateTable('market').set({ seeded_at: null }).execute();
    expect(await seedDemoMarket(database, NOW)).toBe(false);
  });

  it('leaves nothing behind if its data is inconsistent, and can be written afterwards', async () => {
    const broken = () => {
      const files = readFewGoods();
      const [first] = files.products;
      if (!first) throw new Error('the demo market has no product');
      return {
        ...files,
        products: [
          ...files.products,
          { ...first, values: { ...first.values, handle_fr: 'autre', handle_en: 'other', seller: 'nobody' } },
        ],
      };
    };
    await expect(seedDemoMarket(database, NOW, broken)).rejects.toThrow('“nobody”');
    expect(await counted('seller')).toBe(0);
    expect(await seedDemoMarket(database, NOW, readFewGoods)).toBe(true);
  });

  it('stays current: two years later, as many producers are new, and as many on vacation', async () => {
    const later = new Date('2028-11-20T09:00:00Z');
    await seedDemoMarket(database, later, readFewGoods);
    const sellers = await database.kysely.selectFrom('seller').selectAll().execute();
    const away = (now: Date, until: Date | null) => until !== null && until > now;
    const recent = (now: Date, at: Date) => now.getTime() - at.getTime() < 30 * 86_400_000;
    expect(sellers.filter((one) => away(later, one.deactivated_until)).length).toBe(
      demoMarket.sellers.filter((one) => away(NOW, one.deactivated_until)).length,
    );
    expect(sellers.filter((one) => recent(later, one.created_at)).length).toBe(
      demoMarket.sellers.filter((one) => recent(NOW, one.created_at)).length,
    );
  });

  it('is what the API shows, with the same ids on every machine, and every format, placement and collection of it', async () => {
    await seedDemoMarket(database, NOW);
    const expected = demoMarket.products.find(({ status }) => status !== 'draft');
    const handle = expected?.handle_fr ?? '';
    const { ask, services } = publicApi(database);
    const { data, codes } = await ask(PAGE, { variables: { handle } });
    expect(codes).toEqual([]);
    const places = [...(expected?.collections ?? [])].map((one, index) => ({ handle: one, isMain: index === 0 }));
    const product = data?.product as { collections: unknown[] };
    expect(product).toMatchObject({
      id: toId('Product', stableUuid('product', handle)),
      handleSecondary: expected?.handle_en,
      images: expected?.images.map((path) => ({ path })),
      seller: { handle: expected?.seller },
      variants: expected?.variants.map(({ price, unit_price, unit_amount, unit }) => ({
        price,
        unitPrice: unit === null ? null : { price: unit_price, amount: unit_amount, unit },
      })),
    });
    expect(product.collections).toHaveLength(places.length);
    expect(product.collections).toEqual(expect.arrayContaining(places));
    expect(data).toMatchObject({
      siteInformations: {
        banner: {
          title: demoMarket.site.banner.title,
          desktopImage: demoMarket.site.banner.desktopImage,
        },
      },
      // In the order of their times in the week that is open now.
      locations: expect.arrayContaining(
        demoMarket.locations.map(({ postal_code }) => expect.objectContaining({ address: { postal_code } }) as unknown),
      ) as unknown,
      shippingZones: expect.arrayContaining(demoMarket.zones.map(({ price }) => ({ price }))) as unknown,
    });
    expect(data?.locations).toHaveLength(demoMarket.locations.length);
    expect(data?.shippingZones).toHaveLength(demoMarket.zones.length);
    const { variants, collections, products } = await services.catalogue.current();
    const count = (of: 'variants' | 'collections') => goods.reduce((sum, product) => sum + product[of].length, 0);
    const placements = [...products.values()].flatMap((product) => product.placements);
    expect([variants.size, placements.length]).toEqual([count('variants'), count('collections')]);
    expect([collections.size, products.size]).toEqual([demoMarket.collections.length, goods.length]);
  });
});

describe('ids of named records', () => {
  it('are version 5 UUIDs, distinct for each kind and name', () => {
    expect(stableUuid('product', 'leeks')).toBe('966608ac-c987-51d3-bebc-e2110249c256');
    expect(new Set([stableUuid('product', 'a'), stableUuid('seller', 'a'), stableUuid('product', 'b')]).size).toBe(3);
  });
});

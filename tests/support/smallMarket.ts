import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { LocationTable, ShippingZoneTable } from '../../server/database/placeTables.ts';
import type { CollectionTable, ProductTable, SellerTable, Tables, VariantTable } from '../../server/database/tables.ts';

/** A uuid derived from a name, the same in every test. */
export function testId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Writes single rows, with plain defaults for everything that a test does not set. A handle is also the id's name. */
export function smallMarket(db: Kysely<Tables>) {
  return {
    async seller(handle: string, more: Partial<Insertable<SellerTable>> = {}): Promise<string> {
      const id = testId(`seller ${handle}`);
      const plain = { id, handle, name: handle, regional: false, images: [], created_at: '2026-01-01T00:00:00Z' };
      await db
        .insertInto('seller')
        .values({ ...nothing.seller, ...plain, ...more })
        .execute();
      return id;
    },
    async collection(handle: string, more: Partial<Insertable<CollectionTable>> = {}): Promise<string> {
      const id = testId(`collection ${handle}`);
      const names = {
        handle_primary: handle,
        handle_secondary: `${handle}-en`,
        name_primary: handle,
        name_secondary: null,
      };
      await db
        .insertInto('collection')
        .values({ id, ...names, priority: 1, parent_id: null, image: null, ...more })
        .execute();
      return id;
    },
    /**
     * By default active, with one variant of 500 cents and `stock` 10; placed in `collections`, the first of which is
     * its main one.
     */
    async product(
      handle: string,
      seller: string,
      more: Partial<Insertable<ProductTable>> = {},
      collections: readonly string[] = [],
      variants: readonly Partial<Insertable<VariantTable>>[] = [{}],
    ): Promise<string> {
      const id = testId(`product ${handle}`);
      const names = {
        handle_primary: handle,
        handle_secondary: `${handle}-en`,
        name_primary: handle,
        name_secondary: null,
      };
      await db
        .insertInto('product')
        .values({ ...nothing.product, id, ...names, seller_id: testId(`seller ${seller}`), ...more })
        .execute();
      for (const [index, collection] of collections.entries())
        await db
          .insertInto('placement')
          .values({
            id: testId(`placement ${handle} ${collection}`),
            product_id: id,
            collection_id: testId(`collection ${collection}`),
            is_main: index === 0,
          })
          .execute();
      for (const [position, variant] of variants.entries())
        await db
          .insertInto('variant')
          .values({
            ...nothing.variant,
            id: testId(`variant ${handle} ${position}`),
            product_id: id,
            position,
            ...variant,
          })
          .execute();
      return id;
    },
    async location(key: string, more: Partial<Insertable<LocationTable>> = {}): Promise<string> {
      const id = testId(`location ${key}`);
      await db
        .insertInto('location')
        .values({ ...nothing.location, id, key, name_primary: key, ...more })
        .execute();
      return id;
    },
    async zone(key: string, prefixes: string[], more: Partial<Insertable<ShippingZoneTable>> = {}): Promise<string> {
      const id = testId(`zone ${key}`);
      await db
        .insertInto('shipping_zone')
        .values({ ...nothing.zone, id, key, name_primary: key, prefixes, ...more })
        .execute();
      return id;
    },
  };
}

const undescribed = { description_primary: null, description_secondary: null };
const nothing = {
  seller: { ...undescribed, trade_primary: null, trade_secondary: null, town: null, deactivated_until: null },
  product: {
    ...undescribed,
    temperature: 'normal',
    bio: false,
    is_alcohol: false,
    taxable: false,
    status: 'active',
    priority: 1,
    images: [] as string[],
    avg_rating: null,
    nb_rating: 0,
    created_at: '2026-01-01T00:00:00Z',
  },
  variant: {
    name_primary: 'unité',
    name_secondary: null,
    price: 500,
    compared_at_price: null,
    deposit: 0,
    track_stock: true,
    stock: 10,
    stored: false,
    stock_mdo: 0,
    unit_price: null,
    unit_amount: null,
    unit: null,
  },
  location: {
    ...undescribed,
    name_secondary: null,
    priority: 1,
    line1: '1, rue du Marché',
    line2: null,
    city: 'Gatineau',
    state: 'QC',
    postal_code: 'J8X3G4',
    country: 'CA',
    weekday: 4,
    slot_from: '14:00',
    slot_to: '19:00',
    storage_only: false,
  },
  zone: {
    ...undescribed,
    name_secondary: null,
    priority: 1,
    price: 0,
    weekday: 4,
    slot_from: '17:00',
    slot_to: '19:30',
  },
} as const;

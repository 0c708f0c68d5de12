import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const PRODUCT = `query Product($handle: String!) {
  product(handle: $handle) {
    id name description handle handlePrimary handleSecondary status temperature bio isAlcohol taxable avgRating nbRating
    images { path alt }
    seller { id name handle description trade town regional images { path } createdAt deactivatedUntil }
    variants {
      id name price comparedAtPrice stock stockOnHold trackStock stored stockMdo deposit product { handle }
      unitPrice { price amount unit }
    }
    collections { id isMain handle collection { name handle handlePrimary handleSecondary image { path alt } parent { handle } } }
  }
}`;
const COLLECTION = 'query Collection($handle: String!) { collection(handle: $handle) { id name handle } }';

let database: Database;
let api: ReturnType<typeof publicApi>;

describe.each(testDatabaseKinds())('the catalogue in the API (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    api = publicApi(database);
    const market = smallMarket(database.kysely);
    await market.seller('verger', {
      name: "Verger de l'Orme",
      town: "L'Ange-Gardien",
      trade_primary: 'Pommes',
      trade_secondary: 'Apples',
      description_primary: 'Depuis 1962 : trois familles.',
      description_secondary: 'Since 1962: three families.',
      regional: true,
      images: ['verger'],
      deactivated_until: '2026-12-01T05:00:00Z',
    });
    await market.collection('fruits', { name_primary: 'Fruits', name_secondary: 'Fruit', image: 'pomme' });
    await market.collection('pommes', {
      name_primary: 'Pommes',
      name_secondary: 'Apples',
      parent_id: testId('collection fruits'),
    });
    await market.product(
      'lobo',
      'verger',
      {
        handle_secondary: 'lobo-apple',
        name_primary: "Lobo d'automne",
        name_secondary: "Fall's Lobo",
        description_primary: 'Croquante ! 2 % de moins',
        images: ['lobo', 'lobo-coupee'],
        avg_rating: 4.5,
        nb_rating: 2,
        bio: true,
        temperature: 'cold',
      },
      ['pommes', 'fruits'],
      [
        {
          name_primary: 'Sac',
          name_secondary: 'Bag',
          compared_at_price: 600,
          held: 3,
          held_mdo: 1,
          stored: true,
          stock_mdo: 4,
          deposit: 25,
        },
        { name_primary: 'Kilo', unit_price: 125, unit_amount: 100, unit: 'g', track_stock: false, stock: 0 },
      ],
    );
    await market.product('ancienne', 'verger', { status: 'inactive' });
    await market.product('secrete', 'verger', { status: 'draft' });
  });
  afterAll(() => database.close());

  const product = async (handle: string, locale: 'fr' | 'en' = 'fr') =>
    (await api.ask(PRODUCT, { locale, variables: { handle } })).data?.product;

  it('returns a complete product, in French', async () => {
    expect(await product('lobo')).toEqual({
      id: toId('Product', testId('product lobo')),
      name: 'Lobo d’automne',
      description: 'Croquante\u202F! 2\u00A0% de moins',
      handle: 'lobo',
      handlePrimary: 'lobo',
      handleSecondary: 'lobo-apple',
      status: 'active',
      temperature: 'cold',
      bio: true,
      isAlcohol: false,
      taxable: false,
      avgRating: 4.5,
      nbRating: 2,
      images: [
        { path: 'lobo', alt: null },
        { path: 'lobo-coupee', alt: null },
      ],
      seller: {
        id: toId('Seller', testId('seller verger')),
        name: 'Verger de l’Orme',
        handle: 'verger',
        description: 'Depuis 1962\u00A0: trois familles.',
        trade: 'Pommes',
        town: 'L’Ange-Gardien',
        regional: true,
        images: [{ path: 'verger' }],
        createdAt: '2025-12-31T19:00:00-05:00',
        deactivatedUntil: '2026-12-01T00:00:00-05:00',
      },
      variants: [
        {
          id: toId('Variant', testId('variant lobo 0')),
          name: 'Sac',
          price: 500,
          comparedAtPrice: 600,
          stock: 10,
          stockOnHold: 3,
          trackStock: true,
          stored: true,
          stockMdo: 4,
          deposit: 25,
          product: { handle: 'lobo' },
          unitPrice: null,
        },
        expect.objectContaining({ name: 'Kilo', trackStock: false, unitPrice: { price: 125, amount: 100, unit: 'g' } }),
      ],
      collections: [
        {
          id: toId('ProductCollection', testId('placement lobo pommes')),
          isMain: true,
          handle: 'pommes',
          collection: {
            name: 'Pommes',
            handle: 'pommes',
            handlePrimary: 'pommes',
            handleSecondary: 'pommes-en',
            image: null,
            parent: { handle: 'fruits' },
          },
        },
        expect.objectContaining({
          isMain: false,
          handle: 'fruits',
          collection: expect.objectContaining({ image: { path: 'pomme', alt: null }, parent: null }),
        }),
      ],
    });
  });

  it('returns it in English, in French where English is missing, each with the typography of its language', async () => {
    expect(await product('lobo-apple', 'en')).toMatchObject({
      name: 'Fall’s Lobo',
      description: 'Croquante\u202F! 2\u00A0% de moins',
      handle: 'lobo-apple',
      seller: { trade: 'Apples', description: 'Since 1962: three families.', handle: 'verger' },
      variants: [{ name: 'Bag' }, { name: 'Kilo' }],
      collections: [{ handle: 'pommes-en' }, { handle: 'fruits-en' }],
    });
  });

  it('finds a handle of either language in either language (F-061)', async () => {
    for (const handle of ['lobo', 'lobo-apple'])
      for (const locale of ['fr', 'en'] as const)
        expect(await product(handle, locale)).toMatchObject({ handlePrimary: 'lobo' });
    for (const handle of ['pommes', 'pommes-en'])
      expect((await api.ask(COLLECTION, { locale: 'en', variables: { handle } })).data?.collection).toEqual({
        id: toId('Collection', testId('collection pommes')),
        name: 'Apples',
        handle: 'pommes-en',
      });
  });

  it('keeps the page of an inactive product, and finds no draft and no unknown product', async () => {
    expect(await product('ancienne')).toMatchObject({ status: 'inactive' });
    expect(await product('secrete')).toBeNull();
    expect(await product('nulle-part')).toBeNull();
    expect((await api.ask(COLLECTION, { variables: { handle: 'lobo' } })).data).toEqual({ collection: null });
  });

  it('finds objects by their ids, but no draft and no variant of a draft', async () => {
    const { catalogue } = api.services;
    expect(await catalogue.node('Product', testId('product ancienne'))).toMatchObject({ status: 'inactive' });
    expect(await catalogue.node('Product', testId('product secrete'))).toBeNull();
    expect(await catalogue.node('Variant', testId('variant lobo 0'))).toMatchObject({ price: 500 });
    expect(await catalogue.node('Variant', testId('variant secrete 0'))).toBeNull();
    expect(await catalogue.node('Seller', testId('seller verger'))).toMatchObject({ handle: 'verger' });
    expect(await catalogue.node('Collection', testId('product lobo'))).toBeNull();
    expect(await catalogue.variant(testId('variant secrete 0'))).toMatchObject({ price: 500 });
  });

  it('says what can be sold: active products whose producer is not away, to the millisecond (E26)', async () => {
    const { catalogue } = api.services;
    const { productByHandle } = await catalogue.current();
    const sellable = (handle: string, now: string) => {
      const product = productByHandle.get(handle);
      return product && catalogue.isSellable(product, new Date(now));
    };
    expect(sellable('lobo', '2026-12-01T04:59:59.999Z')).toBe(false);
    expect(sellable('lobo', '2026-12-01T05:00:00.000Z')).toBe(true);
    expect(sellable('ancienne', '2026-12-02T00:00:00Z')).toBe(false);
    expect(sellable('secrete', '2026-12-02T00:00:00Z')).toBe(false);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

const SEARCH = `query($stored: Boolean, $filter: ProductFilter, $ordering: ProductOrdering) {
  search(words: "pain", stored: $stored, filter: $filter, ordering: $ordering, first: 20) {
    count edges { node { handlePrimary } }
  }
}`;
const LIST = `query($filter: ProductFilter, $ordering: ProductOrdering) {
  products(filter: $filter, ordering: $ordering, first: 20) { count edges { node { handlePrimary } } }
}`;
const SHELVES = `query($stored: Boolean) {
  collections(filter: { where: { hasStoredProducts: $stored } }) { count edges { node { handlePrimary nbProducts } } }
}`;
const SELLERS = `query($ordering: SellerOrdering) { sellers(ordering: $ordering) { edges { node { handle } } } }`;
const ALL_SHELVES = `query($ordering: CollectionOrdering) {
  collections(ordering: $ordering) { edges { node { handlePrimary } } }
}`;
const byPrice = { sort: 'price', direction: 'desc' };

/** Requests that differ in one thing: Express or not, a condition, an order, a language. */
type Request = { query: string; variables: Record<string, unknown>; locale?: 'fr' | 'en'; now?: string };
const REQUESTS: Record<string, Request> = {
  search: { query: SEARCH, variables: {} },
  search_express: { query: SEARCH, variables: { stored: true } },
  search_express_by_filter: { query: SEARCH, variables: { filter: { where: { stored: true } } } },
  search_organic: { query: SEARCH, variables: { filter: { where: { bio: true } } } },
  search_by_price: { query: SEARCH, variables: { ordering: byPrice } },
  search_in_english: { query: SEARCH, variables: {}, locale: 'en' },
  products: { query: LIST, variables: {} },
  products_express: { query: LIST, variables: { filter: { where: { stored: true } } } },
  products_by_price: { query: LIST, variables: { ordering: byPrice } },
  shelves: { query: SHELVES, variables: {} },
  shelves_express: { query: SHELVES, variables: { stored: true } },
};

const BACK = '2026-12-01T08:00:00.000Z';
const JUST_BEFORE_BACK = '2026-12-01T07:59:59.999Z';
const listOf = (where: object, now?: string): Request => ({
  query: LIST,
  variables: { filter: { where } },
  ...(now && { now }),
});
const ordered = (query: string, sort: string, direction: string, locale: 'fr' | 'en' = 'fr'): Request => ({
  query,
  variables: { ordering: { sort, direction } },
  locale,
});
/** Lists that differ in one argument, or in the instant just before and at which a producer is back. */
const LISTS: Record<string, Request> = {
  all: listOf({}),
  organic: listOf({ bio: true }),
  not_organic: listOf({ bio: false }),
  regional: listOf({ regional: true }),
  not_regional: listOf({ regional: false }),
  frozen: listOf({ temperature: 'frozen' }),
  cold: listOf({ temperature: 'cold' }),
  on_sale: listOf({ onSale: true }),
  not_on_sale: listOf({ onSale: false }),
  price_from: listOf({ priceFrom: 800 }),
  price_from_less: listOf({ priceFrom: 600 }),
  price_to: listOf({ priceTo: 800 }),
  price_to_less: listOf({ priceTo: 400 }),
  vegan: listOf({ needs: ['vegan'] }),
  gluten_free: listOf({ needs: ['gluten_free'] }),
  of_seller: listOf({ seller: 'farm' }),
  of_shelf: listOf({ collection: 'boulangerie' }),
  available_before: listOf({ available: true }, JUST_BEFORE_BACK),
  available_since: listOf({ available: true }, BACK),
  gone_before: listOf({ available: false }, JUST_BEFORE_BACK),
  gone_since: listOf({ available: false }, BACK),
  search_before: { query: SEARCH, variables: {}, now: JUST_BEFORE_BACK },
  search_since: { query: SEARCH, variables: {}, now: BACK },
  search_express_before: { query: SEARCH, variables: { stored: true }, now: JUST_BEFORE_BACK },
  by_name: ordered(LIST, 'name', 'asc'),
  by_name_in_english: ordered(LIST, 'name', 'asc', 'en'),
  by_name_backwards: ordered(LIST, 'name', 'desc'),
  sellers: ordered(SELLERS, 'name', 'asc'),
  sellers_backwards: ordered(SELLERS, 'name', 'desc'),
  sellers_by_age: ordered(SELLERS, 'createdAt', 'asc'),
  shelves_by_name: ordered(ALL_SHELVES, 'name', 'asc'),
  shelves_by_name_in_english: ordered(ALL_SHELVES, 'name', 'asc', 'en'),
  shelves_by_name_backwards: ordered(ALL_SHELVES, 'name', 'desc'),
};

describe('one request after another in the same process', () => {
  let database: Database;
  const alone = new Map<string, unknown>();
  type Api = ReturnType<typeof publicApi>;
  const answer = async (api: Api, name: string): Promise<unknown> => {
    const { query, variables, locale = 'fr', now } = { ...REQUESTS, ...LISTS }[name] ?? { query: '', variables: {} };
    const { data, codes } = await api.ask(query, { variables, locale, ...(now && { now }) });
    expect(codes).toEqual([]);
    return data;
  };

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    const market = smallMarket(database.kysely);
    await market.seller('farm');
    await market.seller('dairy', { regional: true, deactivated_until: BACK, created_at: '2026-06-01T00:00:00Z' });
    await market.seller('abbey', { created_at: '2026-03-01T00:00:00Z' });
    await market.collection('boulangerie', { name_secondary: 'Zwieback' });
    await market.collection('desserts', { priority: 2, name_secondary: 'Afters' });
    await market.collection('cuisine', { priority: 3, name_secondary: 'Zymurgy' });
    const bread = (handle: string, more: object, variant: object, shelf = 'boulangerie', seller = 'farm') =>
      market.product(
        handle,
        seller,
        { name_primary: `Pain ${handle}`, name_secondary: `Pain ${handle} bread`, ...more },
        [shelf],
        [variant],
      );
    await bread(
      'brun',
      { priority: 1, bio: true },
      { price: 701, compared_at_price: 800, stored: true, stock_mdo: 4, stock: 9 },
    );
    await bread('blanc', { priority: 2, diets: ['vegan'] }, { price: 905, stock: 8 });
    await bread(
      'noir',
      { priority: 3, diets: ['gluten_free'] },
      { price: 303, stored: true, stock_mdo: 3, stock: 7 },
      'desserts',
    );
    await bread('doux', { priority: 4, bio: true }, { price: 1107, stock: 6 }, 'desserts', 'dairy');
    // Called so in the other language alone, which ranks it elsewhere.
    await market.product('brioche', 'farm', { name_primary: 'Tresse', name_secondary: 'Pain', priority: 0 }, [
      'boulangerie',
    ]);
    await bread(
      'froid',
      { priority: 5, temperature: 'frozen', diets: ['vegan'] },
      { price: 1204, stored: true, stock_mdo: 2 },
      'desserts',
      'dairy',
    );
    await bread('petit', { priority: 6, diets: ['gluten_free'] }, { price: 250, compared_at_price: 300, stock: 0 });
    for (const name of Object.keys(REQUESTS)) alone.set(name, await answer(publicApi(database), name));
  });
  afterAll(() => database.close());

  it('has requests whose answers differ', () => {
    const answers = [...alone.values()].map((one) => JSON.stringify(one));
    expect(answers.filter((one, at) => answers.indexOf(one) === at).length).toBeGreaterThan(6);
  });

  it.each(Object.keys(REQUESTS))('is answered as it is alone, whatever follows %s', async (first) => {
    const api = publicApi(database);
    for (const second of Object.keys(REQUESTS)) {
      await answer(api, first);
      expect({ second, answer: await answer(api, second) }).toEqual({ second, answer: alone.get(second) });
    }
    expect(await answer(api, first)).toEqual(alone.get(first));
  });

  it('is answered as it is alone for lists that differ in one argument or by a millisecond, either way round', async () => {
    const expected = new Map<string, unknown>();
    for (const name of Object.keys(LISTS)) expected.set(name, await answer(publicApi(database), name));
    const distinct = new Set([...expected.values()].map((one) => JSON.stringify(one)));
    expect(distinct.size).toBeGreaterThan(Object.keys(LISTS).length - 4);
    for (const names of [Object.keys(LISTS), Object.keys(LISTS).toReversed()]) {
      const api = publicApi(database);
      for (const name of names)
        expect({ name, answer: await answer(api, name) }).toEqual({ name, answer: expected.get(name) });
    }
  });
});

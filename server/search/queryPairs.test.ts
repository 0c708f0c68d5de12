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
const byPrice = { sort: 'price', direction: 'desc' };

/** Requests that differ in one thing: Express or not, a condition, an order, a language. */
const REQUESTS: Record<string, { query: string; variables: Record<string, unknown>; locale?: 'fr' | 'en' }> = {
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

describe('one request after another in the same process', () => {
  let database: Database;
  const alone = new Map<string, unknown>();
  type Api = ReturnType<typeof publicApi>;
  const answer = async (api: Api, name: string): Promise<unknown> => {
    const { query, variables, locale = 'fr' } = REQUESTS[name] ?? { query: '', variables: {} };
    const { data, codes } = await api.ask(query, { variables, locale });
    expect(codes).toEqual([]);
    return data;
  };

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    const market = smallMarket(database.kysely);
    await market.seller('farm');
    await market.collection('boulangerie');
    await market.collection('desserts', { priority: 2 });
    const bread = (handle: string, more: object, variant: object, shelf = 'boulangerie') =>
      market.product(
        handle,
        'farm',
        { name_primary: `Pain ${handle}`, name_secondary: `Pain ${handle} bread`, ...more },
        [shelf],
        [variant],
      );
    await bread('brun', { priority: 1, bio: true }, { price: 701, stored: true, stock_mdo: 4, stock: 9 });
    await bread('blanc', { priority: 2 }, { price: 905, stock: 8 });
    await bread('noir', { priority: 3 }, { price: 303, stored: true, stock_mdo: 3, stock: 7 });
    await bread('doux', { priority: 4, bio: true }, { price: 1107, stock: 6 }, 'desserts');
    // Called so in the other language alone, which ranks it elsewhere.
    await market.product('brioche', 'farm', { name_primary: 'Brioche', name_secondary: 'Pain', priority: 0 }, [
      'boulangerie',
    ]);
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
});

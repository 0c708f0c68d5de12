import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { stableUuid } from '../ids.ts';

const SEARCH = `query Search($words: String!, $ordering: ProductOrdering, $filter: ProductFilter) {
  search(words: $words, ordering: $ordering, filter: $filter) {
    count
    edges { node { handlePrimary } }
    shelves { count collection { handlePrimary } }
    sellers { handle }
    namedCollections { handlePrimary }
    namedSellers { handle }
  }
}`;
type Answer = {
  count: number;
  edges: { node: { handlePrimary: string } }[];
  shelves: { count: number; collection: { handlePrimary: string } }[];
  sellers: { handle: string }[];
  namedCollections: { handlePrimary: string }[];
  namedSellers: { handle: string }[];
};

let database: Database;
let api: ReturnType<typeof publicApi>;
let market: ReturnType<typeof smallMarket>;

async function search(words: string, more: object = {}, locale: 'fr' | 'en' = 'fr') {
  const { data } = await api.ask(SEARCH, { variables: { words, ...more }, locale });
  const { edges, count, shelves, ...others } = data!.search as Answer;
  return {
    count,
    found: edges.map(({ node }) => node.handlePrimary),
    shelves: shelves.map((shelf) => `${shelf.collection.handlePrimary} ${shelf.count}`),
    sellers: others.sellers.map(({ handle }) => handle),
    namedCollections: others.namedCollections.map(({ handlePrimary }) => handlePrimary),
    namedSellers: others.namedSellers.map(({ handle }) => handle),
  };
}

describe.each(testDatabaseKinds())('working with what was found (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    market = smallMarket(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate seller, collection, synonym_group cascade`.execute(database.kysely);
    api = publicApi(database);
    await market.seller('rucher', { name: 'Le Rucher du Cap' });
    await market.seller('verger', { name: 'Verger des Sources' });
    await market.collection('pantry', { name_primary: 'Garde-manger', name_secondary: 'Pantry', priority: 1 });
    await market.collection('honeys', {
      name_primary: 'Miels',
      name_secondary: 'Honeys',
      parent_id: testId('collection pantry'),
    });
    await market.collection('drinks', { name_primary: 'Boissons', name_secondary: 'Drinks', priority: 2 });
    const honey = (handle: string, seller: string, more: object, shelf: string, price: number) =>
      market.product(handle, seller, { name_primary: `Miel ${handle}`, ...more }, [shelf], [{ price }]);
    await honey('cher', 'rucher', { priority: 1 }, 'honeys', 2000);
    await honey('bio', 'rucher', { priority: 2, bio: true }, 'honeys', 900);
    await honey('doux', 'verger', { priority: 3 }, 'drinks', 500);
  });

  it('sorts and filters, with counts of what is shown', async () => {
    expect(await search('miel')).toMatchObject({
      count: 3,
      found: ['cher', 'bio', 'doux'],
      shelves: ['pantry 2', 'drinks 1'],
      sellers: ['rucher', 'verger'],
    });
    expect((await search('miel', { ordering: { sort: 'price', direction: 'asc' } })).found).toEqual([
      'doux',
      'bio',
      'cher',
    ]);
    expect(await search('miel', { filter: { where: { bio: true } } })).toMatchObject({
      count: 1,
      shelves: ['pantry 1'],
    });
    // A choice of one kind leaves the others of its kind to choose.
    expect(await search('miel', { filter: { where: { collection: 'drinks' } } })).toMatchObject({
      found: ['doux'],
      shelves: ['pantry 2', 'drinks 1'],
      sellers: ['verger'],
    });
    expect(await search('miel', { filter: { where: { seller: 'rucher' } } })).toMatchObject({
      found: ['cher', 'bio'],
      shelves: ['pantry 2'],
      sellers: ['rucher', 'verger'],
    });
    expect((await search('miel', { filter: { where: { seller: 'nobody' } } })).count).toBe(0);
  });

  it('answers diets and allergens by what producers declare, never by names (field C 17)', async () => {
    const { kysely } = database;
    const declare = (handle: string, values: object) =>
      kysely.updateTable('product').set(values).where('handle_primary', '=', handle).execute();
    await declare('cher', { diets: ['vegetarian'], allergens: { gluten: 'free', nuts: 'traces' } });
    await declare('doux', { diets: ['vegan', 'gluten_free'], allergens: { nuts: 'free', peanuts: 'free' } });
    await declare('bio', { name_primary: 'Miel bio sans gluten, végane' });
    api.later();
    expect(await search('miel sans gluten')).toMatchObject({
      found: ['cher', 'doux'],
      shelves: ['pantry 1', 'drinks 1'],
    });
    expect((await search('sans gluten')).found).toEqual(['cher', 'doux']);
    expect((await search('végétarien')).found).toEqual(['cher', 'doux']);
    expect((await search('vegan', {}, 'en')).found).toEqual(['doux']);
    expect((await search('nut free', {}, 'en')).found).toEqual(['doux']);
    expect((await search('sans lactose')).found).toEqual([]);
    expect((await search('miel', { filter: { where: { needs: ['vegetarian', 'nut_free'] } } })).found).toEqual([
      'doux',
    ]);
    const { data } = await api.ask(
      `{ search(words: "miel sans gluten") { needs needCounts { need count } }
         products(filter: { where: { needs: [vegan] } }) { edges { node { diets allergens { allergen presence } } } }
         product(handle: "bio") { diets allergens { allergen } } }`,
    );
    expect(data).toEqual({
      search: {
        needs: ['gluten_free'],
        needCounts: [
          { need: 'vegan', count: 1 },
          { need: 'vegetarian', count: 2 },
          { need: 'gluten_free', count: 2 },
          { need: 'nut_free', count: 1 },
          { need: 'peanut_free', count: 1 },
        ],
      },
      products: {
        edges: [
          {
            node: {
              diets: ['vegan', 'gluten_free'],
              allergens: [
                { allergen: 'nuts', presence: 'free' },
                { allergen: 'peanuts', presence: 'free' },
              ],
            },
          },
        ],
      },
      product: { diets: null, allergens: null },
    });
  });

  it('answers an empty declaration for what is not food by its main category or one above', async () => {
    await market.collection('confitures');
    await market.collection('maison', { food: false });
    await market.collection('savons', { parent_id: testId('collection maison') });
    await market.product('savon', 'rucher', {}, ['savons']);
    await market.product('baume', 'rucher', { allergens: { nuts: 'contains' } }, ['savons']);
    await market.product('cadeau', 'rucher', {}, ['confitures', 'maison']);
    await market.product('sans-rayon', 'rucher');
    api.later();
    const { data } = await api.ask(
      `{ soap: product(handle: "savon") { diets allergens { allergen } }
         balm: product(handle: "baume") { allergens { allergen } }
         gift: product(handle: "cadeau") { allergens { allergen } }
         unplaced: product(handle: "sans-rayon") { allergens { allergen } } }`,
    );
    expect(data).toEqual({
      soap: { diets: null, allergens: [] },
      balm: { allergens: [{ allergen: 'nuts' }] },
      gift: { allergens: null },
      unplaced: { allergens: null },
    });
  });

  it('offers the categories and producers that are called so', async () => {
    expect(await search('miel')).toMatchObject({ namedCollections: ['honeys'], namedSellers: [] });
    expect(await search('bois')).toMatchObject({ namedCollections: ['drinks'] });
    expect(await search('drinks', {}, 'en')).toMatchObject({ namedCollections: ['drinks'] });
    expect(await search('rucher')).toMatchObject({ namedSellers: ['rucher'], found: ['cher', 'bio'] });
    expect(await search('verger sources')).toMatchObject({ namedSellers: ['verger'], found: ['doux'] });
    expect(await search('x')).toMatchObject({ namedCollections: [], namedSellers: [] });
    await database.kysely
      .insertInto('synonym_group')
      .values({
        id: stableUuid('synonyms', 'breuvage'),
        key: 'breuvage',
        words_primary: ['breuvage', 'boisson'],
        words_secondary: [],
        also_primary: [],
        also_secondary: [],
        apart: false,
      })
      .execute();
    api.later();
    expect(await search('breuvages')).toMatchObject({ namedCollections: ['drinks'], found: ['doux'] });
  });
});

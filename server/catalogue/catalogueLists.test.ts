import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApi, type AskOptions } from '../../tests/support/publicApi.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const LIST = `query List($first: Int, $after: String, $ordering: ProductOrdering, $filter: ProductFilter) {
  products(first: $first, after: $after, ordering: $ordering, filter: $filter) {
    count edges { cursor node { handlePrimary } } pageInfo { hasNextPage endCursor hasPreviousPage startCursor }
  }
}`;
const OF_COLLECTION = `query Of($handle: String!, $filter: ProductFilter) {
  collection(handle: $handle) { nbProducts products(filter: $filter) { count edges { node { handlePrimary } } } }
}`;
const COLLECTIONS = `query All($ordering: CollectionOrdering, $filter: CollectionFilter, $first: Int, $after: String) {
  collections(ordering: $ordering, filter: $filter, first: $first, after: $after) {
    count edges { cursor node { handlePrimary children { handlePrimary } parent { id } } } pageInfo { hasNextPage endCursor }
  }
}`;

type Page = {
  count: number;
  edges: { cursor: string; node: { handlePrimary: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null; hasPreviousPage: boolean; startCursor: string | null };
};

let database: Database;
let api: ReturnType<typeof publicApi>;
let market: ReturnType<typeof smallMarket>;

async function page(variables: Record<string, unknown>, more: AskOptions = {}): Promise<Page> {
  const { data } = await api.ask(LIST, { ...more, variables });
  return data?.products as Page;
}
const handles = ({ edges }: Pick<Page, 'edges'>) => edges.map(({ node }) => node.handlePrimary);
const findHandles = async (where: Record<string, unknown>, more: AskOptions = {}) =>
  handles(await page({ filter: { where }, first: 100 }, more)).sort();
const sorted = async (sort: string, direction = 'asc', more: AskOptions = {}) =>
  handles(await page({ ordering: { sort, direction } }, more));

describe.each(testDatabaseKinds())('lists of products (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    market = smallMarket(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate seller, collection cascade`.execute(database.kysely);
    api = publicApi(database);
    await market.seller('farm', { regional: true });
    await market.seller('dairy');
    await market.collection('food', { priority: 1 });
    await market.collection('cheese', { priority: 2, parent_id: testId('collection food') });
    await market.collection('drinks', { priority: 2 });
  });

  it('have the active products of the whole market, each once', async () => {
    await market.product('leeks', 'farm', { priority: 2 }, ['food', 'cheese']);
    await market.product('brie', 'dairy', { priority: 1 }, ['cheese']);
    await market.product('loose', 'farm', { priority: 3 });
    await market.product('draft', 'farm', { status: 'draft' }, ['food']);
    await market.product('gone', 'farm', { status: 'inactive' }, ['food']);
    const list = await page({});
    expect(handles(list)).toEqual(['brie', 'leeks', 'loose']);
    expect(list.count).toBe(3);
  });

  it('have the products of a collection and its children, with their number', async () => {
    await market.product('leeks', 'farm', {}, ['food', 'cheese']);
    await market.product('brie', 'dairy', { priority: 2 }, ['cheese']);
    await market.product('cider', 'farm', {}, ['drinks']);
    await market.product('draft', 'farm', { status: 'draft' }, ['cheese']);
    const of = async (handle: string, filter?: unknown) =>
      (await api.ask(OF_COLLECTION, { variables: { handle, filter } })).data?.collection;
    expect(await of('food')).toEqual({
      nbProducts: 2,
      products: { count: 2, edges: [{ node: { handlePrimary: 'leeks' } }, { node: { handlePrimary: 'brie' } }] },
    });
    expect(await of('cheese')).toMatchObject({ nbProducts: 2, products: { count: 2 } });
    expect(await of('food', { where: { seller: 'dairy' } })).toMatchObject({ nbProducts: 2, products: { count: 1 } });
    expect(await of('food', { where: { collection: 'drinks' } })).toMatchObject({ products: { count: 0 } });
  });

  it('can be filtered by collection and seller, by id or by handle of either language', async () => {
    await market.product('brie', 'dairy', {}, ['cheese']);
    await market.product('cider', 'farm', {}, ['drinks']);
    const cheese = toId('Collection', testId('collection cheese'));
    const dairy = toId('Seller', testId('seller dairy'));
    for (const collection of ['cheese', 'cheese-en', 'food', cheese])
      expect(await findHandles({ collection })).toEqual(['brie']);
    for (const seller of ['dairy', dairy]) expect(await findHandles({ seller })).toEqual(['brie']);
    expect(await findHandles({ seller: 'dairy', collection: 'drinks' })).toEqual([]);
    const unknown = toId('Collection', testId('collection none'));
    for (const where of [{ collection: 'none' }, { collection: unknown }, { seller: 'none' }, { seller: cheese }])
      expect(await findHandles(where)).toEqual([]);
  });

  it('can be filtered by properties of the product', async () => {
    await market.product('a', 'farm', { bio: true, temperature: 'cold' });
    await market.product('b', 'dairy', { temperature: 'frozen' }, [], [{ compared_at_price: 501 }, {}]);
    await market.product('c', 'dairy', {}, [], [{ compared_at_price: 500 }]);
    expect(await findHandles({ bio: true })).toEqual(['a']);
    expect(await findHandles({ bio: false })).toEqual(['b', 'c']);
    expect(await findHandles({ regional: true })).toEqual(['a']);
    expect(await findHandles({ temperature: 'frozen' })).toEqual(['b']);
    expect(await findHandles({ onSale: true })).toEqual(['b']);
    expect(await findHandles({ onSale: false, regional: false })).toEqual(['c']);
    expect(await findHandles({ bio: null, temperature: null, stored: null })).toEqual(['a', 'b', 'c']);
  });

  it('can be filtered by a variant’s price, both ends included, and not by the dearest variant alone', async () => {
    await market.product('cheap', 'farm', {}, [], [{ price: 400 }]);
    await market.product('both', 'farm', {}, [], [{ price: 500 }, { price: 4000 }]);
    await market.product('dear', 'dairy', {}, [], [{ price: 1001 }]);
    expect(await findHandles({ priceTo: 500 })).toEqual(['both', 'cheap']);
    expect(await findHandles({ priceFrom: 500, priceTo: 1000 })).toEqual(['both']);
    expect(await findHandles({ priceFrom: 1001 })).toEqual(['both', 'dear']);
    expect(await findHandles({ priceFrom: 600, priceTo: 1000 })).toEqual([]);
    expect(await findHandles({ priceFrom: null, priceTo: null })).toEqual(['both', 'cheap', 'dear']);
  });

  it('can be filtered by what is at the market; stored: false filters nothing', async () => {
    await market.product('here', 'farm', {}, [], [{}, { stored: true, stock_mdo: 2, held: 2, held_mdo: 2 }]);
    await market.product('elsewhere', 'farm');
    expect(await findHandles({ stored: true })).toEqual(['here']);
    expect(await findHandles({ stored: false })).toEqual(['elsewhere', 'here']);
    expect(await findHandles({ stored: true, available: true })).toEqual([]);
    expect(await findHandles({ available: true })).toEqual(['elsewhere', 'here']);
  });

  it('say what is available by stock, holds and vacation, to the millisecond (E26)', async () => {
    await market.seller('away', { deactivated_until: '2026-12-01T08:00:00Z' });
    await market.product('back', 'away');
    await market.product('last', 'farm', {}, [], [{ stock: 3, held: 2 }]);
    await market.product('held', 'farm', {}, [], [{ stock: 3, held: 3 }]);
    await market.product('endless', 'farm', {}, [], [{ track_stock: false, stock: 0 }]);
    const available = (now: string) => findHandles({ available: true }, { now });
    expect(await available('2026-12-01T07:59:59.999Z')).toEqual(['endless', 'last']);
    expect(await available('2026-12-01T08:00:00.000Z')).toEqual(['back', 'endless', 'last']);
    expect(await findHandles({ available: false }, { now: '2026-12-01T07:59:59.999Z' })).toEqual(['back', 'held']);
    await database.kysely.updateTable('variant').set({ held: 3 }).where('id', '=', testId('variant last 0')).execute();
    api.later();
    expect(await available('2026-12-01T08:00:00.000Z')).toEqual(['back', 'endless']);
  });

  it('are ordered by each sort in both directions, ties by handle', async () => {
    const tied = ['w', 'x', 'y', 'z'];
    for (const name of ['y', 'w', 'z', 'x'])
      await market.product(
        name,
        'farm',
        { priority: 5, avg_rating: 4, nb_rating: 1, created_at: '2026-02-01T00:00:00Z', name_primary: 'M' },
        [],
        [{ price: 300 }],
      );
    await market.product(
      'first',
      'farm',
      { priority: 1, created_at: '2026-01-01T00:00:00Z', name_primary: 'A', avg_rating: 1.5 },
      [],
      [{ price: 900 }, { price: 100 }],
    );
    await market.product(
      'none',
      'farm',
      { priority: 9, created_at: '2026-03-01T00:00:00Z', name_primary: 'Z' },
      [],
      [{ price: 500 }],
    );
    for (const sort of ['priority', 'createdAt', 'name', 'price', 'avgRating'])
      expect(await sorted(sort)).toEqual(['first', ...tied, 'none']);
    for (const sort of ['priority', 'createdAt', 'name', 'price'])
      expect(await sorted(sort, 'desc')).toEqual(['none', ...tied, 'first']);
    expect(await sorted('avgRating', 'desc')).toEqual([...tied, 'first', 'none']);
  });

  it('are ordered by the price per kilogram or litre, then by the piece (ADR 133)', async () => {
    const offers = {
      half: [{ price: 900, unit_price: 180, unit_amount: 100, unit: 'g' }],
      sack: [
        { price: 450, unit_price: 1800, unit_amount: 1, unit: 'kg' },
        { price: 1600, unit_price: 1600, unit_amount: 1, unit: 'kg' },
      ],
      juice: [{ price: 500, unit_price: 170, unit_amount: 100, unit: 'ml' }],
      dozen: [{ price: 720, unit_price: 60, unit_amount: 1, unit: 'unit' }],
      bunch: [{ price: 450 }],
    } as const;
    for (const [name, variants] of Object.entries(offers)) await market.product(name, 'farm', {}, [], [...variants]);
    await market.product('nothing', 'farm', {}, [], []);
    expect(await sorted('unitPrice')).toEqual(['sack', 'juice', 'half', 'dozen', 'bunch', 'nothing']);
    expect(await sorted('unitPrice', 'desc')).toEqual(['half', 'juice', 'sack', 'bunch', 'dozen', 'nothing']);
  });

  it('order names by the reader’s alphabet, French names where English is missing', async () => {
    await market.product('a', 'farm', { name_primary: 'Zeste', name_secondary: 'Eel' });
    await market.product('b', 'farm', { name_primary: 'Épinard', name_secondary: 'Spinach' });
    await market.product('c', 'farm', { name_primary: 'fève' });
    await market.product('d', 'farm', { name_primary: 'Eau' });
    expect(await sorted('name')).toEqual(['d', 'b', 'c', 'a']);
    expect(await sorted('name', 'asc', { locale: 'en' })).toEqual(['d', 'a', 'c', 'b']);
  });

  it('are paged to the end, which says that it is the end (F-204)', async () => {
    for (let index = 0; index < 5; index += 1) await market.product(`p${index}`, 'farm', { priority: index });
    const first = await page({ first: 2 });
    const second = await page({ first: 2, after: first.pageInfo.endCursor });
    const last = await page({ first: 2, after: second.pageInfo.endCursor });
    expect([first, second, last].map(handles)).toEqual([['p0', 'p1'], ['p2', 'p3'], ['p4']]);
    expect(
      [first, second, last].map(({ count, pageInfo }) => [count, pageInfo.hasNextPage, pageInfo.hasPreviousPage]),
    ).toEqual([
      [5, true, false],
      [5, true, true],
      [5, false, true],
    ]);
    const exact = await page({ first: 3, after: first.pageInfo.endCursor });
    expect([handles(exact), exact.pageInfo.hasNextPage]).toEqual([['p2', 'p3', 'p4'], false]);
    expect((await page({ first: 2, after: last.pageInfo.endCursor })).pageInfo).toEqual({
      hasNextPage: false,
      endCursor: null,
      hasPreviousPage: true,
      startCursor: null,
    });
  });

  it('continue although the list has changed meanwhile', async () => {
    for (let index = 0; index < 4; index += 1) await market.product(`p${index}`, 'farm', { priority: index });
    const { pageInfo } = await page({ first: 2 });
    await database.kysely.deleteFrom('product').where('handle_primary', '=', 'p0').execute();
    api.later();
    expect(handles(await page({ first: 2, after: pageInfo.endCursor }))).toEqual(['p2', 'p3']);
  });

  it('refuse a cursor of another list, of other arguments, or of nothing, and never answer page one', async () => {
    await market.product('leeks', 'farm', { bio: true }, ['food']);
    const { endCursor } = (await page({})).pageInfo;
    const codes = async (variables: Record<string, unknown>, locale: 'fr' | 'en' = 'fr') =>
      (await api.ask(LIST, { variables, locale })).codes;
    expect(await codes({ after: endCursor })).toEqual([]);
    expect(await codes({ after: endCursor }, 'en')).toEqual([]);
    for (const otherArguments of [
      { filter: { where: { bio: true } } },
      { filter: { where: { collection: 'food' } } },
      { ordering: { sort: 'name' } },
      { ordering: { direction: 'desc' } },
    ])
      expect(await codes({ ...otherArguments, after: endCursor })).toEqual(['BAD_CURSOR']);
    for (const after of ['', 'abc', `${endCursor}x`]) expect(await codes({ after })).toEqual(['BAD_CURSOR']);
    expect(await codes({ first: 101 })).toEqual(['BAD_INPUT']);
    const byName = (await page({ ordering: { sort: 'name' } })).pageInfo.endCursor;
    expect(await codes({ ordering: { sort: 'name' }, after: byName }, 'en')).toEqual(['BAD_CURSOR']);
  });

  it('have the top-level collections in order, with their children by priority, and only stored ones on request', async () => {
    await market.collection('bread', { priority: 1, parent_id: testId('collection food') });
    await market.product('brie', 'dairy', {}, ['cheese'], [{ stored: true, stock_mdo: 1 }]);
    await market.product('cider', 'farm', {}, ['drinks']);
    await market.product('wine', 'farm', { status: 'draft' }, ['drinks'], [{ stored: true }]);
    const readAll = async (variables: Record<string, unknown> = {}) =>
      (await api.ask(COLLECTIONS, { variables })).data?.collections as { count: number; edges: { node: unknown }[] };
    expect((await readAll()).edges.map(({ node }) => node)).toEqual([
      { handlePrimary: 'food', children: [{ handlePrimary: 'bread' }, { handlePrimary: 'cheese' }], parent: null },
      { handlePrimary: 'drinks', children: [], parent: null },
    ]);
    expect((await readAll({ filter: { where: { hasStoredProducts: true } } })).edges).toMatchObject([
      { node: { handlePrimary: 'food' } },
    ]);
    expect((await readAll({ filter: { where: { hasStoredProducts: false } } })).count).toBe(2);
    expect((await readAll({ ordering: { sort: 'name' } })).edges).toMatchObject([
      { node: { handlePrimary: 'drinks' } },
      { node: { handlePrimary: 'food' } },
    ]);
    expect(await readAll({ first: 1 })).toMatchObject({ count: 2, pageInfo: { hasNextPage: true } });
  });
});

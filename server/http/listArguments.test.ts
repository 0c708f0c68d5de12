import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type WireAnswer } from '../../tests/support/apiServer.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { newSessionToken } from '../identity/session.ts';
import { LOAD_RULES } from './rateLimit.ts';

/** Every list of products and producers: its query, and its path in the response. */
const LISTS = {
  products: 'products(ARGS) { SELECTION }',
  sellers: 'sellers(ARGS) { SELECTION }',
  collections: 'collections(ARGS) { SELECTION }',
  search: 'search(words: "miel", ARGS) { SELECTION }',
  ofCollection: 'collection(handle: "pots") { products(ARGS) { SELECTION } }',
  ofSeller: 'seller(handle: "farm") { products(ARGS) { SELECTION } }',
} as const;
type List = keyof typeof LISTS;
const lists = Object.keys(LISTS) as List[];
const SELECTION = 'count edges { cursor node { id } } pageInfo { endCursor hasNextPage }';
type Page = {
  count: number;
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { endCursor: string | null };
};

let api: ApiServer;
beforeAll(async () => {
  api = await openApi(eitherDatabaseKind());
  const market = smallMarket(api.database.kysely);
  for (const seller of ['farm', 'bees', 'hive']) await market.seller(seller);
  for (const collection of ['pots', 'shelf', 'other']) await market.collection(collection);
  for (const name of ['miel-a', 'miel-b', 'miel-c'])
    await market.product(name, 'farm', { name_primary: `Miel ${name}` }, ['pots']);
});
afterAll(() => api.close());
// Searches are counted: an hour gives them all back.
beforeEach(() => void (api.time.real += 3_600_000));

const requestList = (list: List, variables: { first?: unknown; after?: unknown } = {}) => {
  const field = LISTS[list].replace('ARGS', 'first: $first, after: $after').replace('SELECTION', SELECTION);
  return api.call(`query List($first: Int, $after: String) { list: ${field} }`, variables);
};
function pageOf({ data }: WireAnswer): Page {
  const list = data?.list as Page | { products: Page };
  return 'products' in list ? list.products : list;
}
const codeOf = ({ status, errors }: WireAnswer) => [status, errors.length, errors[0]?.extensions.code];

describe.each(lists)('the list %s', (list) => {
  it('returns a page of 1 to 100, and for 0 the count alone', async () => {
    for (const first of [1, 3, 100])
      expect(pageOf(await requestList(list, { first })).edges).toHaveLength(Math.min(first, 3));
    expect(pageOf(await requestList(list, { first: 0 }))).toMatchObject({
      count: 3,
      edges: [],
      pageInfo: { endCursor: null },
    });
  });

  it.each([-1, 101, 10_000, 2_147_483_647, -2_147_483_648])(
    'rejects a page of %i, naming the argument',
    async (first) => {
      const response = await requestList(list, { first });
      expect(codeOf(response)).toEqual([200, 1, 'BAD_INPUT']);
      expect(response.errors[0]?.extensions.params).toEqual({ field: 'first' });
    },
  );

  it.each([1.5, 1e12, '20', true, [20], {}])('rejects a page of %j, which is no whole number', async (first) => {
    expect(codeOf(await requestList(list, { first }))).toEqual([400, 1, 'BAD_INPUT']);
  });

  it('continues after a cursor of its own', async () => {
    const [first, second] = pageOf(await requestList(list)).edges;
    const restOfPages = pageOf(await requestList(list, { first: 1, after: first?.cursor }));
    expect(restOfPages.edges.map(({ cursor }) => cursor)).toEqual([second?.cursor]);
  });

  it('rejects a forged cursor', async () => {
    const { cursor } = pageOf(await requestList(list)).edges[0]!;
    const [hash, id, index] = Buffer.from(cursor, 'base64url').toString().split(' ');
    const encodeCursor = (...parts: (string | undefined)[]) => Buffer.from(parts.join(' ')).toString('base64url');
    const forged = [
      '',
      ' ',
      'nowhere',
      cursor.slice(1),
      cursor.slice(0, -1),
      `${cursor}=`,
      `${cursor}A`,
      cursor.toLowerCase(),
      encodeCursor(hash, id),
      encodeCursor(hash, id, '-1'),
      encodeCursor(hash, id, '1.5'),
      encodeCursor(hash, id, '1e3'),
      encodeCursor(hash, id, 'NaN'),
      encodeCursor(hash, id, `0${index}`),
      encodeCursor(hash, id, index, 'more'),
      encodeCursor('AAAAAAAAAAA', id, index),
      '🍯',
      '%00',
      '\u0000',
      "' or 1=1 --",
      'x'.repeat(10_000),
    ];
    for (const after of forged)
      expect(codeOf(await requestList(list, { after })), JSON.stringify(after)).toEqual([200, 1, 'BAD_CURSOR']);
    expect(codeOf(await requestList(list, { after: 7 }))).toEqual([400, 1, 'BAD_INPUT']);
  });

  it('returns an empty page after a cursor past the end', async () => {
    const { cursor } = pageOf(await requestList(list)).edges[0]!;
    const [hash, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
    const farCursor = Buffer.from([hash, id?.replace(/.$/, 'x'), 9_007_199_254_740_991].join(' ')).toString(
      'base64url',
    );
    const response = await requestList(list, { after: farCursor });
    expect(response.errors).toEqual([]);
    expect(pageOf(response).edges).toEqual([]);
  });

  it('rejects the cursor of another list', async () => {
    const after = pageOf(await requestList(list, { first: 1 })).pageInfo.endCursor;
    for (const otherList of lists)
      if (otherList !== list)
        expect(codeOf(await requestList(otherList, { after })), otherList).toEqual([200, 1, 'BAD_CURSOR']);
  });
});

describe('an invalid order or condition', () => {
  it.each([
    ['products(ordering: { sort: beauty }) { count }', 'beauty'],
    ['products(ordering: { sort: price, direction: sideways }) { count }', 'sideways'],
    ['products(filter: { where: { temperature: boiling } }) { count }', 'boiling'],
    ['products(filter: { where: { taste: "good" } }) { count }', 'taste'],
    ['products(filter: { where: { bio: "yes" } }) { count }', 'yes'],
    ['collections(ordering: { sort: price }) { count }', 'price'],
    ['sellers(ordering: { sort: priority }) { count }', 'priority'],
    ['collection(handle: "pots") { products(ordering: { sort: 3 }) { count } }', '3'],
    ['seller(handle: "farm") { products(ordering: { sort: beauty }) { count } }', 'beauty'],
    ['search(words: 7) { count }', '7'],
    ['search { count }', 'words'],
    ['search(words: "miel", ordering: { sort: beauty }) { count }', 'beauty'],
  ])('is rejected by name before execution: %s', async (field, argumentName) => {
    const response = await api.call(`{ ${field} }`);
    expect(response.status).toBe(400);
    expect(response.data).toBeUndefined();
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', displayable: false });
    expect(response.errors[0]?.message).toContain(argumentName);
  });

  it('is rejected in variables too', async () => {
    const query = 'query($o: ProductOrdering) { products(ordering: $o) { count } }';
    for (const o of [
      { sort: 'beauty' },
      { sort: 'price', direction: 'ASC' },
      { sort: null },
      { sort: 'price', more: 1 },
      'price',
    ])
      expect(codeOf(await api.call(query, { o })), JSON.stringify(o)).toEqual([400, 1, 'BAD_INPUT']);
  });
});

describe('a handle', () => {
  const QUERY_OF_KIND = {
    product: 'query($h: String!) { one: product(handle: $h) { handlePrimary } }',
    collection: 'query($h: String!) { one: collection(handle: $h) { handlePrimary } }',
    seller: 'query($h: String!) { one: seller(handle: $h) { handlePrimary: handle } }',
  } as const;
  const HANDLES = { product: 'miel-a', collection: 'pots', seller: 'farm' } as const;
  const kinds = ['product', 'collection', 'seller'] as const;

  it.each(kinds)('that no %s has finds nothing, whatever its characters', async (kind) => {
    const strangeHandles = [
      '',
      ' ',
      '%00',
      '\u0000',
      `${HANDLES[kind]}\u0000`,
      `${HANDLES[kind]}%00`,
      ` ${HANDLES[kind]}`,
      HANDLES[kind].toUpperCase(),
      '🍯',
      '../../etc/passwd',
      "' or 1=1 --",
      '__proto__',
      'constructor',
      'x'.repeat(10_000),
      '🍯'.repeat(5000),
    ];
    for (const h of strangeHandles) {
      const response = await api.call(QUERY_OF_KIND[kind], { h });
      expect([response.status, response.text], JSON.stringify(h.slice(0, 20))).toEqual([200, '{"data":{"one":null}}']);
    }
    for (const h of [7, null, ['miel-a']]) expect((await api.call(QUERY_OF_KIND[kind], { h })).status).toBe(400);
  });

  it.each(['product', 'collection'] as const)('finds the same %s in both languages', async (kind) => {
    for (const language of ['fr', 'en'])
      for (const h of [HANDLES[kind], `${HANDLES[kind]}-en`])
        expect((await api.call(QUERY_OF_KIND[kind], { h }, { 'accept-language': language })).data).toEqual({
          one: { handlePrimary: HANDLES[kind] },
        });
  });

  it('that nothing has finds nothing in a filter', async () => {
    const query = 'query($w: ProductWhere) { products(filter: { where: $w }) { count } }';
    for (const none of ['', '%00', '\u0000', '🍯', '__proto__', 'x'.repeat(10_000)])
      for (const w of [{ collection: none }, { seller: none }])
        expect((await api.call(query, { w })).text).toBe('{"data":{"products":{"count":0}}}');
  });
});

describe('a search', () => {
  const SEARCH = 'query($w: String!) { found: search(words: $w) { count } }';
  const { session: rate, address } = LOAD_RULES.search;

  it.each([
    '"',
    "'; drop table product; --",
    '%',
    '_',
    '\\',
    '🍓',
    '   ',
    '\u0000',
    '(?:',
    '*',
    '<script>alert(1)</script>',
    'é'.repeat(100),
    'ab '.repeat(33),
  ])('for %j returns a page without an error', async (w) => {
    expect((await api.call(SEARCH, { w })).text).toBe('{"data":{"found":{"count":0}}}');
  });

  it.each([101, 500, 90_000])('of %i characters is rejected by name (F-083)', async (length) => {
    const response = await api.call(SEARCH, { w: 'mot '.repeat(length).slice(0, length) });
    expect(codeOf(response)).toEqual([200, 1, 'BAD_INPUT']);
    expect(response.errors[0]?.extensions.params).toEqual({ field: 'words' });
  });

  it('is limited per session, even if the answer is the same; other lists are not', async () => {
    const session = newSessionToken();
    const search = () => api.call(SEARCH, { w: 'miel' }, { session });
    for (let count = 0; count < rate.burst; count += 1)
      expect((await search()).text).toBe('{"data":{"found":{"count":3}}}');
    const refusal = await search();
    expect([refusal.status, refusal.data]).toEqual([200, null]);
    expect(refusal.errors).toEqual([
      {
        message: 'errors.basic_retry',
        path: ['found'],
        extensions: { code: 'RATE_LIMITED', displayable: true, localized: false, params: { seconds: 1 } },
      },
    ]);
    expect((await api.call('{ products { count } }', {}, { session })).errors).toEqual([]);
    expect((await api.call(SEARCH, { w: 'miel' }, { session: newSessionToken() })).errors).toEqual([]);
    api.time.real += 60_000 / rate.perMinute;
    expect((await search()).errors).toEqual([]);
    expect((await search()).errors).toHaveLength(1);
  });

  it('is limited per address, even if every call has a new session, each field separately', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => `s${index}: search(words: "miel") { count }`);
    const repeatedLists = () => api.call(`{ ${fields.join(' ')} }`);
    for (let count = 0; count < address.burst / 20; count += 1) expect((await repeatedLists()).errors).toEqual([]);
    expect((await repeatedLists()).errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

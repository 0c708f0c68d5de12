import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';

const PUBLIC = '{ market { maintenance } }';
let api: ApiServer;

beforeAll(async () => {
  api = await openApi(eitherDatabaseKind());
  await smallMarket(api.database.kysely).seller('farm');
  await smallMarket(api.database.kysely).product('honey', 'farm');
});
afterAll(() => api.close());

const body = (more: object = {}) => JSON.stringify({ operationName: null, variables: {}, query: PUBLIC, ...more });

describe('POST /graphql (F-200)', () => {
  it('answers JSON that no cache stores', async () => {
    const response = await api.call(PUBLIC);
    expect(response.status).toBe(200);
    expect(response.text).toBe('{"data":{"market":{"maintenance":false}}}');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['null for operationName and variables', JSON.stringify({ query: PUBLIC, operationName: null, variables: null })],
    ['a query alone', JSON.stringify({ query: PUBLIC })],
  ])('accepts a body with %s', async (_, sentBody) => {
    expect((await api.send(sentBody)).status).toBe(200);
  });

  it.each([
    ['not JSON', '{"query": '],
    ['no text', ''],
    ['not UTF-8', Uint8Array.from([0x22, 0xff, 0x22])],
    ['half of a character', body({ variables: { a: ['\ud800'] } })],
    ['a batch', `[${body()}]`],
    ['an empty batch', '[]'],
    ['a text', '"query"'],
    ['null', 'null'],
    ['another key', body({ extensions: {} })],
    ['the id of a document', JSON.stringify({ id: 'abc', variables: {} })],
    ['no query', JSON.stringify({ variables: {} })],
    ['an empty query', body({ query: '' })],
    ['a query that is no text', body({ query: 7 })],
    ['an operationName that is no text', body({ operationName: 7 })],
    ['variables that are a list', body({ variables: [] })],
    ['variables that are a text', body({ variables: '{}' })],
  ])('rejects a body with one clear sentence: %s', async (_, sentBody) => {
    const fr = await api.send(sentBody);
    const en = await api.send(sentBody, { 'accept-language': 'en' });
    for (const response of [fr, en]) {
      expect(response.status).toBe(400);
      expect(response.data).toBeUndefined();
      expect(response.errors).toHaveLength(1);
      expect(response.errors[0]?.extensions).toEqual({
        code: 'BAD_INPUT',
        displayable: false,
        localized: true,
        params: {},
      });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect(fr.errors[0]?.message).toMatch(/^Le corps .*\.$/);
    expect(en.errors[0]?.message).toMatch(/^The body .*\.$/);
  });

  it('rejects a body of more than 100 kB', async () => {
    const padding = 100_000 - body().length;
    const largestBody = await api.send(body() + ' '.repeat(padding));
    expect(largestBody.status).toBe(200);
    for (const size of [padding + 1, 900_000]) {
      const response = await api.send(body() + ' '.repeat(size));
      expect([response.status, response.errors[0]?.extensions.code]).toEqual([413, 'TOO_LARGE']);
    }
    expect((await api.call(PUBLIC)).status).toBe(200);
  });

  it('cuts off a body without an end', async () => {
    const connectionEnd = await new Promise<string>((resolve) => {
      const endless = request(
        api.url,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => {
          response.resume();
          resolve(String(response.statusCode));
        },
      );
      const more = () => {
        while (endless.write(Buffer.alloc(64_000, 32)));
      };
      endless.on('drain', more).on('error', () => resolve('cut'));
      more();
    });
    expect(['413', 'cut']).toContain(connectionEnd);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json; charset=latin1',
    'application/jsonx',
  ])('rejects the content type %s', async (type) => {
    const response = await api.send(body(), { 'content-type': type });
    expect([response.status, response.errors[0]?.message]).toEqual([415, 'L’API n’accepte que application/json.']);
  });

  it('accepts application/json with the charset UTF-8', async () => {
    expect((await api.send(body(), { 'content-type': 'application/json; charset=UTF-8' })).status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('rejects the method %s', async (method) => {
    const response = await fetch(`${api.url}?query=${encodeURIComponent(PUBLIC)}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the origin of a call', () => {
  it.each([
    ['the market itself', { origin: 'https://market.example' }],
    ['the market itself, as browsers say it', { origin: 'https://market.example', 'sec-fetch-site': 'same-origin' }],
    ['no page', {}],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['the market, without Origin', { 'sec-fetch-site': 'same-origin' }],
  ])('accepts a call from %s', async (_, headers) => {
    expect((await api.send(body(), headers)).status).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['the same name without TLS', { origin: 'http://market.example' }],
    ['another port', { origin: 'https://market.example:8443' }],
    ['a page without origin', { origin: 'null' }],
    ['another site, without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('rejects a call from %s', async (_, headers) => {
    const response = await api.send(body(), headers);
    expect([response.status, response.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('the execution of a document', () => {
  it('answers an executed document with status 200, even if data is null', async () => {
    const response = await api.call('mutation { removeFromCart(variant: "nothing") { id } }');
    expect(response).toMatchObject({ status: 200, data: null });
    expect(response.errors).toEqual([
      {
        message: 'products.remove_error',
        locations: [{ line: 1, column: 12 }],
        path: ['removeFromCart'],
        extensions: { code: 'NOT_IN_CART', displayable: true, localized: false, params: {} },
      },
    ]);
  });

  it.each([
    ['an unknown field', '{ market { mood } }', {}],
    ['a wrong syntax', '{ market {', {}],
    ['a variable of a wrong type', 'query($n: Int) { products(first: $n) { count } }', { n: 'many' }],
    [
      'a fraction for a whole number',
      'mutation($n: Int!) { addToCart(variant: "x", quantity: $n) { id } }',
      { n: 1.5 },
    ],
    [
      'more than a whole number holds',
      'mutation($n: Int!) { addToCart(variant: "x", quantity: $n) { id } }',
      { n: 10 ** 10 },
    ],
    ['a day that is none', 'mutation($d: Date!) { confirmAge(birthDate: $d) { id } }', { d: '2000-02-30' }],
  ])('answers %s with status 400, and names the mistake', async (_, query, variables) => {
    const response = await api.call(query, variables);
    expect(response.status).toBe(400);
    expect(response.data).toBeUndefined();
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', displayable: false });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    [
      'a bomb of aliases',
      `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: products(first: 100) { count }`).join(' ')} }`,
      'TOO_LARGE',
    ],
    [
      'pages within pages',
      '{ collections(first: 100) { edges { node { products(first: 100) { edges { node { id } } } } } } }',
      'TOO_LARGE',
    ],
    ['a cursor of nowhere', '{ products(after: "nowhere") { count } }', 'BAD_CURSOR'],
    ['a page that is too long', '{ products(first: 101) { count } }', 'BAD_INPUT'],
  ])('rejects %s', async (_, query, code) => {
    const response = await api.call(query);
    expect([response.status, response.data, response.errors[0]?.extensions.code]).toEqual([200, null, code]);
  });

  it('answers in the requested language', async () => {
    const query = '{ products(first: 1) { edges { node { handle } } } }';
    const handleIn = async (language: string) => (await api.call(query, {}, { 'accept-language': language })).text;
    expect(await handleIn('en')).toContain('"honey-en"');
    for (const language of ['fr', 'EN-CA', 'de', 'en, fr'])
      expect(await handleIn(language), language).toContain('"honey"');
  });
});

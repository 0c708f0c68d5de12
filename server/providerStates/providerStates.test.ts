import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketServices, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createTestPayment } from '../../tests/support/testPayment.ts';
import { TUESDAY } from '../../tests/support/testServices.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { keyOf } from '../graphql/globalId.ts';
import { createSessions, sessionIdOf } from '../identity/session.ts';
import { createProviderStates, isLocalProgram } from './providerStates.ts';
import { createStatedPayment } from './statedPayment.ts';

const VARIANT = 'var_c0417ac7000000000000000000000007';
const POINT = 'loc_c0417ac7000000000000000000000007';
const LINE = 'itm_c0417ac7000000000000000000000007';

describe.each(testDatabaseKinds())('provider states (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const payment = createTestPayment();
    market = marketServices(database, { payment });
    const statedPayment = createStatedPayment(payment);
    const parts = { services: market, database, clock: market.clock, log: market.log, statedPayment };
    const sessions = createSessions('a key', false);
    const states = createProviderStates({ ...parts, sessions, publicUrl: 'https://market.example', accounts: null });
    server = createServer((request, response) => void states(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/provider-states`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  });

  const send = async (body: string, headers: Record<string, string> = {}, method = 'POST') => {
    const payload = method === 'GET' ? {} : { body };
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...payload,
    });
    const responseBody = (await response.json()) as { headers?: Record<string, string>; error?: string };
    return { status: response.status, ...responseBody };
  };
  const requestState = (state: string, params: object = {}, action = 'setup') =>
    send(JSON.stringify({ state, params, action }));

  function callerOf(headers: Record<string, string> | undefined): Caller {
    const sessionToken = headers?.Cookie?.replace(/^etal_session=|\..*$/g, '') ?? '';
    const visitor = {
      sessionToken,
      sessionId: sessionIdOf(sessionToken),
      isNew: false,
      customer: null,
      address: '127.0.0.1',
      origin: '',
    };
    return { visitor, locale: 'fr', now: new Date(TUESDAY) };
  }
  const variant = async () => (await market.catalogue.fresh()).variants.get(keyOf(VARIANT, 'Variant') ?? '');

  it('put a product on sale under the given id, in no collection, until teardown', async () => {
    expect(await requestState('a product on sale', { variant: VARIANT, stock: 3, price: 450 })).toEqual({
      status: 200,
      headers: {},
    });
    const variantId = await variant();
    expect([variantId?.price, variantId?.stock, variantId?.trackStock, variantId?.product.status]).toEqual([
      450,
      3,
      true,
      'active',
    ]);
    expect(variantId?.product.placements).toEqual([]);
    expect(await requestState('a product on sale', { variant: VARIANT, stock: 3 }, 'teardown')).toEqual({
      status: 200,
    });
    expect((await variant())?.product.status).toBe('inactive');
  });

  it('make the requested stock available, whatever payments in progress hold', async () => {
    await requestState('a product on sale', { variant: VARIANT, stock: 3 });
    await database.kysely
      .updateTable('variant')
      .set({ held: 2 })
      .where('id', '=', keyOf(VARIANT, 'Variant') ?? '')
      .execute();
    await requestState('a product on sale', { variant: VARIANT, stock: 1 });
    const variantId = await variant();
    expect([variantId?.stock, variantId?.held]).toEqual([3, 2]);
  });

  it('return the cookie of a cart, with its lines as they are now', async () => {
    const lines = [{ variant: VARIANT, item: LINE, quantity: 4, stock: 3, unsureReason: 'stock_changed' }];
    const response = await requestState('a cart', { lines, place: { location: POINT }, note: 'Sans sac' });
    expect(response.status).toBe(200);
    const cart = await market.cart.view(callerOf(response.headers));
    expect(cart.lines.map(({ id, quantity, unsure, max }) => ({ id, quantity, unsure, max }))).toEqual([
      { id: keyOf(LINE, 'CartItem'), quantity: 4, unsure: true, max: 3 },
    ]);
    expect([cart.location?.id, cart.note]).toEqual([keyOf(POINT, 'Location'), 'Sans sac']);
    expect((await requestState('a cart', { lines, place: { location: POINT } }, 'teardown')).status).toBe(200);
    await market.catalogue.fresh();
    expect(await market.fulfilment.locations({ ongoing: true })).toEqual([]);
  });

  it('give each newcomer an empty session of their own', async () => {
    const [first, second] = [
      await requestState('a visitor without a cart'),
      await requestState('a visitor without a cart'),
    ];
    expect(first.headers).not.toEqual(second.headers);
    expect((await market.cart.view(callerOf(first.headers))).lines).toEqual([]);
  });

  it.each([
    ['an unknown state', () => requestState('a full moon'), 404, 'There is no provider state "a full moon".'],
    ['a name that objects have', () => requestState('constructor'), 404, 'There is no provider state "constructor".'],
    ['a misspelt param', () => requestState('a product on sale', { variant: VARIANT, stok: 3 }), 400, 'stok'],
    [
      'the id of another type',
      () => requestState('a product on sale', { variant: POINT }),
      400,
      'is no id of a Variant',
    ],
    ['an unknown action', () => requestState('a cart', {}, 'tear down'), 400, 'action'],
    ['no JSON', () => send('{'), 400, 'The body is not JSON.'],
    ['another content type', () => send('{}', { 'content-type': 'text/plain' }), 415, 'application/json'],
    ['a body over 100 kB', () => send(`"${'x'.repeat(100_001)}"`), 413, 'The body is over 100 kB.'],
    ['GET', () => send('', {}, 'GET'), 405, 'POST'],
    ['a page of any origin', () => send('{}', { origin: 'https://market.example' }), 403, 'same machine'],
    ['what came through a proxy', () => send('{}', { 'x-forwarded-for': '127.0.0.1' }), 403, 'same machine'],
  ])('refuse %s in a sentence', async (_, call, status, sentence) => {
    const response = await call();
    expect(response.status).toBe(status);
    expect(response.error).toContain(sentence);
  });
});

it('admit only programs of this machine', () => {
  expect(isLocalProgram({}, '127.0.0.1')).toBe(true);
  expect(isLocalProgram({}, '::ffff:127.0.0.1')).toBe(true);
  expect(isLocalProgram({}, '::1')).toBe(true);
  expect(isLocalProgram({}, '192.168.1.20')).toBe(false);
  expect(isLocalProgram({}, '')).toBe(false);
  expect(isLocalProgram({ 'sec-fetch-site': 'same-origin' }, '127.0.0.1')).toBe(false);
});

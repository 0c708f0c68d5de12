import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { newSessionToken, visitorOf } from '../identity/session.ts';

const released =
  Object.values(operations as Record<string, string>).find((text) => text.startsWith('query VisitorQuery ')) ?? '';
const INTROSPECTION = '{ __schema { queryType { name } } }';
const CART = '{ cart { id } }';

describe('live mode', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind(), { mode: 'live' });
  });
  afterAll(() => api.close());

  it('runs the documents of released storefronts', async () => {
    const response = await api.call(released);
    expect([response.status, response.errors]).toEqual([200, []]);
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it.each(['{ market { maintenance } }', INTROSPECTION, `${released} `, '{ not even'])(
    'rejects any other document: %s',
    async (query) => {
      const response = await api.call(query);
      expect([response.status, response.data]).toEqual([200, null]);
      expect(response.errors).toEqual([
        {
          message: 'errors.reload',
          extensions: { code: 'UNKNOWN_DOCUMENT', displayable: true, localized: false, params: {} },
        },
      ]);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );
});

describe('demo mode behind a proxy', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind(), { trustProxy: 1 });
  });
  afterAll(() => api.close());

  it('runs any document for this machine, and only released ones for others', async () => {
    const from = (address: string) => api.call(INTROSPECTION, {}, { 'x-forwarded-for': address });
    expect((await from('127.0.0.1')).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect((await from('127.0.0.1, 203.0.113.9')).errors[0]?.extensions.code).toBe('UNKNOWN_DOCUMENT');
    expect((await from('203.0.113.9')).errors[0]?.extensions.code).toBe('UNKNOWN_DOCUMENT');
  });
});

describe('maintenance, limits and stored answers', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind());
    await smallMarket(api.database.kysely).zone('hull', ['J8X']);
    await smallMarket(api.database.kysely).seller('farm');
    await smallMarket(api.database.kysely).product('honey', 'farm');
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.time.real += 3_600_000;
  });

  it('rejects mutations immediately during maintenance, and answers queries', async () => {
    const change = () => api.call('mutation { a: confirmAge(birthDate: "1990-01-01") { id } }');
    await api.services.siteInformation.setMaintenance(true);
    expect((await api.call('{ market { maintenance } }')).data).toEqual({ market: { maintenance: true } });
    const refusal = await change();
    expect([refusal.status, refusal.data]).toEqual([200, null]);
    expect(refusal.errors).toEqual([
      {
        message: 'errors.maintenance',
        path: ['a'],
        extensions: { code: 'MAINTENANCE', displayable: true, localized: false, params: {} },
      },
    ]);
    expect((await api.call(CART)).errors).toEqual([]);
    await api.services.siteInformation.setMaintenance(false);
    expect((await api.call('{ market { maintenance } }')).data).toEqual({ market: { maintenance: false } });
    expect((await change()).errors).toEqual([]);
  });

  it('limits postal code lookups per session, even if the answer is the same', async () => {
    const session = newSessionToken();
    const sendWithCode = (code: string | null, who = session) =>
      api.call(
        'query($code: String) { zones: shippingZones(filter: { code: $code }) { id } }',
        { code },
        { session: who },
      );
    for (let count = 0; count < 30; count += 1) expect((await sendWithCode('J8X 3G4')).errors).toEqual([]);
    const refusal = await sendWithCode('J8X 3G4');
    expect([refusal.status, refusal.data]).toEqual([200, null]);
    expect(refusal.errors).toEqual([
      {
        message: 'errors.basic_retry',
        path: ['zones'],
        extensions: { code: 'RATE_LIMITED', displayable: true, localized: false, params: { seconds: 2 } },
      },
    ]);
    expect((await sendWithCode(null)).errors).toEqual([]);
    expect((await sendWithCode('J8X', newSessionToken())).errors).toEqual([]);
    api.time.real += 1999;
    expect((await sendWithCode('J8X')).errors[0]?.extensions.params).toEqual({ seconds: 1 });
    api.time.real += 1;
    expect((await sendWithCode('J8X')).errors).toEqual([]);
    expect((await sendWithCode('J8X')).errors).toHaveLength(1);
  });

  it('limits postal code lookups per address, even if every call has a new session', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => `z${index}: shippingZones(filter: { code: "J8X" }) { id }`);
    const sendFields = () => api.call(`{ ${fields.join(' ')} }`);
    for (let count = 0; count < 15; count += 1) expect((await sendFields()).errors).toEqual([]);
    expect((await sendFields()).errors[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await api.call(CART)).errors).toEqual([]);
  });

  it('limits checkouts', async () => {
    const session = newSessionToken();
    const checkout = () => api.call('mutation { checkout }', {}, { session });
    const codes: unknown[] = [];
    for (let count = 0; count < 13; count += 1) codes.push((await checkout()).errors[0]?.extensions.code);
    expect(codes.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'EMPTY_CART'));
    expect(codes[12]).toBe('RATE_LIMITED');
  });

  it('repeats a stored answer until the market changes, for each language', async () => {
    const query = '{ product(handle: "honey") { handle variants { stock price } } }';
    const sendInLanguage = (language: string) => api.call(query, {}, { 'accept-language': language });
    const [fr, en] = [await sendInLanguage('fr'), await sendInLanguage('en')];
    expect([fr.text, en.text].map((text) => text.includes('honey-en'))).toEqual([false, true]);
    expect((await sendInLanguage('fr')).text).toBe(fr.text);
    await api.database.kysely
      .updateTable('variant')
      .set({ price: 777 })
      .where('id', '=', testId('variant honey 0'))
      .execute();
    await api.services.catalogue.fresh();
    expect((await sendInLanguage('fr')).text).toContain('"price":777');
    await api.database.kysely
      .updateTable('variant')
      .set({ stock: 3 })
      .where('id', '=', testId('variant honey 0'))
      .execute();
    await api.services.catalogue.fresh();
    expect((await sendInLanguage('en')).text).toContain('"stock":3');
  });

  it('renews a stored answer when a week closes, without a write', async () => {
    const readPeriods = async () =>
      (await api.call('{ openPeriod { startDate closesAt } currentPeriod { startDate } }')).data;
    const before = await readPeriods();
    expect(before).toEqual({
      openPeriod: { startDate: '2026-11-27', closesAt: '2026-11-30T00:00:00-05:00' },
      currentPeriod: { startDate: '2026-11-20' },
    });
    api.clock.advance(3 * 24 * 3_600_000);
    expect(await readPeriods()).toMatchObject({
      openPeriod: { startDate: '2026-11-27' },
      currentPeriod: { startDate: '2026-11-27' },
    });
    api.clock.advance(3 * 24 * 3_600_000);
    expect(await readPeriods()).toMatchObject({
      openPeriod: { startDate: '2026-12-04' },
      currentPeriod: { startDate: '2026-11-27' },
    });
  });

  it('runs PUBLIC operations of a page in process, and others only as the visitor whose page it is', async () => {
    const execute = api.execute('en', null);
    const open = { name: 'Q', text: 'query Q { market { maintenance } }' };
    expect(await execute(open, {})).toEqual({ data: { market: { maintenance: false } } });
    const cart = { name: 'Q', text: 'query Q { cart { items { __typename } } user { __typename } }' };
    await expect(execute(cart, {})).rejects.toThrow('Q is not PUBLIC');
    const guest = visitorOf(null, '127.0.0.1', 'https://marche.example');
    expect(await api.execute('en', guest)(cart, {})).toEqual({ data: { cart: { items: [] }, user: null } });
  });
});

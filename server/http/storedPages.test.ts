import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNewProduct, isNewSeller } from '#rules/newArrivals.ts';
import { openApi, type ApiServer } from '../../tests/support/apiServer.ts';
import { openPages, pageSettings, storefrontOf } from '../../tests/support/pageServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';

type Pages = Awaited<ReturnType<typeof openPages>>;
let pages: Pages | null = null;
afterEach(() => pages?.close());
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await (await pages!.get(path, headers)).text()).replace(/ \d+$/, '');

describe('a stored page', () => {
  const QUERY = `{
    openPeriod { closesAt }
    currentPeriod { startDate }
    product(handle: "honey") { createdAt seller { createdAt } variants { price stock } }
    products(filter: { where: { available: true } }) { count }
  }`;
  const BACK = '2026-11-28T09:00:00-05:00';
  const NEW_FROM = '2026-11-25T15:00:00-05:00';
  let api: ApiServer;
  let rendered = 0;
  /** What the badges of the product and its producer say. */
  const badgesOf = (answer: unknown) => {
    const { product } = (answer as { data: { product: { createdAt: string; seller: { createdAt: string } } } }).data;
    const now = api.clock.now();
    return `${isNewProduct(new Date(product.createdAt), now)} ${isNewSeller(new Date(product.seller.createdAt), now)}`;
  };
  /** Sets the market's clock, which stands still. */
  const setTime = (instant: string, ms = 0) =>
    vi.setSystemTime(Date.now() + Date.parse(instant) + ms - api.clock.now().getTime());

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    api = await openApi(eitherDatabaseKind());
    const market = smallMarket(api.database.kysely);
    await market.seller('farm', { created_at: NEW_FROM });
    await market.product('honey', 'farm', { created_at: NEW_FROM });
    await market.seller('away', { deactivated_until: BACK });
    await market.product('cheese', 'away');
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });
  beforeEach(async () => {
    rendered = 0;
    pages = await openPages({
      storefront: storefrontOf(async (_, { execute }) => {
        rendered += 1;
        const answer = await execute('fr')({ name: '', text: QUERY }, {});
        return { status: 200, html: JSON.stringify({ ...(answer as object), isNew: badgesOf(answer) }) };
      }),
      parts: api.services.catalogue.parts,
      execute: (locale, visitor, reads) => async (params, variables) =>
        api.execute(locale, visitor, reads)({ ...params, name: null as unknown as string }, variables),
      version: async () => {
        await api.services.catalogue.current();
        return api.services.catalogue.version();
      },
    });
  });

  it.each([
    ['a product and a producer become new', NEW_FROM, '"isNew":"false false"', '"isNew":"true true"'],
    ['a product stops being new', '2026-12-02T15:00:00-05:00', '"isNew":"true true"', '"isNew":"false true"'],
    ['a producer stops being new', '2026-12-25T15:00:00-05:00', '"isNew":"false true"', '"isNew":"false false"'],
    ['a week begins', '2026-11-27T00:00:00-05:00', '"startDate":"2026-11-20"', '"startDate":"2026-11-27"'],
    ['a producer is back', BACK, '"count":1', '"count":2'],
    ['a week closes', '2026-11-30T00:00:00-05:00', '"closesAt":"2026-11-30', '"closesAt":"2026-12-07'],
  ])('lasts until the instant at which %s, and is another one from it on', async (_, instant, before, after) => {
    setTime(instant, -60_000);
    const first = await textOf('/');
    setTime(instant, -1);
    expect(await textOf('/')).toBe(first);
    expect([first.includes(before), rendered]).toEqual([true, 1]);
    setTime(instant);
    const second = await textOf('/');
    expect([second.includes(after), second.includes(before)]).toEqual([true, false]);
    setTime(instant, 60_000);
    expect(await textOf('/')).toBe(second);
    expect(rendered).toBe(2);
  });

  it('ends with a change of a price or of the stock, and not before it is known', async () => {
    const change = async (values: { price: number } | { stock: number }) => {
      const id = testId('variant honey 0');
      await api.database.kysely.updateTable('variant').set(values).where('id', '=', id).execute();
      await api.services.catalogue.fresh();
      return textOf('/');
    };
    expect(await textOf('/')).toContain('"price":500,"stock":10');
    expect(await textOf('/')).toContain('"price":500,"stock":10');
    expect(await change({ price: 777 })).toContain('"price":777,"stock":10');
    expect(await change({ stock: 3 })).toContain('"price":777,"stock":3');
    expect(await textOf('/')).toContain('"price":777,"stock":3');
    expect(rendered).toBe(3);
  });
});

describe('what is stored of one product (ADR 215)', () => {
  const queryOf = (path: string) =>
    path === '/contact'
      ? '{ market { contact { phone } } }'
      : `{ product(handle: "${path.slice(1)}") { variants { stock } } }`;
  let api: ApiServer;
  let rendered: string[] = [];
  let duringRendering: (() => Promise<unknown>) | null = null;
  const sell = async (handle: string, stock: number) => {
    await api.database.kysely
      .updateTable('variant')
      .set({ stock })
      .where('id', '=', testId(`variant ${handle} 0`))
      .execute();
    await api.services.catalogue.fresh();
  };
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind());
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    for (const handle of ['honey', 'cheese']) await market.product(handle, 'farm');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const handle of ['honey', 'cheese']) await sell(handle, 10);
    rendered = [];
    pages = await openPages({
      storefront: storefrontOf(async ({ url }, { execute }) => {
        const { pathname } = new URL(url);
        rendered.push(pathname);
        const answer = await execute('fr')({ name: null as unknown as string, text: queryOf(pathname) }, {});
        const during = duringRendering;
        duringRendering = null;
        await during?.();
        return { status: 200, html: JSON.stringify(answer) };
      }),
      execute: api.execute,
      parts: api.services.catalogue.parts,
      version: async () => {
        await api.services.catalogue.current();
        return api.services.catalogue.version();
      },
    });
  });

  it('ends with a purchase of it, not of another', async () => {
    const read = async () => {
      const texts = [];
      for (const path of ['/honey', '/cheese', '/contact']) texts.push(/"stock":(\d+)/.exec(await textOf(path))?.[1]);
      return texts;
    };
    expect(await read()).toEqual(['10', '10', undefined]);
    await sell('cheese', 9);
    expect(await read()).toEqual(['10', '9', undefined]);
    await sell('honey', 8);
    expect(await read()).toEqual(['8', '9', undefined]);
    expect(rendered).toEqual(['/honey', '/cheese', '/contact', '/cheese', '/honey']);
  });

  it('ends with any change that does not say what it touches', async () => {
    await textOf('/contact');
    await textOf('/honey');
    await api.database.kysely.insertInto('change_log').values({ kind: 'catalogue' }).execute();
    await api.services.catalogue.fresh();
    await textOf('/contact');
    await textOf('/honey');
    expect(rendered).toEqual(['/contact', '/honey', '/contact', '/honey']);
  });

  it('is neither stored nor joined if it changed while it was rendered', async () => {
    let second: Promise<string> | null = null;
    duringRendering = async () => {
      await sell('honey', 7);
      second = textOf('/honey');
      await second;
    };
    expect(await textOf('/honey')).toContain('"stock":10');
    expect(await second).toContain('"stock":7');
    expect(await textOf('/honey')).toContain('"stock":7');
  });

  it('holds of answers as of pages', async () => {
    const begun = vi.spyOn(api.services.catalogue.parts, 'begin');
    const answers: [unknown, number][] = [];
    const ask = async () => answers.push([(await api.call(queryOf('/honey'))).data, begun.mock.calls.length]);
    await ask();
    await ask();
    await sell('cheese', 5);
    await ask();
    await sell('honey', 4);
    await ask();
    const of = (stock: number) => ({ product: { variants: [{ stock }] } });
    expect(answers).toEqual([
      [of(10), 1],
      [of(10), 1],
      [of(10), 1],
      [of(4), 2],
    ]);
  });
});

describe('pages of one process', () => {
  let renderedPages: string[] = [];
  /** Pages of `market`, whose state a test changes between two requests. */
  async function open(market = { version: '1', maintenance: false, clockOffset: 0 }) {
    renderedPages = [];
    pages = await openPages({
      storefront: storefrontOf(
        async (
          { url },
          {
            settings: {
              clockOffset,
              market: { name },
            },
          },
        ) => {
          const path = url.replace(/^http:\/\/[^/]+/, '');
          renderedPages.push(path);
          if (path.startsWith('/ailleurs'))
            return new Response(null, { status: 301, headers: { location: '/la?s=a' } });
          const html = `${name} ${path} ${market.version} ${clockOffset} ${renderedPages.length}`;
          return { status: path.startsWith('/inconnu') ? 404 : 200, html };
        },
      ),
      version: async () => market.version,
      maintenance: async () => market.maintenance,
      settings: async (locale) => ({
        ...pageSettings,
        market: { ...pageSettings.market, name: locale },
        clockOffset: market.clockOffset,
      }),
    });
    return market;
  }

  it('are each answered as alone, one after the other: languages, words, filters and the start of a list', async () => {
    await open();
    const addresses = ['/', '/en', '/recherche?s=a', '/recherche?s=b', '/en/search?s=a', '/produits', '/en/products'];
    for (const query of ['after=c1', 'after=c2', 'sort=name', 'bio=1', 'seller=x', 'category=x', 'price=0-5'])
      addresses.push(`/produits?${query}`);
    const expected = addresses.map((path) => `${/^\/en\b/.test(path) ? 'en' : 'fr'} ${path} 1 0`);
    const answers: string[] = [];
    for (const path of [...addresses, ...addresses.toReversed()]) answers.push(await textOf(path));
    expect(answers).toEqual([...expected, ...expected.toReversed()]);
    expect(renderedPages).toEqual(addresses);
    // What only the browser reads makes no page of its own.
    expect([await textOf('/?utm_source=x'), await textOf('/?show-express')]).toEqual([expected[0], expected[0]]);
    expect(renderedPages).toEqual(addresses);
  });

  it('are rendered anew for another version, and where the clock was moved', async () => {
    const market = await open();
    expect(await textOf('/')).toBe('fr / 1 0');
    market.version = '2';
    expect(await textOf('/')).toBe('fr / 2 0');
    market.clockOffset = 5000;
    expect(await textOf('/')).toBe('fr / 2 5000');
    market.version = '1';
    market.clockOffset = 0;
    expect([await textOf('/'), renderedPages.length]).toEqual(['fr / 1 0', 3]);
  });

  it('says how long each kind may be stored', async () => {
    await open();
    const storage = async (path: string) => {
      const { status, headers } = await pages!.get(path);
      return [status, headers.get('cache-control')];
    };
    expect(await storage('/')).toEqual([200, 'public, no-cache']);
    for (const path of ['/recherche?s=a', '/en/search?s=a'])
      expect(await storage(path)).toEqual([200, 'public, max-age=60']);
    for (const path of ['/panier', '/en/cart']) expect(await storage(path)).toEqual([200, 'private, no-cache']);
    expect(await storage('/inconnu')).toEqual([404, 'public, max-age=60']);
    // It may be there the next time.
    expect(await storage('/inconnu')).toEqual([404, 'public, max-age=60']);
    expect(renderedPages.filter((path) => path === '/inconnu')).toHaveLength(2);
  });

  it('sends each encoding under a tag of its own, and HEAD without a body', async () => {
    await open();
    const plain = await pages!.get('/');
    const brotli = await pages!.get('/', { 'accept-encoding': 'br' });
    const [tag, brotliTag] = [plain, brotli].map(({ headers }) => headers.get('etag')!);
    expect(brotliTag).not.toBe(tag);
    expect((await pages!.get('/', { 'if-none-match': tag!, 'accept-encoding': 'br' })).status).toBe(200);
    expect((await pages!.get('/', { 'if-none-match': brotliTag!, 'accept-encoding': 'br' })).status).toBe(304);
    const head = await pages!.get('/', {}, 'HEAD');
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String((await plain.text()).length), '']);
  });

  it('redirects with the parameters that rendering ignores, each once', async () => {
    await open();
    const target = async (path: string) => (await pages!.get(path)).headers.get('location');
    expect(await target('/ailleurs?s=b&after=c&utm_source=x&utm_source=y')).toBe('/la?s=a&utm_source=x');
  });

  it('shows maintenance as such, stored by nobody, and the market to whoever forces it', async () => {
    const market = await open();
    const tag = (await pages!.get('/')).headers.get('etag')!;
    expect(await textOf('/?force')).toBe('fr / 1 0');
    market.maintenance = true;
    const closed = await pages!.get('/', { 'if-none-match': tag });
    expect([closed.status, closed.headers.get('retry-after'), closed.headers.get('cache-control')]).toEqual([
      503,
      '120',
      'no-store',
    ]);
    const forced = await pages!.get('/?force&utm_source=x');
    expect([forced.status, forced.headers.get('retry-after'), forced.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ]);
    expect(await forced.text()).toMatch(/^fr \/\?force= 1 0/);
    expect((await pages!.get('/inconnu')).status).toBe(404);
  });
});

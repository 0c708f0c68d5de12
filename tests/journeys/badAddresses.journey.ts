import { addressOf, addresses, localeOfPath } from '#rules/addresses.ts';
import { isFullRun } from '../support/fullRun.ts';
import { everyPage } from './examples.ts';
import { expect, requestTest as test } from './journey.ts';
import { readPage } from './pageText.ts';

/** The heading of a page whose subject does not exist, by page (F-184). */
const NOT_FOUND = {
  collection: { fr: 'Cette page a été récoltée.', en: 'This page has been harvested.' },
  product: { fr: 'Ce produit n’est plus au marché.', en: 'This product has left the market.' },
  seller: { fr: 'Ce producteur n’est plus au marché.', en: 'This producer has left the market.' },
};
const HANDLE = 'legumes';

/** Requests without following redirects; returns the page's heading as plain text, too. */
async function request(url: string, path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  const text = await response.text();
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
  const { status, headers } = response;
  const location = headers.get('location');
  return {
    status,
    headers,
    text,
    location: location === null ? null : location.replace(url, ''),
    heading: heading
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  };
}

/** By default one of two in turn: every other address of a kind is requested in English. */
const inTurn = <T>(both: readonly T[], turn: number): readonly T[] =>
  isFullRun ? both : both.filter((_, index) => index === turn % both.length);

const wrongHandles: [string, string][] = [
  ['a zero byte', 'a%00b'],
  ['an emoji', encodeURIComponent('🍎🥕')],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['half a character', '%E0%A4%A'],
  ['a path upwards', '..%2F..%2Fetc%2Fpasswd'],
  ['a tag', encodeURIComponent('<script>alert(1)</script>')],
  ['a quote', encodeURIComponent("' or 1=1 --")],
  ['blanks', '%20%20'],
  ['the name of what every object has', '__proto__'],
];
for (const [turn, [what, handle]] of wrongHandles.entries())
  test(`${what} for a handle: not found, in the page’s language`, async ({ market }) => {
    for (const [nth, page] of (['collection', 'product', 'seller'] as const).entries())
      for (const locale of inTurn(['fr', 'en'] as const, turn + nth)) {
        const path = addresses[page][locale].replace(/:handle.*/, handle);
        const { status, heading, text } = await request(market.url, path);
        expect.soft({ path: path.slice(0, 60), status, heading }).toEqual({
          path: path.slice(0, 60),
          status: 404,
          heading: NOT_FOUND[page][locale],
        });
        expect(text).not.toContain('<script>alert(1)');
      }
  });

test('redirects a handle of the other language to the page’s own permanently, with its query', async ({ market }) => {
  for (const { page, locale, path, twin } of await everyPage(market.url)) {
    if (page !== 'collection' && page !== 'product') continue;
    const [, foreign = ''] = /\/(?:en\/)?(?:categories|produits|products)\/(.+)/.exec(twin) ?? [];
    const address = addresses[page][locale].replace(/:handle.*/, foreign);
    const { status, location } = await request(market.url, `${address}?sort=name&utm_source=a+b`);
    expect.soft([address, status, location]).toEqual([address, 301, `${path}?sort=name&utm_source=a+b`]);
  }
});

test('redirects a French path below /en, capitals and a trailing slash to the correct path', async ({ market }) => {
  for (const { page, locale, path, twin: proper } of await everyPage(market.url)) {
    // A step of the cart is accepted in both languages (F-004), and so is a view of the desk.
    const querySuffix: Partial<Record<typeof page, string>> = {
      cart: proper.replace(/delivery$/, 'livraison'),
      desk: proper.replace(/week$/, 'semaine'),
    };
    const twin = querySuffix[page] ?? proper;
    if (path === '/' || path === '/en') continue;
    // The handle stays; only the fixed words are corrected.
    const fixed = addresses[page][locale].replace(/\/:.*/, '');
    const shouted = fixed.toUpperCase() + path.slice(fixed.length);
    const redirect = { status: 301, location: path };
    for (const address of [`${path}/`, shouted])
      expect
        .soft({ wrong: address, ...(await request(market.url, address)) })
        .toMatchObject({ wrong: address, ...redirect });
    if (locale === 'fr' && `/en${path}` !== twin) {
      const { status, location } = await request(market.url, `/en${path}?s=x`);
      expect.soft([path, status, localeOfPath(location ?? '')]).toEqual([path, 301, 'en']);
      expect.soft(location).toMatch(/\?s=x$/);
      const response = await fetch(market.url + location);
      expect.soft([path, response.status, response.url]).toEqual([path, 200, `${market.url}${twin}?s=x`]);
    }
  }
});

test('shows the list for a list’s address with unknown parameters', async ({ market }) => {
  const shelf = addressOf('collection', 'fr', { handle: HANDLE });
  const plain = await request(market.url, shelf);
  for (const query of [
    '?sort=nope',
    '?first=-1',
    '?first=10000',
    '?temperature=warm',
    '?bio=perhaps',
    '?seller=%3Cscript%3E',
    '?utm_source=x&fbclid=y',
    '?sort=price&sort=name',
    `?seller=${'a'.repeat(5000)}`,
    '?__proto__=1',
    '?%E0%A4%A',
  ]) {
    const { status, heading } = await request(market.url, shelf + query);
    expect.soft([query.slice(0, 30), status, heading]).toEqual([query.slice(0, 30), 200, plain.heading]);
  }
});

test('starts the list over for an invalid cursor', async ({ market }) => {
  const cursorOf = async (path: string) => {
    const html = await (await fetch(market.url + path)).text();
    const cursor = /[?&](?:amp;)?after=([^"&]+)/.exec(html)?.[1];
    if (!cursor) throw new Error(`${path} has no next page.`);
    return cursor;
  };
  const ofSellers = await cursorOf('/producteurs');
  const ofShelf = await cursorOf('/categories/legumes');
  const shelf = '/categories/legumes';
  for (const after of ['x', '%00', 'a'.repeat(5000), encodeURIComponent("' or 1=1"), ofSellers, `${ofShelf}x`, '']) {
    const address = `${shelf}?after=${after}&sort=name`;
    const { status } = await request(market.url, address);
    expect.soft([after.slice(0, 30), [200, 302].includes(status)]).toEqual([after.slice(0, 30), true]);
    const response = await fetch(market.url + address);
    expect.soft([after.slice(0, 30), response.status]).toEqual([after.slice(0, 30), 200]);
    expect.soft(await response.text(), after.slice(0, 30)).not.toContain('n’a pas voulu s’ouvrir');
  }
  for (const [path, after] of [
    ['/producteurs', ofShelf],
    ['/producteurs', 'x'],
    ['/recherche', 'x'],
    ['/recherche', ofSellers],
  ] as const) {
    const response = await fetch(`${market.url}${path}?s=pain&after=${after}`);
    expect.soft([path, after.slice(0, 30), response.status]).toEqual([path, after.slice(0, 30), 200]);
    expect.soft(await response.text(), path).not.toContain('n’a pas voulu s’ouvrir');
  }
  const next = await request(market.url, `${shelf}?after=${ofShelf}`);
  expect([next.status, next.text.includes('La liste continue ici.')]).toEqual([200, true]);
});

const searches: [string, string][] = [
  ['quotes', `"' or 1=1; --`],
  ['per cent', '100 % pur %_'],
  ['only blanks', '     '],
  ['no-break spaces', '\u00A0\u202F'],
  ['a tag', '<img src=x onerror=alert(1)>'],
  ['500 words', 'pomme '.repeat(500).trim()],
  ['a zero byte', 'pom\0me'],
  ['a pattern', '(((a+)+)+)$ .* [z-a]'],
  ['another script', '苹果 تفاح яблоко 🍎'],
  ['half of a pair', '\uD83C'],
];
for (const [turn, [what, query]] of searches.entries())
  test(`searching for ${what} is answered`, async ({ market }) => {
    for (const page of inTurn(['/recherche', '/en/search'], turn)) {
      const { status, heading, text } = await request(market.url, `${page}?${new URLSearchParams({ s: query })}`);
      expect([page, status]).toEqual([page, 200]);
      expect(heading).not.toBe('');
      expect(heading).not.toContain('n’a pas voulu');
      expect(text).not.toContain('<img src=x');
    }
  });

test('redirects links of the older site from any path, in French', async ({ market }) => {
  for (const [from, to] of [
    ['/?section=lire&alias=contact', '/contact'],
    ['/index.php?SECTION=faq&utm=1', '/faq'],
    ['/en/nowhere?sscid=Producteur&section=produits&ID=999999', '/producteurs'],
    ['/x?SSCID=Producteur&section=produits', '/producteurs'],
  ] as const)
    expect.soft({ from, ...(await request(market.url, from)) }).toMatchObject({ from, status: 301, location: to });
  const redirect = await request(market.url, '/?SSCID=Producteur&section=produits&ID=1');
  expect(redirect.status).toBe(301);
  expect((await request(market.url, redirect.location ?? '')).status).toBe(200);
  expect((await request(market.url, '/?section=categorie&id=1')).status).toBe(200);
});

test('shows a missing page in the language of its address, saying that it is missing', async ({ market }) => {
  for (const path of ['/nulle-part', '/en/nowhere', '/en/en', '/fr', '/admin.php', '/.env']) {
    const locale = localeOfPath(path);
    const { status, heading, headers } = await request(market.url, path);
    expect.soft({ path, status, heading }).toEqual({ path, status: 404, heading: NOT_FOUND.collection[locale] });
    expect.soft(headers.get('cache-control'), path).toBe('public, max-age=60');
    const { lang, robots, canonical, alternates } = await readPage(market.url, path);
    expect.soft({ path, lang, robots, canonical, alternates }).toEqual({
      path,
      lang: `${locale}-CA`,
      robots: 'noindex',
      canonical: '',
      alternates: {},
    });
  }
});

test('sends a page as the same bytes to everybody, and not again to a browser that has it', async ({ market }) => {
  for (const path of ['/', '/en', '/categories/legumes', '/producteurs']) {
    const { headers, text } = await request(market.url, path);
    const etag = headers.get('etag') ?? '';
    expect(etag, path).toMatch(/^"[\w-]+"$/);
    expect([path, headers.get('cache-control'), headers.get('vary'), headers.get('set-cookie')]).toEqual([
      path,
      'public, no-cache',
      'accept-encoding',
      null,
    ]);
    const cached = await request(market.url, path, { headers: { 'if-none-match': etag } });
    expect([path, cached.status, cached.text]).toEqual([path, 304, '']);
    const head = await request(market.url, path, { method: 'HEAD' });
    expect([path, head.status, head.text, head.headers.get('etag')]).toEqual([path, 200, '', etag]);
    const stranger = await request(market.url, `${path}?utm_source=letter&force&show-express`, {
      headers: { cookie: 'etal_session=somebody', 'accept-language': 'en', 'user-agent': 'another' },
    });
    expect(stranger.text === text, `${path} is the same for everybody`).toBe(true);
  }
});

test('refuses requests other than reading a page', async ({ market }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect.soft((await request(market.url, '/categories/legumes', { method })).status, method).toBe(405);
});

import { expect, it } from 'vitest';
import type { RenderedPage } from '#rules/pageContract.ts';
import { cartAnswerOf } from '../../tests/support/storefront/cartTestHarness.tsx';
import {
  collectionOf,
  collectionPage,
  productOf,
  productsOf,
} from '../../tests/support/storefront/catalogueFixtures.ts';
import { answer, type FixtureValues } from '../../tests/support/storefront/fixtures.ts';
import { testSettings } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure } from '../shared/relay/failure.ts';
import { render } from './entry.server.tsx';

const shelf: FixtureValues = {
  ...collectionPage({ products: [productOf({ name: 'Panais en botte' })] }),
  Market: { maintenance: false },
  Period: { closesAt: new Date(Date.now() + 86_400_000).toISOString() },
  Location: { nextSlot: null },
  Basket: { price: 3200 },
};
const errors: unknown[] = [];
const open = (path: string, mockResolvers: FixtureValues = shelf, refuse = '', settings = testSettings) =>
  render(new Request(`https://marche.example${path}`), {
    execute: () => async (params, variables) => {
      if (params.name === refuse) throw new ServerFailure([{ message: 'down' }]);
      return answer(params, variables, mockResolvers);
    },
    assets: () => ({ entry: '/assets/entry.js', modules: [], styles: () => [] }),
    settings,
    nonce: 'n0nce',
    onError: (error) => errors.push(error),
  });
const page = async (...args: Parameters<typeof open>) => (await open(...args)) as RenderedPage;

it('renders a page with its products, its data beside it, and a nonce on every script', async () => {
  const { status, html } = await page('/categories/legumes');
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr-CA">/);
  expect(html).toContain('Panais en botte</a>');
  expect(html).toContain('<title>L\u00E9gumes \u2013 March\u00E9 du Portage</title>');
  expect(Object.keys(JSON.parse(/window\.__ETAL__=(\{.*?\})<\/script>/.exec(html)![1]!).replay)).toHaveLength(2);
  expect(html.match(/<script(?![^>]*(nonce="n0nce"|application\/ld\+json))/g)).toBeNull();
});

it('renders another market’s name, sign and hours, and nothing of the demo’s (ADR 64)', async () => {
  const market = {
    name: 'Canal Market',
    monogram: 'CM',
    logo: null,
    hours: [{ weekday: 6, from: '09:00', to: '12:00' }] as const,
    timeZone: 'America/Moncton',
    firstWeekday: 1 as const,
    taxNumbers: { gst: null, qst: null },
    links: [],
  };
  const { html } = await page('/en', shelf, '', { ...testSettings, market });
  expect(html).toContain('<title>Canal Market</title>');
  expect(html).toContain('aria-label="Canal Market, ');
  expect(html).toContain('>CM</text>');
  expect(html).toContain('property="og:site_name" content="Canal Market"');
  expect(html).toContain('"@type":"GroceryStore","name":"Canal Market"');
  expect(html).toContain('"opens":"09:00","closes":"12:00"');
  expect(html).toContain('href="/icons/monogram.svg"');
  expect(html.match(/.{30}Portage/g)).toBeNull();
});

it('has the hours of the market’s zone, whichever market was rendered before (ADR 171)', async () => {
  const closing = (timeZone: string) =>
    page('/', { ...shelf, Period: { closesAt: '2030-01-05T15:30:00Z' } }, '', {
      ...testSettings,
      market: { ...testSettings.market, timeZone },
    });
  for (const [zone, hour, other] of [
    ['America/St_Johns', 'midi', '10 h 30'],
    ['America/Toronto', '10 h 30', 'midi'],
  ] as const) {
    const text = (await closing(zone)).html.replaceAll(/\s|&nbsp;/g, ' ');
    expect(text).toContain(`sam. 5 janv. 2030 à ${hour}`);
    expect(text).not.toContain(`à ${other}`);
  }
});

it('has the early press handler in the head, because the page is pressed before its last byte has arrived', async () => {
  const { html } = await page('/categories/legumes');
  const [head = ''] = html.split('</head>');
  expect(head).toMatch(/<script nonce="n0nce" data-files=.*>\(function.*__PRESSED__/s);
});

it('renders a long page in one piece, without scripts that move parts into place', async () => {
  const products = Array.from({ length: 60 }, (_, nth) => productOf({ name: `Panais ${nth}` }));
  const { html } = await page('/categories/legumes', { ...shelf, ...collectionPage({ products }) });
  expect(html).toContain('Panais 59</a>');
  expect(html).not.toContain('<template id="B:');
});

it('describes the page in link previews, and a missing page not at all', async () => {
  const { html } = await page('/en/categories/vegetables', shelf);
  for (const [name, value] of [
    ['og:title', 'L\u00E9gumes'],
    ['og:url', 'https://marche.example/en/categories/vegetables'],
    ['og:image', 'https://marche.example/images/carotte-1200.jpg'],
    ['og:locale', 'en_CA'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${value}"/>`);
  const pictured = collectionPage({ products: [productOf({ images: [{ path: 'panais', altTexts: null }] })] });
  const CDN = { ...testSettings, imageBase: 'https://images.marche.example' };
  for (const [settings, image, size, card] of [
    [testSettings, 'https://marche.example/images/panais-1200.jpg', '1200', 'summary_large_image'],
    [CDN, 'https://images.marche.example/panais-410.webp', '410', 'summary'],
  ] as const) {
    const { html: head } = await page('/en/categories/vegetables', { ...shelf, ...pictured }, '', settings);
    expect(head).toContain(`<meta property="og:image" content="${image}"/>`);
    expect(head).toContain(`<meta property="og:image:width" content="${size}"/>`);
    expect(head).toContain('<meta property="og:image:alt" content="L\u00E9gumes"/>');
    expect(head).toContain(`<meta property="twitter:card" content="${card}"/>`);
  }
  expect((await page('/en')).html).toContain('content="https://marche.example/images/partage-1200.jpg"');
  expect((await page('/nulle-part')).html).not.toContain('og:');
});

it('contains nothing personal or time-dependent: no cart, no remaining time', async () => {
  const { html } = await page('/categories/legumes');
  expect(html).not.toContain('VisitorQuery');
  // Its space is reserved by generic text that is not read as content.
  expect(html).not.toContain('Plus que');
});

it('says that the cart is empty where that is certain, and then delays its code until after the paint (ADR 75)', async () => {
  const [empty, unknown] = [
    await page('/panier', shelf, '', { ...testSettings, cart: 'empty' }),
    await page('/panier'),
  ];
  expect(empty.html).toContain('Votre panier est encore vide');
  expect(unknown.html).not.toContain('Votre panier est encore vide');
  expect([empty, unknown].map(({ html }) => / data-start="(\w+)">/.exec(html)?.[1])).toEqual([undefined, 'now']);
});

it('contains the lines of a guest’s cart on their own page, whose code starts with the paint (ADR 91)', async () => {
  const cart = cartAnswerOf({
    items: [{ variantId: 'panais', name: 'Panais en botte', quantity: 3 }],
    note: 'Vers 18 h.',
    allergies: 'Noix de Grenoble',
  });
  const mockResolvers = {
    ...shelf,
    Cart: cart,
    Query: { user: null },
    Market: { maintenance: false, reusableBox: null },
  };
  const { status, html } = await page('/panier', mockResolvers, '', { ...testSettings, cart: 'lines' });
  expect(status).toBe(200);
  const [body = '', data = ''] = html.split('window.__ETAL__=');
  expect(body).toContain('Panais en botte</a>');
  expect(data).toContain('"name":"Panais en botte"');
  // What the guest wrote is read by the browser (ADR 111).
  expect(html).not.toMatch(/Vers 18 h|Noix de Grenoble/);
  expect(data).toMatch(/"note":null,.*"allergies":null|"allergies":null,.*"note":null/);
  expect(html).not.toContain('aria-busy');
  expect(html).toMatch(/ data-start="painted">/);
  expect((await page('/panier', mockResolvers)).html).not.toContain('Panais');
  expect((await page('/panier', mockResolvers, 'CartScreenQuery', { ...testSettings, cart: 'lines' })).status).toBe(
    500,
  );
});

it('contains a customer’s lines, their card and which zones serve them, but no text, name or address (ADR 141)', async () => {
  const address = {
    line1: '14, chemin du Ruisseau',
    line2: 'app. 3',
    city: 'Chelsea',
    state: 'QC',
    postal_code: 'J9B1T2',
  };
  const zones = [{ id: 'zone-chelsea' }];
  const { status, html } = await page(
    '/panier',
    {
      ...shelf,
      Cart: cartAnswerOf({
        items: [{ variantId: 'panais', name: 'Panais en botte', quantity: 3 }],
        note: 'Vers 18 h.',
      }),
      User: {
        firstName: 'Lise',
        lastName: 'Tremblay',
        allergies: 'Noix de Grenoble',
        shippingAddress: { name: 'Lise Tremblay-Roy', phone: '819 555-0123', address, zones },
      },
      Market: { maintenance: false, reusableBox: null },
    },
    '',
    { ...testSettings, cart: 'lines' },
  );
  expect(status).toBe(200);
  const [body = '', data = ''] = html.split('window.__ETAL__=');
  expect(body).toContain('Panais en botte</a>');
  expect(body).toContain('Ouvrir mon compte');
  expect(data).toContain('zone-chelsea');
  expect(html).not.toMatch(/Vers 18 h|Noix de Grenoble|Lise|Tremblay|555-0123|Ruisseau|app\. 3|J9B|Chelsea/);
});

it('leads from a missing page to the products, the search, the producers and the first eight categories', async () => {
  const names = ['newArrivals', 'a', 'sales', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const collections = names.map((id) => ({ node: { id, handle: id, name: id } }));
  const special: FixtureValues = {
    Collection: ({ alias }) =>
      alias === 'newArrivals' || alias === 'sales' ? { id: alias, handle: alias } : { image: null },
    CollectionConnection: { edges: collections },
  };
  const { html } = await page('/nulle-part', { ...shelf, ...special });
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const shelves = [...'abcdefgh'].map((handle) => `/categories/${handle}`);
  expect(links).toEqual(['/produits', '/recherche', '/producteurs', ...shelves]);
});

it('answers a missing page with status 404, inside the layout', async () => {
  for (const [path, mockResolvers] of [
    ['/nulle-part', shelf],
    ['/categories/rien', { ...shelf, Query: { collection: null } }],
  ] as const) {
    const { status, html } = await page(path, mockResolvers);
    expect(status).toBe(404);
    expect(html).toContain('Cette page a \u00E9t\u00E9 r\u00E9colt\u00E9e.');
    expect(html).toContain('href="/"');
  }
  // The desk says it to its staff, inside its navigation.
  for (const path of ['/comptoir/nulle-part', '/en/desk/nowhere', '/comptoir/semaine/2026-11-20/deux']) {
    const { status, html } = await page(path);
    expect([status, html.includes('r\u00E9colt\u00E9e')], path).toEqual([404, false]);
  }
  for (const path of ['/comptoir', '/comptoir/semaine', '/en/desk/orders/7', '/en/desk/commandes'])
    expect((await page(path)).status, path).toBe(200);
});

it('redirects the other language’s handle with 301 (routes 3)', async () => {
  const response = (await open('/categories/vegetables?after=c')) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([301, '/categories/legumes?after=c']);
});

it('shows maintenance in the page’s place, which force lifts in the HTML itself (F-019)', async () => {
  const closed = { ...shelf, Market: { maintenance: true } };
  expect((await page('/categories/legumes', closed)).html).toContain('On replace les \u00E9tals.');
  expect((await page('/categories/legumes?force', closed)).html).toContain('Panais en botte</a>');
});

it('renders a failing page inside the layout, and a failing layout as a document', async () => {
  const failed = await page('/categories/legumes', shelf, 'CollectionScreenQuery');
  expect(failed.status).toBe(500);
  expect(failed.html).toContain('Cette page n\u2019a pas voulu s\u2019ouvrir.');
  const bare = await page('/en', shelf, 'LayoutQuery');
  expect(bare.status).toBe(500);
  expect(bare.html).toContain('<html lang="en-CA">');
});

it('has in the first HTML of home three strips of 8 products, each with a link to all of them (E65, F-055)', async () => {
  const shelves = Array.from({ length: 40 }, (_, index) => ({
    cursor: `k${index}`,
    node: collectionOf({ id: `col_${index}`, name: `Rayon ${index}`, handle: `rayon-${index}` }),
  }));
  let products = 0;
  const goods = (count: number) =>
    Array.from({ length: Math.min(40, count) }, () =>
      productOf({ id: `prd_${(products += 1)}`, name: `Produit ${products}` }),
    );
  // Each strip has a collection of its own.
  const { Collection: _, ...others } = shelf;
  const { html } = await page('/', {
    ...others,
    CollectionConnection: ({ args }) => ({ count: 40, edges: shelves.slice(0, Number(args?.first)) }),
    ProductConnection: ({ args }) => productsOf({ products: goods(Number(args?.first)), endCursor: 'c', count: 40 }),
  });
  const strips = html.split(/<section aria-labelledby="/).filter((part) => /^[^"]*" class="[^"]*strip/.test(part));
  expect(strips.map((strip) => strip.match(/href="\/produits\/[^"]*"/g)?.length ?? 0)).toEqual([8, 8, 8]);
  expect(strips.map((strip) => /href="(\/categories\/[^"]*)"/.exec(strip)?.[1])).toEqual([
    '/categories/rayon-0',
    '/categories/rayon-1',
    '/categories/rayon-2',
  ]);
});

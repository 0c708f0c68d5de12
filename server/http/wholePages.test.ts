import { afterEach, expect, it } from 'vitest';
import { openPages, storefrontOf } from '../../tests/support/pageServer.ts';
import { visitorOf } from '../identity/session.ts';

let close: () => unknown = () => undefined;
afterEach(() => close());

/** Each rendering's path. */
const rendered: string[] = [];
type Visit = { path: string; maintenance?: boolean; place?: string; cart?: 'empty' | 'lines' };
type Options = { version?: () => string; clockOffset?: () => number };
/** A market whose pages name everything that they were rendered with; a path that begins with /nowhere is found nowhere. */
async function market({
  maintenance = () => false,
  version = () => '1',
  clockOffset = () => 0,
}: Options & { maintenance?: () => boolean } = {}) {
  const pages = await openPages({
    storefront: storefrontOf(async (request, { settings }) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname);
      const html = [pathname + search, settings.place?.name, settings.cart, settings.clockOffset, version()].join(
        ' | ',
      );
      return { status: pathname.startsWith('/nowhere') ? 404 : pathname.startsWith('/broken') ? 500 : 200, html };
    }),
    maintenance: async () => maintenance(),
    version: async () => version(),
    settings: async () => ({ clockOffset: clockOffset() }) as never,
    placeOf: async ({ headers: { cookie } }) => {
      const place = /place=(\w+)/.exec(cookie ?? '')?.[1];
      return place === undefined ? null : { field: 'locationId', id: place, name: place, from: '', price: 0 };
    },
    cartOf: async ({ headers: { cookie } }) => {
      const cart = /cart=(\w+)/.exec(cookie ?? '')?.[1] as 'empty' | 'lines' | undefined;
      return cart ? { cart, visitor: visitorOf(null, '127.0.0.1', '') } : null;
    },
    mayRender: () => null,
  });
  close = pages.close;
  const visit = async ({ path, place, cart }: Visit, headers: Record<string, string> = {}) => {
    const cookie = [place && `place=${place}`, cart && `cart=${cart}`].filter(Boolean).join('; ');
    const response = await pages.get(path, { ...headers, ...(cookie && { cookie }) });
    const { status } = response;
    return {
      status,
      text: await response.text(),
      caching: response.headers.get('cache-control'),
      retry: response.headers.get('retry-after'),
      tag: response.headers.get('etag') ?? '',
    };
  };
  return visit;
}

/** The parts of a page's text: address, place and cart, as it was rendered with. */
const says = (address: string, place = '', cart = '') => [address, place, cart, 0, '1'].join(' | ');

it.each<[string, Visit, { status?: number; text: string; caching: string; retry?: string; again: number }]>([
  ['an ordinary page', { path: '/' }, { text: says('/'), caching: 'public, no-cache', again: 304 }],
  ['a page with a campaign', { path: '/?utm=x' }, { text: says('/'), caching: 'public, no-cache', again: 304 }],
  [
    'a page for a place',
    { path: '/', place: 'halle' },
    { text: says('/', 'halle'), caching: 'private, no-cache', again: 304 },
  ],
  [
    'a search',
    { path: '/recherche?s=miel' },
    { text: says('/recherche?s=miel'), caching: 'public, max-age=60', again: 304 },
  ],
  [
    'a search for a place',
    { path: '/recherche?s=miel', place: 'halle' },
    { text: says('/recherche?s=miel', 'halle'), caching: 'private, no-cache', again: 304 },
  ],
  [
    'what is found nowhere',
    { path: '/nowhere' },
    { status: 404, text: says('/nowhere'), caching: 'public, max-age=60', again: 404 },
  ],
  [
    'an empty cart',
    { path: '/panier', cart: 'empty' },
    { text: says('/panier', '', 'empty'), caching: 'private, no-cache', again: 304 },
  ],
  [
    'a cart that the browser reads',
    { path: '/panier' },
    { text: says('/panier'), caching: 'private, no-cache', again: 304 },
  ],
  [
    'a cart with lines',
    { path: '/panier', cart: 'lines' },
    { text: says('/panier', '', 'lines'), caching: 'private, no-store', again: 304 },
  ],
  [
    'another page, whatever the cart',
    { path: '/', cart: 'lines' },
    { text: says('/'), caching: 'public, no-cache', again: 304 },
  ],
  [
    'maintenance',
    { path: '/', maintenance: true },
    { status: 503, text: says('/'), caching: 'no-store', retry: '120', again: 503 },
  ],
  [
    'maintenance, for a place and a cart',
    { path: '/panier', maintenance: true, place: 'halle', cart: 'lines' },
    { status: 503, text: says('/panier'), caching: 'no-store', retry: '120', again: 503 },
  ],
  [
    'maintenance, for who looks all the same',
    { path: '/?force', maintenance: true },
    { text: says('/?force='), caching: 'no-store', again: 200 },
  ],
  [
    'what is found nowhere, in maintenance',
    { path: '/nowhere', maintenance: true },
    { status: 404, text: says('/nowhere'), caching: 'no-store', again: 404 },
  ],
])('answers %s', async (_, request, { status = 200, text, caching, retry = null, again }) => {
  const visit = await market({ maintenance: () => request.maintenance === true });
  const { tag, ...page } = await visit(request);
  expect(page).toEqual({ status, text, caching, retry });
  expect((await visit(request, { 'if-none-match': tag })).status).toBe(again);
});

it('stores a page for everything that it was rendered with, and nothing that failed', async () => {
  let [version, clockOffset] = ['1', 0];
  const visit = await market({ version: () => version, clockOffset: () => clockOffset });
  const first = await visit({ path: '/' });
  expect((await visit({ path: '/', place: 'halle' })).text).toContain('halle');
  expect((await visit({ path: '/', place: 'gare' })).text).toContain('gare');
  expect((await visit({ path: '/' })).text).toBe(first.text);
  clockOffset = 60;
  expect((await visit({ path: '/' })).text).toContain('| 60 |');
  version = '2';
  expect((await visit({ path: '/' })).text).toContain('| 2');
  for (const path of ['/broken', '/broken', '/nowhere', '/nowhere', '/other', '/other']) await visit({ path });
  expect(rendered.slice(-5)).toEqual(['/broken', '/broken', '/nowhere', '/nowhere', '/other']);
});

import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { openPages, storefrontOf } from '../../tests/support/pageServer.ts';
import { visitorOf } from '../identity/session.ts';

let close: () => unknown = () => undefined;
afterEach(() => close());

/** A page that names its address, so that one answered in place of another is seen. */
const pageOf = (path: string, nonce: string) =>
  `<p>page of ${path}</p><style nonce="${nonce}" data-x="1">p{}</style><script nonce="${nonce}">start()</script><script>evil()</script>`;

/** Pages whose rendering waits until it is let go, and how often one was renderedPaths. */
async function slowPages({ maintenance = false } = {}) {
  const renderedPaths: string[] = [];
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const pages = await openPages({
    storefront: storefrontOf(async (request, { nonce, execute, settings: { cart } }) => {
      const path = request.url.replace(/^http:\/\/[^/]+/, '');
      renderedPaths.push(path);
      await gate;
      const lines = cart === 'lines' && (await execute('fr')({ name: 'Q', text: null }, {}).catch(() => null));
      return { status: lines === null ? 500 : 200, html: `${pageOf(path, nonce)}${lines || (cart ?? '')}` };
    }),
    execute: (_, visitor) => async () => {
      if (!visitor || visitor.sessionId === 'unread') throw new Error('Nothing is read.');
      return `cart of ${visitor.sessionId}`;
    },
    maintenance: async () => maintenance,
    cartOf: async ({ headers: { cookie } }) => {
      const visitor = { ...visitorOf(null, '127.0.0.1', ''), sessionId: cookie ?? '' };
      return cookie === 'customer' ? null : { cart: cookie === undefined ? 'empty' : 'lines', visitor };
    },
    mayRender: () => (renderedPaths.length < 5 ? null : 7),
  });
  close = pages.close;
  return { renderedPaths, letGo: () => letGo(), ...pages };
}

it('renders a page once for concurrent requests, and sends each the bytes of its own address', async () => {
  const { renderedPaths, letGo, get } = await slowPages();
  const responses = [get('/'), get('/'), get('/?utm=x'), get('/en')];
  await expect.poll(() => renderedPaths.length).toBe(2);
  letGo();
  const texts = await Promise.all(responses.map(async (response) => (await response).text()));
  expect(renderedPaths.toSorted()).toEqual(['/', '/en']);
  expect(texts.map((text) => /page of (.*?)</.exec(text)?.[1])).toEqual(['/', '/', '/', '/en']);
  expect(new Set(texts).size).toBe(2);
  expect(await (await get('/en')).text()).toBe(texts[3]);
  expect(await (await get('/')).text()).toBe(texts[0]);
  expect(renderedPaths).toHaveLength(2);
});

it('serves one page for every return from sign-in, without rendering its code or answering others with it', async () => {
  const { renderedPaths, letGo, get } = await slowPages();
  letGo();
  await get('/?code=one&state=a');
  await get('/?code=two&state=b');
  await get('/?error=access_denied&error_description=no&state=c');
  await get('/');
  expect(renderedPaths).toEqual(['/?code=&state=', '/']);
});

it('lets pages call and frame the sign-in provider, run its worker from a blob, and load nothing from it', async () => {
  const { letGo, get } = await slowPages();
  letGo();
  const policy = (await get('/')).headers.get('content-security-policy')!;
  expect(policy.match(/[a-z-]+ [^;]*localhost:1\b/g)).toEqual([
    "connect-src 'self' http://localhost:1",
    'frame-src http://localhost:1',
  ]);
  expect(policy).toContain("worker-src 'self' blob:;");
});

it('sends a page with its caching rules, and answers 304 to browsers that have it', async () => {
  const { letGo, get } = await slowPages();
  letGo();
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('public, no-cache');
  expect(page.headers.get('vary')).toBe('accept-encoding');
  const rendered = page.headers.get('server-timing')!;
  const [, renderedAt] = /^rendered;dur=(\d+)$/.exec(rendered)!;
  expect(Math.abs(Number(renderedAt) - Date.now())).toBeLessThan(60_000);
  const tag = page.headers.get('etag')!;
  const notModified = await get('/', { 'if-none-match': `W/"other", ${tag}` });
  expect([notModified.status, await notModified.text(), notModified.headers.get('etag')]).toEqual([304, '', tag]);
  expect(notModified.headers.get('server-timing')).toBe(rendered);
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200);
});

it('marks an empty cart on the cart page, which no shared cache stores', async () => {
  const { renderedPaths, letGo, get } = await slowPages();
  letGo();
  const responses = [await get('/panier'), await get('/panier', { cookie: 'customer' }), await get('/panier')];
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-cache'));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(texts.map((text) => text.endsWith('empty'))).toEqual([true, false, true]);
  const [tag] = responses.map(({ headers }) => headers.get('etag') ?? '');
  expect((await get('/panier', { 'if-none-match': tag! })).status).toBe(304);
  expect((await get('/panier', { 'if-none-match': tag!, cookie: 'customer' })).status).toBe(200);
  expect(renderedPaths).toHaveLength(2);
  expect(await (await get('/')).text()).not.toContain('empty');
});

it('renders the cart page for each guest with lines anew, stored by nobody, and gives nobody else their bytes', async () => {
  const { renderedPaths, letGo, get } = await slowPages();
  const both = [get('/panier', { cookie: 'ann' }), get('/panier', { cookie: 'bob' })];
  await expect.poll(() => renderedPaths.length).toBe(2);
  letGo();
  const [ann, bob] = await Promise.all(both);
  expect([ann, bob].map((response) => response!.headers.get('cache-control'))).toEqual(
    Array(2).fill('private, no-store'),
  );
  expect((await ann!.text()).endsWith('cart of ann')).toBe(true);
  expect((await bob!.text()).endsWith('cart of bob')).toBe(true);
  expect(await (await get('/panier')).text()).not.toContain('cart of');
  await get('/panier', { cookie: 'ann' });
  await get('/panier', { cookie: 'ann' });
  expect((await get('/panier', { cookie: 'ann' })).status).toBe(429);
});

it('leaves a cart that it cannot read to the browser, one during maintenance, and one to which a new card returns', async () => {
  const open = await slowPages();
  open.letGo();
  const unread = await open.get('/panier', { cookie: 'unread' });
  expect([unread.status, (await unread.text()).includes('lines')]).toEqual([200, false]);
  const returned = await open.get('/panier?carte=1', { cookie: 'ann' });
  expect([returned.status, (await returned.text()).includes('cart of')]).toEqual([200, false]);
  await open.close();
  const closed = await slowPages({ maintenance: true });
  closed.letGo();
  expect(await (await closed.get('/panier', { cookie: 'ann' })).text()).not.toContain('cart of');
});

it('allows inline scripts and styles by their hash, and no others', async () => {
  const { letGo, get } = await slowPages();
  letGo();
  const page = await get('/');
  const html = await page.text();
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = page.headers.get('content-security-policy')!;
  expect(html).toBe('<p>page of /</p><style data-x="1">p{}</style><script>start()</script><script>evil()</script>');
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')};`);
  expect(policy).not.toContain(hashOf('evil()'));
  // Events may be sent to the pixel's origin; nothing is loaded from it.
  expect(policy.match(/[a-z-]+ [^;]*pixel\.example/g)).toEqual([
    "connect-src 'self' http://localhost:1 https://pixel.example",
  ]);
});

it('limits pages that must be rendered, and still answers stored ones', async () => {
  const { letGo, get } = await slowPages();
  letGo();
  for (const path of ['/', '/a', '/b', '/c', '/d']) expect((await get(path)).status).toBe(200);
  const tooLarge = await get('/e');
  expect([tooLarge.status, tooLarge.headers.get('retry-after')]).toEqual([429, '7']);
  expect(tooLarge.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await tooLarge.text()).toContain('<h1>Un instant, s’il vous plaît</h1>');
  const english = await get('/en/e');
  expect([english.status, await english.text()]).toEqual([429, expect.stringContaining('Try again in a minute')]);
  expect(await (await get('/a')).text()).toContain('page of /a<');
});

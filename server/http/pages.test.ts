import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createPages } from './pages.ts';

let server: Server | null = null;
afterEach(() => server?.close());

/** Pages whose rendering waits until it is let go, and how often one was begun. */
async function slowPages() {
  const begun: string[] = [];
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const settings = {
    graphqlEndpoint: '/graphql',
    imageBase: '/images',
    links: { about: null, blog: null },
    origin: '',
  };
  const page = createPages({
    storefront: {
      assetFolder: null,
      assets: () => ({ entry: '', modules: [], styles: [] }),
      async render(request, { nonce }) {
        begun.push(new URL(request.url).pathname);
        await gate;
        return { status: 200, html: `<p nonce="${nonce}">page</p>` };
      },
    },
    execute: () => () => Promise.reject(new Error('Nothing is asked.')),
    version: async () => '1',
    maintenance: async () => false,
    settings: () => ({ ...settings, clockOffset: 0 }),
    security: { live: false, imageOrigin: null, apiOrigin: null, development: false },
    log: createLog('silent'),
  });
  server = createServer((request, response) => {
    const { port } = server!.address() as AddressInfo;
    void page(new URL(request.url ?? '/', `http://localhost:${port}`), request, response);
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { begun, letGo: () => letGo(), get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

test('all who ask for a page at once wait for one rendering, and each gets a nonce of its own', async () => {
  const { begun, letGo, get } = await slowPages();
  const asked = [get('/'), get('/'), get('/?utm=x'), get('/en')];
  await expect.poll(() => begun.length).toBe(2);
  letGo();
  const texts = await Promise.all(asked.map(async (answer) => (await answer).text()));
  expect(begun.toSorted()).toEqual(['/', '/en']);
  expect(new Set(texts).size).toBe(4);
  await get('/');
  expect(begun).toHaveLength(2);
});

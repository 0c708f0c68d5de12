import { beforeEach, expect, it } from 'vitest';
import { deskWorker } from './deskWorker.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

const ORIGIN = 'https://market.example';
const page = (build: string, status = 200, etag = true) =>
  new Response(`<script src="/assets/entry-${build}.js"></script>`, { status, headers: etag ? { etag: '"1"' } : {} });

/** What the market answers; null: nothing, ever. */
let market: (path: string) => Response | Error | null;
let caches: Map<string, Map<string, Response>>;
let late: (() => void)[];
beforeEach(() => {
  market = (path) => (path.startsWith('/assets/') ? new Response(path) : page('a'));
  caches = new Map();
  late = [];
});

const pathOf = (input: Request | string) => new URL(typeof input === 'string' ? input : input.url, ORIGIN).pathname;
async function fetchFrom(input: Request | string): Promise<Response> {
  const response = market(pathOf(input));
  if (response instanceof Error) throw response;
  return response ?? new Promise<Response>(() => {});
}
function cacheNamed(name: string) {
  const entries = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, entries);
  return {
    match: async (input: Request | string) => entries.get(pathOf(input))?.clone(),
    put: async (input: Request | string, response: Response) => void entries.set(pathOf(input), response),
    addAll: async (paths: string[]) => {
      for (const path of paths) entries.set(path, await fetchFrom(path));
    },
  };
}
function run(build: string) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    caches: {
      open: async (name: string) => cacheNamed(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: fetchFrom,
    setTimeout: (wake: () => void) => late.push(wake),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  const entry = `/assets/entry-${build}.js`;
  const files = [entry, '/assets/font.woff2'];
  const options = { prefix: 'etal-desk-fr-', version: build, shell: '/comptoir', waitMs: 3000, entry, files };
  deskWorker(self as unknown as WorkerScope, options);
  const begin = async (type: 'install' | 'activate') => {
    let work = Promise.resolve<unknown>(undefined);
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const call = async (path: string, mode = 'navigate', method = 'GET'): Promise<string | null> => {
    let response: Promise<Response> | null = null;
    const request = { url: ORIGIN + path, mode, method } as unknown as Request;
    const event = { request, waitUntil: () => {}, respondWith: (promise: Promise<Response>) => (response = promise) };
    listeners.get('fetch')?.(event satisfies FetchEvent);
    return response && (await (response as Promise<Response>)).text();
  };
  return { install: () => begin('install'), activate: () => begin('activate'), call };
}
async function installed(build = 'a') {
  const worker = run(build);
  await worker.install();
  await worker.activate();
  return worker;
}

it('serves the market’s own page while it responds, else the cached one, on any address of the desk', async () => {
  const { call } = await installed();
  market = () => new Response('new');
  expect(await call('/comptoir/assemblage')).toBe('new');
  market = () => new TypeError('Failed to fetch');
  expect(await call('/comptoir/assemblage/2026-11-20')).toContain('entry-a');
  expect(await call('/assets/font.woff2', 'cors')).toBe('/assets/font.woff2');
  // Connected without Internet: the request times out.
  market = () => null;
  const waiting = call('/comptoir');
  await Promise.resolve();
  expect(late.length).toBeGreaterThan(0);
  for (const wake of late) wake();
  expect(await waiting).toContain('entry-a');
});

it('does not take a proxy’s answer for the market’s, but accepts the market’s own closed page', async () => {
  const { call } = await installed();
  market = () => page('gateway', 502, false);
  expect(await call('/comptoir')).toContain('entry-a');
  market = () => page('closed', 503);
  expect(await call('/comptoir')).toContain('entry-closed');
});

it('ignores everything except the desk’s page and the files of its build', async () => {
  const { call } = await installed();
  expect(await call('/graphql', 'cors', 'POST')).toBeNull();
  expect(await call('/images/a-410.avif', 'no-cors')).toBeNull();
  expect(await call('/assets/of-another-build.js', 'cors')).toBeNull();
  for (const entries of caches.values())
    expect([...entries.keys()].sort()).toEqual(['/assets/entry-a.js', '/assets/font.woff2', '/comptoir']);
});

it('replaces an old build by a new one, and never stores the old page beside newer files', async () => {
  const old = await installed('a');
  market = (path) => (path.startsWith('/assets/') ? new Response(path) : page('b'));
  expect(await old.call('/comptoir')).toContain('entry-b');
  market = () => new TypeError('Failed to fetch');
  expect(await old.call('/comptoir')).toContain('entry-a');
  market = (path) => (path.startsWith('/assets/') ? new Response(path) : page('b'));
  await cacheNamed('somebody-elses').put('/x', new Response('x'));
  const fresh = await installed('b');
  expect([...caches.keys()].map((name) => name.replace(/-fr-.*/, '')).sort()).toEqual(['etal-desk', 'somebody-elses']);
  market = () => new TypeError('Failed to fetch');
  expect(await fresh.call('/comptoir')).toContain('entry-b');
});

it('stores nothing of a build that cannot be stored completely', async () => {
  market = (path) => (path.startsWith('/assets/') ? new Response(path) : page('b'));
  await expect(installed('a')).rejects.toThrow('another build');
  expect([...caches.keys()]).toEqual([]);
});

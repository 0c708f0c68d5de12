import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, importWhenFetched } from './importWhenFetched.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const respondWith = (status: number) => () => Promise.resolve(new Response('', { status }));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ChunkLoadError,
  );

/** A browser that caches a failed module for as long as the document lives, as most did until 2026. */
function rememberingBrowser(fetchFile: () => Promise<Response>) {
  const network = vi.fn<(url: string) => Promise<Response>>(fetchFile);
  vi.stubGlobal('fetch', network);
  const failed = new Set<string>();
  const load = (file: string) => async () => {
    if (failed.has(file)) throw new TypeError('Failed to fetch dynamically imported module');
    const response = await network(`/${file}`).catch(() => null);
    if (response?.ok) return file;
    failed.add(file);
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  return { network, load };
}

it('imports after a failed fetch even where the browser caches failed modules', async () => {
  const { network, load } = rememberingBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
  const files = ['assets/menu-1.js', 'assets/shared-1.js'];
  const first = await failure(importWhenFetched(load(files[0]!), files));
  expect(first).toBeInstanceOf(ChunkLoadError);
  expect(first?.stale).toBe(false);
  network.mockImplementation(respondWith(200));
  expect(await importWhenFetched(load(files[0]!), files)).toBe(files[0]);
  expect(network).toHaveBeenCalledWith('/assets/shared-1.js');
});

it('reports a stale document when the market no longer has a file of it, not on other failures', async () => {
  const { network, load } = rememberingBrowser(respondWith(404));
  expect((await failure(importWhenFetched(load('assets/a.js'), ['assets/a.js'])))?.stale).toBe(true);
  network.mockImplementation(respondWith(503));
  expect((await failure(importWhenFetched(load('assets/a.js'), ['assets/a.js'])))?.stale).toBe(false);
});

it('does not fetch what the document preloads, and reports it as stale when that had failed', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/page.js">';
  const { network, load } = rememberingBrowser(respondWith(200));
  await importWhenFetched(load('assets/page.js'), ['assets/page.js']);
  expect(network).toHaveBeenCalledTimes(1);
  const remembered = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect((await failure(importWhenFetched(remembered, ['assets/page.js'])))?.stale).toBe(true);
});

describe('styles of a chunk', () => {
  const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const mockNetwork = () => {
    const network = vi.fn(respondWith(200));
    vi.stubGlobal('fetch', network);
    return network;
  };

  it('applies them before the code runs, in order and once', async () => {
    const network = mockNetwork();
    const load = vi.fn(async () => sheets().map((link) => link.getAttribute('href')));
    const files = ['assets/part.js', 'assets/base.css', 'assets/part.css'];
    const both = [importWhenFetched(load, files), importWhenFetched(load, files)];
    await expect.poll(() => sheets().length).toBe(2);
    expect(load).not.toHaveBeenCalled();
    for (const link of sheets()) link.dispatchEvent(new Event('load'));
    for (const hrefs of await Promise.all(both)) expect(hrefs).toEqual(['/assets/base.css', '/assets/part.css']);
    expect(network).toHaveBeenCalledTimes(files.length);
  });

  it('does not load styles that the server wrote into the page', async () => {
    mockNetwork();
    document.head.innerHTML = '<style data-href="/assets/page.css"></style>';
    expect(await importWhenFetched(async () => sheets().length, ['assets/page.js', 'assets/page.css'])).toBe(0);
  });

  it('throws ChunkLoadError for a failed style sheet, and retries it', async () => {
    mockNetwork();
    const files = ['assets/late.js', 'assets/late.css'];
    const first = failure(importWhenFetched(async () => null, files));
    await expect.poll(() => sheets().length).toBe(1);
    sheets()[0]!.dispatchEvent(new Event('error'));
    expect(await first).toBeInstanceOf(ChunkLoadError);
    const second = importWhenFetched(async () => 'code', files);
    await expect.poll(() => sheets().length).toBe(1);
    sheets()[0]!.dispatchEvent(new Event('load'));
    expect(await second).toBe('code');
  });
});

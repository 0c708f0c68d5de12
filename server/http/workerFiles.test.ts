import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createWorkerFiles } from './workerFiles.ts';

/** What a build's server answers. */
function request(build: string, path: string, tag?: string, encoding = 'gzip') {
  const respond = createWorkerFiles({
    entry: `/assets/entry-${build}.js`,
    files: [`/assets/entry-${build}.js`, '/assets/font.woff2'],
    workers: { shop: 'shop()', desk: 'desk(DESK_WORKER)' },
  });
  let [status, text] = [0, '' as string | Buffer];
  let headers: Record<string, string> = {};
  const response = {
    writeHead: (code: number, sentHeaders: typeof headers) => void ([status, headers] = [code, sentHeaders]),
    end: (body: string | Buffer = '') => (text = body),
  };
  const requestHeaders = { 'accept-encoding': encoding, ...(tag ? { 'if-none-match': tag } : {}) };
  const message = { method: 'GET', headers: requestHeaders as IncomingMessage['headers'] } as IncomingMessage;
  return { found: respond(path, message, response as unknown as ServerResponse), status, headers, text };
}

it('serves a desk worker for each language, limited to its own paths, that no cache stores', () => {
  const { found, headers, text } = request('a', '/comptoir/sans-reseau.js');
  expect(found).toBe(true);
  expect(headers).toMatchObject({ 'service-worker-allowed': '/comptoir', 'cache-control': 'no-cache' });
  expect(headers['content-type']).toContain('text/javascript');
  expect(text).toMatch(/^const DESK_WORKER=\{.*"\/assets\/font\.woff2".*\};\ndesk\(DESK_WORKER\)$/s);
  expect(request('a', '/en/desk/offline.js').headers).toMatchObject({ 'service-worker-allowed': '/en/desk' });
  expect(request('a', '/comptoir/sans-reseau.js').text).toBe(text);
  expect(request('b', '/comptoir/sans-reseau.js').headers['etag']).not.toBe(headers['etag']);
});

it('serves one shop worker for the whole origin, with the same text in every build', () => {
  const { found, headers, text } = request('a', '/hors-ligne.js');
  expect([found, text]).toEqual([true, 'shop()']);
  expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
  expect(request('b', '/hors-ligne.js').headers['etag']).toBe(headers['etag']);
  expect(request('a', '/hors-ligne.js', headers['etag'])).toMatchObject({ status: 304, text: '' });
});

it('compresses a worker for browsers that accept it', () => {
  const { headers, text } = request('a', '/hors-ligne.js', undefined, 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(text as Buffer).toString()).toBe('shop()');
  expect(request('a', '/hors-ligne.js', headers['etag'], 'br').headers).not.toHaveProperty('content-encoding');
  expect(request('a', '/hors-ligne.js', headers['etag']).status).toBe(200);
});

it('serves nothing at another path, or before the storefront is built', () => {
  expect(request('a', '/sw.js').found).toBe(false);
  const nothing = [{} as IncomingMessage, {} as ServerResponse] as const;
  expect(createWorkerFiles(null)('/hors-ligne.js', ...nothing)).toBe(false);
});

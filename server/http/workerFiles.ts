import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { locales } from '#rules/addresses.ts';
import { DESK_WORKERS } from '#rules/deskWorkers.ts';
import { OFFLINE_WORKER } from '#rules/offlinePages.ts';
import { accepts } from './staticFiles.ts';

/** Short, since a tablet with hardly any network should use its cache without waiting. */
const WAIT_MS = 3000;

/**
 * A build. entry: the file that its pages begin with. files: all of its files, as paths. workers: the texts of the service
 * workers.
 */
export type BuildFiles = { entry: string; files: string[]; workers: { shop: string; desk: string } };

type WorkerFile = { scope: string; text: string; version: string };

const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The desk's worker of each language names its build: another build is another text, and caches of its own. */
function deskFiles({ entry, files, workers }: BuildFiles): [string, WorkerFile][] {
  return locales.map((locale) => {
    const { script, scope } = DESK_WORKERS[locale];
    const options = { prefix: `etal-desk-${locale}-`, shell: scope, waitMs: WAIT_MS, entry, files };
    const version = versionOf(JSON.stringify(options) + workers.desk);
    return [
      script,
      { scope, version, text: `const DESK_WORKER=${JSON.stringify({ ...options, version })};\n${workers.desk}` },
    ];
  });
}

/**
 * Serves the service workers of this build; the browser installs another text as a new version. Null: the storefront is not
 * built (development). Returns false for any other path.
 */
export function createWorkerFiles(
  build: BuildFiles | null,
): (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean {
  const shop = build && { scope: '/', text: build.workers.shop, version: versionOf(build.workers.shop) };
  const compressed = new Map<string, Buffer>();
  const brotliOf = (text: string): Buffer => {
    const brotli = compressed.get(text) ?? brotliCompressSync(text);
    compressed.set(text, brotli);
    return brotli;
  };
  const workers = new Map<string, WorkerFile>(build && shop ? [...deskFiles(build), [OFFLINE_WORKER, shop]] : []);
  return (pathname, request, response) => {
    const worker = workers.get(pathname);
    if (!worker) return false;
    const isBrotli = accepts(request, 'br');
    const etag = `"${worker.version}${isBrotli ? '-br' : ''}"`;
    const isCurrent = request.headers['if-none-match']?.includes(etag) === true;
    response.writeHead(isCurrent ? 304 : 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      ...(isBrotli && !isCurrent ? { 'content-encoding': 'br' } : {}),
      'service-worker-allowed': worker.scope,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    if (isCurrent || request.method === 'HEAD') response.end();
    else response.end(isBrotli ? brotliOf(worker.text) : worker.text);
    return true;
  };
}

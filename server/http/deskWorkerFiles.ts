import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { locales } from '../../rules/addresses.ts';
import { DESK_WORKERS } from '../../rules/deskWorkers.ts';
import { deskWorker, type WorkerWish } from './deskWorker.ts';

/** Short, since a tablet in a hall with hardly any network should not wait for what it has. */
const WAIT_MS = 3000;

/** A build: the file that its pages begin with, and all of its files, as paths. */
export type BuildFiles = { entry: string; files: string[] };

const textOf = (wish: WorkerWish): string => `(${String(deskWorker)})(self,${JSON.stringify(wish)});\n`;

/**
 * Serves the desk's service worker in each language for this build: another build has another text, which the browser
 * installs as a new version. Null: the storefront is not built (development). Returns false for any other path.
 */
export function createDeskWorkers(
  build: BuildFiles | null,
): (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean {
  const workers = new Map(
    build
      ? locales.map((locale) => {
          const { script, scope } = DESK_WORKERS[locale];
          const wish = { prefix: `etal-desk-${locale}-`, version: '', shell: scope, waitMs: WAIT_MS, ...build };
          const version = createHash('sha256').update(textOf(wish)).digest('base64url').slice(0, 16);
          return [script as string, { scope, text: textOf({ ...wish, version }), version }];
        })
      : [],
  );
  return (pathname, request, response) => {
    const worker = workers.get(pathname);
    if (!worker) return false;
    const etag = `"${worker.version}"`;
    const known = request.headers['if-none-match']?.includes(etag) === true;
    response.writeHead(known ? 304 : 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      etag,
      'service-worker-allowed': worker.scope,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    response.end(known || request.method === 'HEAD' ? undefined : worker.text);
    return true;
  };
}

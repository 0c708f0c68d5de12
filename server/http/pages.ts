import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Log } from '../log.ts';
import { Lru } from '../lru.ts';

import { everyAnswer, securityHeaders, type SecurityOptions } from './securityHeaders.ts';
import { acceptsBrotli } from './staticFiles.ts';
import type { ExecuteOperation, PageSettings, Storefront } from './storefront.ts';

const compress = promisify(brotliCompress);
const CACHE_BYTES = 32 * 1024 * 1024;
const RETRY_AFTER_S = 120;
/** Query parameters that change what the server renders (routes 6); all others act in the browser alone. */
const RENDERED_PARAMETERS = ['after'];

export type PageOptions = {
  storefront: Storefront;
  /** Runs an operation of PUBLIC fields, for everybody. */
  execute: (locale: 'fr' | 'en') => ExecuteOperation;
  /** What cached HTML depends on besides its address: catalogue, stock, week. */
  version: () => Promise<string>;
  maintenance: () => Promise<boolean>;
  settings: () => PageSettings;
  security: SecurityOptions;
  log: Log;
};

type Page = { status: number; html: string };

/** A path that the routes can decode; one with a broken escape (`%E0%A4%A`) is taken as it is written, and so is no page. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** The address that decides the HTML: path, the few parameters that the server reads, and `force` where it opens a page. */
function renderedUrl(url: URL, forced: boolean): URL {
  const rendered = new URL(url.origin);
  rendered.pathname = decodable(url.pathname);
  for (const name of RENDERED_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) rendered.searchParams.set(name, value);
  }
  if (forced) rendered.searchParams.set('force', '');
  return rendered;
}

/**
 * Answers pages: HTML with its public data, the same for everybody, rendered once per address, language and version of
 * the catalogue. During maintenance pages have status 503 unless `force` is asked for (routes 4); an address that is no
 * page has 404.
 */
export function createPages(options: PageOptions) {
  const { storefront, security, log } = options;
  const cache = new Lru<string, Page>(CACHE_BYTES, ({ html }) => html.length * 2);
  // When the catalogue changes, all who ask for a page wait for one rendering of it.
  const rendering = new Map<string, Promise<Page | Response>>();
  // Goes where each answer's own nonce will stand; unguessable, so that no text of the catalogue can hold it.
  const placeholder = randomBytes(16).toString('hex');

  async function renderPage(url: URL): Promise<Page | Response> {
    const settings = options.settings();
    const key = `${url.pathname}${url.search} ${await options.version()} ${settings.clockOffset}`;
    const known = cache.get(key) ?? rendering.get(key);
    if (known) return known;
    const page = storefront.render(new Request(url), {
      execute: options.execute,
      assets: storefront.assets,
      settings,
      nonce: placeholder,
      onError: (error) => log.error({ err: error, path: url.pathname }, 'A page did not render'),
    });
    rendering.set(key, page);
    try {
      const rendered = await page;
      if (!storefront.development && !(rendered instanceof Response) && rendered.status === 200)
        cache.set(key, rendered);
      return rendered;
    } finally {
      rendering.delete(key);
    }
  }

  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const maintenance = await options.maintenance();
    const force = url.searchParams.has('force');
    const page = await renderPage(renderedUrl(url, maintenance && force));
    if (page instanceof Response) {
      const location = page.headers.get('location') ?? '/';
      response.writeHead(page.status, { location, ...everyAnswer(security.live) }).end();
      return;
    }
    const closed = page.status === 200 && maintenance && !force;
    const nonce = randomBytes(16).toString('base64');
    const html = Buffer.from(page.html.replaceAll(placeholder, nonce));
    const brotli = acceptsBrotli(request);
    const body = brotli ? await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : html;
    response.writeHead(closed ? 503 : page.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(brotli ? { 'content-encoding': 'br' } : {}),
      ...(closed ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
      ...securityHeaders(nonce, security),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

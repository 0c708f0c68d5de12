import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressOf, CARD_RETURN, isSignInReturn, localeOfPath } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { PageSettings, VisitPlace } from '#rules/pageContract.ts';
import { renderedParameters } from '#rules/renderedParameters.ts';
import type { Visitor } from '../caller.ts';
import type { Log } from '../log.ts';
import {
  storedReading,
  weightOf,
  type ChangedParts,
  type Reads,
  type StoredReading,
} from '../snapshot/changedParts.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { newMark, sealPage, type PageBytes } from './pageBytes.ts';
import type { VisitorsCart } from './pageCart.ts';
import { sendPlainPage } from './plainPage.ts';
import { commonHeaders, securityHeaders, type SecurityOptions } from './securityHeaders.ts';
import { accepts } from './staticFiles.ts';
import type { ExecuteOperation, Storefront } from './storefront.ts';

const CACHE_BYTES = 48 * 1024 * 1024;
const RETRY_AFTER_S = 120;
/** A cache stores a page and revalidates it each time: it changes with the catalogue, the week and maintenance. */
const REVALIDATED = 'public, no-cache';
/** Differs between visitors, by what their cookies say, and names nobody: no shared cache stores it. */
const PERSONAL = 'private, no-cache';
/** With the visitor's lines, nothing stores it: the browser would show it to the next user of the device (ADR 111). */
const NEVER_STORED = 'private, no-store';
/** Searches and unknown addresses may be shown for a minute without revalidation (routes 1). */
const A_MINUTE = 'public, max-age=60';

export type PageOptions = {
  storefront: Storefront;
  /** Executes an operation: as a visitor, or, null, one of PUBLIC fields. `reads` gets what it reads of the catalogue. */
  execute: (locale: Locale, visitor: Visitor | null, reads: Reads) => ExecuteOperation;
  /** What all cached HTML depends on, apart from its address: settings, places, week. */
  version: () => Promise<string>;
  /** The parts of the catalogue, of which each page depends on those that it read. */
  parts: ChangedParts;
  maintenance: () => Promise<boolean>;
  settings: (locale: Locale) => Promise<PageSettings>;
  /** What the cart page may contain of the visitor's cart. */
  cartOf: (request: IncomingMessage) => Promise<VisitorsCart | null>;
  /** The place that the visitor's cookie names, if it serves the open week. */
  placeOf: (request: IncomingMessage, locale: Locale) => Promise<VisitPlace | null>;
  security: SecurityOptions;
  /** HTML above every page in its language (trialGate.ts); null: nothing. */
  banner: ((locale: Locale) => string) | null;
  /** Rate limit of pages that must be rendered. Null: admitted; else the seconds to wait. */
  mayRender: (request: IncomingMessage) => number | null;
  log: Log;
};

/** A path that the routes can decode; one with a broken escape (`%E0%A4%A`) is taken literally, and so is not found. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/**
 * The part of an address that decides the HTML: path, the parameters that are rendered, `force` where it opens a page,
 * and whether it is a sign-in callback, but never its code.
 */
function renderedUrl(url: URL, forced: boolean): URL {
  const rendered = new URL(url.origin);
  rendered.pathname = decodable(url.pathname);
  for (const name of renderedParameters) {
    const value = url.searchParams.get(name);
    if (value !== null) rendered.searchParams.set(name, value);
  }
  if (forced) rendered.searchParams.set('force', '');
  if (isSignInReturn(url.searchParams)) for (const name of ['code', 'state']) rendered.searchParams.set(name, '');
  return rendered;
}

/** The target of a redirect, with the parameters that rendering ignores, such as a campaign's. */
function withOtherParameters(location: string, { searchParams, origin }: URL): string {
  const target = new URL(location, origin);
  const usedParameters: readonly string[] = renderedParameters;
  for (const [name, value] of searchParams)
    if (!usedParameters.includes(name) && !target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.origin === origin ? target.pathname + target.search : target.href;
}

/** Status 429 as a page that explains what to do; Retry-After in seconds. */
function sendTooMany({ pathname }: URL, { headers }: Response, response: ServerResponse): void {
  const locale = localeOfPath(pathname);
  const retryAfter = headers.get('retry-after') ?? '60';
  const translate = serverTranslator(locale);
  const page = { locale, title: translate('page.tooMany.title'), text: translate('page.tooMany.text') };
  sendPlainPage(response, 429, page, { 'retry-after': retryAfter });
}

const isAt = (page: 'search' | 'cart', { pathname }: URL) => pathname === addressOf(page, localeOfPath(pathname));
/** renderedAt: by the machine's clock. */
type StoredPage = PageBytes & { renderedAt: Date; reading: StoredReading };

const weigh = ({ plain, brotli, reading }: StoredPage) => plain.length + brotli.length + weightOf(reading);

/**
 * Serves pages: HTML with its public data, the same bytes for everybody, rendered once per address, language and place that is open
 * (ADR 135), and again after a change of what it read of the catalogue (ADR 215). The cart page is one for whoever has nothing in the cart, and the visitor's own with their lines,
 * rendered each time (ADR 91, 141). During maintenance pages have status 503
 * unless `force` is in the query (routes 4); unknown addresses have 404; a client with too many pages to render gets 429.
 */
export function createPages(options: PageOptions) {
  const { storefront, security, banner, log, parts } = options;
  const cache = new LRUCache<string, StoredPage>({ maxSize: CACHE_BYTES, sizeCalculation: weigh });
  // When what a page read has changed, all requests for it wait for one rendering of it.
  const rendering = new Map<string, Promise<StoredPage | Response>>();
  const mark = newMark();

  async function render(url: URL, settings: PageSettings, visitor: Visitor | null): Promise<StoredPage | Response> {
    const renderedAt = new Date();
    const reading = parts.begin();
    const page = await storefront.render(new Request(url), {
      execute: (locale) => options.execute(locale, visitor, reading.reads),
      assets: storefront.assets,
      settings,
      nonce: mark,
      onError: (error) => log.error({ err: error, path: url.pathname }, 'A page did not render'),
    });
    if (page instanceof Response) return page;
    // React leaves what it does not know at the beginning of a body.
    const above = banner?.(localeOfPath(url.pathname));
    const html = above === undefined ? page.html : page.html.replace(/<body[^>]*>/, (body) => body + above);
    return { ...(await sealPage({ ...page, html }, mark)), renderedAt, reading: storedReading(reading) };
  }

  /** Null: the page may be rendered; else a response with the seconds to wait. */
  function refusal(request: IncomingMessage): Response | null {
    const wait = options.mayRender(request);
    return wait === null ? null : new Response(null, { status: 429, headers: { 'retry-after': String(wait) } });
  }

  async function pageOf(
    url: URL,
    request: IncomingMessage,
    visitorsCart: VisitorsCart | null,
    place: VisitPlace | null,
  ): Promise<StoredPage | Response> {
    const version = await options.version();
    const shared = { ...(await options.settings(localeOfPath(url.pathname))), ...(place && { place }) };
    const cart = visitorsCart?.cart ?? null;
    if (visitorsCart && cart === 'lines') {
      const tooMany = refusal(request);
      if (tooMany) return tooMany;
      const page = await render(url, { ...shared, cart }, visitorsCart.visitor);
      // A cart that cannot be read is left to the browser.
      return !(page instanceof Response) && page.status === 200 ? page : pageOf(url, request, null, place);
    }
    const settings: PageSettings = cart ? { ...shared, cart } : shared;
    const key = `${url.pathname}${url.search} ${version} ${settings.clockOffset} ${cart} ${place?.id}`;
    const cached = cache.get(key);
    if (cached && parts.holds(cached.reading)) return cached;
    // One that began before a change may show what was before it.
    const renderingKey = `${key} ${parts.turn}`;
    const pending = rendering.get(renderingKey);
    if (pending) return pending;
    const tooMany = refusal(request);
    if (tooMany) return tooMany;
    const page = render(url, settings, null);
    rendering.set(renderingKey, page);
    try {
      const rendered = await page;
      if (!storefront.development && !(rendered instanceof Response) && rendered.status === 200)
        cache.set(key, rendered);
      return rendered;
    } finally {
      rendering.delete(renderingKey);
    }
  }

  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const maintenance = await options.maintenance();
    const force = url.searchParams.has('force');
    // The browser alone knows what has changed since the card was stored.
    const isReturn = url.searchParams.has(CARD_RETURN);
    const cart = isAt('cart', url) && !maintenance && !isReturn ? await options.cartOf(request) : null;
    const place = maintenance ? null : await options.placeOf(request, localeOfPath(url.pathname));
    const page = await pageOf(renderedUrl(url, maintenance && force), request, cart, place);
    if (page instanceof Response) {
      if (page.status === 429) return sendTooMany(url, page, response);
      const headers = Object.fromEntries(page.headers);
      if (headers.location) headers.location = withOtherParameters(headers.location, url);
      response.writeHead(page.status, { ...headers, ...commonHeaders(security.live) }).end();
      return;
    }
    const isMaintenance = page.status === 200 && maintenance && !force;
    const brotli = accepts(request, 'br');
    const etag = `"${page.tag}${brotli ? '-br' : ''}"`;
    const isShort = page.status === 404 || isAt('search', url);
    const isPersonal = place !== null || isAt('cart', url);
    const lasting = cart?.cart === 'lines' ? NEVER_STORED : isPersonal ? PERSONAL : isShort ? A_MINUTE : REVALIDATED;
    const headers = {
      'cache-control': maintenance ? 'no-store' : lasting,
      vary: 'accept-encoding',
      etag,
      // The browser hydrates the page as of then (useNow.ts).
      'server-timing': `rendered;dur=${page.renderedAt.getTime()}`,
      ...securityHeaders(page, security),
    };
    if (page.status === 200 && !maintenance && request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = brotli ? page.brotli : page.plain;
    response.writeHead(isMaintenance ? 503 : page.status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(brotli ? { 'content-encoding': 'br' } : {}),
      ...(isMaintenance ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressOf, localeOfPath, PLACE_FORM, properPath } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { Visitor } from '../caller.ts';
import { inRequest, type Log } from '../log.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../mail/mailLinks.ts';
import { SLIP_PATH } from '../mail/slipLinks.ts';
import type { SeoFiles } from '../seo/seoFiles.ts';
import { legacyTarget } from './legacyLinks.ts';
import type { Readiness } from './readiness.ts';
import { requestNames } from './requestNames.ts';
import { commonHeaders } from './securityHeaders.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type FileAnswer = (name: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The response of GET /healthz; without counts when the database does not respond, or DATA_DIR is full. */
export type Health = { status: 'ok' | 'down'; database: string; products?: number; sellers?: number };

export type SiteOptions = {
  /** The market's own origin, against which requests are resolved, whatever their Host. */
  origin: string;
  live: boolean;
  api: Respond;
  page: (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  asset: FileAnswer;
  picture: FileAnswer;
  /** Serves a service worker by its path; false: another path. */
  worker: (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean;
  webhook: Respond;
  /** Demo mode only; null where the address does not exist. */
  providerStates: Respond | null;
  /** To the payment page by its session or, `returned`, from it by the attempt. */
  payRedirect: (
    id: string,
    visitor: Visitor,
    response: ServerResponse,
    returned: boolean,
  ) => Promise<'answered' | 'unknown'>;
  /** Unsubscribes from reminders, by the token of a mail's link. */
  mailLink: (token: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** A producer's own page, by the token of a mail's link; `part`: what follows it in the path. */
  slip: (token: string, part: string | null, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The form for a place without scripts. */
  placeForm: (locale: Locale, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The photo of a reported problem by its path's last part, or null to store one. */
  problemPhoto: (name: string | null, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Stores a picture that a manager sends. */
  pictureUpload: Respond;
  catalogueFiles: Respond;
  /** An order's calendar file by its own address; null: none. */
  calendar: (file: string) => Promise<{ name: string; text: string } | null>;
  visitor: (request: IncomingMessage) => Visitor;
  health: () => Promise<Health>;
  readiness: () => Readiness;
  /** robots.txt, sitemaps, manifest, icons. */
  seoFiles: SeoFiles;
  /** The handle of the producer with this number on the former site; null: none. */
  legacySeller: (legacyId: number) => Promise<string | null>;
  /** Serves sources during development, and calls the next handler for everything else. */
  development?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
  log: Log;
};

/** The canonical address of a page (routes 4) with its query; null when it is canonical already, or unknown. */
function properAddress({ pathname, search }: URL): string | null {
  try {
    const proper = properPath(pathname);
    return proper === null || proper === pathname ? null : `${proper}${search}`;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Responses without the catalogue, for addresses that must not be rendered as a page. */
const sendText = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);

/** A status for machines: 200, or 503 when `isOk` is false. */
const sendStatus = (response: ServerResponse, isOk: boolean, status: object) =>
  void response
    .writeHead(isOk ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(status));

/** Whoever has the address may read it, so no cache stores it. */
function sendCalendar(file: { name: string; text: string } | null, response: ServerResponse): void {
  if (!file) return sendText(response, 404, 'not found');
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${file.name}"`,
    'cache-control': 'private, no-store',
  };
  response.writeHead(200, headers).end(file.text);
}

/**
 * The URL of a request line, on the market's own origin whatever it names: `//host/page` is a path here, and of an
 * absolute address (RFC 9112, 3.2.2) only path and query count. Throws TypeError for an invalid address.
 */
function requestedUrl(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(`${origin}${target}`);
  const { pathname, search } = new URL(target);
  return new URL(`${origin}${pathname}${search}`);
}

/**
 * Serves the addresses of the market's origin (routes 8), and pages for all others. Every response has the headers of
 * `everyAnswer`; unexpected failures are logged and answered with 500.
 */
export function createSite(options: SiteOptions): RequestListener {
  const { log, origin, live } = options;

  /** The target of a link of the former site, on any path (routes 5): in French, the rest of its query dropped. */
  async function legacyAddress({ searchParams }: URL): Promise<string | null> {
    const target = legacyTarget(searchParams);
    if (target?.page !== 'seller') return target && addressOf(target.page, 'fr');
    const handle = await options.legacySeller(target.legacyId);
    return handle === null ? addressOf('sellers', 'fr') : addressOf('seller', 'fr', { handle });
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestedUrl(request.url ?? '/', origin);
    const { pathname } = url;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (pathname === '/graphql') return options.api(request, response);
    if (pathname === '/webhooks/paiement')
      return request.method === 'POST'
        ? options.webhook(request, response)
        : sendText(response, 405, 'POST', { allow: 'POST' });
    if (pathname === '/provider-states')
      return options.providerStates ? options.providerStates(request, response) : sendText(response, 404, 'not found');
    const [, folder, name, ...more] = pathname.split('/');
    if ([UNSUBSCRIBE_PATH, CONFIRM_PATH].includes(`/${folder}`) && name && more.length === 0)
      return options.mailLink(name, request, response);
    if (`/${folder}` === SLIP_PATH && name && more.length < 2)
      return options.slip(name, more[0] ?? null, request, response);
    const language = localeOfPath(pathname);
    if (pathname === PLACE_FORM[language]) return options.placeForm(language, request, response);
    if (folder === 'photos' && more.length === 0) return options.problemPhoto(name ?? null, request, response);
    if (pathname === '/pictures') return options.pictureUpload(request, response);
    if (pathname === '/catalogue') return options.catalogueFiles(request, response);
    if (!reads) return sendText(response, 405, 'GET', { allow: 'GET, HEAD' });
    if (pathname === '/livez') return sendStatus(response, true, { status: 'ok' });
    if (pathname === '/readyz') {
      const status = options.readiness();
      return sendStatus(response, status === 'ok', { status });
    }
    if (pathname === '/healthz') {
      const health = await options.health();
      return sendStatus(response, health.status === 'ok', health);
    }
    if (options.development) await new Promise<void>((next) => options.development?.(request, response, next));
    const file = await options.seoFiles(pathname);
    if (file) {
      const { type, body, maxAge } = file;
      return void response
        .writeHead(200, { 'content-type': type, 'cache-control': `public, max-age=${maxAge}` })
        .end(body);
    }
    if (options.worker(pathname, request, response)) return;
    if (name && more.length === 0) {
      if (folder === 'assets' && !(await options.asset(name, request, response)))
        return sendText(response, 404, 'not found');
      if (folder === 'images' && !(await options.picture(name, request, response)))
        return sendText(response, 404, 'not found');
      if (folder === 'assets' || folder === 'images') return;
    }
    if (folder === 'calendrier' && name && more.length === 0)
      return sendCalendar(await options.calendar(name), response);
    const returned = more.length === 1 && more[0] === 'retour';
    if (
      folder === 'paiement' &&
      name &&
      (more.length === 0 || returned) &&
      (await options.payRedirect(name, options.visitor(request), response, returned)) === 'answered'
    )
      return;
    // Cookies belong to one host name: a payment returns to the origin, and would not find the cart.
    if (request.headers.host?.startsWith('127.0.0.1') && new URL(origin).hostname === 'localhost')
      return void response.writeHead(302, { location: url.href }).end();
    const legacy = await legacyAddress(url);
    if (legacy) return void response.writeHead(301, { location: legacy }).end();
    const proper = properAddress(url);
    if (proper) return void response.writeHead(301, { location: proper }).end();
    return options.page(url, request, response);
  }

  return (request, response) => {
    const names = requestNames(request.headers);
    response.setHeader('x-request-id', names.request);
    // The next request of this connection finds another process.
    if (options.readiness() === 'leaving') response.setHeader('connection', 'close');
    for (const [name, value] of Object.entries(commonHeaders(live))) response.setHeader(name, value);
    const answered = inRequest(names, () => route(request, response));
    answered.catch((error: unknown) => {
      const malformed = error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL';
      if (!malformed) log.error({ ...names, err: error, path: request.url?.split('?')[0] }, 'A request failed');
      if (response.headersSent) response.destroy();
      else
        sendText(
          response,
          malformed ? 400 : 500,
          malformed ? 'bad request' : 'Une erreur est survenue. / Something went wrong.',
        );
    });
  };
}

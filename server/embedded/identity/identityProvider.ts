import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../database/database.ts';
import type { IdentityGateway } from '../../gateways/identity.ts';
import { builtOnce } from '../../gateways/loadedWhenUsed.ts';
import type { MailGateway } from '../../gateways/mail.ts';
import { clientAddress } from '../../http/clientAddress.ts';
import { BodyTooLargeError, readBody } from '../../http/requestBody.ts';
import type { TrialGate } from '../../http/trialGate.ts';
import { createWebServer } from '../../http/webServer.ts';
import { MAX_BODY_BYTES, writeAnswer } from '../hosted/httpAnswer.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { createAccounts } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { speakAuth0 } from './auth0Dialect.ts';
import { createEmbeddedIdentity } from './embeddedIdentity.ts';
import { identityAssets } from './identityAssets.ts';
import { identityNotice } from './identityPage.ts';
import { localeOf } from './identityTexts.ts';
import { createObjectStore, sweepObjects } from './objectStore.ts';
import { renderError, renderPage } from './providerErrors.ts';
import { loadCookieKeys, loadSigningKeys, rotateSigningKeys } from './signingKeyStore.ts';
import type { SigningKey } from './signingKeyStore.ts';
import { answerSignIn } from './signInRoutes.ts';
import type { PageRequest } from './signInRoutes.ts';
import { answerTicket } from './ticketRoutes.ts';
import { ticketPath } from './ticketStore.ts';
import { ACCESS_TOKEN_SECONDS, type ClaimNames } from './tokenClaims.ts';
import { createTryLimits } from './tryLimits.ts';

/** Auth0's "rotation overlap period". */
const OVERLAP_MS = 5000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;
const PAGE = /^\/(?:u|password|email)\//;
/** For the sign-in client, which sends no cookie there, and for the market itself. */
const OPEN_PATHS = /^\/(?:oauth\/|\.well-known\/)/;

export type IdentityProviderOptions = {
  port: number;
  host: string;
  /** Whether it answers for other hosts than this machine. */
  isPublic: boolean;
  /** Of a trial; null or absent: none. */
  gate?: TrialGate | null;
  /** The provider's origin as browsers reach it: the SDK's domain. */
  publicUrl: string;
  database: Database;
  mail: MailGateway;
  clientId: string;
  audience: string;
  claims: ClaimNames;
  marketName: string;
  /** On the pages; null or absent: the software's drawing. */
  monogram?: string | null;
  /** The market's origin: the only place that users are redirected to. */
  marketUrl: string;
  mailboxUrl: string | null;
  trustProxy: number;
  accessTokenSeconds?: number;
  overlapMs?: number;
  /** ms; for the validity of links and the limits on attempts. Tokens and sessions use the machine's clock. */
  now?: () => number;
  /** Never given an address, a password or a token. */
  log: { error(fields: object, message: string): void };
};

export type IdentityProvider = {
  port: number;
  accounts: Accounts;
  gateway: IdentityGateway;
  /** Signs with a new key from now on; tokens of the old one stay valid until they expire. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts the identity provider that a fresh machine has instead of Auth0: OpenID Connect compatible with Auth0's paths
 * and messages, for the unmodified SDK, with its own sign-in pages. Sessions, grants and keys are in the market's
 * database: a restart signs nobody out. The library is loaded when somebody signs in first, and at the start where
 * others can: most servers on one's own machine never need it.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { database, marketName, marketUrl, mailboxUrl, publicUrl, log, now = Date.now } = options;
  const db = database.kysely;
  const market = { marketName, marketUrl, mailboxUrl };
  const background = new Set<Promise<unknown>>();
  const run = (work: Promise<unknown>): void => {
    const task = work.catch((error: unknown) => log.error({ err: error }, 'Identity provider: work after an answer'));
    background.add(task);
    void task.finally(() => background.delete(task));
  };

  const accounts = createAccounts({
    database,
    mail: options.mail,
    ticketUrl: (purpose, token, locale) => `${publicUrl}${ticketPath(purpose, token)}&lang=${locale}`,
    now,
  });
  const cookieKeys = await loadCookieKeys(db);
  const returns = [marketUrl, `${marketUrl}/`, `${marketUrl}/en`];

  const build = async (signingKeys: readonly SigningKey[]) => {
    const { createOidcProvider } = await import('./oidcProvider.ts');
    const provider = createOidcProvider({
      issuer: `${publicUrl}/`,
      clientId: options.clientId,
      audience: options.audience,
      claims: options.claims,
      redirectUris: returns,
      signingKeys,
      cookieKeys,
      accessTokenSeconds: options.accessTokenSeconds ?? ACCESS_TOKEN_SECONDS,
      adapter: createObjectStore(db, { overlapMs: options.overlapMs ?? OVERLAP_MS }),
      findAccount: accounts.find,
      renderError: (ctx, details, error) => renderError(market, ctx, details, error),
    });
    speakAuth0(provider, {
      clientId: options.clientId,
      allowedReturns: returns,
      page: (ctx, notice) => renderPage(market, ctx, notice),
    });
    const failed = (path: string, error: Error) => log.error({ path, err: error }, 'Identity provider failed');
    provider.on('server_error', (ctx, error) => failed(ctx.path, error));
    const koa: EventEmitter = provider;
    koa.on('error', (error: Error) => failed('', error));
    // Behind a proxy it leads to its own addresses as browsers reach it, whatever the proxy says.
    provider.proxy = true;
    const listener: RequestListener = provider.callback();
    return { provider, listener };
  };
  const signingKeys = await loadSigningKeys(db, Date.now());
  let current = builtOnce(() => build(signingKeys));
  if (options.isPublic) await current();

  const limits = createTryLimits(now);
  const pages = { provider: async () => (await current()).provider, accounts, limits, market, background: run };

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<HttpAnswer> {
    const method = request.method ?? 'GET';
    const locale = localeOf(url.searchParams.get('lang'), request.headers['accept-language']);
    const notice = { ...market, locale, path: null };
    if (!['GET', 'HEAD', 'POST'].includes(method))
      return { status: 405, headers: { allow: 'GET, HEAD, POST' }, body: '' };
    // Forms of other sites must not sign anybody in here.
    const { origin } = request.headers;
    if (method === 'POST' && origin !== undefined && origin !== publicUrl)
      return identityNotice(notice, 'refused', { status: 403, values: { code: 'origin' } });
    try {
      const body = (await readBody(request, MAX_BODY_BYTES)).toString('utf8');
      const address = clientAddress(request, options.trustProxy);
      const { pathname: path, searchParams: query } = url;
      const page: PageRequest = { request, response, method, path, query, body, address };
      return (
        (await answerSignIn(pages, page)) ??
        (await answerTicket(pages, page)) ??
        identityNotice(notice, 'unknown', { status: 404 })
      );
    } catch (error) {
      if (!request.complete) throw error;
      if (error instanceof BodyTooLargeError) return identityNotice(notice, 'tooLarge', { status: 413 });
      log.error({ path: url.pathname, err: error }, 'Identity provider failed');
      return identityNotice(notice, 'failed', { status: 500 });
    }
  }

  const { protocol, host } = new URL(publicUrl);
  const closing = new AbortController();
  const server = createWebServer({ ...options, openPaths: OPEN_PATHS }, (request, response) => {
    if (closing.signal.aborted) response.setHeader('connection', 'close');
    const url = URL.parse(request.url ?? '/', publicUrl);
    const asset = url && identityAssets.responseFor(url.pathname, options.monogram);
    const withBody = request.method !== 'HEAD';
    if (asset) writeAnswer(response, asset, withBody);
    else if (url && PAGE.test(url.pathname))
      answerPage(request, response, url).then(
        (page) => writeAnswer(response, page, withBody),
        () => response.destroy(),
      );
    else {
      Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('referrer-policy', 'same-origin');
      current().then(
        ({ listener }) => listener(request, response),
        (error: unknown) => {
          log.error({ path: url?.pathname, err: error }, 'Identity provider failed');
          response.destroy();
        },
      );
    }
  });

  await sweepObjects(db, new Date());
  const sweeping = setInterval(() => run(sweepObjects(db, new Date())), SWEEP_EVERY_MS).unref();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, () => resolve()),
  );

  return {
    port: (server.address() as AddressInfo).port,
    accounts,
    gateway: createEmbeddedIdentity(accounts),
    async rotateKeys() {
      const keys = await rotateSigningKeys(db, Date.now());
      current = builtOnce(() => build(keys));
      await current();
    },
    async close() {
      closing.abort();
      clearInterval(sweeping);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await Promise.all(background);
    },
  };
}

import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '#rules/constants.ts';
import { publicContext } from '../api/context.ts';
import { createMarketExecutor } from '../api/marketExecutor.ts';
import type { Visitor } from '../caller.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../gateways/clock.ts';
import type { ApiResult } from '../graphql/errors.ts';
import type { Variables } from '../graphql/pageLimits.ts';
import type { BearerVerifier } from '../identity/bearer.ts';
import type { Recognised } from '../identity/identityService.ts';
import { sessionIdOf, visitorOf } from '../identity/session.ts';
import type { IssuedSession, Sessions } from '../identity/session.ts';
import { withShiftName } from '../journal/deskShift.ts';
import { createMemoryBuckets } from '../limits/memoryBuckets.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { storedReading, type Reads } from '../snapshot/changedParts.ts';
import { ByteCache } from './byteCache.ts';
import { authenticate } from './callAuthentication.ts';
import { readCallBody, readParams } from './callBody.ts';
import { createCallGuard } from './callGuard.ts';
import { checkHeaders, ownOrigins, localeOf } from './callHeaders.ts';
import { clientAddress, isLoopback } from './clientAddress.ts';
import { sendAnswer, sendRefusal } from './refusals.ts';

export type ApiOptions = {
  services: Services;
  bearer: BearerVerifier;
  sessions: Sessions;
  config: Pick<Config, 'mode' | 'publicUrl' | 'trustProxy'>;
  clock: Clock;
  log: Log;
  /** The machine's time in ms, for rate limits. */
  realNow?: () => number;
  /** Gets the codes of each answer's errors. */
  onErrors?: (codes: string[]) => void;
  /** Schema and executor; the market's own unless a test passes others. */
  market?: ReturnType<typeof createMarketExecutor>;
};
export type Api = {
  /** Answers POST /graphql. Never rejects. */
  api(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Executes an operation in process, for pages. Without a visitor the page is the same for everyone: throws for an
   * operation of other than PUBLIC fields. `reads` gets what it reads of the catalogue.
   */
  execute(
    locale: Locale,
    visitor: Visitor | null,
    reads?: Reads,
  ): (params: { name: string; text: string | null }, variables: Variables) => Promise<ApiResult>;
  /** The visitor of a request, by cookie and address. */
  visitorOf(request: IncomingMessage): Visitor;
  /** The visitor of a request with its token, who may do what they may in a call. Throws MarketError for a token that is not accepted. */
  callerOf(request: IncomingMessage): Promise<Visitor>;
};

/**
 * POST /graphql (F-200, schema: CALLS). A byte cache comes first: a call whose body was answered before, in the same
 * language and at the same version of the market, with a public response that read nothing that has changed since, gets those bytes (separately for callers that
 * may run any document, whose errors say more). All others execute, and every response that is not PUBLIC renews the
 * session's cookie (E61).
 */
export function createApi({
  services,
  bearer,
  sessions,
  config,
  clock,
  log,
  realNow = Date.now,
  onErrors,
  market,
}: ApiOptions): Api {
  const { executor } = market ?? createMarketExecutor({ mode: config.mode === 'live' ? 'live' : 'demo', log });
  const authenticator = { bearer, identity: services.identity, log };
  const limits = { memory: createMemoryBuckets(realNow), shared: services.rateBuckets, now: realNow };
  const cache = new ByteCache();
  const origins = ownOrigins(config.publicUrl);
  const isDemo = config.mode === 'demo';
  const { parts } = services.catalogue;

  /** The session in which a customer continues; null: none was received. It takes over what the received one has. */
  async function sessionOf(
    visitor: Visitor,
    received: IssuedSession | null,
    customerId: string,
  ): Promise<IssuedSession> {
    if (received === null) return sessions.issue(visitor.sessionToken, customerId);
    const session = sessions.atSignIn(received, customerId);
    if (session.token === received.token) return received;
    const sessionId = sessionIdOf(session.token);
    await services.identity.moveSession(visitor.sessionId, sessionId);
    Object.assign(visitor, { sessionToken: session.token, sessionId });
    return session;
  }

  /** Signs the visitor in, in a session that nobody knew before. */
  async function signIn(
    visitor: Visitor,
    received: IssuedSession | null,
    { isSessionRecent, ...customer }: Recognised,
  ): Promise<IssuedSession> {
    visitor.customer = customer;
    const session = await sessionOf(visitor, received, customer.id);
    if (!isSessionRecent || session !== received)
      await services.identity.rememberSession(visitor.sessionId, customer.id);
    return session;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkHeaders(request, origins);
    const body = await readCallBody(request);
    const { maintenance } = await services.siteInformation.settings();
    const version = services.catalogue.version();
    const locale = localeOf(request.headers);
    const address = clientAddress(request, config.trustProxy);
    const trustedOnly = !isDemo || !isLoopback(address);
    const key = `${locale} ${trustedOnly ? 'trusted' : 'any'} ${hash('sha256', body, 'base64url')}`;
    const cached = cache.get(key, version);
    if (cached && parts.holds(cached.reading)) {
      services.operationUse.count(cached.document);
      return sendAnswer(response, 200, cached.bytes);
    }

    const reading = parts.begin();
    const received = sessions.read(request.headers.cookie);
    const visitor = visitorOf(received, address, config.publicUrl);
    const { authorization } = request.headers;
    const authentication = await authenticate(authenticator, { authorization, sessionId: visitor.sessionId, locale });
    const refusal = 'refusal' in authentication ? authentication.refusal : null;
    const customer = 'customer' in authentication ? authentication.customer : null;
    const session = customer ? await signIn(visitor, received, customer) : received;
    const counted = { sessionId: visitor.customer?.id ?? visitor.sessionId, address };
    const guard = createCallGuard(limits, counted, { maintenance, refusal: refusal });
    const context = { locale, visitor, services, now: clock.now(), reads: reading.reads };
    const run = () => executor.run({ ...readParams(body), context, trustedOnly, guard });
    const { result, ran, isPublic, document } = await (customer?.isStaff ? withShiftName(request.headers, run) : run());
    services.operationUse.count(document);
    if (result.errors) onErrors?.(result.errors.map(({ extensions }) => String(extensions?.code ?? 'INVALID')));
    const served = Buffer.from(JSON.stringify(result));
    const isCacheable = isPublic && !result.errors && !guard.counted() && services.catalogue.version() === version;
    if (isCacheable) cache.set(key, version, { bytes: served, document, reading: storedReading(reading) });
    const isSignedOut = session?.token !== visitor.sessionToken;
    const isReplaced = received !== null && session !== received;
    const renewed = isSignedOut ? sessions.issue(visitor.sessionToken, null) : session;
    const cookie = { 'set-cookie': sessions.setCookie(renewed) };
    // A document that was executed has status 200, whatever its result (schema: CALLS).
    sendAnswer(response, ran ? 200 : 400, served, isPublic && !isReplaced ? {} : cookie);
  }

  const readVisitor = (request: IncomingMessage) =>
    visitorOf(sessions.read(request.headers.cookie), clientAddress(request, config.trustProxy), config.publicUrl);

  async function callerOf(request: IncomingMessage): Promise<Visitor> {
    const visitor = readVisitor(request);
    const { sessionId } = visitor;
    const { authorization } = request.headers;
    const call = { authorization, sessionId, locale: localeOf(request.headers) };
    const authentication = await authenticate(authenticator, call);
    if ('refusal' in authentication) throw authentication.refusal;
    const { customer } = authentication;
    const received = sessions.read(request.headers.cookie);
    // Another customer's session opens nothing.
    const token = customer && received ? sessions.atSignIn(received, customer.id).token : visitor.sessionToken;
    return { ...visitor, customer, sessionToken: token, sessionId: sessionIdOf(token) };
  }

  return {
    callerOf,
    api: (request, response) =>
      handle(request, response).catch((error: unknown) => sendRefusal(error, request, response, log)),
    visitorOf: readVisitor,
    execute: (locale, visitor, reads) => async (params, variables) => {
      const shared = { locale, services, now: clock.now(), ...(reads && { reads }) };
      const context = visitor ? { ...shared, visitor } : publicContext(shared);
      const run = { query: params.text ?? '', operationName: params.name, variables, context };
      const { result, isPublic } = await executor.run(run);
      if (!isPublic && !visitor) throw new Error(`${params.name} is not PUBLIC: its answer belongs to one visitor`);
      return result;
    },
  };
}

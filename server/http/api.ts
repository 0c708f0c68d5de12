import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Executor } from '../graphql/executor.ts';
import { createYogaServer } from '../graphql/yogaServer.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { ByteCache } from './byteCache.ts';
import { readBody, readParams } from './callBody.ts';
import { createCallGuard } from './callGuard.ts';
import { checkHeaders } from './callHeaders.ts';
import { clientAddress, isLoopback } from './clientAddress.ts';
import { createRateLimiter } from './rateLimit.ts';
import { sendAnswer, sendRefusal } from './refusals.ts';
import { localeOf } from './callLocale.ts';
import { sessionCookie, visitorOf } from './session.ts';

export type ApiOptions = {
  services: Services;
  config: Pick<Config, 'mode' | 'publicUrl' | 'trustProxy'>;
  clock: Clock;
  log: Log;
  schema: GraphQLSchema;
  executor: Executor;
  /** Real time in ms, for counting calls. */
  realNow?: () => number;
};
/** Answers POST /graphql. Never rejects. */
export type Api = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * POST /graphql (F-200, schema: CALLS). In front stands the byte cache: a call whose very body was answered before, in the
 * same language and of the same version of the market, with an answer that is the same for everyone, gets those bytes.
 * Everything else runs, and every answer that is not PUBLIC renews the session's cookie (E61).
 */
export function createApi({ services, config, clock, log, schema, executor, realNow }: ApiOptions): Api {
  const serve = createYogaServer({ schema, executor, log });
  const limiter = createRateLimiter(realNow);
  const cache = new ByteCache();
  const isLive = config.mode === 'live';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkHeaders(request, config.publicUrl);
    const body = await readBody(request);
    const { maintenance } = await services.siteInformation.settings();
    const version = services.catalogue.version();
    const locale = localeOf(request.headers);
    const key = `${locale} ${hash('sha256', body, 'base64url')}`;
    const known = cache.get(key, version);
    if (known) return sendAnswer(response, 200, known);

    const visitor = visitorOf(request, clientAddress(request, config.trustProxy), config.publicUrl);
    const guard = createCallGuard(limiter, visitor, maintenance);
    const context = { locale, visitor, services, now: clock.now() };
    const trustedOnly = isLive || !isLoopback(visitor.address);
    const served = await serve({ ...readParams(body), context, trustedOnly, guard });
    const isKept = served.isPublic && served.isWhole && !guard.counted() && services.catalogue.version() === version;
    if (isKept) cache.set(key, version, served.body);
    const cookie = { 'set-cookie': sessionCookie(visitor.sessionToken, isLive) };
    sendAnswer(response, served.status, served.body, served.isPublic ? {} : cookie);
  }

  return (request, response) =>
    answer(request, response).catch((error: unknown) => sendRefusal(error, request, response, log));
}

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
import { checkHeaders, localeOf } from './callHeaders.ts';
import { clientAddress, isLoopback } from './clientAddress.ts';
import { createRateLimiter } from './rateLimit.ts';
import type { RateLimiter } from './rateLimit.ts';
import { CallRefusal, refusalAnswer } from './refusals.ts';
import { sessionCookie, visitorOf } from './session.ts';

export type ApiOptions = {
  services: Services;
  config: Pick<Config, 'mode' | 'publicUrl' | 'trustProxy'>;
  clock: Clock;
  log: Log;
  schema: GraphQLSchema;
  executor: Executor;
  rateLimiter?: RateLimiter;
  cache?: ByteCache;
};
export type Api = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function send(response: ServerResponse, status: number, body: Buffer, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/**
 * POST /graphql (F-200, schema: CALLS). In front of everything stands the byte cache: a call whose very body was answered
 * before, in the same language and of the same version of the market, and whose answer is the same for everyone, gets those
 * bytes. Everything else runs, and every answer that is not PUBLIC renews the session's cookie (E61).
 */
export function createApi(options: ApiOptions): Api {
  const { services, config, clock, log, schema, executor } = options;
  const { rateLimiter = createRateLimiter(), cache = new ByteCache() } = options;
  const isLive = config.mode === 'live';
  const serve = createYogaServer({ schema, executor, log });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkHeaders(request, config.publicUrl);
    const body = await readBody(request);
    const { maintenance } = await services.siteInformation.settings();
    const generation = services.catalogue.version();
    const locale = localeOf(request.headers);
    const key = `${locale} ${hash('sha256', body, 'base64url')}`;
    const known = cache.get(key, generation);
    if (known) return send(response, 200, known);

    const address = clientAddress(request, config.trustProxy);
    const visitor = visitorOf(request, address, config.publicUrl);
    const guard = createCallGuard(rateLimiter, visitor, maintenance);
    const context = { locale, visitor, services, now: clock.now() };
    const trustedOnly = isLive || !isLoopback(address);
    const served = await serve({ ...readParams(body), context, trustedOnly, guard });
    const isKept = served.isPublic && served.isWhole && !guard.counted() && services.catalogue.version() === generation;
    if (isKept) cache.set(key, generation, served.body);
    send(response, served.status, served.body, served.isPublic ? {} : { 'set-cookie': sessionCookie(visitor.sessionToken, isLive) });
  }

  function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent || request.socket.destroyed) return;
    const kind = error instanceof CallRefusal ? error.kind : 'internal';
    if (kind === 'internal') log.error({ err: error }, 'A call failed');
    const { status, headers, body } = refusalAnswer(kind, localeOf(request.headers));
    send(response, status, body, headers);
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      refuse(error, request, response);
    }
  };
}

import { createServer } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createMarketExecutor } from '../../server/api/marketExecutor.ts';
import type { Database } from '../../server/database/database.ts';
import type { IdentityGateway } from '../../server/gateways/identity.ts';
import { createApi } from '../../server/http/api.ts';
import type { BearerVerifier } from '../../server/identity/bearer.ts';
import { createSessions, newSessionToken } from '../../server/identity/session.ts';
import type { Log } from '../../server/log.ts';
import { createStatedPayment } from '../../server/providerStates/statedPayment.ts';
import { closeNow, listenLocally } from './localServer.ts';
import { sharedExecutor } from './sharedExecutor.ts';
import { createTestDatabase } from './testDatabase.ts';
import { openTestIdentity } from './testIdentity.ts';
import { createTestPayment } from './testPayment.ts';
import { testServices } from './testServices.ts';

type Headers = Record<string, string>;
/** A caller: the session's token, and the bearer token if signed in. */
export type Who = { session: string; authorization?: string };
type Entry = { message: string; path?: unknown; extensions: Record<string, unknown> };
/** An HTTP answer. */
export type WireAnswer = {
  status: number;
  headers: globalThis.Headers;
  text: string;
  data: Record<string, unknown> | null | undefined;
  errors: Entry[];
};

async function answerOf(response: Response): Promise<WireAnswer> {
  const text = await response.text();
  const { data, errors = [] } = JSON.parse(text) as { data?: WireAnswer['data']; errors?: Entry[] };
  return { status: response.status, headers: response.headers, text, data, errors };
}

type Options = {
  mode?: 'demo' | 'live';
  trustProxy?: number;
  log?: Log;
  /** An identity provider other than the tests' own, with its database. */
  provider?: { database: Database; gateway: IdentityGateway; bearer: BearerVerifier };
  /** Changes the schema before it is used. */
  alter?: (schema: GraphQLSchema) => void;
};

/** The market's API on a web server of its own, on a new empty database unless the identity provider has one. */
export async function openApi(kind: Database['kind'], options: Options = {}) {
  const { mode = 'demo', trustProxy = 0, provider, alter } = options;
  const database = provider?.database ?? (await createTestDatabase(kind));
  const payment = createTestPayment();
  const statedPayment = createStatedPayment(payment);
  const identity = await openTestIdentity();
  const { services, clock, log, publicUrl } = testServices(database, {
    payment: statedPayment.gateway,
    identity: provider?.gateway ?? identity.gateway,
    log: options.log,
  });
  const time = { real: 0 };
  const config = { mode, publicUrl, trustProxy };
  const executable = options.log || alter ? createMarketExecutor({ mode, log }) : sharedExecutor(mode);
  alter?.(executable.schema);
  const sessions = createSessions(await services.identity.sessionKey(), mode === 'live');
  const market = createApi({
    sessions,
    market: executable,
    services,
    bearer: provider?.bearer ?? identity.verifier(),
    config,
    clock,
    log,
    realNow: () => time.real,
  });
  const server = createServer((request, response) => void market.api(request, response));
  const url = `${await listenLocally(server)}/graphql`;

  const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Headers = {}) =>
    answerOf(await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }));
  return {
    url,
    database,
    services,
    sessions,
    clock,
    payment,
    /** The same provider with the refusals set by provider states. */
    statedPayment,
    identity,
    time,
    execute: market.execute,
    callerOf: market.callerOf,
    send,
    /** A call as the storefront makes it; `session` is the cookie's token. */
    call(query: string, variables: Record<string, unknown> = {}, { session, ...headers }: Headers = {}) {
      const cookie: Headers = session === undefined ? {} : { cookie: sessions.cookie(sessions.issue(session, null)) };
      return send(JSON.stringify({ operationName: null, variables, query }), { ...cookie, ...headers });
    },
    /** Signs in an account of this name, in a session of its own, with these roles in the token. */
    async signIn(name: string, { roles = [] as string[] } = {}) {
      return { session: newSessionToken(), authorization: await identity.token(name, { roles }) };
    },
    /** The data of a successful call; throws with its error codes otherwise. */
    async ask<Data>(who: Who, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
      const { data, errors } = await this.call(query, variables, who);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data as Data;
    },
    async close() {
      await closeNow(server);
      await identity.close();
      if (!provider) await database.close();
    },
  };
}
export type ApiServer = Awaited<ReturnType<typeof openApi>>;

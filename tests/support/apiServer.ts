import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { Database } from '../../server/database/database.ts';
import { createStatedPayment } from '../../server/embedded/providerStates/statedPayment.ts';
import { createClock } from '../../server/gateways/clock.ts';
import type { IdentityGateway } from '../../server/gateways/identity.ts';
import { createMarketExecutor } from '../../server/graphql/marketExecutor.ts';
import { createApi } from '../../server/http/api.ts';
import type { BearerVerifier } from '../../server/http/bearer.ts';
import { createLog } from '../../server/log.ts';
import type { Log } from '../../server/log.ts';
import { createServices } from '../../server/services.ts';
import { TUESDAY } from './purchaseMarket.ts';
import { openTestIdentity } from './testIdentity.ts';
import { createTestPayment } from './testPayment.ts';
import { createTestDatabase } from './testDatabase.ts';

type Headers = Record<string, string>;
type Entry = { message: string; path?: unknown; extensions: Record<string, unknown> };
/** An answer as it came over the wire. */
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
  /** Another identity provider than the one of the tests, on its own database. */
  provider?: { database: Database; gateway: IdentityGateway; bearer: BearerVerifier };
  /** Changes the schema that will run, before anything has run. */
  alter?: (schema: GraphQLSchema) => void;
};

/** The market's API behind a web server of its own, on a new empty database unless its identity provider brings one. */
export async function openApi(kind: Database['kind'], options: Options = {}) {
  const { mode = 'demo', trustProxy = 0, provider, alter } = options;
  const database = provider?.database ?? (await createTestDatabase(kind));
  const log = options.log ?? createLog('silent');
  const clock = createClock(new Date(TUESDAY));
  const payment = createTestPayment();
  const statedPayment = createStatedPayment(payment);
  const publicUrl = 'https://market.example';
  const identity = await openTestIdentity();
  const services = createServices({
    database,
    payment: statedPayment.gateway,
    identity: provider?.gateway ?? identity.gateway,
    clock,
    log,
    publicUrl,
  });
  const time = { real: 0 };
  const config = { mode, publicUrl, trustProxy };
  const executable = createMarketExecutor({ mode, log });
  alter?.(executable.schema);
  const market = createApi({
    market: executable,
    services,
    bearer: provider?.bearer ?? identity.verifier(),
    config,
    clock,
    log,
    realNow: () => time.real,
  });
  const server = createServer((request, response) => void market.api(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;

  const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Headers = {}) =>
    answerOf(await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }));
  return {
    url,
    database,
    services,
    clock,
    payment,
    /** What provider states make the same provider refuse. */
    statedPayment,
    identity,
    time,
    execute: market.execute,
    send,
    /** A call as the storefront makes it; `session` is the cookie's token. */
    call(query: string, variables: Record<string, unknown> = {}, { session, ...headers }: Headers = {}) {
      const cookie: Headers = session === undefined ? {} : { cookie: `etal_session=${session}` };
      return send(JSON.stringify({ operationName: null, variables, query }), { ...cookie, ...headers });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await identity.close();
      if (!provider) await database.close();
    },
  };
}
export type ApiServer = Awaited<ReturnType<typeof openApi>>;

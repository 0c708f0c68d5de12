import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { Database } from '../../server/database/database.ts';
import { readBody } from '../../server/http/requestBody.ts';
import { createBearerVerifier } from '../../server/identity/bearer.ts';
import { createLog } from '../../server/log.ts';
import { createMailService } from '../../server/mail/mailService.ts';
import { marketJobs } from '../../server/marketJobs.ts';
import { createProviderStates } from '../../server/providerStates/providerStates.ts';
import { createStatedAccounts } from '../../server/providerStates/statedAccounts.ts';
import { openApi } from './apiServer.ts';
import { AUDIENCE, NAMESPACE, openIdentityServer } from './identityServer.ts';
import { othersIn, type OthersThan } from './otherVisitors.ts';
import { createTestMail } from './testMail.ts';

const MAX_CALL_BYTES = 100_000;
/** Longer than the period of any rate limit. */
const COUNTED_MS = 24 * 3_600_000;
/** The header with a request's number. */
export const NUMBER_HEADER = 'x-request-number';

export type StateHandler = (request: IncomingMessage, response: ServerResponse) => void;
export type StatedMarketOptions = {
  /** Default: the embedded database, which needs no server. */
  kind?: Database['kind'];
  /** Changes the executable schema before it is used. */
  alter?: (schema: GraphQLSchema) => void;
  /**
   * Called before each call of the API with its request's number, 0 for none. Rate limits then start over with each
   * call, and calls of different numbers share no cached answers.
   */
  before?: (number: number) => void;
  /** Changes an answer of the API on its way back to the sender of `body`. */
  answer?: (text: string, body: string) => string;
  /** Wraps the handler of the provider states. */
  states?: (own: StateHandler) => StateHandler;
};
export type StatedMarket = { url: string; othersThan: OthersThan; close(): Promise<void> };

/** The market's API on a new database without demo goods, whose accounts provider states can create. */
export async function openStatedApi(kind: Database['kind'], alter?: StatedMarketOptions['alter']) {
  const identity = await openIdentityServer(kind);
  const { database } = identity;
  const issuer = `${identity.url}/`;
  const issuerSettings = { issuer, audience: AUDIENCE };
  const jwksUrl = `${issuer}.well-known/jwks.json`;
  const bearer = createBearerVerifier({ ...issuerSettings, organization: null, claims: NAMESPACE, jwksUrl });
  const claims = { namespace: NAMESPACE, organization: null };
  const tokens = { ...issuerSettings, db: database.kysely, claims };
  const accounts = createStatedAccounts(identity.provider().gateway, tokens);
  const provider = { database, gateway: accounts.gateway, bearer };
  const api = await openApi(kind, { provider, ...(alter && { alter }) });
  return {
    api,
    database,
    /** What handlers of provider states need. */
    stated: { ...api, publicUrl: 'https://market.example', accounts },
    async close() {
      await api.close();
      await identity.close();
    },
  };
}

/**
 * The market's API with its provider states, on a new database without demo goods, for contracts to be
 * verified against.
 */
export async function openStatedMarket(options: StatedMarketOptions): Promise<StatedMarket> {
  const {
    kind = 'pglite',
    alter,
    before,
    answer: alterBody = (text) => text,
    states: wrapStates = (handler) => handler,
  } = options;
  const { api, database, stated, close } = await openStatedApi(kind, alter);
  const { publicUrl } = stated;
  const log = createLog('silent');
  const { services, clock } = api;
  const mailed = { mail: createTestMail(), publicUrl };
  const mails = createMailService({ ...services, database, clock, log, ...mailed });
  services.work.keep(marketJobs({ ...services, mails }));
  const handler = createProviderStates({ ...stated, log });
  const states = wrapStates((request, response) => void handler(request, response));

  /** Public answers are cached by a call's exact bytes: leading blanks make it a different call. */
  function blanksOf(request: IncomingMessage): string {
    if (!before) return '';
    const number = Number(request.headers[NUMBER_HEADER] ?? 0);
    api.time.real += COUNTED_MS;
    before(number);
    return number.toString(2).replaceAll('0', ' ').replaceAll('1', '\n');
  }
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { cookie = '', authorization, 'accept-language': language = '' } = request.headers;
    const blanks = blanksOf(request);
    const body = (await readBody(request, MAX_CALL_BYTES)).toString('utf8');
    const answer = await api.send(blanks + body, {
      cookie,
      'accept-language': language,
      ...(authorization && { authorization }),
    });
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      .end(alterBody(answer.text, body));
  }
  const server = createServer((request, response) => {
    if (request.url === '/graphql') forward(request, response).catch((error: Error) => response.destroy(error));
    else if (request.url === '/provider-states') states(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    othersThan: othersIn(database),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}

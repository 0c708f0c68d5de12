import type { RequestParameters } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import { ServerFailure, TransportFailure } from './failure.ts';
import { httpExecute } from './network.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const operation = { name: 'CartQuery', operationKind: 'query', text: 'query CartQuery { x }', id: null, metadata: {} };

/** What a call comes to when the server answers so. */
async function failureOf(answer: () => Promise<Response>): Promise<unknown> {
  globalThis.fetch = answer;
  const execute = httpExecute({ endpoint: 'http://market/graphql', locale: 'fr' });
  try {
    return await execute(operation as unknown as RequestParameters, {});
  } catch (error) {
    return error;
  }
}
const answered = (body: string, status = 200) => failureOf(async () => new Response(body, { status }));

describe('the wordings of spec 8 (F-185)', () => {
  test.each([
    ['a status of 300 or more', '<h1>Bad gateway</h1>', 502, 'Response not successful: Received status code 502'],
    ['one with an answer of nothing', '{"data":null}', 500, 'Response not successful: Received status code 500'],
    ['an answer without data', '{}', 200, "Server response was missing for query 'CartQuery'."],
    ['an answer of null', 'null', 200, "Server response was missing for query 'CartQuery'."],
    ['what is not JSON', '<h1>Hello</h1>', 200, 'The answer is not JSON.'],
  ])('%s', async (_, body, status, message) => {
    const failure = await answered(body, status);
    expect(failure).toBeInstanceOf(TransportFailure);
    expect((failure as Error).message).toBe(message);
  });

  test('what is not JSON keeps the parser’s error, and a lost network the network’s', async () => {
    expect(await answered('<')).toMatchObject({ cause: expect.any(SyntaxError) });
    const lost = new TypeError('fetch failed');
    expect(await failureOf(() => Promise.reject(lost))).toMatchObject({ name: 'TransportFailure', cause: lost });
  });

  test('a refusal is the server’s word whatever its status', async () => {
    const refusal = JSON.stringify({ data: null, errors: [{ message: 'cart.no_place' }] });
    for (const status of [200, 400, 503]) expect(await answered(refusal, status)).toBeInstanceOf(ServerFailure);
  });
});

import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpExecute, setCallHeaders, type Bearer } from './network.ts';

/** The requests that the server received, and its next answers. */
let sent: { name: string; authorization: string | null }[];
let responses: object[];
/** Every body that was sent. */
let bodies: string[];
const unauthenticated = { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] };
const fine = { data: { cart: { id: 'crt_1' } } };
const realFetch = globalThis.fetch;

beforeEach(() => {
  sent = [];
  bodies = [];
  responses = [];
  globalThis.fetch = async (_, init) => {
    bodies.push(String(init?.body));
    const { operationName: name } = JSON.parse(String(init?.body)) as { operationName: string };
    sent.push({ name, authorization: new Headers(init?.headers).get('authorization') });
    return new Response(JSON.stringify(responses.shift() ?? fine));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const operation = (name: string) =>
  ({
    name,
    operationKind: 'query',
    text: `query ${name} { x }`,
    id: null,
    metadata: {},
  }) as unknown as RequestParameters;
const call = async (name: string, bearer: Bearer) =>
  httpExecute({ endpoint: 'http://market/graphql', locale: 'fr', bearer })(operation(name), {});

/** Tokens in the order given; the last one is repeated. */
const tokens = (...list: (string | null)[]) => {
  const freshRequests: boolean[] = [];
  const bearer: Bearer = async ({ fresh }) => {
    freshRequests.push(fresh);
    return list.length > 1 ? (list.shift() ?? null) : (list[0] ?? null);
  };
  return { freshRequests, bearer };
};

describe('the token of calls (F-042)', () => {
  it('is sent with the visitor’s operations', async () => {
    await call('VisitorQuery', tokens('first').bearer);
    expect(sent).toEqual([{ name: 'VisitorQuery', authorization: 'Bearer first' }]);
  });

  it('adds the headers that were set, except to public operations', async () => {
    let shift: string | null = null;
    const realCall = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      shift = new Headers(init?.headers).get('x-desk-shift');
      return realCall(url, init);
    };
    setCallHeaders(() => ({ 'x-desk-shift': 'L%C3%A9a' }));
    await call('VisitorQuery', tokens('first').bearer);
    expect(shift).toBe('L%C3%A9a');
    await call('HomeScreenQuery', tokens('first').bearer);
    expect(shift).toBeNull();
    setCallHeaders(() => ({}));
  });

  it('is not sent with public ones, which do not wait for the session', async () => {
    const { freshRequests, bearer } = tokens('first');
    await call('HomeScreenQuery', bearer);
    expect(sent).toEqual([{ name: 'HomeScreenQuery', authorization: null }]);
    expect(freshRequests).toEqual([]);
  });

  it('is not sent for a guest', async () => {
    await call('AddToCartMutation', tokens(null).bearer);
    expect(sent).toEqual([{ name: 'AddToCartMutation', authorization: null }]);
  });
});

describe('a token that the server refuses', () => {
  it('is replaced once', async () => {
    responses = [unauthenticated, fine];
    const { freshRequests, bearer } = tokens('old', 'new');
    expect(await call('VisitorQuery', bearer)).toEqual(fine);
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(freshRequests).toEqual([false, true]);
    // The same call: a change has the key of its first try.
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });

  it('is not replaced again: the refusal is reported', async () => {
    responses = [unauthenticated, unauthenticated];
    await expect(call('VisitorQuery', tokens('old', 'new').bearer)).rejects.toMatchObject({ name: 'ServerFailure' });
    expect(sent).toHaveLength(2);
  });

  it.each([[['old', null]], [['old', 'old']]])('is not retried for %j', async (list) => {
    responses = [unauthenticated];
    await expect(call('VisitorQuery', tokens(...list).bearer)).rejects.toMatchObject({ name: 'ServerFailure' });
    expect(sent).toHaveLength(1);
  });

  it('is not requested for a refused guest', async () => {
    responses = [unauthenticated];
    const { freshRequests, bearer } = tokens(null);
    await expect(call('CartScreenQuery', bearer)).rejects.toThrow();
    expect(freshRequests).toEqual([false]);
  });
});

it('fails the call when the provider is unreachable, instead of sending it as a guest’s', async () => {
  const bearer: Bearer = async () => Promise.reject(new Error('timeout'));
  await expect(call('AddToCartMutation', bearer)).rejects.toThrow('timeout');
  expect(sent).toEqual([]);
});

import type { RequestParameters } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkFailure, ServerFailure, TransportFailure } from './failure.ts';
import { httpExecute } from './network.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  vi.useRealTimers();
});

const operation = { name: 'CartQuery', operationKind: 'query', text: 'query CartQuery { x }', id: null, metadata: {} };

/** The failure of a call that the server answers like this. */
async function failureOf(respond: () => Promise<Response>): Promise<unknown> {
  globalThis.fetch = respond;
  const execute = httpExecute({ endpoint: 'http://market/graphql', locale: 'fr' });
  try {
    return await execute(operation as unknown as RequestParameters, {});
  } catch (error) {
    return error;
  }
}
const failureFor = (body: string, status = 200) => failureOf(async () => new Response(body, { status }));

describe('a visitor without a session (E61)', () => {
  const change = { ...operation, name: 'AddToCartMutation', operationKind: 'mutation' };
  const cartQuery = { ...operation, name: 'CartScreenQuery' };
  /** A page whose calls are answered, in any order, when the test releases them. */
  function openPage() {
    const sent: { name: string; respond: (status?: number) => void }[] = [];
    const failures: unknown[] = [];
    globalThis.fetch = (_, init) =>
      new Promise((resolve, reject) => {
        const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
        const respond = (status = 200) =>
          resolve(new Response(status === 200 ? '{"data":{"x":1}}' : '<h1>no</h1>', { status }));
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        sent.push({ name: operationName, respond });
      });
    const execute = httpExecute({ endpoint: 'http://market/graphql', locale: 'fr' });
    const call = (params: typeof operation) =>
      void execute(params as unknown as RequestParameters, {}).catch((error: unknown) => failures.push(error));
    return { sent, failures, names: () => sent.map(({ name }) => name), call };
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it('sends its first change alone: after pending calls, which may bring another session, and before the rest', async () => {
    const { sent, names, call } = openPage();
    for (const params of [cartQuery, cartQuery, change, change]) call(params);
    await turn();
    expect(names()).toEqual(['CartScreenQuery', 'CartScreenQuery']);
    sent[1]!.respond();
    await turn();
    expect(names()).toHaveLength(2);
    sent[0]!.respond();
    await turn();
    call(cartQuery);
    await turn();
    expect(names().slice(2)).toEqual(['AddToCartMutation']);
    sent[2]!.respond(502);
    await turn();
    expect(names()).toHaveLength(4);
    expect(names()[3]).toBe('AddToCartMutation');
    sent[3]!.respond();
    await turn();
    expect(names()[4]).toBe('CartScreenQuery');
    for (const params of [change, change, cartQuery]) call(params);
    await turn();
    expect(names()).toHaveLength(8);
  });

  it('sends nothing beside its first change however late that is answered, and gives it up after 20 s', async () => {
    vi.useFakeTimers();
    const { names, failures, call } = openPage();
    for (const params of [change, change, cartQuery]) call(params);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(names()).toEqual(['AddToCartMutation']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failures).toEqual([expect.any(NetworkFailure)]);
    expect(names()).toHaveLength(2);
    window.dispatchEvent(new Event('pagehide'));
  });

  it('hears that a change has no answer after a minute, a query never', async () => {
    vi.useFakeTimers();
    const { sent, failures, names, call } = openPage();
    call(change);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual([expect.any(NetworkFailure)]);
    call(change);
    await vi.advanceTimersByTimeAsync(0);
    expect(names(), 'the same may be sent again').toHaveLength(2);
    sent[1]!.respond();
    await vi.advanceTimersByTimeAsync(0);
    call(cartQuery);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(failures).toHaveLength(1);
  });

  it('is not delayed for public data, which bring no session', async () => {
    const { names, call } = openPage();
    for (const params of [change, operation]) call(params);
    await turn();
    expect(names().toSorted()).toEqual(['AddToCartMutation', 'CartQuery']);
  });

  it('sends what waits immediately when the page is left', async () => {
    const { names, call } = openPage();
    for (const params of [cartQuery, change, change]) call(params);
    await turn();
    expect(names()).toEqual(['CartScreenQuery']);
    window.dispatchEvent(new Event('pagehide'));
    await turn();
    expect(names()).toHaveLength(3);
  });
});

it('keeps as many changes alive as may outlive the page: the browser refuses any beyond 64 KiB', async () => {
  const sent: { keepalive: boolean; bytes: number; respond: () => void }[] = [];
  globalThis.fetch = (_, init) =>
    new Promise((resolve) => {
      const respond = () => resolve(new Response('{"data":{"x":1}}'));
      sent.push({ keepalive: init?.keepalive === true, bytes: String(init?.body).length, respond });
    });
  const execute = httpExecute({ endpoint: 'http://market/graphql', locale: 'fr' });
  const text = `mutation AddToCartMutation { ${'x '.repeat(5000)}}`;
  const change = { ...operation, name: 'AddToCartMutation', operationKind: 'mutation', text };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const sendTimes = (times: number) => {
    for (let time = 0; time < times; time += 1) void execute(change as unknown as RequestParameters, {});
  };
  sendTimes(1);
  await turn();
  sent[0]!.respond();
  await turn();
  sendTimes(12);
  await turn();
  const keptAlive = sent.slice(1).filter(({ keepalive }) => keepalive);
  expect([keptAlive.length, sent.length]).toEqual([6, 13]);
  expect(keptAlive.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(65_536);
  for (const { respond } of sent) respond();
  await turn();
  sendTimes(1);
  await turn();
  expect(sent.at(-1)?.keepalive).toBe(true);
  sent.at(-1)!.respond();
});

describe('the wordings of spec 8 (F-185)', () => {
  it.each([
    ['a status of 300 or more', '<h1>Bad gateway</h1>', 502, 'Response not successful: Received status code 502'],
    ['one with an answer of nothing', '{"data":null}', 500, 'Response not successful: Received status code 500'],
    ['an answer without data', '{}', 200, "Server response was missing for query 'CartQuery'."],
    ['an answer of null', 'null', 200, "Server response was missing for query 'CartQuery'."],
    ['what is not JSON', '<h1>Hello</h1>', 200, 'The response is not JSON.'],
  ])('are used for %s', async (_, body, status, message) => {
    const failure = await failureFor(body, status);
    expect(failure).toBeInstanceOf(TransportFailure);
    expect((failure as Error).message).toBe(message);
  });

  it('keep the parser’s error for what is not JSON, and the network’s for a lost one', async () => {
    expect(await failureFor('<')).toMatchObject({ cause: expect.any(SyntaxError) });
    const lost = new TypeError('fetch failed');
    expect(await failureOf(() => Promise.reject(lost))).toMatchObject({ name: 'TransportFailure', cause: lost });
  });

  it.each([
    ['a proxy whose market is down', '<h1>Bad gateway</h1>', 502, true],
    ['a proxy that waited too long', '', 504, true],
    ['the page of a network that wants a sign-in', '<html></html>', 200, true],
    ['a proxy that refuses the request', '<h1>Forbidden</h1>', 403, false],
    ['the market without a reason', '{"data":null}', 500, false],
  ])('count as no answer, to be tried again, from %s: %s', async (_, body, status, isUnanswered) => {
    expect((await failureFor(body, status)) instanceof NetworkFailure).toBe(isUnanswered);
  });

  it('prefers the server’s errors to the status text', async () => {
    const refusal = JSON.stringify({ data: null, errors: [{ message: 'cart.no_place' }] });
    for (const status of [200, 400, 503]) expect(await failureFor(refusal, status)).toBeInstanceOf(ServerFailure);
  });
});

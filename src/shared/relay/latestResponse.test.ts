import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { expect, it } from 'vitest';
import { latestResponse } from './latestResponse.ts';

/** A server that responds to each call on demand; `requests` lists the calls in order. */
function page() {
  const requests: string[] = [];
  const pending: { respond: (data: unknown) => Promise<void>; fail: () => Promise<void> }[] = [];
  /** Resolves when all responses have been delivered. */
  const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
  const execute = latestResponse(({ name }) => {
    requests.push(name);
    return new Promise<GraphQLResponse>((resolve, reject) => {
      pending.push({
        respond: (data) => (resolve({ data } as GraphQLResponse), nextTask()),
        fail: () => (reject(new Error('down')), nextTask()),
      });
    });
  });
  const send = (name: string) => {
    const operationKind = name.endsWith('Mutation') ? 'mutation' : 'query';
    const call = execute({ name, operationKind } as RequestParameters, {});
    call.catch(() => undefined);
    return call;
  };
  return { requests, pending, send };
}

it('repeats a query that a mutation overtook, and returns the latest answer', async () => {
  const { requests, pending, send } = page();
  const query = send('ClosingNoticeQuery');
  const mutation = send('AddToCartMutation');
  await pending[1]!.respond('added');
  await pending[0]!.respond('old');
  expect(requests).toEqual(['ClosingNoticeQuery', 'AddToCartMutation', 'ClosingNoticeQuery']);
  await pending[2]!.respond('new');
  expect([await mutation, await query]).toEqual([{ data: 'added' }, { data: 'new' }]);
});

it('repeats a query sent during a mutation, and one overtaken by a failed mutation', async () => {
  for (const result of ['respond', 'fail'] as const) {
    const { requests, pending, send } = page();
    void send('AddToCartMutation');
    const query = send('ClosingNoticeQuery');
    await pending[0]![result]('added');
    await pending[1]!.respond('old');
    await pending[2]!.respond('new');
    expect(await query).toEqual({ data: 'new' });
    expect(requests).toHaveLength(3);
  }
});

it('sends a query once without an overtaking mutation: none, one before it, one answered after it', async () => {
  const { requests, pending, send } = page();
  void send('AddToCartMutation');
  await pending[0]!.respond('added');
  const query = send('ClosingNoticeQuery');
  void send('RemoveFromCartMutation');
  await pending[1]!.respond('known');
  expect(await query).toEqual({ data: 'known' });
  await pending[2]!.respond('removed');
  expect(requests).toEqual(['AddToCartMutation', 'ClosingNoticeQuery', 'RemoveFromCartMutation']);
});

it('sends public queries and mutations once, whatever comes between', async () => {
  const { requests, pending, send } = page();
  const home = send('HomeScreenQuery');
  const first = send('AddToCartMutation');
  const second = send('RemoveFromCartMutation');
  await pending[2]!.respond('removed');
  await pending[1]!.respond('added');
  await pending[0]!.respond('home');
  expect([await home, await first, await second]).toEqual([{ data: 'home' }, { data: 'added' }, { data: 'removed' }]);
  expect(requests).toHaveLength(3);
});

it('accepts the fourth answer as it is', async () => {
  const { requests, pending, send } = page();
  const query = send('ClosingNoticeQuery');
  for (let time = 1; time <= 4; time += 1) {
    const reading = pending.at(-1)!;
    void send('AddToCartMutation');
    await pending.at(-1)!.respond('added');
    await reading.respond(time);
  }
  expect(await query).toEqual({ data: 4 });
  expect(requests.filter((name) => name === 'ClosingNoticeQuery')).toHaveLength(4);
});

it('does not repeat a failed query', async () => {
  const { requests, pending, send } = page();
  const query = send('ClosingNoticeQuery');
  void send('AddToCartMutation');
  await pending[1]!.respond('added');
  await pending[0]!.fail();
  await expect(query).rejects.toThrow('down');
  expect(requests).toHaveLength(2);
});

import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { expect, it } from 'vitest';
import { latestResponse } from './latestResponse.ts';

/** A server that answers each call when released; `asked` lists the calls in order. */
function page() {
  const asked: string[] = [];
  const held: { answer: (data: unknown) => Promise<void>; fail: () => Promise<void> }[] = [];
  /** Resolves when all pending answers have been delivered. */
  const rest = () => new Promise<void>((go) => setTimeout(go));
  const execute = latestResponse(({ name }) => {
    asked.push(name);
    return new Promise<GraphQLResponse>((resolve, reject) => {
      held.push({
        answer: (data) => (resolve({ data } as GraphQLResponse), rest()),
        fail: () => (reject(new Error('down')), rest()),
      });
    });
  });
  const ask = (name: string) => {
    const operationKind = name.endsWith('Mutation') ? 'mutation' : 'query';
    const call = execute({ name, operationKind } as RequestParameters, {});
    call.catch(() => undefined);
    return call;
  };
  return { asked, held, ask };
}

it('repeats a query that a mutation overtook, and returns the latest answer', async () => {
  const { asked, held, ask } = page();
  const query = ask('ClosingNoticeQuery');
  const mutation = ask('AddToCartMutation');
  await held[1]!.answer('added');
  await held[0]!.answer('old');
  expect(asked).toEqual(['ClosingNoticeQuery', 'AddToCartMutation', 'ClosingNoticeQuery']);
  await held[2]!.answer('new');
  expect([await mutation, await query]).toEqual([{ data: 'added' }, { data: 'new' }]);
});

it('repeats a query sent during a mutation, and one overtaken by a failed mutation', async () => {
  for (const outcome of ['answer', 'fail'] as const) {
    const { asked, held, ask } = page();
    void ask('AddToCartMutation');
    const query = ask('ClosingNoticeQuery');
    await held[0]![outcome]('added');
    await held[1]!.answer('old');
    await held[2]!.answer('new');
    expect(await query).toEqual({ data: 'new' });
    expect(asked).toHaveLength(3);
  }
});

it('sends a query once without an overtaking mutation: none, one before it, one answered after it', async () => {
  const { asked, held, ask } = page();
  void ask('AddToCartMutation');
  await held[0]!.answer('added');
  const query = ask('ClosingNoticeQuery');
  void ask('RemoveFromCartMutation');
  await held[1]!.answer('known');
  expect(await query).toEqual({ data: 'known' });
  await held[2]!.answer('removed');
  expect(asked).toEqual(['AddToCartMutation', 'ClosingNoticeQuery', 'RemoveFromCartMutation']);
});

it('sends public queries and mutations once, whatever comes between', async () => {
  const { asked, held, ask } = page();
  const home = ask('HomeScreenQuery');
  const first = ask('AddToCartMutation');
  const second = ask('RemoveFromCartMutation');
  await held[2]!.answer('removed');
  await held[1]!.answer('added');
  await held[0]!.answer('home');
  expect([await home, await first, await second]).toEqual([{ data: 'home' }, { data: 'added' }, { data: 'removed' }]);
  expect(asked).toHaveLength(3);
});

it('accepts the fourth answer as it is', async () => {
  const { asked, held, ask } = page();
  const query = ask('ClosingNoticeQuery');
  for (let time = 1; time <= 4; time += 1) {
    const reading = held.at(-1)!;
    void ask('AddToCartMutation');
    await held.at(-1)!.answer('added');
    await reading.answer(time);
  }
  expect(await query).toEqual({ data: 4 });
  expect(asked.filter((name) => name === 'ClosingNoticeQuery')).toHaveLength(4);
});

it('does not repeat a failed query', async () => {
  const { asked, held, ask } = page();
  const query = ask('ClosingNoticeQuery');
  void ask('AddToCartMutation');
  await held[1]!.answer('added');
  await held[0]!.fail();
  await expect(query).rejects.toThrow('down');
  expect(asked).toHaveLength(2);
});

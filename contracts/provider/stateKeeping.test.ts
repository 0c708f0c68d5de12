import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import type { JsonValue } from './jsonValue.ts';
import { ownEngine } from './ownEngine.ts';
import type { PactContract, PactInteraction, PactState } from './pact.ts';
import type { Provider } from './serverCall.ts';

const catalogue = (name: string): PactState => ({ name: 'a catalogue', params: { name } });
const customer: PactState = { name: 'a customer', params: { customer: 'c' } };
const right = { data: { shop: 'A' } };
const refusedResponse = { data: null, errors: [{ message: 'no' }] };

type Kind = 'query' | 'mutation';
const interaction = (name: string, kind: Kind, states: PactState[], content: JsonValue = right) =>
  ({
    type: 'Synchronous/HTTP',
    description: name,
    providerStates: states,
    request: { method: 'POST', path: '/graphql', body: { content: { name, query: `${kind} Shop { shop }` } } },
    response: { status: 200, body: { content } },
  }) as unknown as PactInteraction;

/** What the server received, in order: + and - for states, names for interactions. */
let calls: string[];
let answerOf: (name: string) => JsonValue | null;
let url: string;

async function respond(request: IncomingMessage, response: ServerResponse, log = calls): Promise<void> {
  let text = '';
  for await (const part of request) text += String(part);
  const call = JSON.parse(text) as { name: string; state?: string; params: Record<string, string>; action: string };
  const isState = call.state !== undefined;
  log.push(isState ? `${call.action === 'setup' ? '+' : '-'}${Object.values(call.params).join()}` : call.name);
  const body = isState ? { headers: {}, values: { [Object.keys(call.params).join()]: 'told' } } : answerOf(call.name);
  response.writeHead(body === null ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
const server = createServer((request, response) => void respond(request, response));
beforeAll(async () => {
  url = await listenLocally(server);
});
afterAll(async () => {
  await closeNow(server);
});
beforeEach(() => {
  calls = [];
  answerOf = (name) => (name.startsWith('refused') ? refusedResponse : right);
});

async function verdicts(interactions: PactInteraction[], others: string[] = []): Promise<Record<string, boolean>> {
  const contract = { interactions } as unknown as PactContract;
  const [first, ...more] = [url, ...others].map((one) => ({ url: one, statesUrl: `${one}/provider-states` }));
  const results = await ownEngine(contract, first as Provider, more);
  expect(results.map(({ description }) => description)).toEqual(interactions.map(({ description }) => description));
  return Object.fromEntries(results.map(({ description, ok }) => [description, ok]));
}

it('keeps what everybody sees for interactions that begin with it, and tears it down at the end', async () => {
  await verdicts([
    interaction('one', 'mutation', [catalogue('A'), customer]),
    interaction('two', 'query', [catalogue('B')]),
    interaction('three', 'mutation', [catalogue('A'), customer]),
    interaction('four', 'query', [catalogue('A')]),
  ]);
  expect(calls.join(' ')).toBe('+A +c one -c +c three -c four -A +B two -B');
});

it('keeps the first of them when others follow it', async () => {
  await verdicts([
    interaction('one', 'query', [catalogue('A'), catalogue('B'), customer]),
    interaction('two', 'query', [catalogue('A'), catalogue('C')]),
    interaction('three', 'query', [catalogue('A')]),
  ]);
  expect(calls.join(' ')).toBe('+A three +B +c one -c -B +C two -A -C');
});

it('tears down a customer’s state before the next, although it begins the same way', async () => {
  await verdicts([
    interaction('one', 'mutation', [customer, catalogue('A')]),
    interaction('two', 'mutation', [customer, catalogue('A')]),
  ]);
  expect(calls.join(' ')).toBe('+c +A one -c -A +c +A two -c -A');
});

it('lets queries and refused calls share states, and nothing that changes something', async () => {
  const results = await verdicts([
    interaction('one', 'query', [customer]),
    interaction('refused', 'mutation', [customer], refusedResponse),
    interaction('changed', 'mutation', [customer]),
  ]);
  expect(calls.join(' ')).toBe('+c one refused -c +c changed -c');
  expect(Object.values(results)).toEqual([true, true, true]);
});

it('repeats alone what fails among others, and takes that verdict', async () => {
  let refusals = 0;
  answerOf = (name) => (name === 'refused again' ? ((refusals += 1) === 1 ? right : refusedResponse) : refusedResponse);
  const both = [
    interaction('refused', 'mutation', [catalogue('A'), customer], refusedResponse),
    interaction('refused again', 'mutation', [catalogue('A'), customer], refusedResponse),
  ];
  expect(await verdicts(both)).toEqual({ refused: true, 'refused again': true });
  expect(calls.join(' ')).toBe('+A +c refused refused again -c -A +A +c refused again -c -A');
});

it('requests what is first in its states only once, even if it fails', async () => {
  answerOf = () => right;
  const interactions = [
    interaction('refused', 'mutation', [customer], refusedResponse),
    interaction('one', 'query', [customer]),
  ];
  expect(await verdicts(interactions)).toEqual({ refused: false, one: true });
  expect(calls.join(' ')).toBe('+c refused -c +c one -c');
});

it('tears down everything that was begun when nobody answers', async () => {
  const contract = { interactions: [interaction('one', 'query', [catalogue('A'), customer])] };
  const provider = { url: 'http://127.0.0.1:1', statesUrl: `${url}/provider-states` };
  const verification = ownEngine(contract as unknown as PactContract, provider);
  await expect(verification).rejects.toThrow('does not answer "one"');
  expect(calls.join(' ')).toBe('+A +c -A -c');
});

describe('with a second server', () => {
  let second: string;
  let its: string[];
  let isDown: boolean;
  const other = createServer((request, response) => {
    if (isDown) request.socket.destroy();
    else void respond(request, response, its);
  });
  beforeAll(async () => {
    second = await listenLocally(other);
  });
  afterAll(async () => {
    await closeNow(other);
  });
  beforeEach(() => {
    its = [];
    isDown = false;
  });
  const many = Array.from({ length: 40 }, (_, index) =>
    interaction(`m${index}`, 'mutation', [{ ...customer, params: { customer: `c${index}` } }]),
  );

  it('sends each interaction to one of them, with its states, and answers in the contract’s order', async () => {
    expect(Object.values(await verdicts(many, [second])).every(Boolean)).toBe(true);
    const log = [...calls, ...its];
    expect(log.filter((call) => call.startsWith('m')).sort()).toEqual(many.map((one) => one.description).sort());
    expect(its.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
    for (const one of [calls, its])
      for (const [index, call] of one.entries())
        if (call.startsWith('m')) {
          const state = call.replace('m', 'c');
          expect([one[index - 1], one[index + 1]]).toEqual([`+${state}`, `-${state}`]);
        }
  });

  it('keeps what begins with the same shared state on one of them', async () => {
    const started = ['A', 'B', 'C'].flatMap((name) =>
      [1, 2, 3].map((count) => interaction(`${name}${count}`, 'mutation', [catalogue(name), customer])),
    );
    await verdicts(started, [second]);
    for (const name of ['A', 'B', 'C'])
      expect([...calls, ...its].filter((call) => call === `+${name}`)).toHaveLength(1);
  });

  it('ends with the failure of either, and tears down what the other has set up', async () => {
    isDown = true;
    await expect(verdicts(many, [second])).rejects.toThrow(`could not be set up at ${second}`);
    expect(calls.filter((call) => call.startsWith('+'))).toHaveLength(
      calls.filter((call) => call.startsWith('-')).length,
    );
    expect(calls.filter((call) => call.startsWith('m')).length).toBeLessThan(many.length / 2);
  });
});

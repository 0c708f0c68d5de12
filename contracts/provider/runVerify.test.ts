import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { readContract } from './pactContract.ts';
import { runVerify, serversFor } from './runVerify.ts';
import type { DatabaseKind } from './verifyArguments.ts';

/** As the storefront's contract has it. */
const [JSON_TYPE = ''] = readContract(STOREFRONT_PACT, null).interactions.map(
  ({ response }) => response.matchingRules?.header?.['Content-Type']?.matchers[0]?.regex ?? '',
);
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = (status: number, body: unknown, type = 'application/json'): Answer => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(text);
};
const right = json(200, { data: { shop: { name: 'A', open: 5 } } });
const rules = {
  $: { combine: 'AND', matchers: [{ match: 'values' }] },
  '$.data.shop.name': { combine: 'AND', matchers: [{ match: 'type' }] },
  '$.data.shop.open': {
    combine: 'OR',
    matchers: [{ match: 'integer' }, { match: 'null' }],
  },
};
const interaction = (name: string, body: Record<string, object> = rules) => ({
  type: 'Synchronous/HTTP',
  description: `ShopQuery: ${name}`,
  providerStates: [{ name: 'a shop', params: { name } }],
  request: {
    method: 'POST',
    path: '/graphql',
    headers: { Authorization: ['Bearer a-token'] },
    body: { content: { operationName: 'ShopQuery', query: 'query ShopQuery { shop { name open } }' } },
    generators: {
      header: { Authorization: { type: 'ProviderState', expression: 'Bearer ${token}', dataType: 'STRING' } },
    },
  },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { content: { data: { shop: { name: 'A', open: 5 } } } },
    matchingRules: {
      header: { 'Content-Type': { combine: 'AND', matchers: [{ match: 'regex', regex: JSON_TYPE }] } },
      body,
    },
  },
});
const pactOf = (interactions: object[], version = '4.0') => ({
  consumer: { name: 'c' },
  provider: { name: 'p' },
  interactions,
  metadata: { pactSpecification: { version } },
});

describe('contracts:verify', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-run-verify-'));
  const file = path.join(folder, 'pact.json');
  let url: string;
  let api: Answer;
  let states: Answer;
  let calls: string[];
  let bodies: string[];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const isState = request.url === '/provider-states';
      if (!isState) bodies.push(body);
      calls.push(
        isState ? (JSON.parse(body) as { action: string }).action : (request.headers.authorization ?? 'guest'),
      );
      (isState ? states : api)(request, response);
    });
  });
  beforeAll(async () => {
    url = await listenLocally(server);
  });
  afterAll(async () => {
    await closeNow(server);
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    calls = [];
    bodies = [];
    api = right;
    states = json(200, { headers: {}, values: { token: 'real' } });
    writeFileSync(file, JSON.stringify(pactOf([interaction('one'), interaction('two')])));
  });

  const run = (...args: string[]) =>
    collectOutput((io) => runVerify(args, io, { command: 'verify', pact: file, start: null }));
  const runOnServer = (...args: string[]) => run('--url', url, ...args);

  it('exits with 0 when everything matches, each interaction with its states and their values', async () => {
    const { code, out, err } = await runOnServer();
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('ok     ShopQuery: one\nok     ShopQuery: two\n\n2 verified, 0 failed\n');
    expect(calls).toEqual(['Bearer a-token', 'setup', 'Bearer real', 'teardown', 'setup', 'Bearer real', 'teardown']);
  });

  it('takes the address before and after its options, with its name or without', async () => {
    for (const args of [
      [url, '--only', 'one'],
      ['--only', 'one', url],
      ['--only', 'one', '--url', url],
    ]) {
      const { code, out, err } = await run(...args);
      expect([code, err, out.includes('1 verified, 0 failed')]).toEqual([0, '', true]);
    }
  });

  it('sends exactly what the contract promises', async () => {
    await runOnServer();
    expect(bodies.map((body) => (JSON.parse(body) as { query?: string }).query)).toEqual([
      'query ShopQuery { shop { name open } }',
      'query ShopQuery { shop { name open } }',
      'query ShopQuery { shop { name open } }',
    ]);
  });

  it.each<[string, unknown, string?]>([
    ['a whole number written as a fraction', '{"data":{"shop":{"name":"A","open":5.0}}}'],
    ['errors that are null', { data: { shop: { name: 'A', open: 5 } }, errors: null }],
    ['a charset in capitals', { data: { shop: { name: 'A', open: 5 } } }, 'application/json; charset=UTF-8'],
  ])('accepts %s', async (_, body, type) => {
    api = json(200, body, type);
    const { code, out } = await runOnServer();
    expect([code, out.includes('2 verified')]).toEqual([0, true]);
  });

  it('sets up once what queries share, and anew for each mutation', async () => {
    const changing = JSON.stringify(interaction('one')).replace('query ShopQuery', 'mutation ShopQuery');
    const more = [interaction('one'), { ...interaction('one'), description: 'ShopQuery: again' }];
    writeFileSync(
      file,
      JSON.stringify(pactOf([...more, { ...(JSON.parse(changing) as object), description: 'M: x' }])),
    );
    expect((await runOnServer()).code).toBe(0);
    const [query, mutation] = [
      ['setup', 'Bearer real', 'Bearer real', 'teardown'],
      ['setup', 'Bearer real', 'teardown'],
    ];
    expect(calls.slice(1)).toEqual([...(query ?? []), ...(mutation ?? [])]);
  });

  it('exits with 1 and reports place, expected and actual, also as JSON and JUnit', async () => {
    api = json(200, { data: { shop: { name: 'A', open: 'no' } } });
    const files = ['out.json', 'out.xml'].map((name) => path.join(folder, name)) as [string, string];
    const { code, out } = await runOnServer('--only', 'two$', '--json', files[0], '--junit', files[1]);
    expect(code).toBe(1);
    expect(out).toContain(
      'FAILED ShopQuery: two\n  at $.data.shop.open\n     expected  an integer or null\n     actual    "no"',
    );
    const verification = JSON.parse(readFileSync(files[0], 'utf8')) as { failed: number };
    expect(verification).toMatchObject({
      verified: 0,
      failed: 1,
      interactions: [{ operation: 'ShopQuery', ok: false }],
    });
    expect(readFileSync(files[1], 'utf8')).toContain('tests="1" failures="1"');
  });

  const closing: Answer = (request) => void request.socket.destroy();
  it.each<[string, { api?: Answer; states?: Answer }, string]>([
    [
      'a page',
      { api: json(200, '<html>', 'text/html') },
      'answers a page (status 200, text/html) and is no GraphQL API.',
    ],
    [
      'a redirect',
      { api: (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end() },
      'redirects to /elsewhere: give the address that answers itself.',
    ],
    ['nothing', { api: closing }, 'ECONNRESET.'],
  ])('exits with 2 and one sentence when the server returns %s', async (_, response, sentence) => {
    api = response.api ?? api;
    states = response.states ?? states;
    const { code, out, err } = await runOnServer();
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it.each<[string, Answer, string]>([
    [
      'fails',
      json(500, { error: 'No shop today.' }),
      'The state "a shop" could not be set up: status 500. No shop today.',
    ],
    ['answers without its value', json(200, {}), 'has answered the value "token", which its request carries.'],
    ['answers nonsense', json(200, '[]'), 'the answer is not {"headers"'],
    ['answers a page', json(200, '<html>'), 'the answer is not JSON'],
  ])('exits with 2 and one sentence when a state %s, and reports the rest', async (_, answer, sentence) => {
    states = answer;
    const { code, out, err } = await runOnServer();
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
    expect(out).toContain('0 of 2 answerable: 0 verified, 0 failed, 2 wait for 1 state\n');
  });

  it('tears down what it has set up when something fails', async () => {
    states = json(200, {});
    await runOnServer();
    expect(calls).toEqual(['Bearer a-token', 'setup', 'teardown', 'setup', 'teardown']);
  });

  const odd = (rule: object) => pactOf([interaction('one', { '$.data': { combine: 'AND', matchers: [rule] } })]);
  it.each<[string, unknown, string]>([
    ['is not there', null, 'cannot be read as a pact: ENOENT'],
    ['is empty', '', 'is empty.'],
    ['is not JSON', '<html>', 'cannot be read as a pact'],
    ['is no pact', [], 'is not a pact: it has no interactions.'],
    ['has nothing in it', pactOf([]), 'has no interactions.'],
    [
      'is of a newer format',
      pactOf([interaction('one')], '5.0'),
      'is a pact of format 5.0; this verifies format 4.0 and is older.',
    ],
    [
      'is of an older format',
      pactOf([interaction('one')], '3.0.0'),
      'is a pact of format 3.0.0; this verifies format 4.0.',
    ],
    ['has a rule that nobody knows', odd({ match: 'eachValue' }), 'has the rule "eachValue", which is not known here.'],
    [
      'has a rule with more to it',
      odd({ match: 'type', format: 'x' }),
      'has a rule "type" with "format", which is not known',
    ],
    ['has an expression that is none', odd({ match: 'regex', regex: '(' }), 'has the expression (, which is not known'],
    [
      'has messages',
      pactOf([{ type: 'Asynchronous/Messages', description: 'm' }]),
      'is of the type Asynchronous/Messages',
    ],
    [
      'has half an interaction',
      pactOf([{ type: 'Synchronous/HTTP', description: 'm' }]),
      'has no request and response',
    ],
    ['has null for an interaction', pactOf([null as unknown as object]), 'one of its interactions is none.'],
  ])('exits with 2 and one sentence when the pact %s', async (_, content, sentence) => {
    const pactFile = path.join(folder, 'other.json');
    if (content === null) rmSync(pactFile, { force: true });
    else writeFileSync(pactFile, typeof content === 'string' ? content : JSON.stringify(content));
    const { code, out, err } = await runOnServer('--pact', pactFile);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
    expect(calls).toEqual([]);
  });

  it.each<[string[], string]>([
    [[], '--url is required: the address of the server. See --help.'],
    [['--url', 'ftp://here'], '--url: ftp://here is no http address.'],
    [['--url', 'http://a', 'http://b'], '"http://b" and --url: one of them. See --help.'],
    [['http://a', 'http://b'], '"http://b" is one argument too many. See --help.'],
    [['--oops'], "Unknown option '--oops'"],
    [['--url', 'http://127.0.0.1', '--only', '('], '--only: Invalid regular expression'],
    [['--url', 'http://127.0.0.1', '--engine', 'own2'], '--engine: there is no own2, only own and pact.'],
    [['--url', 'http://127.0.0.1', '--database', 'mysql'], '--database: there is no mysql, only pglite and postgres.'],
  ])('exits with 2 and one sentence for %j', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('starts as many servers as it can use, sends requests to all of them, and stops them', async () => {
    const many = Array.from({ length: 200 }, (_, index) => interaction(String(index)));
    writeFileSync(file, JSON.stringify(pactOf(many)));
    const requests: unknown[] = [];
    const start = (database: DatabaseKind, count: number) => {
      requests.push([database, count]);
      return Promise.resolve({ urls: [url, url] as const, remove: async () => void requests.push('removed') });
    };
    const { code, out, err } = await collectOutput((io) => runVerify([], io, { command: 'verify', pact: file, start }));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('2 markets were started in ');
    expect(out).toContain('200 verified, 0 failed');
    expect(requests).toEqual([['pglite', serversFor(200, 'own')], 'removed']);
    expect(calls.filter((call) => call === 'Bearer real')).toHaveLength(200);
    requests.length = 0;
    await collectOutput((io) => runVerify(['--servers', '3'], io, { command: 'verify', pact: file, start }));
    expect(requests).toEqual([['pglite', 3], 'removed']);
    for (const [args, message] of [
      [['--servers', 'all'], '--servers: all is no number from 1 to 9.'],
      [['--servers', '2', '--url', url], '--servers and --url: one of them.'],
    ] as const)
      expect((await run(...args)).err).toContain(message);
  });

  it('uses a server for each core and each hundred interactions, four at most, and one for Pact’s own engine', () => {
    expect([1, 199, 200, 797].map((count) => serversFor(count, 'own', 2))).toEqual([1, 1, 2, 2]);
    expect([1, 2, 3, 16].map((cores) => serversFor(797, 'own', cores))).toEqual([1, 2, 3, 4]);
    expect(serversFor(797, 'pact', 16)).toBe(1);
  });

  it('shows without a server what would be sent', async () => {
    const { code, out } = await run('--show', 'two');
    expect(code).toBe(0);
    expect(out).toContain("curl --request POST 'http://localhost/graphql'");
    expect(out).toContain('--- actual\nnothing was sent\n');
  });

  it('prints its help', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('--only WHICH');
  });
});

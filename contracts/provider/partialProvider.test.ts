import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import type { PactState } from './pact.ts';
import { runVerify } from './runVerify.ts';
import type { StateCall } from './stateProtocol.ts';
import type { Verification } from './verified.ts';

const state = (name: string, params: Record<string, string> = {}): PactState => ({ name, params });
const makeInteraction = (name: string, states: PactState[] = [], domain = 'cart') => ({
  type: 'Synchronous/HTTP',
  description: `ShopQuery: ${name}`,
  comments: { component: `src/${domain}/Shop.tsx` },
  providerStates: states,
  request: { method: 'POST', path: '/graphql', body: { content: { query: 'query ShopQuery { shop }', name } } },
  response: { status: 200, body: { content: { data: { shop: 'A' } } } },
});
const [cart, customer, week] = [state('a cart'), state('a customer', { customer: 'c' }), state('a week')];
const INTERACTIONS = [
  makeInteraction('no state'),
  makeInteraction('one', [cart]),
  makeInteraction('two', [cart, customer]),
  makeInteraction('three', [customer, week]),
  makeInteraction('four', [customer], 'account'),
  makeInteraction('five', [week, customer], 'account'),
];

/** A backend that implements some of the states, and has nothing else in common with the market. */
describe('contracts:verify of a backend that implements a part of the states', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-partial-'));
  const at = (name: string) => path.join(folder, name);
  let url: string;
  let written: Set<string>;
  let refuse: (call: StateCall) => number;
  let wrongShops: Set<string>;
  let calls: string[];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const call = JSON.parse(body) as StateCall & { name?: string; query?: string };
      const isState = request.url === '/provider-states';
      if (call.query?.includes('hours')) {
        const errors = [{ message: 'Cannot query field "hours" on type "Query".' }];
        return response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
      }
      if (isState) calls.push(`${call.action === 'setup' ? '+' : '-'}${call.state}`);
      const status = isState ? (written.has(call.state) ? refuse(call) : 404) : 200;
      const answer = isState ? {} : { data: { shop: wrongShops.has(call.name ?? '') ? 'B' : 'A' } };
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
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
    written = new Set(['a cart']);
    refuse = () => 200;
    wrongShops = new Set();
    calls = [];
    rmSync(at('baseline.json'), { force: true });
    writePact(INTERACTIONS);
  });

  function writePact(interactions: readonly object[]): void {
    const metadata = { pactSpecification: { version: '4.0' } };
    writeFileSync(at('pact.json'), JSON.stringify({ consumer: {}, provider: {}, interactions, metadata }));
  }
  async function verify(...args: string[]) {
    const setting = { command: 'verify', pact: at('pact.json'), start: null };
    if (!existsSync(at('out.json'))) writeFileSync(at('out.json'), '{}');
    const allArgs = ['--url', url, '--json', at('out.json'), ...args];
    const output = await collectOutput((io) => runVerify(allArgs, io, setting));
    return { ...output, verification: JSON.parse(readFileSync(at('out.json'), 'utf8')) as Verification };
  }
  const baseline = ['--baseline', at('baseline.json')];

  it('requests what it can, counts what waits, and lists the states in the order that unblocks most', async () => {
    const { code, out, err, verification } = await verify('--junit', at('out.xml'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('ok     ShopQuery: no state\nok     ShopQuery: one\n');
    expect(out).toContain(
      'NOT SET UP: 2 states, for which 4 wait. Written in this order they open most:\n' +
        '  1. a customer: opens 2, 4 wait for it\n  2. a week: opens 2, 2 wait for it\n',
    );
    expect(out).toContain('2 of 6 answerable: 2 verified, 0 failed, 4 wait for 2 states\n');
    expect(out).not.toContain('ShopQuery: five');
    expect(verification).toMatchObject({ verified: 2, failed: 0, waiting: 4 });
    const xml = readFileSync(at('out.xml'), 'utf8');
    expect(xml).toContain('tests="6" failures="0" skipped="4"');
    expect(xml).toContain('<skipped message="not set up: a customer; a week"/>');
  });

  it('shows one interaction completely: states, request as curl, expected and actual answer, and its component', async () => {
    wrongShops.add('one');
    const { code, out, verification } = await verify('--show', 'ShopQuery: one');
    expect(code).toBe(1);
    expect(verification.interactions).toHaveLength(1);
    expect(out).toContain('==== ShopQuery: one\nneeded by src/cart/Shop.tsx\n');
    expect(out).toContain(`# a cart {}\ncurl --request POST '${url}/provider-states'`);
    expect(out).toContain(
      `--- request\ncurl --request POST '${url}/graphql' \\\n  --data-raw '{"query":"query ShopQuery`,
    );
    expect(out).toContain('--- expected\n200\n\n{\n  "data": {\n    "shop": "A"\n  }\n}\n');
    expect(out).toMatch(/--- actual\n200\ncontent-type: application\/json\n[\s\S]*"shop": "B"/);
    expect(verification.interactions[0]).toMatchObject({
      component: 'src/cart/Shop.tsx',
      exchange: {
        states: [{ name: 'a cart', params: {} }],
        expected: { status: 200, body: { data: { shop: 'A' } } },
        actual: { status: 200, body: { data: { shop: 'B' } } },
      },
    });
  });

  it('shows also what passes or waits, and keeps what fails in the JSON', async () => {
    expect((await verify('--show', 'no state')).out).toContain('"shop": "A"');
    expect((await verify('--show', 'ShopQuery: five')).out).toContain('--- actual\nnothing was sent\n');
    wrongShops.add('one');
    const { verification } = await verify();
    expect(verification.interactions.filter(({ exchange }) => exchange).map(({ description }) => description)).toEqual([
      'ShopQuery: one',
    ]);
  });

  it('requests a missing state once, and tears down what it has set up', async () => {
    await verify();
    expect(calls.filter((call) => call === '+a customer')).toHaveLength(1);
    expect(calls.filter((call) => call === '+a week')).toHaveLength(1);
    expect(calls).not.toContain('-a customer');
    const count = (call: string) => calls.filter((one) => one === call).length;
    expect(count('+a cart')).toBe(count('-a cart'));
  });

  it('exits with 1 for a wrong answer although others wait', async () => {
    wrongShops.add('one');
    const { code, out } = await verify();
    expect(code).toBe(1);
    expect(out).toContain('2 of 6 answerable: 1 verified, 1 failed, 4 wait for 2 states\n');
  });

  it('counts all with --strict', async () => {
    expect((await verify('--strict')).code).toBe(1);
    written.add('a customer').add('a week');
    expect((await verify('--strict')).code).toBe(0);
  });

  it('exits with 2 when nothing can be requested, and says which state to implement first', async () => {
    const { code, err } = await verify('--only', 'state:a customer');
    expect(code).toBe(2);
    expect(err).toBe(
      'Nothing could be asked: every interaction waits for a state. Write "a customer" first: it opens 2.\n',
    );
  });

  it('names the unsupported parameters of a state that works with others', async () => {
    written.add('a customer').add('a week');
    refuse = ({ params }) => ('year' in params ? 501 : 200);
    writePact([...INTERACTIONS, makeInteraction('a year', [state('a customer', { customer: 'c', year: 'x' })])]);
    const { code, out } = await verify();
    expect(code).toBe(0);
    expect(out).toContain('  1. a customer, with year: opens 1, 1 wait for it\n');
  });

  it('does not report a state as missing when another missing one makes it impossible', async () => {
    written.add('a week');
    refuse = ({ state: name }) => (name === 'a week' && calls.at(-2) === '+a customer' ? 404 : 200);
    const { verification } = await verify();
    expect(verification.missingStates.map(({ name }) => name)).toEqual(['a customer']);
  });

  it('exits with 2 when a state fails, and still reports the rest', async () => {
    written.add('a customer');
    refuse = ({ state: name }) => (name === 'a customer' ? 500 : 200);
    const { code, out, err } = await verify();
    expect(code).toBe(2);
    expect(err).toContain('The state "a customer" could not be set up: status 500.');
    expect(out).toContain('2 of 6 answerable: 2 verified, 0 failed');
  });

  it('selects by domain, by state and by name', async () => {
    written.add('a customer').add('a week');
    const names = async (...only: string[]) => {
      const { verification } = await verify(...only.flatMap((one) => ['--only', one]));
      return verification.interactions.map(({ description }) => description.replace('ShopQuery: ', ''));
    };
    expect(await names('domain:account')).toEqual(['four', 'five']);
    expect(await names('state:a week')).toEqual(['three', 'five']);
    expect(await names('domain:account', 'state:a week')).toEqual(['five']);
    expect(await names('one$', 'name:two$', 'domain:^cart$')).toEqual(['one', 'two']);
    expect(await verify('--only', 'domain:oops').catch(() => null)).toMatchObject({
      code: 2,
      err: expect.stringContaining('matches domain:oops. Its domains are account, cart.') as string,
    });
  });

  describe('with conformance and access beside the contract', () => {
    const ordered = {
      ...makeInteraction('ordered'),
      comments: { component: 'src/cart/Shop.tsx', suite: 'conformance' },
    };
    const right = { content: { data: { shop: 'A' } } };
    beforeEach(() => {
      const metadata = { pactSpecification: { version: '4.0' } };
      const head = { consumer: {}, provider: {}, metadata };
      const conformance = { ...head, interactions: [ordered] };
      writeFileSync(at('pact.conformance.json'), JSON.stringify(conformance));
      const row = { caller: 'a guest', answer: 'right' };
      const operation = { component: 'src/cart/Shop.tsx', access: 'shop: PUBLIC', query: 'query ShopQuery { shop }' };
      const matrix = {
        ...head,
        callers: { 'a guest': { headers: { Accept: ['application/json'] } } },
        states: {},
        envelope: { status: 200, body: {} },
        answers: { right },
        operations: { ShopQuery: { ...operation, variables: {}, rows: { 'a guest': row } } },
      };
      writeFileSync(at('pact.access.json'), JSON.stringify(matrix));
      writePact(INTERACTIONS.slice(0, 1));
      return () => {
        rmSync(at('pact.conformance.json'));
        rmSync(at('pact.access.json'));
      };
    });

    it('verifies contract and access, unless conformance is requested', async () => {
      const names = async (...args: string[]) =>
        (await verify(...args)).verification.interactions.map(({ description, suite }) => [description, suite]);
      const contract = [
        ['ShopQuery: no state', 'contract'],
        ['ShopQuery: a guest', 'access'],
      ];
      expect(await names()).toEqual(contract);
      expect(await names('--suite', 'conformance')).toEqual([['ShopQuery: ordered', 'conformance']]);
      expect(await names('--suite', 'all')).toEqual([...contract, ['ShopQuery: ordered', 'conformance']]);
    });

    it('reports differences from conformance, and fails for them only under conformance itself or --strict', async () => {
      wrongShops.add('ordered');
      const { code, out } = await verify('--suite', 'all');
      expect(code).toBe(0);
      expect(out).toContain('DIFFERS ShopQuery: ordered\n  at $.data.shop\n');
      expect(out).toContain('2 verified, 0 failed, 1 of conformance differ (not counted)\n');
      expect((await verify('--suite', 'all', '--strict')).code).toBe(1);
      expect((await verify('--suite', 'conformance')).code).toBe(1);
    });

    it('exits with 2 for an unknown suite, and for a matrix with undefined names', async () => {
      const run = (...args: string[]) => verify(...args).then(({ code, err }) => [code, err]);
      expect(await run('--suite', 'most')).toEqual([
        2,
        '--suite: there is no most, only contract, conformance, all. See --help.\n',
      ]);
      const matrix = readFileSync(at('pact.access.json'), 'utf8').replace('"answer":"right"', '"answer":"wrong"');
      writeFileSync(at('pact.access.json'), matrix);
      expect(await run()).toEqual([2, 'The matrix of access has no answer "wrong".\n']);
    });
  });

  it('treats what a backend has never passed as pending, and counts what it has', async () => {
    wrongShops.add('one');
    const first = await verify(...baseline, '--update-baseline');
    expect(first.code).toBe(0);
    expect(first.out).toContain('PENDING ShopQuery: one');
    expect(first.out).toContain('1 verified, 0 failed, 1 pending (new, and not counted), 4 wait for 2 states');
    expect(first.out).toContain('has 1 interactions that were passed, 1 of them new.');
    wrongShops.clear();
    expect((await verify(...baseline, '--update-baseline')).out).toContain('has 2 interactions that were passed');
    wrongShops.add('one');
    const later = await verify(...baseline);
    expect(later.code).toBe(1);
    expect(later.out).toContain('FAILED ShopQuery: one');
  });

  it('waits for a value that no state returned before, without failing for what was never passed', async () => {
    await verify(...baseline, '--update-baseline');
    const generators = { body: { '$.name': { type: 'ProviderState', expression: '${id}', dataType: 'STRING' } } };
    const [none, one] = [makeInteraction('no state'), makeInteraction('one', [cart])];
    writePact([none, { ...one, description: 'ShopQuery: new', request: { ...one.request, generators } }]);
    const { code, out } = await verify(...baseline);
    expect(out).toContain('1. a state that answers the value "id": opens 1, 1 wait for it');
    expect(code).toBe(0);
    expect((await verify()).code).toBe(2);
    writePact([none, { ...one, request: { ...one.request, generators } }]);
    expect((await verify(...baseline)).code).toBe(1);
  });

  /** The storefront asks for one more field, which the backend does not know yet. */
  function askForHours(): void {
    const [, one, ...others] = INTERACTIONS;
    const content = { query: 'query ShopQuery { shop hours }', name: 'one' };
    writePact([
      {
        ...one,
        request: { method: 'POST', path: '/graphql', body: { content } },
        response: { status: 200, body: { content: { data: { shop: 'A', hours: '9 h' } } } },
      },
      ...others,
    ]);
  }

  it('treats nothing but a field that it never answered as pending, and counts the rest of a changed interaction', async () => {
    await verify(...baseline, '--update-baseline');
    askForHours();
    const grown = await verify(...baseline);
    expect(grown.code).toBe(0);
    expect(grown.out).toContain('PENDING ShopQuery: one\n  all but what is new passes: hours\n');
    expect((await verify(...baseline, '--strict')).code).toBe(1);
    wrongShops.add('one');
    const broken = await verify(...baseline);
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('FAILED ShopQuery: one\n  passed before, in an older form\n');
  });

  it('counts an interaction whose answer is another one by now, and takes one in other states for new', async () => {
    await verify(...baseline, '--update-baseline');
    const [, one, ...others] = INTERACTIONS;
    writePact([{ ...one, response: { status: 201 } }, ...others]);
    const { code, out } = await verify(...baseline);
    expect(code).toBe(1);
    expect(out).toContain('FAILED ShopQuery: one\n  passed before, in an older form\n');
    writePact([{ ...one, providerStates: [state('a cart', { lines: 'many' })], response: { status: 201 } }, ...others]);
    expect((await verify(...baseline)).code).toBe(0);
  });

  it('reads a baseline of the first format, in which no field counts as new', async () => {
    writeFileSync(at('baseline.json'), JSON.stringify({ 'ShopQuery: one': '0123456789ab' }));
    askForHours();
    const { code, out } = await verify(...baseline);
    expect(code).toBe(1);
    expect(out).toContain('FAILED ShopQuery: one\n  passed before, in an older form\n');
  });

  it('names entries that the contract no longer has, and drops them with the next update', async () => {
    await verify(...baseline, '--update-baseline');
    writePact([INTERACTIONS[0]!]);
    expect((await verify(...baseline)).out).toContain(
      '1 hold nothing (--update-baseline drops them), since the contract has no such interaction: ShopQuery: one.\n',
    );
    await verify(...baseline, '--update-baseline');
    expect((await verify(...baseline)).out).not.toContain('hold nothing');
  });

  it('exits with 2 for a baseline that is not there, unless it begins one', async () => {
    const { code, err } = await verify(...baseline);
    expect([code, err]).toEqual([
      2,
      `--baseline: there is no ${at('baseline.json')} (--update-baseline begins one).\n`,
    ]);
  });

  it('counts what it has passed and whose state is gone', async () => {
    await verify(...baseline, '--update-baseline');
    written.clear();
    const { code, out } = await verify(...baseline);
    expect(code).toBe(1);
    expect(out).toContain('FAILED ShopQuery: one\n  passed before, and is no longer set up: a cart\n');
  });

  it('treats an interaction that the contract marks as pending as such', async () => {
    wrongShops.add('no state');
    writePact([{ ...INTERACTIONS[0], pending: true }, makeInteraction('one', [cart])]);
    const { code, out } = await verify();
    expect(code).toBe(0);
    expect(out).toContain('PENDING ShopQuery: no state');
  });
});

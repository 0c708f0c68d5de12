import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { readContract } from '../provider/pactContract.ts';
import { runRecord } from './runRecord.ts';

type Pact = { interactions: { description: string; _id?: string }[] };
type Call = { call: string; body: unknown; authorization: string | undefined };

const SOME = 12;
const fullPact = readContract(STOREFRONT_PACT, null) as Pact;
const pact = { ...fullPact, interactions: fullPact.interactions.slice(0, SOME) };
const makeVerification = (failed: number, interactions = pact.interactions) => ({
  url: 'http://127.0.0.1:8000',
  interactions: interactions.map(({ description }, index) => ({ description, ok: index >= failed, waitsFor: [] })),
  verified: interactions.length - failed,
  failed,
});
const OF = '/pacts/provider/market-api/consumer/storefront';
const RESULTS = '/pacts/provider/market-api/consumer/storefront/pact-version/5d3/verification-results';

/** A minimal broker: the endpoints that its documentation lists for this, serving the contract as a broker would. */
describe('contracts:record', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-record-'));
  const [file, contract] = [path.join(folder, 'outcome.json'), path.join(folder, 'pact.json')];
  let url: string;
  let calls: Call[];
  let storedPact: Pact & Record<string, unknown>;
  let answers: Record<string, [number, unknown, Record<string, string>?]>;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      const { authorization } = request.headers;
      calls.push({ call, body: body === '' ? null : (JSON.parse(body) as unknown), authorization });
      const [status, json, headers = {}] = answers[call] ?? [404, { error: 'none' }];
      const type = { 'content-type': 'application/hal+json;charset=utf-8', ...headers };
      response.writeHead(status, type).end(typeof json === 'string' ? json : JSON.stringify(json));
    });
  });
  beforeAll(async () => {
    writeFileSync(contract, JSON.stringify(pact));
    url = await listenLocally(server);
  });
  afterAll(async () => {
    await closeNow(server);
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    calls = [];
    writeFileSync(file, JSON.stringify(makeVerification(0)));
    storedPact = {
      ...pact,
      interactions: pact.interactions.map((one, index) => ({ _id: `i${index}`, ...one })).toReversed(),
      createdAt: '2026-11-22T12:00:00+00:00',
      _links: {
        'pb:consumer-version': { name: 'c0ffee', href: `${url}/pacticipants/storefront/versions/c0ffee` },
        'pb:publish-verification-results': { href: `${url}${RESULTS}` },
      },
    };
    answers = {
      [`GET ${OF}/latest`]: [200, storedPact],
      [`GET ${OF}/version/c0ffee`]: [200, storedPact],
      [`GET ${OF}/branch/a%2Fb/latest`]: [200, storedPact],
      'PUT /pacticipants/market-api/branches/main/versions/abc': [201, {}],
      [`POST ${RESULTS}`]: [201, { success: true }],
    };
  });

  async function run(env: Record<string, string> = {}, ...args: string[]) {
    const knownPacts = {
      PACT_BROKER_BASE_URL: `${url}/`,
      PACT_BROKER_TOKEN: 's3cret',
      GITHUB_SHA: 'abc',
      GITHUB_REF_NAME: 'main',
    };
    const setting = {
      command: 'record',
      pact: contract,
      consumerVersion: null,
      env: { ...knownPacts, ...env },
      git: () => '',
    };
    return collectOutput((io) => runRecord([file, ...args], io, setting));
  }
  const calledPaths = () => calls.map(({ call }) => call);

  it("records, under the provider's version and branch, that the contract is honoured", async () => {
    const env = { CI_JOB_URL: 'https://ci.example/7' };
    expect(await run(env)).toEqual({
      code: 0,
      out: `${url} knows that market-api abc (main) keeps the contract of storefront c0ffee.\n`,
      err: '',
    });
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      [`GET ${OF}/latest`, null],
      ['PUT /pacticipants/market-api/branches/main/versions/abc', {}],
      [
        `POST ${RESULTS}`,
        {
          success: true,
          providerApplicationVersion: 'abc',
          buildUrl: 'https://ci.example/7',
          testResults: {
            tests: pact.interactions.map(({ description }, index) => {
              return { interactionId: `i${index}`, interactionDescription: description, status: 'passed' };
            }),
            summary: { testCount: SOME, failureCount: 0, pendingCount: 0 },
            metadata: { pactVerificationResultsSpecification: { version: '1.0.0' } },
          },
        },
      ],
    ]);
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer s3cret']));
  });

  it('records that the contract is broken', async () => {
    writeFileSync(file, JSON.stringify(makeVerification(3)));
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain('breaks the contract');
    expect(calls.at(-1)?.body).toMatchObject({
      success: false,
      providerApplicationVersion: 'abc',
      testResults: { summary: { testCount: SOME, failureCount: 3, pendingCount: 0 } },
    });
  });

  it('takes contract, version, branch and credentials from its arguments', async () => {
    expect((await run({}, '--consumer-version', 'c0ffee')).code).toBe(0);
    expect((await run({}, '--consumer-branch', 'a/b')).code).toBe(0);
    answers['PUT /pacticipants/market-api/branches/x%2Fy/versions/1.2'] = [200, {}];
    const key = { PACT_BROKER_TOKEN: '', PACT_BROKER_USERNAME: 'me', PACT_BROKER_PASSWORD: 's3cret' };
    expect((await run(key, '--version', '1.2', '--branch', 'x/y')).code).toBe(0);
    expect(calledPaths()).toContain(`GET ${OF}/version/c0ffee`);
    expect(calls.at(-1)).toMatchObject({
      authorization: `Basic ${Buffer.from('me:s3cret').toString('base64')}`,
      body: { success: true, providerApplicationVersion: '1.2' },
    });
  });

  const without = (one: Pact): void => void one.interactions.pop();
  it.each<[string, () => void, string[], string]>([
    [
      'only a part was verified',
      () => writeFileSync(file, JSON.stringify(makeVerification(0, pact.interactions.slice(3)))),
      [],
      'only a verification of all is recorded.',
    ],
    [
      'the file is no outcome',
      () => writeFileSync(file, '{"interactions":[{}]}'),
      [],
      'is no outcome of a verification',
    ],
    ['the file is not there', () => rmSync(file), [], 'there is no such file'],
    [
      'another contract is there',
      () => without(storedPact),
      [],
      `is not the one that was verified: 1 of ${pact.interactions.length} interactions`,
    ],
    [
      'an interaction of it was changed',
      () => Object.assign(storedPact.interactions[0] ?? {}, { providerStates: [] }),
      [],
      'is not the one that was verified: 1 of',
    ],
    [
      'there is no contract',
      () => delete answers[`GET ${OF}/latest`],
      [],
      'has no contract of storefront with market-api (latest).',
    ],
    ['there is none of a branch', () => undefined, ['--consumer-branch', 'x y'], '(branch/x y/latest).'],
    [
      'the broker says no place for it',
      () => Object.assign(storedPact, { _links: {} }),
      [],
      'does not say where verifications are recorded',
    ],
    [
      'the place is elsewhere',
      () =>
        Object.assign(storedPact, {
          _links: { 'pb:publish-verification-results': { href: 'https://elsewhere.example/' } },
        }),
      [],
      'which is at another address: its key is not sent there.',
    ],
    [
      'the key is refused',
      () => (answers[`GET ${OF}/latest`] = [401, 'no s3cret']),
      [],
      'wants another key (status 401)',
    ],
    [
      'it redirects',
      () => (answers[`GET ${OF}/latest`] = [302, '', { location: '/login' }]),
      [],
      'ends with status 302.',
    ],
    [
      'it answers a page',
      () => (answers[`GET ${OF}/latest`] = [200, '<p>']),
      [],
      "answers something that is no broker's.",
    ],
    [
      'it refuses the outcome',
      () => (answers[`POST ${RESULTS}`] = [400, { errors: { providerApplicationVersion: ["can't be blank"] } }]),
      [],
      "ends with status 400: can't be blank.",
    ],
    [
      'both ways are given',
      () => undefined,
      ['--consumer-branch', 'a', '--consumer-version', 'b'],
      'one of them. See --help.',
    ],
  ])('records nothing when %s, and reports it', async (_, change, args, message) => {
    change();
    const { code, out, err } = await run({}, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toContain('s3cret');
    if (answers[`POST ${RESULTS}`]?.[0] === 201) expect(calledPaths()).not.toContain(`POST ${RESULTS}`);
  });

  it.each([
    [{ PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' }, 'The broker at http://127.0.0.1:9 does not answer: ECONNREFUSED.'],
    [{ PACT_BROKER_BASE_URL: '' }, 'PACT_BROKER_BASE_URL is not set'],
    [{ GITHUB_SHA: '' }, 'There is no commit'],
    [{ GITHUB_REF_NAME: '' }, 'No branch is checked out'],
  ])('records nothing with %j', async (env, message) => {
    const { code, err } = await run(env);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(calls).toEqual([]);
  });
});

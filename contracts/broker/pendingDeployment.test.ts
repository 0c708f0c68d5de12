import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { openPactBroker, type PactBroker } from '../../tests/support/pactBroker.ts';
import type { Verified } from '../provider/verified.ts';
import { runDeployment } from './runDeployment.ts';
import { runRecord } from './runRecord.ts';

const CART = 'CartScreenQuery: a cart';
const ORDER = 'OrderScreenQuery: an order';
const HOME = 'HomeScreenQuery: home';
const makePact = (...names: string[]) => ({
  consumer: { name: 'storefront' },
  provider: { name: 'market-api' },
  metadata: { pactSpecification: { version: '4.0' } },
  interactions: names.map((description) => ({
    type: 'Synchronous/HTTP',
    description,
    request: { method: 'POST', path: '/graphql', body: { content: description } },
    response: { status: 200 },
  })),
});
const result = (description: string, more: Partial<Verified> = {}): Verified => ({
  description,
  operation: '',
  ok: false,
  ms: 0,
  mismatches: [],
  waitsFor: [],
  ...more,
});
const passed = (name: string) => result(name, { ok: true });
const pending = (name: string) => result(name, { pending: true });
const waiting = (name: string) =>
  result(name, { waitsFor: [{ name: 'an order', kind: 'absent', reason: 'status 404' }] });

describe('a backend that serves a part of the contract', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-pending-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  let broker: PactBroker;
  beforeEach(async () => {
    broker = await openPactBroker();
    publish('a1', CART, ORDER, HOME);
    broker.deployed.push({ environment: 'production', pacticipant: 'storefront', version: 'a1' });
    return () => broker.close();
  });
  afterEach(() => rmSync(at('outcome.json'), { force: true }));

  function publish(version: string, ...names: string[]): void {
    const pact = makePact(...names);
    writeFileSync(at('pact.json'), JSON.stringify(pact));
    broker.publish(pact, version);
  }
  const setting = (command: string) => ({
    command,
    env: { PACT_BROKER_BASE_URL: broker.url, GITHUB_SHA: 'c0ffee', GITHUB_REF_NAME: 'main' },
    git: () => '',
  });
  function record(
    interactions: Verified[],
    more: { baseline?: boolean; consumerVersion?: string; releases?: string } = {},
  ) {
    const { baseline = true, consumerVersion = null, ...releases } = more;
    writeFileSync(at('outcome.json'), JSON.stringify({ interactions, failed: 0, baseline }));
    return collectOutput((io) =>
      runRecord([at('outcome.json')], io, {
        ...setting('record'),
        pact: at('pact.json'),
        consumerVersion,
        ...releases,
      }),
    );
  }
  const canDeploy = (pacticipant = 'market-api', version = 'c0ffee') =>
    collectOutput((io) =>
      runDeployment(['--environment', 'production', '--version', version], io, {
        ...setting('can-i-deploy'),
        action: 'can-i-deploy',
        pacticipant,
      }),
    );

  it('may be deployed while what it never passed is pending', async () => {
    const { code, out } = await record([passed(CART), pending(HOME), waiting(ORDER)]);
    expect(code).toBe(0);
    expect(out).toContain('keeps what it has passed of the contract of storefront a1: 1 pass, 2 are pending.');
    expect(await canDeploy()).toMatchObject({
      code: 0,
      out: 'market-api c0ffee can be deployed in production: for storefront a1 1 pass, and 2 are pending, never passed before.\n',
    });
  });

  it('may not be deployed when something fails that it passed before, by answer or by state', async () => {
    await record([result(CART), pending(HOME), { ...waiting(ORDER), passedBefore: true }]);
    expect(await canDeploy()).toMatchObject({
      code: 1,
      out: `market-api c0ffee cannot be deployed in production: for storefront a1 fails ${CART}; ${ORDER}.\n`,
    });
  });

  it('may not be deployed when it lets the wrong caller in, although the contract passes', async () => {
    const access = result('OrderScreenQuery: a guest', { suite: 'access' });
    const { out } = await record([passed(CART), passed(HOME), passed(ORDER), access]);
    expect(out).toContain('breaks the contract');
    expect(await canDeploy()).toMatchObject({
      code: 1,
      out: expect.stringContaining('fails OrderScreenQuery: a guest'),
    });
  });

  it('may not be deployed when nothing passes', async () => {
    await record([pending(CART), pending(HOME), waiting(ORDER)]);
    expect((await canDeploy()).code).toBe(1);
  });

  it('blocks the storefront, which needs what is pending there', async () => {
    await record([passed(CART), pending(HOME), passed(ORDER)]);
    broker.deployed.push({ environment: 'production', pacticipant: 'market-api', version: 'c0ffee' });
    expect((await canDeploy('storefront', 'a1')).code).toBe(1);
    await record([passed(CART), passed(HOME), passed(ORDER)]);
    expect((await canDeploy('storefront', 'a1')).code).toBe(0);
  });

  it('is not deployable by the result for another version of the storefront than the deployed one', async () => {
    publish('b2', CART);
    await record([passed(CART)]);
    expect((await canDeploy()).code).toBe(1);
  });

  it('is recorded for the version of the storefront that the package was made from', async () => {
    broker.publish(makePact(CART, HOME), 'b2');
    await record([passed(CART), passed(HOME), passed(ORDER)], { consumerVersion: 'a1' });
    expect((await canDeploy()).code).toBe(0);
  });

  it('is recorded for each release in use whose contract was verified with today’s, under its commit', async () => {
    publish('b2', CART, HOME);
    mkdirSync(at('deployed/pacts'), { recursive: true });
    const release = { since: '2026-11-01', commit: 'a1', schema: '', operations: {}, sources: {} };
    writeFileSync(at('deployed/v1.json'), JSON.stringify(release));
    writeFileSync(at('deployed/pacts/v1.json'), JSON.stringify(makePact(CART, ORDER, HOME)));
    const outcome = [passed(CART), passed(HOME)];
    await record(outcome, { releases: at('deployed') });
    expect((await canDeploy()).code).toBe(1);
    const { out } = await record([...outcome, pending(ORDER)], { releases: at('deployed') });
    expect(out).toMatch(
      /keeps the contract of storefront b2\.\n.*contract of storefront a1: 2 pass, 1 are pending\.\n$/,
    );
    expect((await canDeploy()).code).toBe(0);
    await record([...outcome, result(ORDER)], { releases: at('deployed') });
    expect(await canDeploy()).toMatchObject({ code: 1, out: expect.stringContaining(`fails ${ORDER}`) });
    rmSync(at('deployed'), { recursive: true });
  });

  it('records nothing that waits in a run without a baseline, and nothing that was left out', async () => {
    expect(await record([passed(CART), passed(HOME), waiting(ORDER)], { baseline: false })).toMatchObject({
      code: 2,
      err:
        "2 of the contract's 3 interactions were verified: only a verification of all is recorded, or one with --baseline, " +
        'which says what was never passed.\n',
    });
    expect(await record([passed(CART), passed(HOME)])).toMatchObject({
      code: 2,
      err: "2 of the contract's 3 interactions were verified: only a verification of all is recorded.\n",
    });
    expect(broker.called).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { runVerify } from './runVerify.ts';

const makeInteraction = (name: string, query: string, data: object) => ({
  type: 'Synchronous/HTTP',
  description: `ShopQuery: ${name}`,
  request: { method: 'POST', path: '/graphql', body: { content: { query: `query ShopQuery { ${query} }` } } },
  response: { status: 200, body: { content: { data } } },
});
const open = makeInteraction('open', 'shop', { shop: 'A' });
const withHours = makeInteraction('open', 'shop hours', { shop: 'A', hours: '9 h' });
const closed = makeInteraction('closed', 'closed', { closed: true });

describe('the contracts of releases in use', () => {
  let folder: string;
  let url: string;
  let received: string[];
  let answer: Record<string, unknown>;
  const at = (name: string) => path.join(folder, name);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'etal-releases-'));
    mkdirSync(at('deployed/pacts'), { recursive: true });
    received = [];
    answer = { shop: 'A', hours: '9 h', closed: true };
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      const fields = (JSON.parse(body) as { query: string }).query.match(/\w+(?=[^{]*\})/g) ?? [];
      received.push(fields.join(' '));
      const isKnown = fields.every((field) => field in answer);
      const data = Object.fromEntries(fields.map((field) => [field, answer[field]]));
      const content = isKnown ? { data } : { errors: [{ message: 'no such field' }] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
    });
    url = await listenLocally(server);
    return () => closeNow(server);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  type Interaction = ReturnType<typeof makeInteraction>;
  function writePact(file: string, interactions: readonly Interaction[]): void {
    const metadata = { pactSpecification: { version: '4.0' } };
    writeFileSync(at(file), JSON.stringify({ consumer: {}, provider: {}, metadata, interactions }));
  }
  function release(name: string, since: string, ...interactions: Interaction[]): void {
    const stored = { since, schema: 'type Query { shop: String }', operations: {}, sources: {} };
    writeFileSync(at(`deployed/${name}.json`), JSON.stringify(stored));
    writePact(`deployed/pacts/${name}.json`, interactions);
  }
  const verify = (...args: string[]) => {
    const setting = { command: 'verify', pact: at('pact.json'), releases: at('deployed'), start: null };
    return collectOutput((io) => runVerify(['--url', url, ...args], io, setting));
  };
  const reported = (out: string) => out.split('\n').filter((line) => /^(ok|FAILED|PENDING) /.test(line));

  it('are verified with today’s contract, and what is the same in several is sent once', async () => {
    writePact('pact.json', [withHours]);
    release('v1', '2026-11-01', open, closed);
    release('v2', '2026-11-08', open, closed, withHours);
    const { code, out } = await verify('--deployed');
    expect(code).toBe(0);
    expect(reported(out)).toEqual([
      'ok     ShopQuery: open',
      'ok     ShopQuery: open (release v2)',
      'ok     ShopQuery: closed',
    ]);
    // The first one asks whether somebody answers.
    expect(received.slice(1).toSorted()).toEqual(['closed', 'shop', 'shop hours']);
    expect(reported((await verify()).out)).toEqual(['ok     ShopQuery: open']);
    expect(reported((await verify('--deployed', '--only', 'release v2')).out)).toHaveLength(1);
  });

  it('count when only a release in use still asks for what the server no longer answers', async () => {
    writePact('pact.json', [open]);
    release('v1', '2026-11-01', withHours);
    delete answer.hours;
    expect((await verify()).code).toBe(0);
    const { code, out } = await verify('--deployed');
    expect(code).toBe(1);
    expect(reported(out)).toContain('FAILED ShopQuery: open (release v1)');
  });

  it('have passed before if a baseline has them, by their own name, and stay in it while their release is in use', async () => {
    const baseline = ['--baseline', at('baseline.json')];
    writePact('pact.json', [open]);
    release('v1', '2026-11-01', withHours, closed);
    await verify('--deployed', ...baseline, '--update-baseline');
    expect((await verify(...baseline)).out).not.toContain('hold nothing');
    answer = { shop: 'A' };
    const { code, out } = await verify('--deployed', ...baseline);
    expect(code).toBe(1);
    expect(reported(out)).toEqual([
      'ok     ShopQuery: open',
      'FAILED ShopQuery: open (release v1)',
      'FAILED ShopQuery: closed',
    ]);
    rmSync(at('deployed/v1.json'));
    expect((await verify(...baseline)).out).toContain('hold nothing (--update-baseline drops them)');
  });

  it('are an error where one was stored without, or their folder is missing', async () => {
    writePact('pact.json', [open]);
    expect((await verify('--deployed')).code).toBe(0);
    expect((await verify('--deployed', '--releases', at('nowhere'))).err).toContain('is no folder of releases');
    release('v1', '2026-11-01', open);
    rmSync(at('deployed/pacts/v1.json'));
    expect((await verify('--deployed')).err).toContain('the release v1 was stored without its contract');
  });
});

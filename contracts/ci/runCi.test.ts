import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { addRelease } from '../schema-check/releaseKeeping.ts';
import { baseCheckout } from './baseCheckout.ts';
import { runCi, type CiSetting } from './runCi.ts';

const SCHEMA = 'type Query { apple: Apple }\ntype Apple { weight: Int!, name: String! }\n';
const OPERATIONS = { a: 'query AppleQuery { apple { weight } }' };
const COMPONENT = 'const query = graphql`\n  query AppleQuery { apple { weight } }\n`;\n';

const interaction = {
  description: 'AppleQuery: a ripe one',
  request: {
    method: 'POST',
    path: '/graphql',
    headers: { 'Content-Type': ['application/json'] },
    body: {
      content: { operationName: 'AppleQuery', query: OPERATIONS.a, variables: {} },
      contentType: 'application/json',
      encoded: false,
    },
  },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { content: { data: { apple: { weight: 3 } } }, contentType: 'application/json', encoded: false },
    matchingRules: { body: { '$.data.apple.weight': { combine: 'AND', matchers: [{ match: 'integer' }] } } },
  },
  type: 'Synchronous/HTTP',
};
const PACT = {
  consumer: { name: 'storefront' },
  provider: { name: 'market-api' },
  interactions: [interaction],
  metadata: { pactSpecification: { version: '4.0' } },
};

describe('contracts:ci', () => {
  let folder: string;
  let server: Server;
  let weight: unknown;
  let url: string;
  let setting: CiSetting;

  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'etal-ci-test-'));
    weight = 3;
    server = createServer((request, response) => {
      request.resume().on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: { apple: { weight } } }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const components = path.dirname(write('src/Apple.tsx', COMPONENT));
    mkdirSync(path.join(folder, 'deployed'));
    setting = {
      command: 'ci',
      checkout: {
        name: 'this checkout',
        schema: write('schema.graphql', SCHEMA),
        operations: write('__generated__/operations.json', JSON.stringify(OPERATIONS)),
        sources: { folder: components, root: folder },
      },
      releases: path.join(folder, 'deployed'),
      approvals: path.join(folder, 'approved.json'),
      today: '2026-11-22',
      pact: write('pact.json', JSON.stringify(PACT)),
      start: null,
      base: (revision, into) => baseCheckout(folder, revision, into),
      env: { GITHUB_WORKSPACE: folder },
    };
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    return collectOutput((io) => runCi(args, io, setting));
  }
  const changed = (from: string, to: string) => write('proposed.graphql', SCHEMA.replace(from, to));

  it('passes and prints the counts', async () => {
    const { code, out, err } = await run(changed('name: String!', 'name: String'), '--url', url);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('## Contracts: the contracts are kept');
    expect(out).toContain('**0 breaking**, 0 risky, 1 safe; 1 operations of this checkout.');
    expect(out).toContain('1 verified, **0 failed**.');
  });

  it('names the component that a change breaks, and what the server answers differently', async () => {
    weight = '3';
    const { code, out } = await run(changed('weight: Int!', 'weight: Int'), '--url', url);
    expect(code).toBe(1);
    expect(out).toContain('## Contracts: the contracts are broken');
    expect(out).toContain('- **breaking** `Apple.weight` (`proposed.graphql:2`): can be null');
    expect(out).toContain('  - used by `src/Apple.tsx:2` (AppleQuery)\n  - to make it safe: Keep Int!');
    expect(out).toContain('"coordinate": "Apple.weight"');
    expect(out).toContain(
      '- `AppleQuery: a ripe one`\n  - at `$.data.apple.weight`: expected `an integer`, came `"3"`',
    );
  });

  it('ends with a result for a schema of many fields that has none of those in use', async () => {
    const fields = Array.from({ length: 100_000 }, (_, nth) => `f${nth}: Int`).join('\n');
    const { code, out } = await run(write('many.graphql', `type Query {\n${fields}\n}`), '--check-only');
    expect(code).toBe(1);
    expect(out).toContain('**1 breaking**, 0 risky, 100000 safe');
    expect(out.length).toBeLessThan(100_000);
  });

  it.each([
    ['the schema', ['nowhere.graphql'], 'nowhere.graphql'],
    ['the server', ['--url', 'http://127.0.0.1:9'], 'http://127.0.0.1:9'],
    ['the base', ['--base', 'nowhere'], '--base: nowhere cannot be had'],
  ])('exits with 2 when %s cannot be checked, and says so in the summary', async (_what, args, message) => {
    const { code, out, err } = await run(...args);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(out).toContain('## Contracts: not everything could be asked');
    expect(out).toContain(message);
  });

  it('starts the server on the requested database', async () => {
    const started: string[] = [];
    const start = (database: string) =>
      Promise.resolve({ urls: [url] as const, remove: () => Promise.resolve(void started.push(database)) });
    setting = { ...setting, start };
    expect((await run('--database', 'postgres')).code).toBe(0);
    expect((await run()).code).toBe(0);
    expect(started).toEqual(['postgres', 'pglite']);
    expect((await run('--database', 'sqlite')).out).toContain(
      '--database: there is no sqlite, only pglite and postgres.',
    );
  });

  it('reports in one sentence what it does not understand', async () => {
    expect(await run('--frob')).toEqual({ code: 2, out: '', err: "Unknown option '--frob'. See --help.\n" });
  });

  it('counts what the base of a pull request sends, beside the releases', async () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'The base');
    write('schema.graphql', SCHEMA.replace('weight: Int!', 'heft: Int!'));
    write('__generated__/operations.json', JSON.stringify({ a: 'query AppleQuery { apple { heft } }' }));
    expect((await run('--check-only')).code).toBe(0);
    const { code, out } = await run('--check-only', '--base', 'HEAD');
    expect(code).toBe(1);
    expect(out).toContain('- used by `src/Apple.tsx:2` (AppleQuery)');
  });

  it('links the code of each release at its own commit', async () => {
    const at = (commit: string) => `https://github.com/market/storefront/blob/${commit}/`;
    addRelease(setting.releases, 'v1', { ...setting.checkout, sourcesUrl: at('c0ffee') }, '2026-11-01');
    setting = { ...setting, checkout: { ...setting.checkout, sourcesUrl: at('beef') } };
    const sarif = path.join(folder, 'sarif');
    const { out } = await run(changed('weight: Int!', 'weight: Int'), '--check-only', '--sarif', sarif);
    expect(out).toContain(`- used by [\`src/Apple.tsx:2\`](${at('c0ffee')}src/Apple.tsx#L2) (AppleQuery, v1)`);
    expect(out).toContain(`[\`src/Apple.tsx:2\`](${at('beef')}src/Apple.tsx#L2) (AppleQuery, this checkout)`);
    const [run0] = (
      JSON.parse(readFileSync(sarif, 'utf8')) as { runs: [{ originalUriBaseIds: object; results: object[] }] }
    ).runs;
    expect(run0.originalUriBaseIds).toMatchObject({
      STOREFRONT: { uri: at('c0ffee') },
      STOREFRONT_2: { uri: at('beef') },
    });
    expect(JSON.stringify(run0.results)).toMatch(/"uriBaseId":"STOREFRONT".*"uriBaseId":"STOREFRONT_2"/);
  });

  it('fails for the risks that --fail-on names: exit code, comment, SARIF, annotations and Code Quality', async () => {
    const schema = SCHEMA.replace('name: String!', 'name: String!, kind: Kind!').concat('enum Kind { a }\n');
    const kinds = { a: 'query AppleQuery { apple { kind } }' };
    write('schema.graphql', schema);
    write('__generated__/operations.json', JSON.stringify(kinds));
    const proposed = write('proposed.graphql', schema.replace('{ a }', '{ a b }'));
    setting = { ...setting, env: { ...setting.env, GITHUB_ACTIONS: 'true' } };
    const [sarif, quality] = ['sarif', 'codequality'].map((name) => path.join(folder, name)) as [string, string];
    const files = ['--check-only', '--sarif', sarif, '--codequality', quality];
    const passing = await run(proposed, ...files);
    expect(passing.code).toBe(0);
    expect(passing.out).toContain('**0 breaking**, 1 risky, 0 safe');
    expect(readFileSync(sarif, 'utf8')).toContain('"level": "warning"');
    const { code, out } = await run(proposed, ...files, '--fail-on', 'risky,kind:added');
    expect(code).toBe(1);
    expect(out).toContain('## Contracts: the contracts are broken');
    expect(out).toContain('**0 breaking**, **1 risky (1 of them fail)**, 0 safe');
    expect(out).toContain('- **risky, and fails** `Kind.b`');
    expect(out).toContain('"coordinate": "Kind.b"');
    expect(out).toContain('::error file=proposed.graphql');
    expect(readFileSync(sarif, 'utf8')).toContain('"level": "error"');
    expect(readFileSync(quality, 'utf8')).toContain('"severity": "blocker"');
  });

  it('annotates and appends to the job summary on GitHub', async () => {
    const page = write('page.md', 'before\n');
    setting = { ...setting, env: { ...setting.env, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: page } };
    const summary = path.join(folder, 'summary.md');
    const { out } = await run(changed('weight: Int!', 'weight: Int'), '--check-only', '--summary', summary);
    expect(out).toMatch(/^::error file=proposed.graphql,line=2,col=\d+/);
    const written = readFileSync(summary, 'utf8');
    expect(out.endsWith(written)).toBe(true);
    expect(readFileSync(page, 'utf8')).toBe(`before\n${written}\n`);
  });

  it('writes the requested reports', async () => {
    const files = ['sarif', 'junit', 'codequality', 'json'];
    const fileArguments = files.flatMap((name) => [`--${name}`, path.join(folder, name)]);
    await run(changed('weight: Int!', 'weight: Int'), '--url', url, ...fileArguments);
    const [sarif, , codequality, json] = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(JSON.parse(sarif ?? '')).toMatchObject({ version: '2.1.0' });
    expect(JSON.parse(codequality ?? '')).toMatchObject([{ location: { path: 'proposed.graphql' } }]);
    expect(JSON.parse(json ?? '')).toMatchObject({ verified: 1 });
  });

  it('reads approvals from a file, and logs why no comment was written', async () => {
    const agreed = {
      coordinate: 'Apple.weight',
      kind: 'changed',
      from: 'Int!',
      to: 'Int',
      author: 'Ada',
      reason: 'ok',
    };
    const approvals = write('agreed.json', JSON.stringify([{ ...agreed, until: '2026-12-01' }]));
    setting = { ...setting, env: { GITHUB_REPOSITORY: 'a/b', GITHUB_REF: 'refs/pull/1/merge' } };
    const proposed = changed('weight: Int!', 'weight: Int');
    const { code, err } = await run(proposed, '--check-only', '--comment', '--approvals', approvals);
    expect(code).toBe(0);
    expect(err).toContain('The comment was not written: --comment needs GITHUB_TOKEN');
  });
});

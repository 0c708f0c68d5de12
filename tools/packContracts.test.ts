import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../tests/support/fullRun.ts';
import { findNode20 } from '../tests/support/node20.ts';
import { openStatedMarket, type StatedMarket } from '../tests/support/statedMarket.ts';
import { eitherDatabaseKind } from '../tests/support/testDatabase.ts';
import { openWorkflowBackend, type WorkflowBackend } from '../tests/support/workflowBackend.ts';

const root = path.resolve(import.meta.dirname, '..');
const node20 = findNode20();
const packing = path.join(root, 'tools/packContracts.ts');

/** A market that delivers nowhere. */
function withoutZones(schema: GraphQLSchema): void {
  const query = schema.getQueryType();
  if (isObjectType(query)) Object.assign(query.getFields().shippingZones ?? {}, { resolve: () => [] });
}

describe('the packed package', () => {
  let folder: string;
  let installed: string;
  let market: StatedMarket;

  const inFolder = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'etal-pack-test-'));
    const packed = spawnSync(process.execPath, [packing, '--output', folder], { encoding: 'utf8' });
    expect({ status: packed.status, stderr: packed.stderr }).toEqual({ status: 0, stderr: '' });
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
    mkdirSync(inFolder('backend'));
    const flags = [
      '--ignore-scripts',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--silent',
      '--prefix',
      inFolder('backend'),
    ];
    const install = spawnSync('npm', ['install', ...flags, inFolder(tarball)], { encoding: 'utf8' });
    expect({ status: install.status, stdout: install.stdout }).toEqual({ status: 0, stdout: '' });
    installed = inFolder('backend/node_modules/etal-contracts');
    market = await openStatedMarket({ kind: eitherDatabaseKind(), alter: withoutZones, before: () => undefined });
  });
  afterAll(async () => {
    await market.close();
    rmSync(folder, { recursive: true, force: true });
  });

  type Ended = { code: number; out: string; err: string };
  const run = (...args: string[]) => start(inFolder('backend/node_modules/.bin/etal-contracts'), args);
  const runOnNode20 = (...args: string[]) =>
    start(node20 ?? '', [path.join(installed, 'lib/command/launch.js'), ...args]);

  async function start(program: string, args: string[]): Promise<Ended> {
    const child = spawn(program, args, { cwd: inFolder('backend') });
    const output = { out: '', err: '' };
    child.stdout.on('data', (part: Buffer) => (output.out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output.err += part.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...output };
  }

  it('brings the GraphQL library it needs, and nothing of the storefront or the server', () => {
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Record<string, object>;
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(['graphql']);
    expect(readdirSync(path.join(installed, 'node_modules'))).toEqual(['graphql']);
    expect(readdirSync(inFolder('backend/node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'etal-contracts',
    ]);
  });

  it('brings a provider for Node that runs where it is installed', async () => {
    const child = spawn(process.execPath, [path.join(installed, 'examples/node/server.mjs'), '--port', '0']);
    try {
      const [url] = (await once(child.stdout, 'data')) as [Buffer];
      const { code, out } = await run(
        'verify',
        url.toString().trim(),
        '--only',
        '^(PickupStep|zones|refreshCard)Query:',
      );
      expect({ code, failed: out.match(/^FAILED.*$/gm) }).toEqual({ code: 0, failed: null });
      expect(readdirSync(path.join(installed, 'examples/jvm'))).toEqual(['Server.java']);
    } finally {
      child.kill();
    }
  });

  it('exits with 1 for a schema that breaks it, and names the component', async () => {
    const schema = readFileSync(path.join(root, 'schema.graphql'), 'utf8');
    writeFileSync(inFolder('proposed.graphql'), schema.replace('hasNextPage: Boolean!', 'hasNextPage: Boolean'));
    const { code, out, err } = await run('check', '../proposed.graphql');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('PageInfo.hasNextPage');
    expect(out).toMatch(/src\/\w+\/\w+\.tsx?:\d+:\d+/);
  });

  it('exits with 0 for a server that honours the contract, and 1 for one that does not', async () => {
    const verified = await run('verify', market.url, '--only', '^(PrivacyScreen|refreshCard)Query:');
    expect({ code: verified.code, err: verified.err }).toEqual({ code: 0, err: '' });
    expect(verified.out).toMatch(/^[1-9]\d* verified, 0 failed$/m);
    const broken = await run(
      'verify',
      '--url',
      market.url,
      '--only',
      '^zonesQuery: returns the zone of a postal code$',
    );
    expect({ code: broken.code, err: broken.err }).toEqual({ code: 1, err: '' });
    expect(broken.out).toContain('$.data.shippingZones');
  });

  // Each is a process. By default not what `readSchema` and `runVerify` refuse, too.
  const mistakes: [string, string[], string][] = [
    ['a file that is not there', ['check', 'nowhere.graphql'], 'nowhere.graphql'],
    ['a server that is down', ['verify', 'http://127.0.0.1:9'], 'Nobody answers at http://127.0.0.1:9'],
    ['no server', ['verify'], '--url'],
    ['a command that there is not', ['frob'], 'There is no command frob'],
  ];
  it.each(mistakes.filter((_, place) => isFullRun || place % 2 === 1))(
    'exits with 2, and one sentence, for %s',
    async (_what, args, message) => {
      const { code, out, err } = await run(...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(message);
      expect(err.trim().split('\n')).toHaveLength(1);
    },
  );

  it.skipIf(node20 === null)(
    'runs every command on Node 20 (skipped without one on PATH or at NODE20_PATH)',
    async () => {
      const only = ['--only', '^(PrivacyScreen|refreshCard)Query:'];
      const verified = await runOnNode20('verify', market.url, ...only, '--json', 'verified.json');
      expect(verified).toMatchObject({ code: 0, err: '' });
      expect(verified.out).toMatch(/^[1-9]\d* verified, 0 failed$/m);
      const schema = path.join(installed, 'schema.graphql');
      expect(await runOnNode20('check', '../proposed.graphql')).toMatchObject({ code: 1, err: '' });
      if (!isFullRun) return;
      expect(await runOnNode20('check', schema)).toMatchObject({ code: 0, err: '' });
      expect(await runOnNode20('ci', schema, '--url', market.url, ...only)).toMatchObject({ code: 0, err: '' });
      expect(await runOnNode20('uses', 'PageInfo.hasNextPage')).toMatchObject({ code: 0, err: '' });
      for (const args of [
        ['record', 'verified.json'],
        ['can-i-deploy', '--environment', 'production', '--version', 'c0ffee'],
        ['record-deployment', '--environment', 'production', '--version', 'c0ffee'],
      ]) {
        const { code, err } = await runOnNode20(...args);
        expect([args[0], code]).toEqual([args[0], 2]);
        expect(err).toContain('PACT_BROKER_BASE_URL');
      }
    },
  );

  // By default: runCi.test.ts, sarifReport.test.ts and workflows.test.ts, of the same code before it is packed.
  describe.runIf(isFullRun)('in the workflow of a backend', () => {
    let backend: WorkflowBackend;
    beforeAll(async () => {
      const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
      backend = await openWorkflowBackend(inFolder(tarball), inFolder('workflow'));
    });
    afterAll(() => backend.close());

    it('comments on a pull request, and marks the line of the schema', async () => {
      const { repository, github } = backend;
      const proposed = readFileSync(path.join(repository, 'schema.graphql'), 'utf8');
      const broken = proposed.replace('hasNextPage: Boolean!', 'hasNextPage: Boolean');
      const line = broken.split('\n').findIndex((text) => text.includes('hasNextPage: Boolean')) + 1;
      writeFileSync(path.join(repository, 'schema.graphql'), broken);
      backend.plantFault('price-as-text');
      const steps = await backend.run({ event_name: 'pull_request', ref: 'refs/pull/7/merge' });
      writeFileSync(path.join(repository, 'schema.graphql'), proposed);
      expect(steps.filter(({ code }) => code !== null).map(({ code }) => code)).toEqual([0, 0, 0, 1, 0]);
      const checked = steps.find(({ code }) => code === 1)?.out ?? '';
      expect(checked).toContain(
        `::error file=schema.graphql,line=${line},col=3,title=breaking%3A PageInfo.hasNextPage`,
      );
      expect(checked).toContain('Comment: written.');
      const [{ body }] = github.calls.slice(-1).map((call) => call.body) as [{ body: string }];
      for (const part of [
        `**breaking** \`PageInfo.hasNextPage\` (\`schema.graphql:${line}\`)`,
        'used by storefront: `src/',
        'to make it safe: Keep Boolean!',
        '- `zonesQuery: returns the zone of a postal code`',
      ])
        expect(body).toContain(part);
      const sarif = readFileSync(path.join(repository, 'storefront.sarif'), 'utf8');
      expect(JSON.parse(sarif)).toMatchObject({
        runs: [
          {
            results: [
              {
                locations: [
                  {
                    physicalLocation: {
                      artifactLocation: { uri: 'schema.graphql' },
                      region: { startLine: line, startColumn: 3 },
                    },
                  },
                ],
              },
            ],
          },
        ],
      });
      expect(sarif).toContain('"relatedLocations"');
      expect(steps.at(-1)?.action).toMatch(/^github\/codeql-action\/upload-sarif@[0-9a-f]{40}$/);
    });

    // By default: deployment.test.ts, pendingDeployment.test.ts, and the steps' order in workflows.test.ts.
    it('records, checks, deploys and records the deployment on main, in this order', async () => {
      backend.plantFault(null);
      const steps = await backend.run({ event_name: 'push', ref: 'refs/heads/main' });
      expect(steps.filter(({ code }) => code !== null && code > 0)).toEqual([]);
      expect(steps.at(-1)?.out).toContain('market-api c0ffee is deployed in production.');
      const recorded = steps.find(({ out }) =>
        out.includes('keeps what it has passed of the contract of storefront a1'),
      );
      expect(recorded?.out).toMatch(/: \d\d pass, \d+ are pending\.$/m);
      expect(steps.find(({ out }) => out.includes('can be deployed in production'))?.out).toContain(
        'never passed before',
      );
      expect(backend.broker.called).toEqual([
        'GET /pacts/provider/market-api/consumer/storefront/latest',
        'PUT /pacticipants/market-api/branches/main/versions/c0ffee',
        'POST /pact-version/0/verification-results',
        'GET /',
        'GET /can-i-deploy?pacticipant=market-api&version=c0ffee&environment=production',
        'GET /pact-version/0/verification-results/0',
        'GET /',
        'GET /pacticipants/market-api/versions/c0ffee',
        'POST /pacticipants/market-api/versions/c0ffee/deployed-versions/environment/production',
      ]);
      expect(backend.broker.deployed).toContainEqual({
        environment: 'production',
        pacticipant: 'market-api',
        version: 'c0ffee',
      });
      expect(readFileSync(path.join(backend.repository, 'deployed.txt'), 'utf8')).toBe('deployed\n');
    });

    it('does the same on GitLab', async () => {
      backend.plantFault('price-as-text');
      const review = await backend.runOnGitlab('storefront', true);
      expect(review).toMatchObject({ code: 1, out: expect.stringContaining('Comment: written.') });
      expect(JSON.parse(readFileSync(path.join(backend.repository, 'storefront.json'), 'utf8'))).toEqual([]);
      backend.plantFault(null);
      expect(await backend.runOnGitlab('storefront', false)).toMatchObject({ code: 0 });
      const deployed = await backend.runOnGitlab('deploy', false);
      expect(deployed).toMatchObject({
        code: 0,
        out: expect.stringContaining('market-api c0ffee is deployed in production.'),
      });
    });
  });

  it('reports that it lacks Pact’s own verifier', async () => {
    const { code, err } = await run('verify', market.url, '--engine', 'pact');
    expect(code).toBe(2);
    expect(err).toContain('not a part of what is installed here');
  });

  it('prints its help', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    expect(await run('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain('verify URL');
  });
});

it.each([
  [['--release', 'latest'], '--release: latest is no version'],
  [['--frob'], "Unknown option '--frob'"],
])('rejects packing with %j in one sentence', (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, [packing, ...args], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

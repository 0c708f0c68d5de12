import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { runCheck } from './runCheck.ts';
import { runUses } from './runUses.ts';
import { readSources } from './schemaFiles.ts';

const FILES = {
  'api/query.graphql': 'type Query { order(id: ID!): Order }\n',
  'api/orders/order.graphqls': 'type Order { id: ID! number: Int note: String }\n',
  'api/orders/status.gql': 'enum Status { open closed }\nextend type Order {\n  status: Status!\n}\n',
  'api/README.md': 'Not SDL.\n',
};

describe('a schema in several files', () => {
  const market = testedMarket();
  const at = (name: string) => path.join(market.folder, name);
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    }
  });
  afterAll(market.remove);

  it.each([
    ['api', 3],
    ['api/**/*.{graphql,graphqls,gql}', 3],
    ['api/orders/*', 2],
    ['api/query.graphql', 1],
  ])('%s selects %i files', (name, count) => {
    expect(readSources(at(name))).toHaveLength(count);
  });

  it('is checked as one, with the file and the line of each definition', async () => {
    const { code, out } = await collectOutput((io) => runCheck([at('api')], io, market.setting));
    expect(code).toBe(1);
    expect(out).toContain('Order.number: Int! is Int now  (api/orders/order.graphqls:1)');
    expect(out).not.toContain('Order.status');
    const base = await collectOutput((io) =>
      runCheck([market.setting.checkout.schema, '--schema', at('api')], io, market.setting),
    );
    expect(base).toMatchObject({ code: 0, err: '' });
  });

  it('is read at a git revision', async () => {
    const repository = mkdtempSync(path.join(os.tmpdir(), 'etal-files-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args]);
    mkdirSync(path.join(repository, 'api'));
    writeFileSync(path.join(repository, 'api/a.graphql'), 'type Query { a: Int }\n');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    const before = process.cwd();
    process.chdir(repository);
    try {
      expect(readSources('git:HEAD:api').map(({ name }) => name)).toEqual(['git:HEAD:api/a.graphql']);
      expect(readSources('git:HEAD:**/*.graphql')).toHaveLength(1);
      expect(() => readSources('git:HEAD:api/*.gql')).toThrow('has no files of SDL');
    } finally {
      process.chdir(before);
      rmSync(repository, { recursive: true });
    }
  });

  it('names the file and line of what is wrong in it', async () => {
    writeFileSync(at('api/broken.graphql'), 'type Other {\n  bad: Unknown\n}\n');
    const { code, err } = await collectOutput((io) => runCheck([at('api')], io, market.setting));
    expect(code).toBe(2);
    expect(err).toContain('api/broken.graphql:2:8 is no valid schema: Unknown type "Unknown".');
    rmSync(at('api/broken.graphql'));
    expect((await collectOutput((io) => runCheck([at('api/*.none')], io, market.setting))).err).toContain(
      'has no files of SDL',
    );
  });
});

describe('several consumers', () => {
  const market = testedMarket();
  afterAll(market.remove);
  const consumers = () => {
    market.write(
      'packing.graphql',
      'query PackingQuery {\n  order(id: "1") { ...Row }\n}\nfragment Row on Order { note }\n',
    );
    return market.write(
      'consumers.json',
      JSON.stringify([
        { consumer: 'storefront', components: ['src/'] },
        { consumer: 'rows', components: ['src/OrderRow'] },
        { consumer: 'packing-app', operations: 'packing.graphql', sources: '.' },
      ]),
    );
  };

  it('are named at each place that a change affects', async () => {
    const setting = { ...market.setting, consumers: [consumers()] };
    const proposed = market.write('proposed.graphql', market.schema.replace(' note: String', ''));
    const { code, out } = await collectOutput((io) => runCheck([proposed], io, setting));
    expect(code).toBe(1);
    expect(out).toMatch(/src\/OrderScreen\.tsx:3:59 +OrderScreenQuery, this checkout \(storefront\)\n/);
    expect(out).toMatch(/    packing\.graphql:4:25 +PackingQuery, packing-app\n/);
  });

  it('are distinguished by schema:uses', async () => {
    const { out } = await collectOutput((io) =>
      runUses(['Order.note', '--consumers', consumers()], io, market.setting),
    );
    expect(out).toContain('Order.note: 2 operations, 2 components of packing-app, storefront, in');
  });

  it('explains what is wrong in their file', async () => {
    const file = market.write('consumers.json', '[{ "consumer": "x" }]');
    const { code, err } = await collectOutput((io) => runUses(['--consumers', file], io, market.setting));
    expect(code).toBe(2);
    expect(err).toContain('must be a list of consumers');
  });
});

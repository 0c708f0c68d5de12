import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphqlSync } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { edited } from '../../tests/support/contracts/checkedSchemas.ts';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { runPull } from './runPull.ts';
import { runRelease } from './runRelease.ts';
import { schemaDrift } from './schemaDrift.ts';

let market: ReturnType<typeof testedMarket>;
beforeEach(() => {
  market = testedMarket();
});
const closing: (() => void)[] = [];
afterEach(() => {
  market.remove();
  for (const close of closing.splice(0)) close();
});
async function backend(text: string): Promise<string> {
  const schema = buildSchema(text);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    response.end(JSON.stringify(graphqlSync({ schema, source: (JSON.parse(body) as { query: string }).query })));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

describe('release', () => {
  let today = '2026-11-22';
  const release = async (...args: string[]) => {
    const result = await collectOutput((io) => runRelease(args, io, { ...market.setting, command: 'release', today }));
    return { ...result, out: result.out.replaceAll(market.folder, ''), err: result.err.replaceAll(market.folder, '') };
  };

  it('stores a checkout, lists what is stored, and retires it', async () => {
    expect((await release('list')).out).toBe('No release is in use.\n');
    expect((await release('add', 'v1.2')).out).toBe('v1.2 is in use now: /deployed/v1.2.json\n');
    await release('add', 'v1.1');
    await release('add', 'shop/2026-10', '--day', '2026-10-01');
    expect((await release('list')).out).toBe(
      'shop/2026-10  since 2026-10-01, 2 operations\nv1.1  since 2026-11-22, 2 operations\nv1.2  since 2026-11-22, 2 operations\n',
    );
    expect(existsSync(market.at('deployed/shop%2F2026-10.json'))).toBe(true);
    const stored = JSON.parse(readFileSync(market.at('deployed/v1.2.json'), 'utf8')) as Record<string, object>;
    expect(Object.keys(stored.operations ?? {})).toEqual(['OrderScreenQuery', 'OtherQuery']);
    expect(stored.sources).toMatchObject({
      OrderRow_order: { number: { file: 'src/OrderRow.tsx', line: 5, column: 5 } },
    });
    expect((await release('retire', 'v1.2')).out).toBe('v1.2 is in use no more: /deployed/v1.2.json is gone.\n');
    expect(existsSync(market.at('deployed/v1.2.json'))).toBe(false);
  });

  it.each([
    [['add', '../v1'], '../v1 is no name of a release: letters, digits and . - _ / @ +, up to 100.'],
    [['add', '..'], '.. is no name of a release: letters, digits and . - _ / @ +, up to 100.'],
    [['retire', 'v9'], 'There is no release v9 in /deployed.'],
    [['add'], 'release takes add NAME, retire NAME, retire --days N or list. See --help.'],
    [['drop', 'v1'], 'release takes add NAME, retire NAME, retire --days N or list. See --help.'],
  ])('reports what it cannot do: %s', async (args, message) => {
    expect(await release(...args)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });

  it('retires releases that were replaced more than N days ago, and never the newest', async () => {
    await release('add', 'v1', '--day', '2026-10-01');
    await release('add', 'v2', '--day', '2026-10-20');
    await release('add', 'v3');
    expect((await release('retire', '--days', '30')).out).toBe('No longer in use: v1.\n');
    expect((await release('retire', '--days', '30')).out).toBe('No release is to be retired.\n');
    today = '2027-11-22';
    expect((await release('retire', '--days', '30')).out).toBe('No longer in use: v2.\n');
    today = '2026-11-22';
    expect((await release('list')).out).toBe('v3  since 2026-11-22, 2 operations\n');
    expect((await release('add', 'v4', '--day', 'soon')).err).toBe('--day: soon is no day (YYYY-MM-DD). See --help.\n');
  });

  it('stores the contract with a release, and takes it away with it', async () => {
    market.setting.checkout.pact = market.write('pact.json', '{}');
    await release('add', 'v1');
    expect(readFileSync(market.at('deployed/pacts/v1.json'), 'utf8')).toBe('{}');
    await release('retire', 'v1');
    expect(existsSync(market.at('deployed/pacts/v1.json'))).toBe(false);
  });

  it('accepts the same release twice, on another day too, and rejects another one of its name', async () => {
    market.setting.checkout.pact = market.write('pact.json', '{}');
    await release('add', 'v1', '--day', '2026-11-01');
    expect(await release('add', 'v1')).toEqual({
      code: 0,
      out: 'v1 is in use already, and is the same: /deployed/v1.json\n',
      err: '',
    });
    expect((await release('list')).out).toContain('v1  since 2026-11-01');
    market.write('pact.json', '{"interactions":[]}');
    expect(await release('add', 'v1')).toMatchObject({
      code: 2,
      err: 'There is another release v1 already, with other contract (/deployed/v1.json).\n',
    });
    market.write('operations.json', '{"a1": "query OtherQuery { order(id: \\"1\\") { id } }"}');
    expect((await release('add', 'v1')).err).toContain('with other operations');
  });

  it('stores no release that cannot be read', async () => {
    market.write('schema.graphql', 'type Query {');
    expect(await release('add', 'v2')).toMatchObject({ code: 2, err: expect.stringMatching(/is no GraphQL/) });
    expect(existsSync(market.at('deployed/v2.json'))).toBe(false);
  });
});

describe('schema:pull', () => {
  const pull = (...args: string[]) =>
    collectOutput((io) => runPull(args, io, { command: 'pull', schema: market.at('schema.graphql'), env: {} }));
  const text = () => readFileSync(market.at('schema.graphql'), 'utf8');

  it('takes over what a backend serves, and says what changed', async () => {
    const served = edited(market.schema, 'note: String', 'note: String! more: Int');
    const url = await backend(served);
    const { code, out } = await pull(url);
    expect(code).toBe(0);
    expect(out).toContain('Order.note was String and is String!\n');
    expect(out).toContain('which introspection does not tell: Order.more.\n');
    expect(text()).toContain('type Order { id: ID! number: Int! note: String! status: Status!, more: Int }');
    expect((await pull(url)).out).toMatch(/nothing to change\.\n$/);
  });

  it('only compares with --check', async () => {
    const url = await backend(edited(market.schema, 'note: String', 'note: Int'));
    expect(await pull(url, '--check')).toMatchObject({ code: 1, out: expect.stringMatching(/1 differ\.\n$/) });
    expect(text()).toBe(market.schema);
  });

  it('leaves the schema unchanged if the new one is not available', async () => {
    expect(await pull('http://127.0.0.1:1')).toMatchObject({ code: 2, out: '' });
    expect(await pull()).toMatchObject({ code: 2, err: 'pull takes the address of one backend. See --help.\n' });
    expect(text()).toBe(market.schema);
  });
});

describe('the schema check at the start of development', () => {
  it('is silent when the backend serves the schema', async () => {
    expect(await schemaDrift(market.at('schema.graphql'), await backend(market.schema))).toBe('');
  });

  it('names a drift, and what can be done about it', async () => {
    const url = await backend(edited(market.schema, 'note: String', 'note: Int'));
    expect(await schemaDrift(market.at('schema.graphql'), url)).toBe(
      `  Schema drift: ${url} does not serve what schema.graphql says.\n` +
        '    Order.note was String and is Int\n' +
        `    npm run schema:check -- ${url} says what that breaks, npm run schema:pull -- ${url} takes it over.\n`,
    );
  });

  it('shortens a long drift', async () => {
    const fields = Array.from({ length: 12 }, (_, index) => `f${index}: Int`).join(' ');
    writeFileSync(market.at('schema.graphql'), edited(market.schema, 'note: String', `note: String ${fields}`));
    const url = await backend(market.schema);
    expect(await schemaDrift(market.at('schema.graphql'), url)).toContain('    and 2 more\n');
  });

  it('warns of an unreachable backend without failing', async () => {
    expect(await schemaDrift(market.at('schema.graphql'), 'http://')).toBe(
      "  Schema not compared with the backend's: http:// is no http address.\n",
    );
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema, getIntrospectionQuery, graphqlSync, printSchema } from 'graphql';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { introspected } from './introspect.ts';
import { readSchema } from './readSchema.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}
const reading = async (name: string) => printSchema(await readSchema(name));

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const SDL = 'type Query {\n  "Gone soon."\n  old(id: ID @deprecated(reason: "not needed")): Int\n}';
const schema = buildSchema(SDL);
async function bodyOf(request: Parameters<RequestListener>[0]): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return (JSON.parse(text) as { query: string }).query;
}
const answering =
  (allows: (query: string) => boolean): RequestListener =>
  async (request, response) => {
    const query = await bodyOf(request);
    const answer = allows(query)
      ? graphqlSync({ schema, source: query })
      : { errors: [{ message: 'GraphQL introspection\nis not allowed.' }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  };

describe('a schema from a file', () => {
  it('is read as definitions, or as an introspection with or without its envelope', async () => {
    const answer = graphqlSync({ schema: buildSchema('type Query { a: Int }'), source: getIntrospectionQuery() });
    expect(await reading(file('s.graphql', 'type Query { a: Int }'))).toContain('a: Int');
    expect(await reading(file('answer.json', JSON.stringify(answer)))).toContain('a: Int');
    expect(await reading(file('data.json', JSON.stringify(answer.data)))).toContain('a: Int');
  });

  it.each([
    ['broken.graphql', 'type Query {\n  a Int\n}', 'broken.graphql:2:5 is no GraphQL: Expected ":", found Name "Int".'],
    ['empty.graphql', ' \n', 'empty.graphql is empty: it holds no schema.'],
    ['unknown.graphql', 'type Query {\n  a: Foo\n}', 'unknown.graphql:2:6 is no valid schema: Unknown type "Foo".'],
    [
      'twice.graphql',
      'type Query {\n a: Int\n a: Int b: Int b: Int }',
      'twice.graphql is no valid schema: Field "Query.a" can only be defined once.',
    ],
    ['rootless.graphql', 'type A { a: Int }', 'rootless.graphql is no valid schema: Query root type must be provided.'],
    [
      'invalid.graphql',
      'interface I { b: Int }\ntype Query implements I { a: Int }',
      'invalid.graphql:1:15 is no valid schema: Interface field I.b expected but Query does not provide it.',
    ],
    ['query.graphql', 'query A { a }', 'query.graphql holds operations, and no schema.'],
    ['page.graphql', '<!doctype html>', 'page.graphql holds HTML or XML, and no schema.'],
    ['other.json', '{"a": 1}', 'other.json holds JSON that is no complete introspection.'],
    ['half.json', '{"data": ', 'half.json begins as JSON and is none: Unexpected end of JSON input.'],
  ])('is rejected in one sentence when invalid: %s', async (name, text, message) => {
    await expect(readSchema(file(name, text))).rejects.toThrow(path.join(folder, message));
  });

  const fields = (count: number) => Array.from({ length: count }, (_, nth) => `f${nth}: Int`).join('\n');
  const nested = (count: number) => `${'['.repeat(count)}Int${']'.repeat(count)}`;

  it.each([
    ['many.graphql', `type Query {\n${fields(200_000)}\n}`, 'is too large to be checked.'],
    [
      'many.json',
      JSON.stringify({ __schema: { types: Array.from({ length: 200_001 }, (_, nth) => ({ name: `T${nth}` })) } }),
      'is too large to be checked.',
    ],
    ['deep.graphql', `type Query { a: ${nested(100_000)} }`, 'nests more than 200 brackets, and is not checked.'],
    ['unclosed.graphql', `type Query { a(b: Int = ${'['.repeat(100_000)}`, 'nests more than 200 brackets'],
    ['objects.graphql', `type Query { a(b: I = ${'{a:'.repeat(100_000)}`, 'nests more than 200 brackets'],
    ['deep.json', `{"data": ${'['.repeat(100_000)}`, 'nests more than 200 brackets'],
    ['types.json', `{"__schema": ${'{"ofType":'.repeat(100_000)}`, 'nests more than 200 brackets'],
    [
      'names.graphql',
      `type Query { ${Array.from({ length: 50_000 }, (_, nth) => `f${nth}: T${nth}`).join(' ')} }`,
      'is no valid schema: Unknown type "T0".',
    ],
  ])('is rejected in one sentence when it is too large or too deep, or names too much: %s', async (name, text, end) => {
    await expect(readSchema(file(name, text))).rejects.toThrow(end);
  });

  it('is too large for all of its files together', async () => {
    const parts = path.join(folder, 'parts');
    mkdirSync(parts, { recursive: true });
    writeFileSync(path.join(parts, 'a.graphql'), `type Query {\n${fields(100_000)}\n}`);
    writeFileSync(path.join(parts, 'b.graphql'), `type B {\n${fields(100_000)}\n}`);
    await expect(readSchema(parts)).rejects.toThrow('b.graphql is too large to be checked.');
  });

  it('counts no brackets of descriptions, texts and comments', async () => {
    const brackets = '['.repeat(1000);
    const descriptions = `"""${brackets}"""\ntype Query {\n# ${brackets}\n"${brackets}"\n`;
    const text = `${descriptions}a(b: String = "${brackets}"): ${nested(3)} }`;
    expect(await reading(file('texts.graphql', text))).toContain('[[[Int]]]');
  });

  it('is rejected when it is missing, or a folder without SDL', async () => {
    await expect(readSchema('/nowhere')).rejects.toThrow('/nowhere cannot be read: there is no such file.');
    const empty = path.join(folder, 'empty');
    mkdirSync(empty, { recursive: true });
    await expect(readSchema(empty)).rejects.toThrow(`${empty} has no files of SDL`);
  });
});

describe('a schema from git', () => {
  const hasHistory = spawnSync('git', ['rev-parse', 'HEAD']).status === 0;
  it.runIf(hasHistory)('is the file of that revision', async () => {
    expect(await reading('git:HEAD:schema.graphql')).toContain('type Query');
  });

  it.runIf(hasHistory)('reports an unknown revision and an unknown path', async () => {
    await expect(readSchema('git:nosuch:schema.graphql')).rejects.toThrow(
      "git:nosuch:schema.graphql cannot be read: invalid object name 'nosuch'.",
    );
    await expect(readSchema('git:HEAD:nosuch')).rejects.toThrow(
      "git:HEAD:nosuch cannot be read: path 'nosuch' does not exist in 'HEAD'.",
    );
  });

  it('reports a name without a path', async () => {
    await expect(readSchema('git:HEAD')).rejects.toThrow('git:HEAD names no file of a revision: write git:REV:PATH');
  });
});

describe('a schema from a running server', () => {
  it('includes deprecated arguments', async () => {
    expect(await reading(await served(answering(() => true)))).toContain('@deprecated(reason: "not needed")');
  });

  it('is requested again with an older query when the server rejects the current one', async () => {
    const url = await served(answering((query) => !query.includes('isOneOf')));
    expect(await reading(url)).toContain('old');
  });

  it.each<[string, RequestListener, string]>([
    [
      'refuses introspection',
      answering(() => false),
      'refuses introspection (status 200): GraphQL introspection is not allowed.',
    ],
    [
      'answers HTML',
      (_, response) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
      'answers 404 with text/html, and no GraphQL.',
    ],
    [
      'redirects',
      (_, response) => response.writeHead(301, { location: 'https://example.org/graphql' }).end(),
      'redirects to https://example.org/graphql: give that address if it is the one.',
    ],
    ['answers nothing of use', (_, response) => response.end('{"data": {}}'), 'refuses introspection (status 200).'],
    ['answers a null', (_, response) => response.end('null'), 'refuses introspection (status 200).'],
    [
      'answers half an introspection',
      (_, response) => response.end('{"data": {"__schema": {}}}'),
      'holds JSON that is no complete introspection.',
    ],
    ['hangs up', (request) => request.socket.destroy(), 'cannot be asked: other side closed.'],
  ])('is rejected when the server %s', async (_, answer, message) => {
    await expect(readSchema(await served(answer))).rejects.toThrow(message);
  });

  it('is given up when the server is slow, before or after its first bytes', async () => {
    const patience = { timeoutMs: 40, mostBytes: 1000 };
    const silent = await served(() => undefined);
    await expect(introspected(silent, {}, patience)).rejects.toThrow(`${silent} has not answered within 0.04 s.`);
    const stuck = await served((_, response) => response.write('{"data":'));
    await expect(introspected(stuck, {}, patience)).rejects.toThrow(`${stuck} has not answered within 0.04 s.`);
  });

  it('is given up when the answer does not end', async () => {
    const endless = await served((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(1000)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    await expect(introspected(endless, {}, { timeoutMs: 5000, mostBytes: 5000 })).rejects.toThrow(
      'answers more than 5000 bytes.',
    );
  });

  it('is rejected when the server is down', async () => {
    const url = await served(() => undefined);
    for (const close of closing.splice(0)) close();
    await expect(readSchema(url)).rejects.toThrow(`${url} is down: nobody listens there.`);
    await expect(readSchema('http://')).rejects.toThrow('http:// is no http address.');
  });
});

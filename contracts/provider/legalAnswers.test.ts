import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { exampleOf, rulesOf, type Expectation, type Json } from '../consumer/engine/expectation.ts';
import { answerOf } from '../consumer/engine/expectedData.ts';
import { errorResponse } from '../consumer/engine/expectedError.ts';
import { onlyEntries } from '../consumer/engine/interaction.ts';
import { walkOf } from '../consumer/engine/selections.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import type { PactInteraction } from './pact.ts';
import { readContract } from './pactContract.ts';
import { verifyContract } from './verification.ts';

const schema = buildSchema(`
  directive @raises(codes: [ErrorCode!]!) on FIELD_DEFINITION
  directive @shows(key: String, params: [String!]) on ENUM_VALUE
  enum ErrorCode { UNAUTHENTICATED BAD_CURSOR PHONE_INVALID @shows(key: "phone") ZIP_INVALID @shows(key: "zip") }
  enum Mood { calm lively }
  type Shop { id: ID!, name: String!, note: String, count: Int!, weight: Float!, open: Boolean!, mood: Mood!, tags: [String!]! }
  type Query { shop: Shop! }
  type Mutation {
    join: Shop! @raises(codes: [PHONE_INVALID, ZIP_INVALID])
    follow: Shop @raises(codes: [PHONE_INVALID])
  }
`);
const fields = '{ id name note count weight open mood tags }';

/** The contract of an operation, as the storefront's contract would have it. */
const contracts = {
  shop: contractOf(`query { shop ${fields} }`, (walk) => ({ kind: 'object', fields: { data: answerOf(walk) } })),
  joined: contractOf(`mutation { join ${fields} }`, (walk) => errorResponse(walk, [{ code: 'ZIP_INVALID' }])),
  joinedTwice: contractOf(`mutation { join ${fields} }`, (walk) =>
    errorResponse(walk, [{ code: 'PHONE_INVALID' }, { code: 'ZIP_INVALID' }]),
  ),
  followed: contractOf(`mutation { follow ${fields} }`, (walk) => errorResponse(walk, [{ code: 'PHONE_INVALID' }])),
};

function contractOf(query: string, expectationOf: (walk: ReturnType<typeof walkOf>) => Expectation) {
  const expected = expectationOf(walkOf(schema, parse(query), {}));
  const example = exampleOf(expected, [null]) as Record<string, Json>;
  return { example, rules: { $: onlyEntries(Object.keys(example)), ...rulesOf(expected, '$') } };
}

type Sent = { to: keyof typeof contracts; body: string | Buffer; status?: number; type?: string; coding?: string };

const shop = { id: 's1', name: 'A', note: 'n', count: 7, weight: 1.5, open: true, mood: 'calm', tags: ['a'] };
const graphql = 'application/graphql-response+json';
const ofShop = (body: unknown, more: Partial<Sent> = {}): Sent => {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { to: 'shop', body: text, ...more };
};
const right = JSON.stringify({ data: { shop } });
const withShop = (change: object) => ofShop({ data: { shop: { ...shop, ...change } } });
/** Written in place of 7, as it stands. */
const counting = (number: string) => ofShop(right.replace('"count":7', `"count":${number}`));
const { name: _, ...nameless } = shop;

const errorOf = (code: string, message: string, more: object = {}) => ({
  message,
  extensions: { code, displayable: true, localized: false, params: {} },
  ...more,
});
const zip = (more?: object) => errorOf('ZIP_INVALID', 'zip', more);
const phone = errorOf('PHONE_INVALID', 'phone');
const refused = (body: object, more: Partial<Sent> = {}): Sent => ({
  to: 'joined',
  body: JSON.stringify(body),
  ...more,
});
const failing = (error: object) => refused({ data: null, errors: [error] });

/** What is sent for each line of contracts/legal-answers.md, all of which must have the verdict there. */
const answers: Record<string, Sent[]> = {
  '`extensions` beside `data`': [ofShop({ data: { shop }, extensions: { cost: { requested: 3 } } })],
  '`extensions` beside errors': [refused({ data: null, errors: [zip()], extensions: { trace: 'a' } })],
  '`extensions` that are no object': ['x', 1, []].map((extensions) => ofShop({ data: { shop }, extensions })),
  'another entry beside `data`': [ofShop({ data: { shop }, tracing: { version: 1 } })],
  'the entries and fields in another order': [
    ofShop({ data: { shop: Object.fromEntries(Object.entries(shop).toReversed()) } }),
    refused({ extensions: {}, errors: [zip()], data: null }),
  ],
  '`errors` beside `data` where none are expected': [ofShop({ data: { shop }, errors: [zip()] })],
  '`"errors": null`': [ofShop({ data: { shop }, errors: null })],
  '`"extensions": null`': [ofShop({ data: { shop }, extensions: null })],
  'an empty list of errors': [ofShop({ data: { shop }, errors: [] })],
  'neither `data` nor errors': [ofShop({}), ofShop({ extensions: {} })],
  'a list around the answer': [ofShop([{ data: { shop } }])],
  'a field that was not selected': [withShop({ email: 'a@b.ca' }), ofShop({ data: { shop, me: null } })],
  'a selected field missing': [ofShop({ data: { shop: nameless } })],
  'null in a field that may be null': [withShop({ note: null })],
  'null in a field that is never null': [withShop({ name: null }), withShop({ tags: null }), withShop({ count: null })],
  'an object in place of a list': [withShop({ tags: { a: 'a' } })],
  'a whole number as `7.0`': [counting('7.0')],
  'a whole number as `7e0`': [counting('7e0'), counting('0.7E+1')],
  'zero as `-0`': [counting('-0'), counting('-0.0')],
  'a fraction in an integer': [counting('7.5')],
  'an integer beyond 2^53': [counting('9007199254740993')],
  'an integer as a string': [withShop({ count: '7' })],
  'a whole number in a float': [withShop({ weight: 2 })],
  'a float that is infinite (`1e999`)': [ofShop(right.replace('1.5', '1e999'))],
  'a boolean as a string': [withShop({ open: 'true' })],
  'an ID as a number': [withShop({ id: 5 })],
  'an enum value that the schema lacks': [withShop({ mood: 'tired' })],
  'an enum value in lower case': [withShop({ mood: 'Calm' })],
  '`locations`, `path` and more `extensions` in an error': [
    failing(
      zip({
        locations: [{ line: 1, column: 12 }],
        path: ['join', 0, 'name'],
        extensions: { ...zip().extensions, classification: 'DataFetchingException' },
      }),
    ),
  ],
  'other entries in an error': [failing(zip({ code: 'ZIP_INVALID', timestamp: 'Fri' }))],
  '`path` that is no list of keys and indices': ['join', [{}], [-1], { 0: 'join' }].map((at) =>
    failing(zip({ path: at })),
  ),
  '`locations` from line 0': [failing(zip({ locations: [{ line: 0, column: 1 }] }))],
  '`"path": null` and `"locations": null`': [failing(zip({ path: null, locations: null }))],
  'an error without a message': [failing({ extensions: zip().extensions }), failing(zip({ message: 5 }))],
  'two errors in another order': [{ to: 'joinedTwice', body: JSON.stringify({ data: null, errors: [zip(), phone] }) }],
  'the same error twice': [
    refused({ data: null, errors: [zip(), zip()] }),
    { to: 'joinedTwice', body: JSON.stringify({ data: null, errors: [zip(), zip()] }) },
  ],
  'no `data`, since nothing was executed (`application/json`)': [refused({ errors: [zip()] })],
  '`data` where it should be null': [refused({ data: { join: shop }, errors: [zip()] })],
  'null at another place than the nearest nullable field': [
    refused({ data: { join: null }, errors: [zip()] }),
    { to: 'followed', body: JSON.stringify({ data: null, errors: [phone] }) },
  ],
  '`application/graphql-response+json`': [ofShop(right, { type: graphql })],
  'a charset of UTF-8 after the type': ['; charset=utf-8', ';charset=UTF-8', '; charset="utf-8"'].flatMap((charset) => [
    ofShop(right, { type: `application/json${charset}` }),
    ofShop(right, { type: `${graphql}${charset}` }),
  ]),
  'a type in capitals, spaces before `;`': [
    ofShop(right, { type: 'Application/JSON' }),
    ofShop(right, { type: 'application/json ;\tCharset = utf-8'.replace(' = ', '=') }),
    ofShop(right, { type: 'application/json;' }),
  ],
  'another parameter after the type': [ofShop(right, { type: 'application/json; profile="a"; charset=utf-8' })],
  'another charset': [ofShop(right, { type: 'application/json; charset=iso-8859-1' })],
  'another type, such as `text/json`': ['text/json', 'text/plain', 'application/graphql+json', 'multipart/mixed'].map(
    (type) => ofShop(right, { type }),
  ),
  'no type': [ofShop(right, { type: '' })],
  'status 294 with data and errors': [
    { to: 'followed', body: JSON.stringify({ data: { follow: null }, errors: [phone] }), status: 294, type: graphql },
    refused({ data: null, errors: [zip()] }, { status: 294 }),
  ],
  'status 294 without errors': [ofShop(right, { status: 294, type: graphql })],
  'status 202 with data (`application/graphql-response+json`)': [ofShop(right, { status: 202, type: graphql })],
  'status 202 with data (`application/json`)': [ofShop(right, { status: 202 })],
  'status 401 with errors alone (`application/graphql-response+json`)': [
    refused({ errors: [zip()] }, { status: 401, type: `${graphql}; charset=utf-8` }),
  ],
  'status 401 with errors alone (`application/json`)': [refused({ errors: [zip()] }, { status: 401 })],
  'status 200 without `data` (`application/graphql-response+json`)': [refused({ errors: [zip()] }, { type: graphql })],
  'status 500 with data (`application/graphql-response+json`)': [ofShop(right, { status: 500, type: graphql })],
  'a body in gzip or deflate': [
    ofShop(gzipSync(right), { coding: 'gzip' }),
    ofShop(deflateSync(right), { coding: 'deflate' }),
  ],
  'a body in brotli': [ofShop(brotliCompressSync(right), { coding: 'br' })],
  'spaces, line breaks and escapes (`\\u00e9`, `\\/`)': [
    ofShop(`\n${JSON.stringify({ data: { shop } }, null, '\t')}\r\n `),
    ofShop(right.replace('"A"', '"\\u00e9\\/\\ud83c\\udf45"')),
  ],
  'a key twice, of which the last is right': [ofShop(right.replace('"count":7', '"count":"x","count":7'))],
  'a byte order mark before it': [ofShop(`\uFEFF${right}`)],
  'bytes that are no UTF-8': [ofShop(Buffer.from(right.replace('"A"', '"é"'), 'latin1'))],
  'text after it': [ofShop(`${right};`), ofShop(`${right}${right}`)],
};

type Line = { here: string; pact: string };
const page = readFileSync(path.join(import.meta.dirname, '../legal-answers.md'), 'utf8');
const lines = new Map<string, Line>(
  [...page.matchAll(/^\| (.+?) +\| (accepted|tolerated|refused) +\| .+? +\| (accepts|refuses) +\|$/gm)].map(
    ([, name = '', here = '', pact = '']) => [name, { here, pact }],
  ),
);

const [typeRule] = readContract(STOREFRONT_PACT, null).interactions.map(
  ({ response }) => response.matchingRules?.header?.['Content-Type'],
);
const sent = Object.entries(answers).flatMap(([name, list]) => list.map((answer) => ({ name, answer })));
const interactions = sent.map(({ name, answer }, index): PactInteraction => {
  const { example, rules } = contracts[answer.to];
  return {
    type: 'Synchronous/HTTP',
    description: `${index}: ${name}`,
    request: { method: 'POST', path: `/${index}` },
    response: {
      status: 200,
      headers: { 'Content-Type': ['application/json'] },
      body: { content: example, contentType: 'application/json', encoded: false },
      matchingRules: { header: { 'Content-Type': typeRule! }, body: rules },
    },
  };
});

const server = createServer((request, response) => {
  const { answer } = sent[Number(request.url?.slice(1))]!;
  const { body, status = 200, type = 'application/json', coding } = answer;
  request.resume();
  response.writeHead(status, {
    ...(type !== '' && { 'content-type': type }),
    ...(coding !== undefined && { 'content-encoding': coding }),
  });
  response.end(body);
});
const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-legal-'));
const file = path.join(folder, 'pact.json');
let url: string;
beforeAll(async () => {
  const metadata = { pactSpecification: { version: '4.0' } };
  writeFileSync(file, JSON.stringify({ consumer: { name: 'c' }, provider: { name: 'p' }, interactions, metadata }));
  url = await listenLocally(server);
});
afterAll(async () => {
  await closeNow(server);
  rmSync(folder, { recursive: true, force: true });
});

/** The verdicts on the answers of each line, without repetitions. */
async function verdicts(engine: 'own' | 'pact'): Promise<Record<string, boolean[]>> {
  const verification = await verifyContract({ file, url, statesUrl: url, engine });
  const ofLine = (name: string) => verification.interactions.filter((_one, index) => sent[index]?.name === name);
  return Object.fromEntries([...lines.keys()].map((name) => [name, [...new Set(ofLine(name).map(({ ok }) => ok))]]));
}

it('has answers for each line of the page', () => {
  expect(Object.keys(answers).toSorted()).toEqual([...lines.keys()].toSorted());
});

it('accepts and refuses what the page says', async () => {
  const said = [...lines].map(([name, { here }]) => [name, [here !== 'refused']]);
  expect(await verdicts('own')).toEqual(Object.fromEntries(said));
});

it.runIf(isFullRun)('says of Pact’s own verifier what it does', async () => {
  const said = [...lines].map(([name, { pact }]) => [name, [pact === 'accepts']]);
  expect(await verdicts('pact')).toEqual(Object.fromEntries(said));
});

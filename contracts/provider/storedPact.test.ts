import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accessFile, ALL_PACTS, conformanceFile, STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { accessContract, accessMatrix, type AccessMatrix } from './accessMatrix.ts';
import type { PactContract } from './pact.ts';
import { readContract } from './pactContract.ts';
import { plainPact, storedPact, type StoredPact } from './storedPact.ts';

const QUERY = 'query ShopQuery {\n  shop {\n    ...Shop_name\n  }\n}\n\nfragment Shop_name on Shop {\n  name\n}\n';
const page = { operationName: 'ShopQuery', query: QUERY, variables: { query: 'query' } };

/** Two interactions of one operation, the second after a page of it. */
function pactWith(query = QUERY): PactContract {
  const one = (description: string, sent: string) => ({
    type: 'Synchronous/HTTP',
    description,
    providerStates: [{ name: 'a page was read', params: page }, { name: 'a shop' }],
    request: {
      method: 'POST',
      path: '/graphql',
      body: { content: { operationName: 'ShopQuery', query: sent, variables: { query: 'ShopQuery' } } },
    },
    response: {
      status: 200,
      body: { content: { data: { shop: { name: 'A' } } } },
      matchingRules: { body: { '$.data.shop.name': { combine: 'AND' as const, matchers: [{ match: 'type' }] } } },
    },
  });
  return {
    consumer: { name: 'c' },
    provider: { name: 'p' },
    interactions: [one('ShopQuery: one', QUERY), one('ShopQuery: two', query)],
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-stored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (value: unknown) => JSON.stringify(value);

describe('a stored pact', () => {
  it('becomes the same bytes of plain Pact again', () => {
    const stored = storedPact(pactWith());
    expect(textOf(plainPact(JSON.parse(textOf(stored))))).toBe(textOf(pactWith()));
  });

  it('has queries in lines and rules, once each, by names that say what they are', () => {
    const stored = storedPact(pactWith());
    expect(stored.documents).toEqual({
      ShopQuery: ['query ShopQuery {', '  shop {', '    ...Shop_name', '  }', '}'],
      Shop_name: ['fragment Shop_name on Shop {', '  name', '}'],
    });
    expect(stored.rules).toEqual({ type: { combine: 'AND', matchers: [{ match: 'type' }] } });
    expect(textOf(stored).split('fragment Shop_name')).toHaveLength(2);
  });

  it('leaves a variable and an answer named "query" alone', () => {
    const { interactions } = storedPact(pactWith()) as unknown as PactContract;
    expect(interactions[0]?.request.body?.content).toEqual({
      operationName: 'ShopQuery',
      query: 'ShopQuery',
      variables: { query: 'ShopQuery' },
    });
  });

  it('is refused if one operation has two texts, or a text is not made of its parts', () => {
    expect(() => storedPact(pactWith(QUERY.replace('  name', '  title')))).toThrow('"Shop_name" stands for two texts');
    expect(() => storedPact(pactWith('query OtherQuery { shop { name } }'))).toThrow('The text of OtherQuery is not');
  });

  it.each<[string, (stored: StoredPact) => unknown]>([
    [
      'it has no document "Shop_name"',
      ({ documents, ...rest }) => ({ ...rest, documents: { ShopQuery: documents.ShopQuery } }),
    ],
    ['it has no document "ShopQuery"', (stored) => ({ ...stored, documents: {} })],
    ['it has no rule "type"', (stored) => ({ ...stored, rules: {} })],
  ])('cannot be read if %s', (message, altered) => {
    const file = path.join(folder, 'pact.json');
    writeFileSync(file, textOf(altered(storedPact(pactWith()))));
    expect(() => readContract(file, null)).toThrow(`${file} cannot be read as a pact: ${message}.`);
  });
});

describe('the matrix of access', () => {
  const ofAll = { status: 200, headers: { 'Content-Type': 'application/json' } };
  const header = { 'Content-Type': { combine: 'AND' as const, matchers: [{ match: 'type' }] } };
  function pactOfAnswers(...statuses: number[]): PactContract {
    const { interactions, ...pact } = pactWith();
    const answered = interactions.map((one, index) => ({
      ...one,
      comments: { component: 'Shop.tsx', suite: 'access' as const },
      response: {
        ...ofAll,
        status: statuses[index] ?? 200,
        body: { content: { data: { shop: index } }, contentType: 'application/json' },
        matchingRules: { ...one.response.matchingRules, header },
      },
    }));
    return { ...pact, interactions: answered };
  }
  const accessOf = () => 'shop: PUBLIC';

  it('says once what all answers have, and gives each answer back whole', () => {
    const pact = pactOfAnswers();
    const stored = storedPact(accessMatrix(pact, accessOf));
    expect(textOf(stored).match(/"contentType":"application\/json"/g)).toHaveLength(1);
    const { interactions } = accessContract(plainPact(stored) as AccessMatrix);
    expect(interactions.map(({ response }) => response)).toEqual(pact.interactions.map(({ response }) => response));
  });

  it('is refused if an answer has another status', () => {
    expect(() => accessMatrix(pactOfAnswers(200, 401), accessOf)).toThrow('The answer of "ShopQuery: two" has another');
  });
});

describe("the storefront's contract", () => {
  it.each(ALL_PACTS)('says each part of a query once: %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const definitions = text.match(/"(?:query|mutation|fragment) \w+/g) ?? [];
    expect(definitions.length).toBeGreaterThan(50);
    expect(definitions.length).toBe(new Set(definitions).size);
    expect(text.split('\n').filter((line) => line.length > 1_000)).toEqual([]);
  });

  it('is small enough to be reviewed', () => {
    const bytesEach = (file: string) => {
      const text = readFileSync(file);
      return text.length / (JSON.parse(text.toString()) as PactContract).interactions.length;
    };
    expect(bytesEach(STOREFRONT_PACT)).toBeLessThan(8_350);
    expect(bytesEach(conformanceFile(STOREFRONT_PACT))).toBeLessThan(7_600);
    expect(readFileSync(accessFile(STOREFRONT_PACT)).length).toBeLessThan(556_000);
  });
});

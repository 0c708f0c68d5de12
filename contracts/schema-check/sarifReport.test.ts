import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkProposal } from './checkResult.ts';
import { sarifReport } from './sarifReport.ts';

/**
 * What SARIF 2.1.0 (OASIS, its JSON schema) allows in each kind of object that the report uses: a rule for each
 * property, `!` if it is required. Other properties are forbidden. The whole storefront's reports were also validated
 * against the published schema (contracts/README.md).
 */
type Rule = (value: unknown, at: string) => string[];
type Shape = Record<string, Rule>;

const expectThat = (holds: boolean, at: string, what: string) => (holds ? [] : [`${at} is no ${what}`]);
const text: Rule = (value, at) => expectThat(typeof value === 'string' && value !== '', at, 'text');
const from =
  (least: number): Rule =>
  (value, at) =>
    expectThat(Number.isInteger(value) && Number(value) >= least, at, `whole number from ${least}`);
const of =
  (...values: unknown[]): Rule =>
  (value, at) =>
    expectThat(values.includes(value), at, values.join(' or '));
const list =
  (rule: Rule): Rule =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((one, index) => rule(one, `${at}[${index}]`)) : [`${at} is no list`];
const bag =
  (rule: Rule): Rule =>
  (value, at) =>
    Object.entries(value as object).flatMap(([key, one]) => rule(one, `${at}.${key}`));
const object =
  (shape: Shape): Rule =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
    const rules = new Map(Object.entries(shape).map(([key, rule]) => [key.replace('!', ''), rule]));
    const absent = Object.keys(shape).filter((key) => key.endsWith('!') && !(key.slice(0, -1) in value));
    return [
      ...absent.map((key) => `${at} has no ${key.slice(0, -1)}`),
      ...Object.entries(value).flatMap(
        ([key, one]) => rules.get(key)?.(one, `${at}.${key}`) ?? [`${at} knows no ${key}`],
      ),
    ];
  };
/** A relative reference of RFC 3986: percent-encoded, and not from the root of a disk. */
const uri: Rule = (value, at) =>
  expectThat(
    typeof value === 'string' && /^(?!\/)(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})+$/i.test(value),
    at,
    'relative URI',
  );

/** The base of others ends with a slash (3.14.14). */
const address: Rule = (value, at) => expectThat(/^https:.*\/$/.test(String(value)), at, 'address that others follow');

const message = object({ 'text!': text });
const location = {
  physicalLocation: object({
    'artifactLocation!': object({ 'uri!': uri, uriBaseId: of('STOREFRONT') }),
    region: object({ 'startLine!': from(1), startColumn: from(1) }),
  }),
  logicalLocations: list(object({ 'name!': text })),
};
const result = object({
  'message!': message,
  ruleId: text,
  ruleIndex: from(0),
  level: of('none', 'note', 'warning', 'error'),
  locations: list(object(location)),
  relatedLocations: list(object({ id: from(0), message, ...location })),
  partialFingerprints: bag(text),
  suppressions: list(object({ 'kind!': of('inSource', 'external'), justification: text })),
  properties: bag(list(text)),
});
const rule = object({ 'id!': text, shortDescription: message });
const driver = object({ 'name!': text, rules: list(rule) });
const log = object({
  $schema: text,
  'version!': of('2.1.0'),
  'runs!': list(
    object({
      'tool!': object({ 'driver!': driver }),
      originalUriBaseIds: object({ STOREFRONT: object({ uri: address, description: message }) }),
      results: list(result),
    }),
  ),
});

const SCHEMA = 'type Query { a: Int! b(first: Int): Kind! }\nenum Kind { x }';
const IS = 'type Query { a: Int b(first: Int!): Kind! }\nenum Kind { x y }';
const approvals = [
  {
    coordinate: 'Query.a',
    kind: 'changed' as const,
    from: 'Int!',
    to: 'Int',
    author: 'Ada',
    reason: 'agreed',
    until: '2026-12-01',
  },
];
function sarifOf(agreed = approvals.slice(1)): unknown {
  const release = {
    name: 'r',
    sourcesUrl: 'https://example.com/storefront/blob/1/',
    schema: buildSchema(SCHEMA),
    operations: ['query Known { a }', 'query Other($n: Int) { b(first: $n) }'],
    sources: () => ({ Known: { a: { file: 'src/a folder/Ünder.tsx', line: 3, column: 7 } } }),
  };
  const proposed = { name: 'p', schema: buildSchema(IS) };
  return JSON.parse(
    sarifReport(checkProposal(proposed, { releases: [release], approvals: agreed, today: '2026-11-22' })),
  );
}

describe('a log for code scanning', () => {
  it('conforms to SARIF 2.1.0, with every kind of place, and with approved breaks', () => {
    for (const one of [sarifOf(), sarifOf(approvals)]) {
      expect(log(one, 'log')).toEqual([]);
      expect(JSON.stringify(one)).toContain('logicalLocations');
    }
    expect(JSON.stringify(sarifOf())).toContain(
      '"artifactLocation":{"uri":"src/a%20folder/%C3%9Cnder.tsx","uriBaseId":"STOREFRONT"}',
    );
    expect(JSON.stringify(sarifOf(approvals))).toContain('"suppressions":[{"kind":"external"');
  });

  it('refers to rules that it defines, each once', () => {
    const { runs } = sarifOf() as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex: number }[] }[];
    };
    for (const { tool, results } of runs) {
      const ids = tool.driver.rules.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(results.map(({ ruleIndex }) => ids[ruleIndex])).toEqual(results.map(({ ruleId }) => ruleId));
      expect(new Set(results.map(({ ruleId }) => ruleId))).toEqual(new Set(ids));
    }
  });
});

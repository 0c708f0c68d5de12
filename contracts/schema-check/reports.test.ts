import { buildASTSchema, buildSchema, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { edited } from '../../tests/support/contracts/checkedSchemas.ts';
import { checkProposal } from './checkResult.ts';
import { reports } from './reports.ts';

const SCHEMA = 'type Query { a: Int! b: Kind }\nenum Kind { one }';
const BETTER = edited(edited(SCHEMA, 'a: Int!', 'a: Int'), '{ one }', '{ one two }');
const place = { file: 'src/shop, one/A%.tsx', line: 3, column: 7 };

function outcomeOf(operations: string[], approvals: Parameters<typeof checkProposal>[1]['approvals'] = []) {
  const release = {
    name: 'this checkout',
    schema: buildSchema(SCHEMA),
    operations,
    sources: () => ({ A: { '': place, a: place } }),
  };
  const proposed = { name: 'proposed', schema: buildASTSchema(parse(new Source(BETTER, '/api/new, one.graphql'))) };
  return checkProposal(proposed, { releases: [release], approvals, today: '2026-11-22', root: '/api' });
}
const APPROVAL = {
  coordinate: 'Query.a',
  kind: 'changed' as const,
  from: 'Int!',
  to: 'Int',
  author: 'Ada',
  reason: 'agreed',
  until: '2026-12-01',
};
const both = outcomeOf(['query A { a b }']);

describe('annotations of a pull request', () => {
  it('point at the changed line of the schema and name the component', () => {
    const [error, warning, verdict] = reports.github(both).split('\n');
    expect(error).toBe(
      '::error file=new%2C one.graphql,line=1,col=14,title=breaking%3A Query.a::' +
        'can be null now, and the code expects a value' +
        '%0AUsed by src/shop, one/A%25.tsx:3:7 (A)' +
        '%0ATo make it safe: Keep Int!, or add a new nullable field.',
    );
    expect(warning).toMatch(/^::warning file=.*title=risky%3A Kind\.two::Kind can be two now%0AUsed by .*%0ATo make/);
    expect(verdict).toBe('FAILS: 1 change breaks 1 of 1 operation of this checkout; 1 risky.');
  });

  it('warn of approved breaks, and omit safe changes', () => {
    const agreed = outcomeOf(['query A { a }'], [APPROVAL]);
    expect(reports.github(agreed).split('\n')).toEqual([
      expect.stringMatching(/^::warning .*%0AAgreed to until 2026-12-01 by Ada: agreed$/),
      'PASSES: nothing breaks in 1 operation of this checkout; 1 agreed to, 1 safe.',
      '',
    ]);
  });
});

describe('a log for code scanning', () => {
  const log = (result: typeof both) =>
    JSON.parse(reports.sarif(result)) as {
      version: string;
      runs: { tool: { driver: { name: string; rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };

  it('ends a reason with one full stop', () => {
    const [of = '', message = ''] = ['Field "f" argument "a" is not provided.', 'Query.a can be null'];
    const change = (why: string) => ({ ...both, changes: both.changes.map((one) => ({ ...one, why })) });
    for (const why of [of, message])
      for (const text of [reports.sarif(change(why)), reports.gitlab(change(why))]) {
        expect(text).toContain('. Used by');
        expect(text).not.toContain('..');
      }
  });

  it('has the shape of SARIF 2.1.0', () => {
    const { version, runs } = log(both);
    expect({ version, runs: runs.length }).toEqual({ version: '2.1.0', runs: 1 });
    const [{ tool, results }] = runs as [(typeof runs)[0]];
    expect(tool.driver.name).toBe('etal-contracts');
    expect(results).toHaveLength(2);
    for (const { ruleId, ruleIndex, level } of results) {
      expect(tool.driver.rules[Number(ruleIndex)]?.id).toBe(ruleId);
      expect(level).toBe(ruleId === 'breaking' ? 'error' : 'warning');
    }
    expect(results[0]).toMatchObject({
      message: {
        text: expect.stringMatching(
          /^Query\.a can be null .*\. Used by \[src\/shop, one\/A%\.tsx:3\]\(1\)\. To make it/,
        ),
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'new,%20one.graphql' },
            region: { startLine: 1, startColumn: 14 },
          },
          logicalLocations: [{ name: 'Query.a' }],
        },
      ],
      relatedLocations: [
        {
          id: 1,
          physicalLocation: {
            artifactLocation: { uri: 'src/shop,%20one/A%25.tsx', uriBaseId: 'STOREFRONT' },
            region: { startLine: 3, startColumn: 7 },
          },
          logicalLocations: [{ name: 'A' }],
        },
      ],
      properties: { operations: ['A'] },
    });
  });

  it('handles an operation without a known file, and suppresses approved breaks', () => {
    const agreed = outcomeOf(['query Other { a }'], [APPROVAL]);
    const [result] = log(agreed).runs[0]?.results ?? [];
    expect(result).toMatchObject({
      level: 'warning',
      relatedLocations: [{ id: 1, logicalLocations: [{ name: 'Other' }] }],
      suppressions: [{ kind: 'external', justification: 'Ada: agreed' }],
    });
  });
});

describe('a Code Quality report of GitLab', () => {
  it('has each change once, at its line of the schema', () => {
    const issues = JSON.parse(reports.gitlab(both)) as { fingerprint: string }[];
    expect(issues).toMatchObject([
      {
        check_name: 'breaking',
        severity: 'blocker',
        description: expect.stringContaining('Used by src/shop, one/A%.tsx:3.'),
        location: { path: 'new, one.graphql', lines: { begin: 1 } },
      },
      { check_name: 'risky', severity: 'minor' },
    ]);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });
});

describe('the report for people', () => {
  it('says that a schema without directives was not compared by them', () => {
    const promised = `directive @access(to: String) on FIELD_DEFINITION\n${edited(SCHEMA, 'a: Int!', 'a: Int! @access(to: "A")')}`;
    const release = { name: 'r', schema: buildSchema(promised), operations: ['query A { a }'], sources: () => ({}) };
    const proposed = { name: 'http://b/graphql', schema: buildSchema(SCHEMA) };
    const result = checkProposal(proposed, { releases: [release], approvals: [], today: '2026-11-22' });
    expect(reports.text(result)).toContain(
      'http://b/graphql does not carry @access and @raises: who may call, and which codes come, was not compared.\n',
    );
  });

  it('shortens what is long, and the machine-readable report does not', () => {
    const operations = Array.from({ length: 9 }, (_, index) => `query Q${index} { x${index}: a, other: a }`);
    const result = outcomeOf(operations);
    const text = reports.text(result);
    expect(text).toContain('    Q0 other  Q0\n');
    expect(text).toContain('    and 10 more places\n');
    expect(reports.json(result)).toContain('"Q8"');
    const shared = Array.from({ length: 5 }, (_, index) => `query S${index} { ...A } fragment A on Query { a }`);
    expect(reports.text(outcomeOf(shared))).toContain('    src/shop, one/A%.tsx:3:7  S0, S1, S2 and 2 more\n');
  });
});

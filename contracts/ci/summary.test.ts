import { describe, expect, it } from 'vitest';
import type { Verified } from '../provider/verification.ts';
import type { CheckResult, ChangeReport } from '../schema-check/checkResult.ts';
import { ciExitCode, summary } from './summary.ts';

const change = (coordinate: string, file: string): ChangeReport => ({
  at: { file: 'new.graphql', line: 4, column: 3 },
  severity: 'breaking',
  fails: true,
  coordinate,
  kind: 'removed',
  from: 'Int',
  to: null,
  why: 'is gone <b>now</b>',
  affected: [
    {
      release: '1',
      definition: 'Apple_apple',
      path: 'weight',
      source: { file, line: 7, column: 3 },
      operations: ['AppleQuery'],
      consumers: ['shop'],
    },
  ],
});
const makeResult = (changes: ChangeReport[]): CheckResult => ({
  proposed: 'new.graphql',
  releases: ['1'],
  operations: 1,
  changes,
  breaking: changes.length,
  failing: changes.length,
  risky: 0,
  safe: 0,
  approved: 0,
  over: [],
  unused: [],
  broken: [],
  consumers: ['shop'],
  sourceUrls: { 1: 'https://example.com/blob/1/' },
  notes: ['Directives were not compared.'],
});
const answered = (mismatches: Verified['mismatches']) => ({
  url: 'http://localhost',
  interactions: [{ description: 'A: b', operation: 'A', ok: mismatches.length === 0, ms: 1, mismatches, waitsFor: [] }],
  verified: mismatches.length === 0 ? 1 : 0,
  failed: mismatches.length === 0 ? 0 : 1,
  pending: 0,
  waiting: 0,
  baseline: false,
  missingStates: [],
});

describe('the summary of schema check and verification', () => {
  it.each([
    [makeResult([]), answered([]), 0],
    [makeResult([change('Apple.weight', 'a.tsx')]), answered([]), 1],
    [makeResult([]), answered([{ path: '$', expected: '1', actual: '2', reason: '' }]), 1],
    [makeResult([change('Apple.weight', 'a.tsx')]), 'Nobody answers.', 2],
    ['It does not parse.', null, 2],
    [null, null, 0],
  ])('exits with the worse of both codes', (check, verification, code) => {
    expect(ciExitCode(check, verification)).toBe(code);
  });

  it('escapes what a schema or a server has put into it', () => {
    const hostile = { path: '$', expected: 'a `b` c', actual: 'two\nlines ``', reason: '' };
    const text = summary(makeResult([change('Node | Apple', 'a|b.tsx')]), answered([hostile]));
    expect(text).toContain('is gone \\<b\\>now\\</b\\>');
    expect(text).toContain('- used by shop: [`a|b.tsx:7`](https://example.com/blob/1/a%7Cb.tsx#L7) (AppleQuery)');
    expect(text).toContain('expected `` a `b` c ``, came ``` two lines `` ```');
  });

  it('stays short, and says what it leaves out', () => {
    const changes = Array.from({ length: 30 }, (_, index) => change(`Apple.f${index}`, `f${index}.tsx`));
    const text = summary(makeResult(changes), null);
    expect(text).toContain('Directives were not compared.');
    expect(text).toContain('- and 20 more\n');
    expect(text).not.toContain('Apple.f10');
  });
});

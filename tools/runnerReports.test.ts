import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countJourneys, countUnits, readReport, slowestFiles } from './runnerReports.ts';

describe('countUnits', () => {
  const file = (
    name: string,
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[],
  ) => ({
    name: `/market/${name}`,
    status: 'passed',
    startTime: 1_000,
    endTime: 3_500,
    assertionResults,
  });

  it('names a failed test with its file and first words, and a file that could not be loaded', () => {
    const message = '\u001B[31mexpected 3 to be 2\u001B[39m\n    at /market/rules/money.test.ts:3';
    const count = countUnits(
      '/market',
      2,
    )({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        file('rules/money.test.ts', [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'rounds half up', failureMessages: [message] },
        ]),
        { name: '/market/src/gone.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        file('src/good.test.ts', []),
      ],
    });
    expect(count).toMatchObject({ passed: 3, failed: 1 });
    expect(count.problems).toEqual([
      'FAILED rules/money.test.ts: rounds half up: expected 3 to be 2',
      'FAILED src/gone.test.ts: Cannot find module',
    ]);
    expect(count.files?.[0]).toEqual({ file: 'rules/money.test.ts', ms: 2_500 });
  });

  const flaky = (fullName: string) => ({ status: 'passed', fullName, failureMessages: ['too late'] });
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      file('src/toast.test.tsx', [
        flaky('one'),
        flaky('two'),
        { status: 'passed', fullName: 'three', failureMessages: [] },
      ]),
    ],
  };

  it('names flaky tests, and counts them as passed while there are few', () => {
    const count = countUnits('/market', 2)(report);
    expect(count).toMatchObject({ passed: 3, failed: 0 });
    expect(count.problems).toEqual([
      'FLAKY  src/toast.test.tsx: one: too late',
      'FLAKY  src/toast.test.tsx: two: too late',
    ]);
  });

  it('counts all flaky tests as failed when there are more than allowed', () => {
    expect(countUnits('/market', 1)(report)).toMatchObject({ passed: 1, failed: 2 });
    expect(countUnits('/market', 0)(report)).toMatchObject({ passed: 1, failed: 2 });
  });
});

describe('countJourneys', () => {
  const journey = (status: string, message: string) => ({
    title: `a journey that is ${status}`,
    file: 'cart.journey.ts',
    line: 7,
    ok: status !== 'unexpected',
    tests: [
      {
        status,
        results: [
          { status: 'failed', duration: 900, error: { message } },
          { status: 'passed', duration: 100 },
        ],
      },
    ],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      {
        suites: [{ specs: [journey('expected', ''), journey('unexpected', 'no cart')] }],
        specs: [journey('flaky', 'late')],
      },
    ],
  };

  it('names failed and flaky journeys, and adds up the time of each file', () => {
    const count = countJourneys(1)(report);
    expect(count).toMatchObject({ passed: 6, failed: 1 });
    expect(count.problems).toEqual([
      'FLAKY  cart.journey.ts:7: a journey that is flaky: late',
      'FAILED cart.journey.ts:7: a journey that is unexpected: no cart',
    ]);
    expect(count.files).toEqual([{ file: 'cart.journey.ts', ms: 3_000 }]);
  });

  it('counts flaky journeys as failed when there are more than allowed', () => {
    expect(countJourneys(0)(report)).toMatchObject({ passed: 5, failed: 2 });
  });
});

it('lists the slowest files, longest first', () => {
  const files = [
    { file: 'fast.test.ts', ms: 400 },
    { file: 'slow.test.ts', ms: 61_400 },
    { file: 'middle.test.ts', ms: 9_000 },
  ];
  expect(slowestFiles(files, 2)).toEqual(['   61 s  slow.test.ts', '    9 s  middle.test.ts']);
});

it('counts a failed run without a failed test, or without a report, as one failure', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  const none = () => ({ passed: 2, failed: 0 });
  expect(readReport(file, true, none)).toEqual({ passed: 0, failed: 0 });
  expect(readReport(file, false, none)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, '{}');
  expect(readReport(file, false, none)).toEqual({ passed: 2, failed: 1 });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countJourneys, countUnits, reported } from './runnerReports.ts';

test('A unit that failed is named with its file and its first words; a file that could not be loaded is named', () => {
  const count = countUnits(
    {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {
          name: '/market/rules/money.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'rounds half up',
              failureMessages: ['\u001B[31mexpected 3 to be 2\u001B[39m\n    at /market/rules/money.test.ts:3'],
            },
          ],
        },
        { name: '/market/src/gone.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        { name: '/market/src/good.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    },
    '/market',
    2,
  );
  expect(count).toEqual({
    passed: 3,
    failed: 1,
    faults: ['rules/money.test.ts: rounds half up: expected 3 to be 2', 'src/gone.test.ts: Cannot find module'],
  });
});

test('Units that pass at the second try only are named, and count as failed when there are too many', () => {
  const late = (fullName: string) => ({ status: 'passed', fullName, failureMessages: ['too late'] });
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      {
        name: '/market/src/toast.test.tsx',
        status: 'passed',
        assertionResults: [late('one'), late('two'), { status: 'passed', fullName: 'three', failureMessages: [] }],
      },
    ],
  };
  const few = countUnits(report, '/market', 2);
  expect(few).toMatchObject({ passed: 3, failed: 0 });
  expect(few.faults).toEqual([
    'src/toast.test.tsx: one (passed at the second try): too late',
    'src/toast.test.tsx: two (passed at the second try): too late',
  ]);
  expect(countUnits(report, '/market', 1)).toMatchObject({ passed: 1, failed: 2 });
});

const walked = (status: string, message: string) => ({
  title: `a journey that is ${status}`,
  file: 'cart.journey.ts',
  line: 7,
  ok: status !== 'unexpected',
  tests: [{ status, results: [{ status: 'failed', error: { message } }, { status: 'passed' }] }],
});
const journeysOf = (flaky: number) => ({
  stats: { expected: 5, unexpected: 1, flaky },
  suites: [
    {
      suites: [{ specs: [walked('expected', ''), walked('unexpected', 'no cart')] }],
      specs: [walked('flaky', 'late')],
    },
  ],
});

test('Journeys that pass at the second try only are named, and count as failed when there are too many', () => {
  const few = countJourneys(journeysOf(1), 2);
  expect(few).toMatchObject({ passed: 6, failed: 1 });
  expect(few.faults).toEqual([
    'cart.journey.ts:7: a journey that is flaky (passed at the second try): late',
    'cart.journey.ts:7: a journey that is unexpected (failed twice): no cart',
  ]);
  expect(countJourneys(journeysOf(3), 2)).toMatchObject({ passed: 5, failed: 4 });
});

test('A run that ended badly without a failed test, or without a report, is a failure', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'etal-report-')), 'report.json');
  const none = () => ({ passed: 2, failed: 0 });
  expect(reported(file, true, none)).toEqual({ passed: 0, failed: 0 });
  expect(reported(file, false, none)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, '{}');
  expect(reported(file, false, none)).toEqual({ passed: 2, failed: 1 });
});

import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a stage counted. faults: a line or two for each test that failed, in the runner's words. */
export type Count = { passed: number; failed: number; faults?: string[] };

export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};
type JourneyResult = { status: string; error?: { message?: string } };
type JourneySuite = {
  suites?: JourneySuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: JourneyResult[] }[];
  }[];
};
export type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: JourneySuite[] };

const LONGEST_FAULT = 400;

const said = (text: string | null | undefined) =>
  stripVTControlCharacters(text ?? 'no reason given')
    .split('\n    at ')[0]
    ?.trim()
    .slice(0, LONGEST_FAULT) ?? '';

/**
 * Counts Vitest's JSON report; a file that could not be loaded is named as well. A busy machine makes a test late now and
 * then: one that fails is tried once more, and named. More than `mostSecondTries` that pass only then count as failed.
 */
export function countUnits(report: UnitReport, root: string, mostSecondTries: number): Count {
  let second = 0;
  const faults = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const told = assertionResults
      .filter((one) => one.status === 'failed' || one.failureMessages?.length)
      .map((one) => {
        const again = one.status === 'passed' ? ' (passed at the second try)' : '';
        if (again) second += 1;
        return `${file}: ${one.fullName}${again}: ${said(one.failureMessages?.[0])}`;
      });
    return told.length === 0 && status === 'failed' ? [`${file}: ${said(message)}`] : told;
  });
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return second > mostSecondTries
    ? { passed: passed - second, failed: failed + second, faults }
    : { passed, failed, faults };
}

const specsOf = ({ suites = [], specs = [] }: JourneySuite): NonNullable<JourneySuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts Playwright's JSON report, second tries as `countUnits` does. */
export function countJourneys({ stats, suites }: JourneyReport, mostSecondTries: number): Count {
  const { expected, unexpected, flaky } = stats;
  const faults = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const why = said(results.find((one) => one.status !== 'passed')?.error?.message);
        return `${file}:${line}: ${title} (${status === 'flaky' ? 'passed at the second try' : 'failed twice'}): ${why}`;
      }),
  );
  return flaky > mostSecondTries
    ? { passed: expected, failed: unexpected + flaky, faults }
    : { passed: expected + flaky, failed: unexpected, faults };
}

/** Reads a runner's JSON report; a run that ended badly without a failed test counts as one failure. */
export function reported<Report>(file: string, ok: boolean, read: (report: Report) => Count): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    process.stderr.write(`No report was written to ${file}.\n`);
  }
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

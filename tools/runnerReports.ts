import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The duration of one file's tests, in ms. */
export type FileTime = { file: string; ms: number };

/** The result of a stage. problems: a line for each failed or flaky test, from the runner's output. */
export type Count = { passed: number; failed: number; problems?: string[]; files?: FileTime[] };

export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    startTime?: number;
    endTime?: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};
type JourneyResult = { status: string; duration?: number; error?: { message?: string } };
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

const LONGEST_PROBLEM = 400;

const firstWords = (text: string | null | undefined) =>
  stripVTControlCharacters(text ?? 'no reason given')
    .split('\n    at ')[0]
    ?.trim()
    .slice(0, LONGEST_PROBLEM) ?? '';

/** Names flaky tests, and counts them as passed as long as there are at most `maxFlaky`. */
function withFlaky(passed: number, failed: number, flaky: number, maxFlaky: number): Count {
  return flaky > maxFlaky ? { passed, failed: failed + flaky } : { passed: passed + flaky, failed };
}

/**
 * Counts Vitest's JSON report; names each failed test, each flaky one (it passed on its second try) and each file that
 * could not be loaded. More than `maxFlaky` flaky tests count as failed. root: the folder that file names are relative
 * to.
 */
export const countUnits =
  (root: string, maxFlaky: number) =>
  (report: UnitReport): Count => {
    let flaky = 0;
    const problems = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const tests = assertionResults
        .filter((one) => one.status === 'failed' || one.failureMessages?.length)
        .map((one) => {
          const second = one.status === 'passed';
          if (second) flaky += 1;
          const reason = firstWords(one.failureMessages?.[0]);
          return `${second ? 'FLAKY ' : 'FAILED'} ${file}: ${one.fullName}: ${reason}`;
        });
      return tests.length === 0 && status === 'failed' ? [`FAILED ${file}: ${firstWords(message)}`] : tests;
    });
    const files = report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: name.replace(`${root}/`, ''),
      ms: endTime - startTime,
    }));
    const count = withFlaky(report.numPassedTests - flaky, report.numFailedTests, flaky, maxFlaky);
    return { ...count, problems, files };
  };

const specsOf = ({ suites = [], specs = [] }: JourneySuite): NonNullable<JourneySuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts Playwright's JSON report; failed and flaky journeys as in `countUnits`. */
export const countJourneys =
  (maxFlaky: number) =>
  ({ stats, suites }: JourneyReport): Count => {
    const specs = suites.flatMap(specsOf);
    const problems = specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const reason = firstWords(results.find((one) => one.status !== 'passed')?.error?.message);
          return `${status === 'flaky' ? 'FLAKY ' : 'FAILED'} ${file}:${line}: ${title}: ${reason}`;
        }),
    );
    const times = new Map<string, number>();
    for (const { file, tests } of specs)
      for (const { duration = 0 } of tests.flatMap(({ results }) => results))
        times.set(file, (times.get(file) ?? 0) + duration);
    const files = [...times].map(([file, ms]) => ({ file, ms }));
    return { ...withFlaky(stats.expected, stats.unexpected, stats.flaky, maxFlaky), problems, files };
  };

/** Lines of the `most` slowest files, longest first. */
export const slowestFiles = (files: FileTime[], count: number): string[] =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${String(Math.round(ms / 1000)).padStart(5)} s  ${file}`);

/** Reads a runner's JSON report; a failed run without a failed test counts as one failure. */
export function readReport<Report>(file: string, ok: boolean, count: (report: Report) => Count): Count {
  let result: Count = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    process.stderr.write(`No report was written to ${file}.\n`);
  }
  return ok || result.failed > 0 ? result : { ...result, failed: 1 };
}

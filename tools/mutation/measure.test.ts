import { describe, expect, it } from 'vitest';
import { measure, readTestFiles, type Runs } from './measure.ts';
import type { Verdict } from './store.ts';
import type { FileRun, MutantSwitch } from './testSession.ts';

const candidate = (id: string, file = 'rules/money.ts') => ({
  id,
  file,
  mutatorName: 'EqualityOperator',
  replacement: '<=',
  location: { start: { line: Number(id), column: 4 }, end: { line: Number(id), column: 5 } },
});
const outcome = (name: FileRun['outcome']): FileRun => ({
  outcome: name,
  milliseconds: 10,
  reason: name,
  hits: { 1: 1, 2: 1 },
  loads: ['1', '9'],
});
const testFile = (file: string, milliseconds: number, hits: Record<string, number>) => ({ file, milliseconds, hits });

/** Runs that answer by file and mutant; what they were asked for is written down. */
function fakeRuns(answer: (file: string, id: string | undefined) => FileRun['outcome']) {
  const runLog: string[] = [];
  const limits: (MutantSwitch | undefined)[] = [];
  const runs: Runs = {
    run: async (file, mutant) => {
      runLog.push(`${file} ${mutant?.id ?? '-'}`);
      limits.push(mutant);
      return outcome(answer(file, mutant?.id));
    },
    restart: () => void runLog.push('restart'),
  };
  return { runs, runLog, limits };
}
/** A store that forgets what runs found, but for what it was given. */
const emptyStore = (verdicts: Record<string, Verdict> = {}) => ({
  hashOfFile: (file: string) => `#${file}`,
  readOf: (): FileRun | undefined => undefined,
  setRead: () => {},
  verdictOf: ({ id }: { id: string }) => verdicts[id] ?? { passed: {} },
  setVerdict: ({ id }: { id: string }, verdict: Verdict) => void (verdicts[id] = verdict),
  save: () => {},
});
const statuses = async (
  runs: Runs,
  ids: string[],
  files: ReturnType<typeof testFile>[],
  store = emptyStore(),
  budgetMs?: number,
) => {
  const candidates = ids.map((id) => candidate(id));
  return (await measure(runs, store, candidates, files, () => {}, budgetMs)).map(({ id, status }) => `${id} ${status}`);
};

describe('a mutant', () => {
  it('is tried by the files that reach it alone, the quickest first, until one fails', async () => {
    const { runs, runLog } = fakeRuns((file, id) => (file === 'b' && id === '1' ? 'failed' : 'passed'));
    const files = [testFile('slow', 900, { 1: 1, 2: 1 }), testFile('b', 50, { 1: 1 }), testFile('a', 10, { 1: 1 })];
    expect(await statuses(runs, ['1'], files)).toEqual(['1 Killed']);
    expect(runLog).toEqual(['a 1', 'b 1', 'b -']);
  });
  it('survives where every file passes, and where none reaches it nothing runs', async () => {
    const { runs, runLog } = fakeRuns(() => 'passed');
    expect(await statuses(runs, ['1', '2'], [testFile('a', 10, { 1: 1 }), testFile('b', 20, { 1: 1 })])).toEqual([
      '1 Survived',
      '2 NoCoverage',
    ]);
    expect(runLog).toEqual(['a 1', 'b 1']);
  });
  it('survives every file that reaches it, or as many as fit into the budget', async () => {
    const { runs, runLog } = fakeRuns((file, id) => (file === 'last' && id === '1' ? 'failed' : 'passed'));
    const files = Array.from({ length: 30 }, (_, at) => testFile(`${at}`, 10, { 1: 1 }));
    const all = [...files, testFile('last', 900, { 1: 1 })];
    expect(await statuses(runs, ['1'], all)).toEqual(['1 Killed']);
    expect(runLog.splice(0)).toHaveLength(32);
    expect(await statuses(runs, ['1'], all, emptyStore(), 300)).toEqual(['1 Survived']);
    expect(runLog.splice(0)).toHaveLength(30);
    expect(await statuses(runs, ['1'], all, emptyStore(), 301)).toEqual(['1 Killed']);
  });
  it('is tried first by the tests of its own folder', async () => {
    const { runs, runLog } = fakeRuns(() => 'passed');
    await statuses(
      runs,
      ['1'],
      [testFile('server/a.test.ts', 10, { 1: 1 }), testFile('rules/a.test.ts', 12, { 1: 1 })],
    );
    expect(runLog).toEqual(['rules/a.test.ts 1', 'server/a.test.ts 1']);
  });
  it('is tried first by what noticed its neighbours', async () => {
    const { runs, runLog } = fakeRuns((file, id) => (file === 'b' && id !== undefined ? 'failed' : 'passed'));
    const files = [testFile('a', 10, { 1: 1, 2: 1, 3: 1 }), testFile('b', 12, { 1: 1, 2: 1, 3: 1 })];
    await statuses(runs, ['1', '2', '3'], files);
    expect(runLog.slice(0, 4)).toEqual(['a 1', 'b 1', 'b 2', 'b 3']);
  });
  it('that never ends is counted as such, and may be reached a hundred times as often as by the tests', async () => {
    const { runs, limits } = fakeRuns((_, id) => (id === undefined ? 'passed' : 'timeout'));
    expect(await statuses(runs, ['1'], [testFile('a', 10, { 1: 7 })])).toEqual(['1 Timeout']);
    expect(limits[0]).toMatchObject({ hitLimit: 700, longestMs: 30_100 });
  });
});

describe('what an earlier run knows of a mutant', () => {
  it('is not asked again: what noticed it, and what it passed', async () => {
    const { runs, runLog } = fakeRuns((file) => (file === 'c' ? 'failed' : 'passed'));
    const killed: Verdict = { passed: {}, status: 'Killed', by: 'a', byHash: '#a' };
    const store = emptyStore({ 1: killed, 2: { passed: { a: '#a' } } });
    const files = [testFile('a', 10, { 1: 1, 2: 1 }), testFile('b', 20, { 1: 1, 2: 1 })];
    expect(await statuses(runs, ['1', '2'], files, store)).toEqual(['1 Killed', '2 Survived']);
    expect(runLog).toEqual(['b 2']);
    expect(store.verdictOf({ id: '2' })).toEqual({ passed: { a: '#a', b: '#b' } });
  });
});

describe('a file that fails without a mutant too', () => {
  it('after what a mutant left behind runs again in a new process', async () => {
    let isSpoiled = false;
    const { runs, runLog } = fakeRuns((file, id) => {
      if (id === '1') isSpoiled = true;
      return isSpoiled && file === 'a' ? 'failed' : 'passed';
    });
    const healing: Runs = {
      ...runs,
      restart: () => {
        isSpoiled = false;
        runs.restart();
      },
    };
    const files = [testFile('a', 10, { 1: 1, 2: 1 })];
    expect(await statuses(healing, ['1', '2'], files)).toEqual(['1 Killed', '2 Survived']);
    expect(runLog).toEqual(['a 1', 'a 2', 'a -', 'restart', 'a 1', 'restart', 'a 2', 'restart']);
  });
});

describe('the files of tests', () => {
  it('are those that pass in time; what they load is known of all', async () => {
    const lines: string[] = [];
    const { runs } = fakeRuns((file) => (file === 'red' ? 'failed' : 'passed'));
    const slow: Runs = {
      ...runs,
      run: async (file) => ({ ...(await runs.run(file)), milliseconds: file === 'slow' ? 30_001 : 30_000 }),
    };
    const { testFiles, loaded } = await readTestFiles(slow, emptyStore(), ['a', 'red', 'slow'], (line) =>
      lines.push(line),
    );
    expect(testFiles).toEqual([testFile('a', 30_000, { 1: 1, 2: 1 })]);
    expect([...loaded]).toEqual(['1', '9']);
    expect(lines).toHaveLength(2);
  });
});

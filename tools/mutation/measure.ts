import path from 'node:path';
import type { Candidate } from './instrumented.ts';
import type { Mutant } from './scores.ts';
import type { MutationStore, Verdict } from './store.ts';
import type { FileRun, MutantSwitch } from './testSession.ts';

export type Runs = { run(file: string, mutant?: MutantSwitch): Promise<FileRun>; restart(): void };
/** A file of tests that passes: how long it takes with its modules loaded, and how often it reaches the code of each mutant. */
export type TestFile = {
  readonly file: string;
  readonly milliseconds: number;
  readonly hits: Readonly<Record<string, number>>;
};
export type Measured = Mutant & { readonly id: string; readonly reason: string; readonly by: string };
type Store = Pick<MutationStore, 'hashOfFile' | 'readOf' | 'setRead' | 'verdictOf' | 'setVerdict' | 'save'>;

/** Files that take longer prove no mutant: what they alone would notice counts as survived. */
const LONGEST_FILE_MS = 30_000;
/** A loop that goes on so many times as long as the tests need it is endless. */
const ENDLESS = 100;
/** So many failures are believed before the files that failed run once more without a mutant. */
const BELIEVED = 15;
/** How long the farther files may take with one mutant that survived the near ones: those that follow have noticed least. */
export const FARTHER_MS = 20_000;
/** How much likelier a file notices a mutant of its own folder, before anything is known. */
const NEIGHBOUR = 4;
/** A file that failed so often without a mutant proves nothing. */
const UNSTABLE = 2;

/** Runs each file of tests once: how long it takes, and which code it reaches. */
export async function readTestFiles(
  runs: Runs,
  store: Store,
  files: readonly string[],
  tell: (line: string) => void,
): Promise<{ testFiles: TestFile[]; loaded: Set<string> }> {
  const testFiles: TestFile[] = [];
  const loaded = new Set<string>();
  for (const file of files) {
    const run = store.readOf(file) ?? (await runs.run(file));
    const { outcome, milliseconds, reason, hits, loads } = run;
    for (const id of loads) loaded.add(id);
    const isUsed = outcome === 'passed' && milliseconds <= LONGEST_FILE_MS;
    if (isUsed) testFiles.push({ file, milliseconds, hits });
    else tell(`not used: ${file} (${outcome} in ${Math.round(milliseconds)} ms) ${reason.slice(0, 200)}`);
    if (outcome !== 'passed') continue;
    store.setRead(file, run);
    store.save();
  }
  return { testFiles, loaded };
}

/** Which files of tests noticed mutants of which source: what did once is asked first, weighed by its time. */
class Notices {
  private readonly counts = new Map<string, { runs: number; noticed: number }>();
  private of(test: string, source: string) {
    const key = `${test} ${source}`;
    const count = this.counts.get(key) ?? { runs: 0, noticed: 0 };
    this.counts.set(key, count);
    return count;
  }
  add(test: string, source: string, hasNoticed: boolean): void {
    const count = this.of(test, source);
    count.runs++;
    if (hasNoticed) count.noticed++;
  }
  worth({ file, milliseconds }: TestFile, source: string): number {
    const { runs, noticed } = this.of(file, source);
    const start = path.dirname(file) === path.dirname(source) ? NEIGHBOUR : 1;
    return (noticed + start) / (runs + start + 1) / (milliseconds + 20);
  }
}

/**
 * Switches one mutant on after the other, and runs the files of tests that reach its code until one fails. A mutant may leave
 * something behind in the process, and a test may fail by itself: files that failed run again without one, and if they fail
 * then, what was believed since is tried again in a new process. A mutant that survives has passed every file that reaches it, or as
 * many as fit into the budget.
 */
export async function measure(
  runs: Runs,
  store: Store,
  candidates: readonly Candidate[],
  testFiles: readonly TestFile[],
  tell: (line: string) => void,
  budgetMs = Infinity,
): Promise<Measured[]> {
  const notices = new Notices();
  const unstable = new Map<string, number>();
  const tryOne = async (candidate: Candidate): Promise<Verdict> => {
    const verdict = store.verdictOf(candidate);
    if (verdict.status) return verdict;
    const { passed } = verdict;
    const reaching = testFiles.filter(({ file, hits }) => hits[candidate.id] && (unstable.get(file) ?? 0) < UNSTABLE);
    const hitLimit = ENDLESS * Math.max(...reaching.map(({ hits }) => hits[candidate.id] ?? 0), 1);
    const left = new Set(reaching.filter(({ file }) => !passed[file]));
    for (let leftMs = budgetMs; leftMs > 0;) {
      const [test] = [...left].toSorted((a, b) => notices.worth(b, candidate.file) - notices.worth(a, candidate.file));
      if (!test) break;
      left.delete(test);
      leftMs -= test.milliseconds;
      const longestMs = 30_000 + 10 * test.milliseconds;
      const { outcome, reason } = await runs.run(test.file, { id: candidate.id, hitLimit, longestMs });
      notices.add(test.file, candidate.file, outcome !== 'passed');
      const byHash = store.hashOfFile(test.file);
      if (outcome !== 'passed')
        return { passed, status: outcome === 'timeout' ? 'Timeout' : 'Killed', by: test.file, byHash, reason };
      passed[test.file] = byHash;
    }
    return verdict;
  };
  const verdicts = new Map<Candidate, Verdict>();
  let believed: Candidate[] = [];
  const settle = async () => {
    for (const file of new Set(believed.map((candidate) => verdicts.get(candidate)?.by ?? ''))) {
      const { outcome, reason } = await runs.run(file);
      if (outcome === 'passed') continue;
      unstable.set(file, (unstable.get(file) ?? 0) + 1);
      tell(`failed without a mutant: ${file} ${reason.slice(0, 200)}`);
      for (const candidate of believed) {
        if (verdicts.get(candidate)?.by !== file) continue;
        runs.restart();
        verdicts.set(candidate, await tryOne(candidate));
      }
      runs.restart();
    }
    for (const candidate of believed) store.setVerdict(candidate, verdicts.get(candidate) ?? { passed: {} });
    believed = [];
    store.save();
    tell(`${verdicts.size} of ${candidates.length}`);
  };
  for (const candidate of candidates) {
    const isNew = !store.verdictOf(candidate).status;
    const verdict = await tryOne(candidate);
    verdicts.set(candidate, verdict);
    if (verdict.status && isNew) believed.push(candidate);
    else store.setVerdict(candidate, verdict);
    if (believed.length === BELIEVED) await settle();
  }
  await settle();
  return [...verdicts].map(([candidate, { status, passed, reason, by }]) => {
    const survived = Object.keys(passed).length > 0 ? 'Survived' : 'NoCoverage';
    return { ...candidate, status: status ?? survived, reason: reason ?? '', by: by ?? '' };
  });
}

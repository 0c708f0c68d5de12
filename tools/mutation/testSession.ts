import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { LastingPool } from './lastingPool.ts';

/** What one file of tests did. */
export type FileRun = {
  outcome: 'passed' | 'failed' | 'timeout';
  milliseconds: number;
  /** The first test that failed, or why none ran. */
  reason: string;
  hits: Record<string, number>;
  /** The mutants that this process reached while it loaded modules. */
  loads: readonly string[];
};
export type MutantSwitch = { id: string; hitLimit: number; longestMs: number };

const NO_MUTANT: MutantSwitch = { id: '', hitLimit: Number.MAX_SAFE_INTEGER, longestMs: 600_000 };

/** A process that runs one file of tests after another, with or without a mutant, and keeps its modules. */
export class TestSession {
  private readonly vitest: Vitest;
  private readonly pool: LastingPool;
  private readonly specifications = new Map<string, TestSpecification>();

  private constructor(vitest: Vitest, pool: LastingPool) {
    this.vitest = vitest;
    this.pool = pool;
  }

  static async open(sources: string): Promise<TestSession> {
    const pool = new LastingPool();
    const vitest = await createVitest(
      'test',
      { config: 'vitest.mutation.config.ts', watch: false, pool, reporters: [{}] },
      { logLevel: 'silent' },
    );
    vitest.provide('mutatedSources', sources);
    return new TestSession(vitest, pool);
  }

  async run(file: string, { id, hitLimit, longestMs }: MutantSwitch = NO_MUTANT): Promise<FileRun> {
    const { vitest, pool } = this;
    vitest.provide('activeMutant', id);
    vitest.provide('hitLimit', hitLimit);
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
    let isTimeout = false;
    const limit = setTimeout(() => {
      isTimeout = true;
      pool.end();
    }, longestMs);
    const start = performance.now();
    const result = await vitest
      .runTestSpecifications([this.specificationOf(file)])
      .catch((error: unknown) => String(error));
    clearTimeout(limit);
    const whole = performance.now() - start;
    if (isTimeout) return { outcome: 'timeout', milliseconds: whole, reason: '', hits: {}, loads: [] };
    if (typeof result === 'string')
      return { outcome: 'failed', milliseconds: whole, reason: result, hits: {}, loads: [] };
    const [testModule] = result.testModules;
    const tests = [...(testModule?.children.allTests() ?? [])];
    const failed = tests.find((test) => test.result().state === 'failed');
    const errors = [...(failed?.result().errors ?? []), ...(testModule?.errors() ?? []), ...result.unhandledErrors];
    const reason = [failed?.fullName, (errors[0] as Error | undefined)?.message].filter(Boolean).join(': ');
    const hasPassed = testModule?.state() === 'passed' && result.unhandledErrors.length === 0;
    const { hits = {}, loads = [] } = testModule?.meta() ?? {};
    const milliseconds = testModule?.diagnostic().duration ?? whole;
    const isEndless = reason.includes('Stryker: Hit count limit');
    return { outcome: hasPassed ? 'passed' : isEndless ? 'timeout' : 'failed', milliseconds, reason, hits, loads };
  }

  /** The next run loads every module anew. */
  restart(): void {
    this.pool.end();
  }

  async close(): Promise<void> {
    this.pool.end();
    await this.vitest.close();
    // Vitest sets it for each failed test.
    process.exitCode = 0;
  }

  private specificationOf(file: string): TestSpecification {
    const found = this.specifications.get(file) ?? this.vitest.getRootProject().createSpecification(path.resolve(file));
    this.specifications.set(file, found);
    return found;
  }
}

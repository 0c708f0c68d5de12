import fs from 'node:fs';
import { registerHooks } from 'node:module';
import { TestRunner, type RunnerTestCase, type RunnerTestSuite } from 'vitest';

/** What the code that Stryker has instrumented reads and writes (its namespace). */
type Switches = {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with the instrumented code by its URL. */
    mutatedSources: string;
    /** '' for none. */
    activeMutant: string;
    /** How often its code may be reached before it counts as an endless loop. */
    hitLimit: number;
  }
  interface TaskMeta {
    /** How often the run of a file reached the code of each mutant, but for what ran when its modules were loaded. */
    hits?: Record<string, number>;
    /** The mutants that this process reached while it loaded modules. */
    loads?: string[];
  }
}

const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});
let sources: Record<string, string> | undefined;

registerHooks({
  load: (url, context, next) => {
    const source = sources?.[url];
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** Runs a file of tests with one mutant switched on, until the first test that notices it. */
class MutantRunner extends TestRunner {
  onBeforeCollect(): void {
    sources ??= JSON.parse(fs.readFileSync(this.injectValue('mutatedSources') as string, 'utf8')) as Record<
      string,
      string
    >;
    delete switches.mutantCoverage?.perTest['run'];
    switches.currentTestId = 'load';
    switches.activeMutant = (this.injectValue('activeMutant') as string) || undefined;
    switches.hitLimit = this.injectValue('hitLimit') as number;
    switches.hitCount = 0;
  }
  onCollected(): void {
    switches.currentTestId = 'run';
  }
  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!('filepath' in suite)) return;
    const { run = {}, load = {} } = switches.mutantCoverage?.perTest ?? {};
    Object.assign(suite.meta, { hits: run, loads: Object.keys(load) });
  }
  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.cancel('test-failure' as never);
  }
}

// Vitest loads a runner by its default export.
export { MutantRunner as default };

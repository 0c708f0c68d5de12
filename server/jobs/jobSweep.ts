import type { JobName } from '#generated/schemaTypes.ts';
import type { Log } from '../log.ts';
import type { MarketJob } from './marketJob.ts';

export type Sweep = {
  /** Starts no further run and aborts the current one; resolves when that has finished. */
  stop(): Promise<void>;
};

type SweepOptions<Name extends JobName> = {
  job: Name;
  jobs: Readonly<Record<Name, Pick<MarketJob, 'run'>>>;
  log: Log;
  everyMs: number;
};

/** Runs a job at once and again `everyMs` milliseconds after each run, until stopped. Failures are logged. */
export function startSweep<Name extends JobName>({ job, jobs, log, everyMs }: SweepOptions<Name>): Sweep {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    try {
      const changed = await jobs[job].run(stopping.signal);
      if (changed > 0) log.info({ job, moved: changed }, 'A job did what was due');
    } catch (error) {
      log.error({ err: error, job }, 'A job failed');
    }
  }

  let round: Promise<void> = Promise.resolve();
  function next(): void {
    round = sweep().then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(next, everyMs);
    });
  }
  next();

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

import type { JobName } from '#generated/schemaTypes.ts';
import type { Log } from '../log.ts';
import { repeated, type Repeated } from '../repeated.ts';
import type { MarketJob } from './marketJob.ts';

type SweepOptions<Name extends JobName> = {
  job: Name;
  jobs: Readonly<Record<Name, Pick<MarketJob, 'run'>>>;
  log: Log;
  everyMs: number;
};

/** Runs a job at once and again `everyMs` milliseconds after each run, until stopped. Failures are logged. */
export function startSweep<Name extends JobName>({ job, jobs, log, everyMs }: SweepOptions<Name>): Repeated {
  async function sweep(signal: AbortSignal): Promise<void> {
    try {
      const changed = await jobs[job].run(signal);
      if (changed > 0) log.info({ job, moved: changed }, 'A job did what was due');
    } catch (error) {
      log.error({ err: error, job }, 'A job failed');
    }
  }
  return repeated(sweep, { everyMs });
}

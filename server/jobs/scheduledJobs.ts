import { PgBoss } from 'pg-boss';
import { marketZone } from '#rules/zone.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { MarketJob } from './marketJob.ts';

type Options = {
  database: Database;
  jobs: Readonly<Record<string, MarketJob>>;
  log: Log;
  /** For tests: polling interval of a queue in seconds, at least 0.5. */
  pollingSeconds?: number;
};

export type ScheduledJobs = {
  /**
   * Queues a job for the next free process unless it is queued already. Returns false if the schedule is not started
   * yet, or is stopped.
   */
  soon(name: string): Promise<boolean>;
  /** Starts no further job; resolves when the running ones have finished, or were aborted and 10 s have passed. */
  stop(): Promise<void>;
};

const POLLING_SECONDS = 5;
const START_AGAIN_MS = 10_000;
const STOP_WITHIN_MS = 10_000;
/** A run that has not reported for this long counts as failed: the next one does the rest. */
const EXPIRE_SECONDS = 3600;
/** At most one run is queued, and none is retried: the next run does what is left. */
const QUEUE = { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRE_SECONDS, deleteAfterSeconds: 86_400 } as const;

/**
 * Runs the jobs on schedule in the market's time zone. All processes of a market share the schedule in its database,
 * and one of them runs each job. Returns at once and starts in the background; retries while the database does not
 * respond. A failed run is only logged, since the next one does its work.
 */
export function startScheduledJobs({ database, jobs, log, pollingSeconds = POLLING_SECONDS }: Options): ScheduledJobs {
  const stopping = new AbortController();
  const boss = new PgBoss({
    backend: database.kind,
    db: { executeSql: (text, values) => database.runText(text, values) },
    // Each instance does this maintenance for all, so it is rare enough to spare the embedded database's only
    // connection.
    cronWorkerIntervalSeconds: POLLING_SECONDS,
    superviseIntervalSeconds: 120,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The schedule of jobs failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));

  let scheduledIn = '';
  /** The schedule is in the market's zone, which may change while the market runs: a job every minute notices. */
  async function schedule(): Promise<void> {
    scheduledIn = marketZone();
    for (const [name, { cron }] of Object.entries(jobs))
      if (cron !== null) await boss.schedule(name, cron, null, { tz: scheduledIn });
  }

  async function runJob(name: string, job: MarketJob): Promise<void> {
    try {
      const changed = await job.run(stopping.signal);
      if (scheduledIn !== marketZone()) await schedule();
      if (changed > 0) log.info({ job: name, moved: changed }, 'A job did what was due');
    } catch (error) {
      log.error({ err: error, job: name }, 'A job failed');
      throw error;
    }
  }

  async function start(): Promise<boolean> {
    await boss.start();
    const scheduled = Object.entries(jobs).filter(([, { cron }]) => cron !== null);
    for (const [name] of scheduled) await boss.createQueue(name, QUEUE);
    await schedule();
    for (const [name, job] of scheduled)
      await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, () => runJob(name, job));
    for (const { name } of await boss.getSchedules())
      if ((jobs[name]?.cron ?? null) === null) await boss.unschedule(name);
    return true;
  }

  async function startAtLast(): Promise<boolean> {
    while (!stopping.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, 'The schedule of jobs did not start');
        await boss.stop({ graceful: false }).catch(() => undefined);
        await pause(START_AGAIN_MS, stopping.signal);
      }
    }
    return false;
  }

  const started = startAtLast();
  return {
    async soon(name) {
      if (!(await started) || stopping.signal.aborted) return false;
      await boss.send(name);
      return true;
    },
    async stop() {
      stopping.abort();
      if (await started) await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

/** Resolves after `ms`, or when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

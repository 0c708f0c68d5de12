import { PgBoss } from 'pg-boss';
import { MARKET_TIME_ZONE } from '../../rules/constants.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { MarketJob } from './jobNames.ts';

type Options = {
  database: Database;
  jobs: Readonly<Record<string, MarketJob>>;
  log: Log;
  /** For tests: how often a queue is looked at, in seconds, 0.5 at least. */
  pollingSeconds?: number;
};

export type ScheduledJobs = {
  /** Has a job run soon, in whichever process looks first; one that already waits is not doubled. False: not started yet, or stopped. */
  soon(name: string): Promise<boolean>;
  /** No job begins any more; resolves when those under way have ended, or were told to and 10 s have passed. */
  stop(): Promise<void>;
};

const POLLING_SECONDS = 5;
const START_AGAIN_MS = 10_000;
const STOP_WITHIN_MS = 10_000;
/** A run of which nothing is heard for this long is given up: the next one does what it left. */
const EXPIRE_SECONDS = 3600;
/** One run waits at most. What a run leaves undone is the next one's, so that none is tried again by itself. */
const QUEUE = { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRE_SECONDS, deleteAfterSeconds: 86_400 } as const;

/**
 * Runs the jobs at their times, in the market's zone, from a schedule that all processes of the market share in its
 * database: at each time one of them runs the job. Answers at once and starts beside what the caller does; when the
 * database does not answer it tries again. A failed run is logged and nothing else, its work being done by the next.
 */
export function startScheduledJobs({ database, jobs, log, pollingSeconds = POLLING_SECONDS }: Options): ScheduledJobs {
  const stopping = new AbortController();
  const boss = new PgBoss({
    backend: database.kind,
    db: { executeSql: (text, values) => database.runText(text, values) },
    // What each instance looks after for all, seldom enough to leave the embedded database's one connection alone.
    cronWorkerIntervalSeconds: POLLING_SECONDS,
    superviseIntervalSeconds: 120,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The schedule of jobs failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));

  async function runJob(name: string, job: MarketJob): Promise<void> {
    try {
      const moved = await job.run(stopping.signal);
      if (moved > 0) log.info({ job: name, moved }, 'A job did what was due');
    } catch (error) {
      log.error({ err: error, job: name }, 'A job failed');
      throw error;
    }
  }

  async function start(): Promise<boolean> {
    await boss.start();
    for (const [name, job] of Object.entries(jobs)) {
      if (job.cron === null) continue;
      await boss.createQueue(name, QUEUE);
      await boss.schedule(name, job.cron, null, { tz: MARKET_TIME_ZONE });
      await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, () => runJob(name, job));
    }
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

/** Resolves after `ms`, or as soon as the signal says so. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

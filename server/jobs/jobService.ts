import { CronExpressionParser } from 'cron-parser';
import type { JobName } from '#generated/schemaTypes.ts';
import { marketZone } from '#rules/zone.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Log } from '../log.ts';
import { readRuns, writeRun, type JobRunRow } from './jobRunStore.ts';
import type { MarketJob, MarketJobs } from './marketJob.ts';

/** A job as the desk sees it; instants are market time. */
export type JobView = {
  name: JobName;
  /** Its schedule as cron at the market's wall clock; null: every few seconds. */
  cron: string | null;
  /** Null for jobs that run every few seconds. */
  nextRun: Date | null;
  /** A run started by staff is in progress in this process. */
  running: boolean;
  /** Null if there was none yet. */
  lastRun: { startedAt: Date; endedAt: Date; moved: number | null; askedBy: string | null } | null;
  /** The last run that changed something, and how much; null if there was none yet. */
  lastWork: { at: Date; moved: number } | null;
  /** Null if none failed. */
  lastFailure: Date | null;
};

/** Shortest interval between stored runs that found nothing, as some jobs run every few seconds. Real time. */
const KEPT_EVERY_MS = 60_000;
/** How long the caller waits for the end of a run. */
const ANSWER_WITHIN_MS = 8_000;
const STOP_WITHIN_MS = 10_000;

export { readRuns } from './jobRunStore.ts';

type Parts = { database: Database; clock: Clock; log: Log };

/** The next time of a schedule in market time. Schedules follow the machine's clock, which a demo's may be ahead of. */
function nextRun(cron: string, clock: Clock): Date {
  const now = Date.now();
  const next = CronExpressionParser.parse(cron, { currentDate: new Date(now), tz: marketZone() })
    .next()
    .getTime();
  return new Date(clock.now().getTime() + next - now);
}

const viewOf = (row: JobRunRow | undefined): Pick<JobView, 'lastRun' | 'lastWork' | 'lastFailure'> => ({
  lastRun: row
    ? { startedAt: row.started_at, endedAt: row.ended_at, moved: row.moved, askedBy: row.asked_by_name }
    : null,
  lastWork: row?.worked_at && row.worked ? { at: row.worked_at, moved: row.worked } : null,
  lastFailure: row?.failed_at ?? null,
});

/** The market's jobs: their schedule, their last runs, and starting one now. */
export type JobService = ReturnType<typeof createJobService>;

export function createJobService({ database, clock, log }: Parts) {
  /** In the order in which all are run. */
  let jobs: [name: JobName, job: MarketJob][] = [];
  const runningJobs = new Map<JobName, Promise<unknown>>();
  const stopping = new AbortController();
  const recordedAt = new Map<JobName, number>();

  async function keepRun(name: JobName, run: () => Promise<number>, askedBy: string | null): Promise<number> {
    const startedAt = clock.now();
    let changed: number | null = null;
    try {
      changed = await run();
      return changed;
    } finally {
      const isDull = changed === 0 && askedBy === null && Date.now() - (recordedAt.get(name) ?? 0) < KEPT_EVERY_MS;
      if (!isDull) {
        await writeRun(database.kysely, { job: name, startedAt, endedAt: clock.now(), moved: changed, askedBy }).then(
          () => (changed === null ? recordedAt.delete(name) : recordedAt.set(name, Date.now())),
          (error: unknown) => log.error({ err: error, job: name }, 'A job run was not recorded'),
        );
      }
    }
  }

  return {
    /** Registers this process's jobs and returns them with their runs recorded. Call it once. */
    keep(marketJobs: MarketJobs): MarketJobs {
      jobs = Object.entries(marketJobs) as typeof jobs;
      const recorded = jobs.map(([name, { cron, run }]): [JobName, MarketJob] => [
        name,
        { cron, run: (signal) => keepRun(name, () => run(signal), null) },
      ]);
      return Object.fromEntries(recorded) as MarketJobs;
    },
    /** Every job, in the order in which all are run. */
    async list(): Promise<JobView[]> {
      const runs = await readRuns(database.kysely);
      return jobs.map(([name, { cron }]) => ({
        name,
        cron,
        nextRun: cron === null ? null : nextRun(cron, clock),
        running: runningJobs.has(name),
        ...viewOf(runs.get(name)),
      }));
    },
    /**
     * Starts a job now for a member of staff (their uuid), beside any other run: each does what is due and is safe
     * concurrently. Resolves when it has finished, failed or not, or after ANSWER_WITHIN_MS, while it continues.
     */
    async runNow(name: JobName, staffId: string): Promise<void> {
      const job = jobs.find(([other]) => other === name)?.[1];
      if (!job || stopping.signal.aborted) throw new Error('This process runs no jobs.');
      // A second start while it runs joins the same run.
      if (runningJobs.has(name)) return;
      const ended = keepRun(name, () => job.run(stopping.signal), staffId)
        .catch((error: unknown) => log.error({ err: error, job: name }, 'A job failed'))
        .finally(() => runningJobs.delete(name));
      runningJobs.set(name, ended);
      await within(ANSWER_WITHIN_MS, ended);
    },
    /**
     * Starts no further run for staff; resolves when the current ones, which are aborted, have finished, or after 10 s.
     */
    async stop(): Promise<void> {
      stopping.abort();
      await within(STOP_WITHIN_MS, Promise.all(runningJobs.values()));
    },
  };
}

/** Resolves when `ended` does, or after `ms`. */
async function within(ms: number, ended: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

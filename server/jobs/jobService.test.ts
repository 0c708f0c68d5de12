import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobName } from '#generated/schemaTypes.ts';
import { dayAt, zonedInstant } from '#rules/zone.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { createClock } from '../gateways/clock.ts';
import { createLog } from '../log.ts';
import { JOB_NAMES } from '../marketJobs.ts';
import { createJobService } from './jobService.ts';
import type { MarketJob, MarketJobs } from './marketJob.ts';

const SUNDAY_NIGHT = new Date('2026-11-22T23:59:30-05:00');

describe.each(testDatabaseKinds())('jobs at the desk (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase(kind)));
  afterAll(() => database.close());

  const jobs = (overrides: Partial<Record<JobName, MarketJob>>): MarketJobs =>
    Object.fromEntries(
      JOB_NAMES.map((name) => [name, overrides[name] ?? { cron: null, run: async () => 0 }]),
    ) as MarketJobs;
  const market = () => {
    const clock = createClock(SUNDAY_NIGHT);
    return { clock, work: createJobService({ database, clock, log: createLog('silent') }) };
  };
  const standing = async (work: ReturnType<typeof market>['work'], name: JobName) =>
    (await work.list()).find((job) => job.name === name)!;

  it('shows when each job last ran, what it did, and when it failed', async () => {
    const { clock, work } = market();
    let runResult: number | Error = 3;
    const run = async () => {
      clock.advance(5_000);
      if (runResult instanceof Error) throw runResult;
      return runResult;
    };
    const tracked = work.keep(jobs({ closing: { cron: '* * * * *', run } }));
    expect(await standing(work, 'closing')).toMatchObject({ lastRun: null, lastWork: null, lastFailure: null });
    expect(await tracked.closing.run()).toBe(3);
    const first = await standing(work, 'closing');
    expect(first.lastRun).toMatchObject({ moved: 3, askedBy: null });
    expect(first.lastRun!.endedAt.getTime() - SUNDAY_NIGHT.getTime()).toBeLessThan(60_000);
    expect(first.lastRun!.endedAt.getTime() - first.lastRun!.startedAt.getTime()).toBeGreaterThanOrEqual(5_000);
    expect(first.lastWork).toEqual({ at: first.lastRun!.endedAt, moved: 3 });

    clock.advance(120_000);
    runResult = new Error('of the test');
    await expect(tracked.closing.run()).rejects.toThrow('of the test');
    const failed = await standing(work, 'closing');
    expect(failed.lastRun).toMatchObject({ moved: null });
    expect(failed.lastFailure).toEqual(failed.lastRun!.endedAt);
    expect(failed.lastWork).toEqual(first.lastWork);

    runResult = 0;
    await tracked.closing.run();
    const mended = await standing(work, 'closing');
    expect(mended).toMatchObject({ lastRun: { moved: 0 }, lastWork: first.lastWork, lastFailure: failed.lastFailure });
  });

  it('does not store every run that found nothing', async () => {
    const { clock, work } = market();
    const tracked = work.keep(jobs({}));
    await tracked.mail.run();
    const first = await standing(work, 'mail');
    clock.advance(30_000);
    await tracked.mail.run();
    expect(await standing(work, 'mail')).toEqual(first);
    // One that staff started always is, with their name or else their address.
    const staff = '00000000-0000-4000-8000-000000000002';
    await sql`insert into customer (id, subject, email, first_name, identity_at, created_at, locale)
      values (${staff}, 'equipe', 'equipe@exemple.ca', '', now(), now(), 'fr')`.execute(database.kysely);
    await work.runNow('mail', staff);
    expect((await standing(work, 'mail')).lastRun).toMatchObject({ moved: 0, askedBy: 'equipe@exemple.ca' });
  });

  it('shows the next run in market time, however far the clock was moved', async () => {
    const { clock, work } = market();
    work.keep(jobs({ leftovers: { cron: '* * * * *', run: async () => 0 } }));
    for (const ahead of [0, 36 * 3_600_000]) {
      clock.advance(ahead);
      const { nextRun } = await standing(work, 'leftovers');
      const wait = nextRun!.getTime() - clock.now().getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
    expect((await standing(work, 'mail')).nextRun).toBeNull();
    // At the hour of the market's zone.
    work.keep(jobs({ leftovers: { cron: '0 3 * * *', run: async () => 0 } }));
    const { nextRun } = await standing(work, 'leftovers');
    const off = nextRun!.getTime() - (clock.now().getTime() - Date.now());
    expect(Math.abs(off - zonedInstant(dayAt(new Date(off)), '03:00').getTime())).toBeLessThan(60_000);
  });

  it('starts a job immediately, once for two clicks, and stores its failure without throwing', async () => {
    const { work } = market();
    const letGo = Promise.withResolvers<void>();
    let runs = 0;
    work.keep(
      jobs({
        baskets: {
          cron: null,
          run: async () => {
            runs += 1;
            await letGo.promise;
            throw new Error('of the test');
          },
        },
      }),
    );
    const staff = '00000000-0000-4000-8000-000000000001';
    const first = work.runNow('baskets', staff);
    await work.runNow('baskets', staff);
    expect((await standing(work, 'baskets')).running).toBe(true);
    letGo.resolve();
    await first;
    expect(runs).toBe(1);
    expect(await standing(work, 'baskets')).toMatchObject({ running: false, lastRun: { moved: null } });
  });

  it('aborts a current run when the market closes, waits for it, and starts none', async () => {
    const { work } = market();
    let ended = false;
    const run = (signal?: AbortSignal) =>
      new Promise<number>((resolve) => signal?.addEventListener('abort', () => ((ended = true), resolve(1))));
    work.keep(jobs({ closing: { cron: null, run } }));
    const staff = '00000000-0000-4000-8000-000000000001';
    const runByHand = work.runNow('closing', staff);
    await work.stop();
    expect(ended).toBe(true);
    await runByHand;
    expect((await standing(work, 'closing')).lastRun).toMatchObject({ moved: 1 });
    await expect(work.runNow('closing', staff)).rejects.toThrow();
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setMarketZone } from '#rules/zone.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { leaveZone } from '../../tests/support/zoneOfMarket.ts';
import type { Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import type { MarketJob } from './marketJob.ts';
import { startScheduledJobs } from './scheduledJobs.ts';

const log = createLog('silent');
const YEARLY = '0 0 1 1 *';

const job = (run: MarketJob['run'], cron: string | null = YEARLY): MarketJob => ({ cron, run });

// Each start of the library migrates or checks its own tables.
describe.each(testDatabaseKinds())('scheduled jobs (%s)', (kind) => {
  let database: Database;
  beforeEach(async () => void (database = await createTestDatabase(kind)));
  afterEach(() => database.close());

  const start = (jobs: Record<string, MarketJob>, pollingSeconds = 0.5) =>
    startScheduledJobs({ database, jobs, log, pollingSeconds });

  const schedules = async () =>
    (await database.runText('select name, cron, timezone from pgboss.schedule order by name')).rows;

  it("share one schedule in the market's time zone among all processes, without jobs that no longer exist", async () => {
    // One is no longer on a schedule of its own.
    const before = start({
      old: job(async () => 0),
      sweep: job(async () => 0),
      closing: job(async () => 0, '5 * * * *'),
    });
    await before.soon('old');
    await before.stop();
    const jobs = { closing: job(async () => 0, '* * * * *'), sweep: job(async () => 0, null) };
    const processes = [start(jobs), start(jobs)];
    await Promise.all(processes.map((one) => one.soon('closing')));
    expect(await schedules()).toEqual([{ name: 'closing', cron: '* * * * *', timezone: 'America/Toronto' }]);
    await Promise.all(processes.map((one) => one.stop()));
  });

  it('follow the zone of the market when it changes', async () => {
    const jobs = { closing: job(async () => 0) };
    const one = start(jobs);
    await one.soon('closing');
    setMarketZone('America/St_Johns');
    await expect
      .poll(async () => {
        await one.soon('closing');
        return schedules();
      })
      .toEqual([{ name: 'closing', cron: YEARLY, timezone: 'America/St_Johns' }]);
    leaveZone();
    await one.stop();
  });

  it('run once for all processes, also after a failed run', async () => {
    let runs = 0;
    const started = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const jobs = {
      work: job(async () => {
        runs += 1;
        if (runs === 1) throw new Error('of the test');
        started.resolve();
        await letGo.promise;
        return 1;
      }),
    };
    const [one, other] = [start(jobs), start(jobs)];
    await one.soon('work');
    await expect.poll(() => runs).toBe(1);
    await other.soon('work');
    await started.promise;
    expect(runs).toBe(2);
    letGo.resolve();
    await Promise.all([one.stop(), other.stop()]);
    const { rows } = await database.runText('select state from pgboss.job where name = $1 order by created_on', [
      'work',
    ]);
    expect(rows).toEqual([{ state: 'failed' }, { state: 'completed' }]);
  });

  it('are never queued twice', async () => {
    const started = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const atWork = async () => {
      started.resolve();
      await letGo.promise;
      return 0;
    };
    const jobs = start({ work: job(atWork) });
    await jobs.soon('work');
    await started.promise;
    for (const _ of 'abc') await jobs.soon('work');
    const waiting = "select count(*) as n from pgboss.job where name = $1 and state = 'created'";
    const { rows } = await database.runText(waiting, ['work']);
    expect(rows).toEqual([{ n: 1 }]);
    letGo.resolve();
    await jobs.stop();
  });

  it('stop when the current run has ended, which is aborted; none starts afterwards', async () => {
    const started = Promise.withResolvers<void>();
    let ended = false;
    const jobs = start({
      work: job(
        (signal) =>
          new Promise((resolve) => {
            started.resolve();
            signal?.addEventListener('abort', () => setImmediate(() => resolve(((ended = true), 0))));
          }),
      ),
    });
    await jobs.soon('work');
    await started.promise;
    await jobs.stop();
    expect(ended).toBe(true);
    expect(await jobs.soon('work')).toBe(false);
  });

  it('start again after a pause while the database does not respond', async () => {
    const turn = () => new Promise((resolve) => void setImmediate(resolve));
    let starts = 0;
    const count = (_: object, message: string) => void (starts += Number(message.endsWith('did not start')));
    const failing = { ...log, error: count, warn: () => undefined } as unknown as typeof log;
    const runText = () => turn().then(() => Promise.reject(new Error('away')));
    const away = { kind, runText } as unknown as Database;
    const jobs = startScheduledJobs({ database: away, jobs: { work: job(async () => 0) }, log: failing });
    try {
      await expect.poll(() => starts).toBeGreaterThan(0);
      for (let turns = 0; turns < 200; turns += 1) await turn();
      expect(starts).toBe(1);
    } finally {
      await jobs.stop();
    }
  });

  it('roll back a transaction that the library began when one of its statements fails', async () => {
    await expect(database.runText('begin; select 1; select nothing_like_it; commit')).rejects.toThrow(
      'nothing_like_it',
    );
    const results = Array.from({ length: 20 }, () => database.runText('select 1 as one'));
    expect((await Promise.all(results)).flatMap(({ rows }) => rows)).toEqual(Array(20).fill({ one: 1 }));
    expect((await database.runText('select 1 as a; select 2 as a')).rows).toEqual([{ a: 1 }, { a: 2 }]);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobName } from '#generated/schemaTypes.ts';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { readClockAhead } from '../database/demoClock.ts';
import { createClock } from '../gateways/clock.ts';
import { writeRun } from '../jobs/jobRunStore.ts';
import type { MarketJobs } from '../jobs/marketJob.ts';
import { JOB_NAMES } from '../marketJobs.ts';
import { advanceClock } from './advanceCommand.ts';
import { dueMoments } from './dueMoments.ts';

const FRIDAY = new Date('2026-11-27T17:00:00Z');

describe.each(testDatabaseKinds())('advance (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(async () => void (await database.kysely.deleteFrom('demo_clock').execute()));
  afterEach(() => vi.useRealTimers());

  function market({ changes = 1 } = {}) {
    const clock = createClock(FRIDAY);
    const runs: [JobName, string][] = [];
    const jobs = Object.fromEntries(
      JOB_NAMES.map((name) => [
        name,
        { cron: null, run: async () => runs.push([name, clock.now().toISOString().slice(0, 16)]) && changes },
      ]),
    ) as MarketJobs;
    return { clock, runs, advance: advanceClock({ database, clock, jobs, hasOwnClock: true }) };
  }
  const timesOf = (runs: [JobName, string][], job: JobName) =>
    runs.filter(([name]) => name === job).map(([, at]) => at);

  it("runs the jobs at each moment on the way, and sends that moment's mails", async () => {
    const { runs, advance } = market();
    const { text } = await advance(['7d']);
    const moments = dueMoments(FRIDAY, new Date('2026-12-04T17:00:00Z'), USUAL_CALENDAR).map((at) =>
      at.toISOString().slice(0, 16),
    );
    for (const job of ['baskets', 'closing', 'mail'] as const)
      expect(timesOf(runs, job)).toEqual([...moments, '2026-12-04T17:00']);
    expect(timesOf(runs, 'leftovers')).toEqual(['2026-12-04T17:00']);
    // Mails queued by the jobs of a moment are sent at that moment, after all of them.
    const first = runs.filter(([, at]) => at === moments[0]);
    expect(first.at(-1)?.[0]).toBe('mail');
    expect(text).toContain(`\nbaskets: ${moments.length + 1} done.`);
  });

  it('names what the server’s own schedule did first, not what it had done before', async () => {
    const { clock, advance } = market({ changes: 0 });
    const ranAt = async (job: JobName, at: Date) =>
      writeRun(database.kysely, { job, startedAt: at, endedAt: at, moved: 3, askedBy: null });
    await ranAt('closing', new Date(FRIDAY.getTime() - 1000));
    await ranAt('mail', new Date(clock.now().getTime() + 60_000));
    const { text } = await advance(['1d']);
    expect(text).toContain('\nclosing: nothing was due.');
    expect(text).toContain('\nmail: done meanwhile by its own schedule.');
  });

  it('skips the moments with --jump, and changes nothing on a dry run', async () => {
    const { clock, runs, advance } = market();
    const dryRun = await advance(['7d', '--dry-run']);
    expect(dryRun.text).toContain('It would stop at Monday, November 30, 2026 (2026-11-30T05:00:00Z).');
    expect([runs.length, clock.now().toISOString().slice(0, 13)]).toEqual([0, '2026-11-27T17']);
    await advance(['--jump', '7d']);
    expect(timesOf(runs, 'baskets')).toEqual(['2026-12-04T17:00']);
    await expect(advance(['7d', '8d'])).rejects.toThrow('advance takes a duration');
  });

  it('keeps the clock moved after a restart, and never turns it back', async () => {
    // A demo whose clock begins before the machine's is not behind it after a restart.
    vi.setSystemTime(FRIDAY);
    const { clock, advance } = market();
    await advance(['7d', '--jump']);
    const ahead = await readClockAhead(database.kysely);
    for (const startAt of [null, FRIDAY])
      expect(createClock(startAt, Date.now, ahead).now().getTime() - clock.now().getTime()).toBeLessThan(5000);
    expect(createClock(null, Date.now, ahead).now().getTime()).toBeGreaterThanOrEqual(clock.now().getTime() - 5000);
    const later = new Date(clock.now().getTime() + 86_400_000);
    expect(createClock(later, Date.now, ahead).now().getTime()).toBeGreaterThanOrEqual(later.getTime());
  });
});

import type { JobName } from '#generated/schemaTypes.ts';
import type { Database } from '../database/database.ts';
import { writeClockAhead } from '../database/demoClock.ts';
import type { Clock } from '../gateways/clock.ts';
import { readRuns } from '../jobs/jobService.ts';
import type { MarketJobs } from '../jobs/marketJob.ts';
import { JOB_NAMES, JOBS } from '../marketJobs.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import { momentText } from '../text/serverTexts.ts';
import { dueMoments } from './dueMoments.ts';
import { ok, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(text: string | undefined): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text ?? '');
  if (!match) throw new UsageError('advance takes a duration such as 90m, 36h or 7d.');
  return Number(match[1]) * UNIT_MS[match[2]!]!;
}

/** Without those that would find nothing new on the way; mails that the others queue are sent at their own moment. */
const ON_THE_WAY: readonly JobName[] = [
  ...JOB_NAMES.filter((name) => name !== 'mail' && !JOBS[name].byMachineClock),
  'mail',
];

type Parts = { database: Database; clock: Clock; jobs: MarketJobs | null; hasOwnClock: boolean };

/**
 * Moves the clock of a demo or trial forward. It stops at every moment of a week at which something falls due and runs the
 * jobs, as the market would have; `--jump` skips them. The clock stays moved after a restart.
 */
export function advanceClock({
  database,
  clock,
  jobs,
  hasOwnClock,
}: Parts): (args: string[]) => Promise<OperatorAnswer> {
  async function moveTo(time: number): Promise<void> {
    clock.advance(Math.max(0, time - clock.now().getTime()));
    await writeClockAhead(database.kysely, clock.now().getTime() - Date.now());
  }

  return async (args) => {
    const { words, dryRun } = withoutDryRun(args);
    const [by, ...more] = words.filter((word) => word !== '--jump');
    if (!jobs) throw new Error('No server is running: there is no clock to move.');
    if (!hasOwnClock) throw new Error('Only the clock of a demo or trial can be moved.');
    const start = clock.now();
    const target = new Date(start.getTime() + duration(more.length > 0 ? undefined : by));
    const stops = words.includes('--jump') ? [] : dueMoments(start, target, await readCalendar(database.kysely));
    if (dryRun) {
      const dryRunText = `Dry run: the market’s clock would show ${momentText(target)}, and every job would do what is due.`;
      return ok([dryRunText, ...stops.map((stop) => `It would stop at ${momentText(stop)}.`)].join('\n'));
    }
    const changesByJob = new Map<JobName, number>();
    const runAll = async (names: readonly JobName[]) => {
      for (const name of names) changesByJob.set(name, (changesByJob.get(name) ?? 0) + (await jobs[name].run()));
    };
    for (const stop of stops) {
      await moveTo(stop.getTime());
      await runAll(ON_THE_WAY);
    }
    await moveTo(target.getTime());
    await runAll(JOB_NAMES);
    const stored = await readRuns(database.kysely);
    /** Also by whom else: the server's own schedule sees the moved clock too, and may be first. */
    const resultOf = (name: JobName): string => {
      const changes = changesByJob.get(name);
      if (changes) return `${changes} done`;
      const workedAt = stored.get(name)?.worked_at ?? null;
      return workedAt !== null && workedAt >= start ? 'done meanwhile by its own schedule' : 'nothing was due';
    };
    return ok(
      [
        `The market’s clock shows ${momentText(clock.now())}.`,
        ...stops.map((stop) => `It stopped at ${momentText(stop)}.`),
        ...JOB_NAMES.map((name) => `${name}: ${resultOf(name)}.`),
      ].join('\n'),
    );
  };
}

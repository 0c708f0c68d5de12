import { exportMarket, writeFiles } from '../catalogueFiles/catalogueExport.ts';
import { importMarket, reportText } from '../catalogueFiles/catalogueImport.ts';
import { readMarketFiles } from '../catalogueFiles/readMarketFiles.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { StaffAccounts } from '../gateways/staffAccounts.ts';
import { JOB_NAMES, type JobName, type MarketJobs } from '../jobs/marketJobs.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { backupCommands } from './backupCommands.ts';
import { closePeriod } from './closingCommands.ts';
import { exportArguments, importArguments } from './fileArguments.ts';
import { done, EXIT_OK, EXIT_TROUBLE, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';
import { guestData } from './guestData.ts';
import { jobLines, type CommandName } from './operatorHelp.ts';
import { moneyCommands, unappliedText } from './moneyCommands.ts';
import { createStaff } from './staffCommand.ts';
import { exportSubscribers } from './subscribersFile.ts';

/** A command of the operator's tool, by its words. Throws a sentence for the operator; UsageError for words that it does not take. */
export type OperatorCommands = Record<CommandName, (args: string[]) => Promise<OperatorAnswer>>;

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(text: string | undefined): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text ?? '');
  if (!match) throw new UsageError('advance takes a duration such as 90m, 36h or 7d.');
  return Number(match[1]) * UNIT_MS[match[2]!]!;
}

type Parts = {
  services: Services;
  database: Database;
  clock: Clock;
  jobs: MarketJobs | null;
  demo: boolean;
  /** The identity provider's accounts. */
  staff: StaffAccounts;
  dataDir: string;
  log: Log;
};

/** The commands over a market's services, in a running server or in the tool itself, which has no `jobs`. */
export function operatorCommands(parts: Parts): OperatorCommands {
  const { services, database, clock, jobs, demo, dataDir } = parts;

  async function runJob(name: JobName): Promise<string> {
    if (!jobs) throw new Error('No server is running: it runs the jobs.');
    const moved = await jobs[name].run();
    return `${name}: ${moved === 0 ? 'nothing was due' : `${moved} done`}.`;
  }

  return {
    ...backupCommands({ database, dataDir, running: jobs !== null }),
    ...moneyCommands(parts),
    'close-period': closePeriod(parts),
    'create-staff': createStaff(parts),
    async maintenance(args) {
      const {
        words: [state, ...more],
        dryRun,
      } = withoutDryRun(args);
      if ((state !== 'on' && state !== 'off') || more.length > 0) throw new UsageError('maintenance takes on or off.');
      if (dryRun) return done(`Dry run: maintenance would be ${state}.`);
      await services.siteInformation.setMaintenance(state === 'on');
      return done(`Maintenance is ${state}.`);
    },
    async check() {
      const unapplied = await services.checkout.unappliedPayments();
      const troubles = [...(await checkInvariants(database)), ...unapplied.map(unappliedText)];
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
      return done('Holds, payments, orders and balances agree.');
    },
    async advance(args) {
      const {
        words: [by],
        dryRun,
      } = withoutDryRun(args);
      if (!jobs) throw new Error('No server is running: there is no clock to move.');
      if (!demo) throw new Error('Only a demo market’s clock can be moved.');
      const step = duration(by);
      if (dryRun) {
        const then = new Date(clock.now().getTime() + step);
        return done(
          `Dry run: the market’s clock would show ${then.toISOString()}, and every job would do what is due.`,
        );
      }
      clock.advance(step);
      const told = [`The market’s clock shows ${clock.now().toISOString()}.`];
      for (const name of JOB_NAMES) told.push(await runJob(name));
      return done(told.join('\n'));
    },
    async run([name, ...more]) {
      const job = JOB_NAMES.find((known) => known === name);
      if (job === undefined || more.length > 0) throw new UsageError(['run takes one job:', ...jobLines].join('\n'));
      return done(await runJob(job));
    },
    async import(args) {
      const { target, dryRun, partial } = importArguments(args);
      const report = await importMarket(database, readMarketFiles(target), { now: clock.now(), dryRun, partial });
      if (report.written) await services.catalogue.fresh();
      const exitCode = report.troubles.length > 0 ? EXIT_TROUBLE : EXIT_OK;
      return { text: reportText(report, dryRun), exitCode };
    },
    guest: (args) => guestData(services, args),
    async export(args) {
      if (args[0] === 'subscribers') return exportSubscribers(services, args.slice(1));
      const { target, format } = exportArguments(args);
      const files = await exportMarket(database, format);
      writeFiles(target, files);
      return done(`${files.size} files are in ${target}.`);
    },
  };
}

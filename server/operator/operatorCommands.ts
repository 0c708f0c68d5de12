import type { JobName } from '#generated/schemaTypes.ts';
import { exportMarket, writeFiles } from '../catalogueFiles/catalogueExport.ts';
import { importMarket, reportText } from '../catalogueFiles/catalogueImport.ts';
import { readMarketFiles } from '../catalogueFiles/readMarketFiles.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { findLostRows } from '../database/lostRows.ts';
import type { Clock } from '../gateways/clock.ts';
import type { StaffAccounts } from '../gateways/staffAccounts.ts';
import type { MarketJobs } from '../jobs/marketJob.ts';
import type { Log } from '../log.ts';
import { JOB_NAMES } from '../marketJobs.ts';
import type { Services } from '../services.ts';
import { advanceClock } from './advanceCommand.ts';
import { backupCommands } from './backupCommands.ts';
import { closePeriod } from './closingCommands.ts';
import { exportArguments, importArguments } from './fileArguments.ts';
import { guestData } from './guestData.ts';
import { moneyCommands, unappliedText } from './moneyCommands.ts';
import { exportOperationUse } from './operationUseFile.ts';
import { ok, EXIT_OK, EXIT_FAILURE, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';
import { jobLines, type CommandName } from './operatorHelp.ts';
import { readPictures, writePictures } from './pictureFolder.ts';
import { makeStaff } from './staffCommand.ts';
import { exportSubscribers } from './subscribersFile.ts';

/**
 * A command of the operator's tool, by its arguments. Throws a sentence for the operator; UsageError for invalid
 * arguments.
 */
export type OperatorCommands = Record<CommandName, (args: string[]) => Promise<OperatorAnswer>>;

type Parts = {
  services: Services;
  database: Database;
  clock: Clock;
  jobs: MarketJobs | null;
  /** Whether its clock may be moved: not that of a live market. */
  hasOwnClock: boolean;
  /** Staff accounts at the identity provider. */
  staff: StaffAccounts;
  dataDir: string;
  /** The database's address without its password. */
  place: string;
  log: Log;
};

const LOST_ROWS_REMEDY =
  'Rows are lost: stop the market, keep a copy of its database, and restore the last backup (docs/operations.md, "Lost rows").';

/** The commands for a market's services, in a running server or in the tool itself, which has no `jobs`. */
export function operatorCommands(parts: Parts): OperatorCommands {
  const commands = Object.entries(commandsOf(parts)).map(([name, command]) => [
    name,
    (args: string[]) => nameTheMarket(parts, name, args, command),
  ]);
  return Object.fromEntries(commands) as OperatorCommands;
}

/**
 * Begins a dry run's output with the market and the database, so that nobody mistakes one market's dry run for
 * another's. `restore` only names the database, as there may be no market in it yet.
 */
async function nameTheMarket(
  { services, place }: Parts,
  name: string,
  args: string[],
  command: (args: string[]) => Promise<OperatorAnswer>,
): Promise<OperatorAnswer> {
  const result = await command(args);
  if (!args.includes('--dry-run')) return result;
  const market = name === 'restore' ? [] : [(await services.siteInformation.profile()).name.fr];
  return { ...result, text: `${[...market, place].join(', ')}\n${result.text}` };
}

function commandsOf(parts: Parts): OperatorCommands {
  const { services, database, clock, jobs, dataDir } = parts;

  async function runJob(name: JobName): Promise<string> {
    if (!jobs) throw new Error('No server is running: it runs the jobs.');
    const changed = await jobs[name].run();
    return `${name}: ${changed === 0 ? 'nothing was due' : `${changed} done`}.`;
  }

  return {
    ...backupCommands({ database, dataDir, isRunning: jobs !== null }),
    ...moneyCommands(parts),
    'close-period': closePeriod(parts),
    'create-staff': (args) => makeStaff(parts, args),
    async maintenance(args) {
      const {
        words: [state, ...more],
        dryRun,
      } = withoutDryRun(args);
      if ((state !== 'on' && state !== 'off') || more.length > 0) throw new UsageError('maintenance takes on or off.');
      if (dryRun) return ok(`Dry run: maintenance would be ${state}.`);
      await services.siteInformation.setMaintenance(state === 'on');
      return ok(`Maintenance is ${state}.`);
    },
    async check() {
      const lost = await findLostRows(database);
      if (lost.length > 0) throw new Error([...lost, LOST_ROWS_REMEDY].join('\n'));
      const unapplied = await services.checkout.unappliedPayments();
      const violations = [...(await checkInvariants(database)), ...unapplied.map(unappliedText)];
      if (violations.length > 0) throw new Error(violations.join('\n'));
      return ok('Every row was read. Holds, payments, orders and balances agree.');
    },
    advance: advanceClock(parts),
    async run([name, ...more]) {
      const job = JOB_NAMES.find((jobName) => jobName === name);
      if (job === undefined || more.length > 0) throw new UsageError(['run takes one job:', ...jobLines].join('\n'));
      return ok(await runJob(job));
    },
    async import(args) {
      const { target, dryRun, partial } = importArguments(args);
      const files = readMarketFiles(target);
      const uploaded = await readPictures(services.pictures, target, dryRun);
      const hasPicture = await services.catalogueAdmin.importablePictures(uploaded);
      const report = await importMarket(database, files, { now: clock.now(), dryRun, partial, hasPicture });
      if (report.isWritten) await services.catalogue.fresh();
      const exitCode = report.problems.length > 0 ? EXIT_FAILURE : EXIT_OK;
      return { text: reportText(report, dryRun), exitCode };
    },
    guest: (args) => guestData(services, args),
    async export(args) {
      if (args[0] === 'subscribers') return exportSubscribers(services, args.slice(1));
      if (args[0] === 'operations') return exportOperationUse(services, args.slice(1));
      const { target, format } = exportArguments(args);
      const files = await exportMarket(database, format);
      writeFiles(target, files);
      const pictures = await writePictures(services.pictures, target);
      return ok(`${files.size} files${pictures > 0 ? ` and ${pictures} uploaded pictures` : ''} are in ${target}.`);
    },
  };
}

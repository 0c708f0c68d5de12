import { randomUUID } from 'node:crypto';
import { exportMarket, writeFiles } from '../catalogueFiles/catalogueExport.ts';
import { importMarket, reportText } from '../catalogueFiles/catalogueImport.ts';
import { readMarketFiles } from '../catalogueFiles/readMarketFiles.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { formatCents } from '../../rules/money.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { StaffAccounts } from '../gateways/staffAccounts.ts';
import { JOB_NAMES, type JobName, type MarketJobs } from '../jobs/marketJobs.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { backupCommands } from './backupCommands.ts';
import { closePeriod } from './closingCommands.ts';
import { exportArguments, importArguments } from './fileArguments.ts';
import { EXIT_OK, EXIT_TROUBLE, UsageError, type OperatorAnswer } from './operatorAnswer.ts';
import { jobLines, type CommandName } from './operatorHelp.ts';
import { createStaff } from './staffCommand.ts';
import { exportSubscribers } from './subscribersFile.ts';

/** A command of the operator's tool, by its words. Throws a sentence for the operator; UsageError for words that it does not take. */
export type OperatorCommands = Record<CommandName, (args: string[]) => Promise<OperatorAnswer>>;

/** What is typed twice within this time was meant once. */
const TYPED_TWICE_MS = 600_000;

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(text: string | undefined): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text ?? '');
  if (!match) throw new UsageError('advance takes a duration such as 90m, 36h or 7d.');
  return Number(match[1]) * UNIT_MS[match[2]!]!;
}

/** Cents of an amount such as 12.50, -3 or 12,50; null: it is none, or nothing. */
function amountOf(text: string | undefined): number | null {
  const [, sign, dollars, cents = ''] = /^(-?)(\d{1,5})(?:[.,](\d{2}))?$/.exec(text ?? '') ?? [];
  const amount = Number(dollars) * 100 + Number(cents);
  if (!(amount > 0)) return null;
  return sign === '-' ? -amount : amount;
}

const REFUSED = {
  repeated: 'The same was given with the same note in the last ten minutes: --again gives it once more.',
  unknown: 'Nobody, or more than one customer, has this address.',
  reserved: 'A payment under way uses that credit: wait until it has ended.',
  beyond: 'So much is not held in deposits of theirs.',
};

const done = (text: string): OperatorAnswer => ({ text, exitCode: EXIT_OK });

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
    'close-period': closePeriod(parts),
    'create-staff': createStaff(parts),
    async maintenance([state]) {
      if (state !== 'on' && state !== 'off') throw new UsageError('maintenance takes on or off.');
      await services.siteInformation.setMaintenance(state === 'on');
      return done(`Maintenance is ${state}.`);
    },
    async check() {
      const troubles = await checkInvariants(database);
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
      return done('Holds, payments, orders and balances agree.');
    },
    async advance([by]) {
      if (!jobs) throw new Error('No server is running: there is no clock to move.');
      if (!demo) throw new Error('Only a demo market’s clock can be moved.');
      clock.advance(duration(by));
      const told = [`The market’s clock shows ${clock.now().toISOString()}.`];
      for (const name of JOB_NAMES) told.push(await runJob(name));
      return done(told.join('\n'));
    },
    async run([name, ...more]) {
      const job = JOB_NAMES.find((known) => known === name);
      if (job === undefined || more.length > 0) throw new UsageError(['run takes one job:', ...jobLines].join('\n'));
      return done(await runJob(job));
    },
    async credit(words) {
      const again = words.includes('--again');
      const [email, amount, ...rest] = words.filter((word) => word !== '--again');
      const note = rest.join(' ').trim();
      if (email === undefined || note === '') throw new UsageError('credit takes an address, an amount and a note.');
      const given = amountOf(amount);
      if (given === null) throw new UsageError('credit takes an amount such as 12.50, or -12.50.');
      const at = clock.now();
      const onceSince = again ? undefined : new Date(at.getTime() - TYPED_TWICE_MS);
      const wish = { email, amount: -given, note, request: randomUUID(), at, onceSince };
      const outcome = await services.balance.adjust(wish);
      if (outcome !== 'done') throw new Error(REFUSED[outcome]);
      return done(`The balance of ${email} has changed.`);
    },
    async deposit([email, amount, ...more]) {
      const given = amountOf(amount);
      const isUsed = email !== undefined && given !== null && given > 0 && more.every((word) => word === '--box');
      if (!isUsed) throw new UsageError('deposit takes an address and an amount such as 10.00, and --box.');
      const back = { email, amount: given, box: more.length > 0, request: randomUUID(), at: clock.now() };
      const outcome = await services.balance.refundDeposit(back);
      if (outcome !== 'done') throw new Error(REFUSED[outcome]);
      return done(`The balance of ${email} has changed.`);
    },
    async refunds(args) {
      if (args.some((word) => word !== '--again')) throw new UsageError('refunds takes --again, or nothing.');
      if (args.length > 0) await services.checkout.askRefundsAgain();
      const owed = await services.checkout.owedRefunds();
      const lines = owed.map(
        ({ number, amount, payment_intent: payment, asked_at: at, tries, refusal }) =>
          `order ${number}: ${formatCents(amount)} to ${payment}, asked ${tries} times, last on ${at.toISOString()}: ${refusal ?? 'not answered yet'}`,
      );
      const isRefused = owed.some(({ status }) => status === 'refused');
      return {
        text: lines.length > 0 ? lines.join('\n') : 'Nothing is owed to a card.',
        exitCode: isRefused ? EXIT_TROUBLE : EXIT_OK,
      };
    },
    async import(args) {
      const { target, dryRun, partial } = importArguments(args);
      const report = await importMarket(database, readMarketFiles(target), { now: clock.now(), dryRun, partial });
      if (report.written) await services.catalogue.fresh();
      const exitCode = report.troubles.length > 0 ? EXIT_TROUBLE : EXIT_OK;
      return { text: reportText(report, dryRun), exitCode };
    },
    async export(args) {
      if (args[0] === 'subscribers') return exportSubscribers(services, args.slice(1));
      const { target, format } = exportArguments(args);
      const files = await exportMarket(database, format);
      writeFiles(target, files);
      return done(`${files.size} files are in ${target}.`);
    },
  };
}

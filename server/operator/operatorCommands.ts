import { exportMarket, writeFiles } from '../catalogueFiles/catalogueExport.ts';
import { importMarket, reportText } from '../catalogueFiles/catalogueImport.ts';
import { readMarketFiles } from '../catalogueFiles/readMarketFiles.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Services } from '../services.ts';
import { exportArguments, importArguments } from './fileArguments.ts';
import { EXIT_OK, EXIT_TROUBLE, UsageError, type OperatorAnswer } from './operatorAnswer.ts';

type CommandName = 'maintenance' | 'check' | 'advance' | 'import' | 'export';

/** A command of the operator's tool, by its words. Throws a sentence for the operator; UsageError for words that it does not take. */
export type OperatorCommands = Record<CommandName, (args: string[]) => Promise<OperatorAnswer>>;

/** What each command is for, for --help. */
export const operatorHelp: Record<CommandName, string> = {
  maintenance: 'maintenance on|off    shows the maintenance message on every page, or ends it',
  check: 'check                 compares holds, payments and orders with each other; fails when they disagree',
  advance: 'advance DURATION      moves the market’s clock forward (demo mode): 90m, 36h, 7d',
  import: [
    'import DIR|FILE       brings catalogue files (docs/catalogue-files.md) into the market: all of them or, with errors, nothing',
    '  --dry-run             says what it would do, and writes nothing',
    '  --partial             writes what is good and names the rest',
  ].join('\n  '),
  export: [
    'export DIR            writes the catalogue as files that import reads',
    '  --format csv|json     (csv)',
  ].join('\n  '),
};

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(text: string | undefined): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text ?? '');
  if (!match) throw new UsageError('advance takes a duration such as 90m, 36h or 7d.');
  return Number(match[1]) * UNIT_MS[match[2]!]!;
}

const done = (text: string): OperatorAnswer => ({ text, exitCode: EXIT_OK });

type Parts = { services: Services; database: Database; clock: Clock; demo: boolean };

/** The commands over a market's services, in a running server or in the tool itself. */
export function operatorCommands({ services, database, clock, demo }: Parts): OperatorCommands {
  return {
    async maintenance([state]) {
      if (state !== 'on' && state !== 'off') throw new UsageError('maintenance takes on or off.');
      await services.siteInformation.setMaintenance(state === 'on');
      return done(`Maintenance is ${state}.`);
    },
    async check() {
      const troubles = await checkInvariants(database);
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
      return done('Holds, payments and orders agree.');
    },
    async advance([by]) {
      if (!demo) throw new Error('Only a demo market’s clock can be moved.');
      clock.advance(duration(by));
      return done(`The market’s clock shows ${clock.now().toISOString()}.`);
    },
    async import(args) {
      const { target, dryRun, partial } = importArguments(args);
      const report = await importMarket(database, readMarketFiles(target), { now: clock.now(), dryRun, partial });
      if (report.written) await services.catalogue.fresh();
      const exitCode = report.troubles.length > 0 ? EXIT_TROUBLE : EXIT_OK;
      return { text: reportText(report, dryRun), exitCode };
    },
    async export(args) {
      const { target, format } = exportArguments(args);
      const files = await exportMarket(database, format);
      writeFiles(target, files);
      return done(`${files.size} files are in ${target}.`);
    },
  };
}

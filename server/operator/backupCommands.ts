import { backUp } from '../backup/backup.ts';
import { occupied, planRestore, restore } from '../backup/restore.ts';
import type { RestorePlan } from '../backup/restore.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { backupArguments, restoreArguments } from './fileArguments.ts';
import { EXIT_OK, EXIT_FAILURE, type OperatorAnswer } from './operatorAnswer.ts';

type Parts = { database: Database; dataDir: string; isRunning: boolean };

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function planText({ header, rows, files, newer }: RestorePlan): string {
  return [
    `Made on ${header.createdAt} from ${header.database === 'pglite' ? 'the embedded database' : 'PostgreSQL'}:`,
    `${counted(header.tables.length, 'table')}, ${counted(rows, 'row')}, ${counted(files, 'file')},`,
    newer.length === 0
      ? 'of this version’s tables.'
      : `older than ${counted(newer.length, 'migration')}: ${newer.join(', ')}.`,
  ].join(' ');
}

/** `backup` and `restore`; a restore runs only without a server, its dry run anywhere. */
export function backupCommands({ database, dataDir, isRunning }: Parts) {
  return {
    async backup(args: string[]): Promise<OperatorAnswer> {
      const { file } = backupArguments(args);
      const { tables, rows, files, bytes } = await backUp(database, { dataDir, file });
      const size = `${Math.ceil(bytes / 1024)} kB`;
      const text = `${file}: ${counted(tables, 'table')}, ${counted(rows, 'row')}, ${counted(files, 'file')}, ${size}.`;
      return { text: `${text} It holds personal data, and keys: keep it as you would a password.`, exitCode: EXIT_OK };
    },

    async restore(args: string[]): Promise<OperatorAnswer> {
      const { file, dryRun, replace } = restoreArguments(args);
      if (dryRun) {
        const plan = await planRestore(file);
        const inTheWay = await occupied(database, dataDir);
        const dryRunText = 'Dry run: the backup is whole, and nothing was written.';
        const lines = [planText(plan), inTheWay !== null && replace ? 'What is here would be erased first.' : inTheWay];
        const isRefused = inTheWay !== null && !replace;
        return {
          text: [...lines, dryRunText].filter(Boolean).join('\n'),
          exitCode: isRefused ? EXIT_FAILURE : EXIT_OK,
        };
      }
      if (isRunning) throw new Error('A server is running on this data folder: stop it first, then restore.');
      const plan = await restore(database, { file, dataDir, replace });
      const violations = await checkInvariants(database);
      const lines = [`${planText(plan)}\nRestored.`];
      if (violations.length === 0) lines.push('Holds, payments, orders and balances agree.');
      else lines.push('It was restored as it was, and does not agree with itself:', ...violations);
      return { text: lines.join('\n'), exitCode: violations.length === 0 ? EXIT_OK : EXIT_FAILURE };
    },
  };
}

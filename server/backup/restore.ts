import type { Database } from '../database/database.ts';
import { isBeforeFirstRelease, lockMigrations, migrateIn, type Migrations } from '../database/migrate.ts';
import { migrations as ownMigrations } from '../database/migrations/all.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Places } from './backup.ts';
import { inspectBackup, readBackup } from './backupContents.ts';
import { BackupFileError, type BackupHeader } from './backupFormat.ts';
import { agreeOnForms, readTables, type StoredTable } from './backupReadingStore.ts';
import { keptFiles, stageFiles } from './dataFiles.ts';
import * as store from './restoreStore.ts';

export type RestoreRequest = Places & {
  /** Erases what is in the database and among the files first. */
  replace: boolean;
  migrations?: Migrations;
};
export type RestorePlan = {
  header: BackupHeader;
  rows: number;
  files: number;
  /** Migrations that this program has and the backup has not, to apply to the restored tables. */
  newer: string[];
};

/** The database or the folder cannot take a backup; the message is one sentence for the operator. */
export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

/**
 * Reads a complete backup and reports what restoring it would do. Throws BackupFileError; RestoreRefusedError for a
 * later version's, and for one from before the first release.
 */
export async function planRestore(file: string, migrations: Migrations = ownMigrations): Promise<RestorePlan> {
  const { header, files } = await inspectBackup(file);
  if (header.migrations.some(isBeforeFirstRelease))
    throw new RestoreRefusedError(
      'The backup is older than version 0.1.0, the first release of the market, which cannot read it: restore it with ' +
        'the version that made it.',
    );
  const migrationNames = Object.keys(migrations).toSorted();
  const foreign = header.migrations.find((name, at) => migrationNames[at] !== name);
  if (foreign !== undefined)
    throw new RestoreRefusedError(
      `The backup was made by a later version of the market (it has "${foreign}", which this version does not know): ` +
        'restore it with that version.',
    );
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  return { header, rows, files, newer: migrationNames.slice(header.migrations.length) };
}

/** Why nothing may be restored here without --replace; null: nothing would be lost. */
export async function occupied(database: Database, dataDir: string): Promise<string | null> {
  return inTransaction(database, (tx) => occupiedIn(tx, dataDir));
}

async function occupiedIn(tx: Transaction, dataDir: string): Promise<string | null> {
  const [first, ...more] = await store.filledTables(tx, await readTables(tx));
  if (first !== undefined)
    return `The database is not empty (${more.length + 1} tables have rows, ${first} is one): --replace erases it first.`;
  const files = keptFiles(dataDir).length;
  return files > 0 ? `The data folder has ${files} files of a market: --replace erases them first.` : null;
}

/** The tables of the backup, which must be those of its migrations. */
function sameTables(header: BackupHeader, tables: readonly StoredTable[]): Map<string, StoredTable> {
  const described = (list: { name: string; columns: string[] }[]) =>
    new Set(list.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column}`)]));
  const tablesThen = described(header.tables);
  const has = described(tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })));
  const missingTable = [...tablesThen].find((name) => !has.has(name)) ?? [...has].find((name) => !tablesThen.has(name));
  if (missingTable !== undefined)
    throw new RestoreRefusedError(
      `The backup does not fit this version of the market: ${missingTable} is in one of them only. Its migrations are not these.`,
    );
  const byName = new Map(tables.map((table) => [table.name, table]));
  return new Map(
    header.tables.map(({ name, columns }) => {
      const types = new Map(byName.get(name)?.columns.map((column) => [column.name, column.type]));
      return [name, { name, columns: columns.map((column) => ({ name: column, type: types.get(column) ?? 'text' })) }];
    }),
  );
}

/**
 * Restores a backup, of either database, into this one: the tables are made as they were, filled, and brought to this
 * version by the migrations that came since, all in one transaction: whatever goes wrong, everything is as it was. The
 * files are moved in afterwards; should the process be killed just then, restoring again with `replace` does it all.
 *
 * Throws RestoreRefusedError when something would be lost (unless `replace`), other processes use the database, or the
 * backup is a later version's or from before the first release; BackupFileError for a file that is not whole or was changed.
 */
export async function restore(database: Database, request: RestoreRequest): Promise<RestorePlan> {
  const { file, dataDir, replace, migrations = ownMigrations } = request;
  const plan = await planRestore(file, migrations);
  const staged = stageFiles(dataDir);
  try {
    await inTransaction(database, async (tx) => {
      staged.discard();
      await lockMigrations(tx);
      await agreeOnForms(tx);
      const otherProcesses = database.kind === 'postgres' ? await store.otherProcesses(tx) : 0;
      if (otherProcesses > 0)
        throw new RestoreRefusedError(
          `The market is running on this database (${otherProcesses} connections): stop it first.`,
        );
      const inTheWay = replace ? null : await occupiedIn(tx, dataDir);
      if (inTheWay !== null) throw new RestoreRefusedError(inTheWay);
      await store.dropMarket(tx, await readTables(tx));
      await migrateIn(tx, migrations, plan.header.migrations.at(-1));
      await fill(tx, plan.header, file, staged.append);
      await migrateIn(tx, migrations);
    });
  } catch (error) {
    staged.discard();
    throw error;
  }
  staged.moveIn();
  return plan;
}

async function fill(
  tx: Transaction,
  header: BackupHeader,
  file: string,
  keep: (name: string, bytes: Buffer) => void,
): Promise<void> {
  const tables = await readTables(tx);
  const restoredTables = sameTables(header, tables);
  const references = await store.openTables(tx, tables);
  for await (const part of readBackup(file)) {
    if (part.kind === 'header' && JSON.stringify(part.header) !== JSON.stringify(header))
      throw new BackupFileError(`The backup ${file} was changed while it was read.`);
    if (part.kind === 'file') keep(part.name, part.bytes);
    if (part.kind !== 'rows') continue;
    const table = restoredTables.get(part.table);
    if (!table) throw new BackupFileError(`The backup ${file} is damaged: its header names no table ${part.table}.`);
    await store.writeRows(tx, table, part.lines);
  }
  await store.closeTables(tx, tables, references, header.sequences);
}

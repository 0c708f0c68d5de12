import type { Database } from '../database/database.ts';
import { findLostRows } from '../database/lostRows.ts';
import { readSnapshot } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { writeBackupFile } from './backupFile.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, BackupFileError, type BackupHeader } from './backupFormat.ts';
import * as store from './backupReadingStore.ts';
import { keptFiles, readBackedUpFile } from './dataFiles.ts';

/** Files are named by their number; `bytes` is the size of the backup. */
export type BackupReport = { tables: number; rows: number; files: number; bytes: number };

/**
 * Writes the whole market into one file (backupFormat.ts): the database as of one instant, even while in use, and the
 * files of the data folder, which are read after it: what the embedded payment provider has learned since is taken up
 * by the sweep, as after a crash. The migrations are the database's own, which may be older than this program. Throws
 * BackupFileError, also when the database has lost rows: nothing that is called a backup lacks them.
 */
export async function backUp(database: Database, { dataDir, file }: Places): Promise<BackupReport> {
  const report = { tables: 0, rows: 0, files: 0, bytes: 0 };
  const lost = await findLostRows(database);
  if (lost.length > 0)
    throw new BackupFileError(`Rows are lost, and nothing was written. Run "check".\n${lost.join('\n')}`);
  async function* rowParts(tx: Transaction): AsyncGenerator<string[]> {
    await store.agreeOnForms(tx);
    const tables = await store.readTables(tx);
    const header = await headerOf(tx, database.kind, tables);
    report.tables = header.tables.length;
    report.rows = header.tables.reduce((sum, { rows }) => sum + rows, 0);
    yield [JSON.stringify(header)];
    for (const [at, table] of tables.entries()) {
      yield [JSON.stringify({ table: table.name })];
      let rows = 0;
      for await (const lines of store.readRows(tx, table)) {
        rows += lines.length;
        yield lines;
      }
      if (rows !== header.tables[at]?.rows)
        throw new BackupFileError(`${table.name} has ${header.tables[at]?.rows} rows, of which ${rows} could be read.`);
    }
  }
  async function* parts(): AsyncGenerator<string[]> {
    yield* readSnapshot(database, rowParts);
    for (const name of keptFiles(dataDir)) {
      const retained = readBackedUpFile(dataDir, name);
      if (!retained) continue;
      report.files += 1;
      yield [JSON.stringify({ file: name, bytes: retained.bytes })];
      for (const part of retained.parts) yield [JSON.stringify(part.toString('base64'))];
    }
  }
  report.bytes = await writeBackupFile(file, parts());
  return report;
}

export type Places = { dataDir: string; file: string };

async function headerOf(
  tx: Transaction,
  database: Database['kind'],
  tables: store.StoredTable[],
): Promise<BackupHeader> {
  const migrations = await store.readMigrations(tx);
  if (migrations.length === 0) throw new BackupFileError('There is no market in this database: nothing to back up.');
  const counted: BackupHeader['tables'] = [];
  for (const { name, columns } of tables)
    counted.push({ name, columns: columns.map((column) => column.name), rows: await store.countRows(tx, name) });
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    database,
    migrations,
    tables: counted,
    // Numbers that were allocated since that instant are skipped, so that none is used twice.
    sequences: await store.readSequences(tx),
  };
}

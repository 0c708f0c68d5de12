import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations as ownMigrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** By their names, whose order is that in which they are applied. */
export type Migrations = Readonly<Record<string, Migration>>;

/** An arbitrary advisory lock number, used for nothing else: one process at a time migrates a database. */
const MIGRATION_LOCK = 4_207_530_611;

/** Migrations are named after their files, such as `m0001Catalogue`; before version 0.1.0 they were named `0001_catalogue`. */
export const isBeforeFirstRelease = (migrationName: string): boolean => /^\d{4}_/.test(migrationName);

/** The database cannot be migrated to this version of the code; the message gives the reason in one sentence. */
export class MigrationRefusedError extends Error {
  override name = 'MigrationRefusedError';
}

/**
 * Migrates the database to this version of the code, and returns the names of the applied migrations in order; none if
 * it was up to date. Processes that start together wait for one another. Everything is done in one transaction: a
 * failure or a kill leaves the database as it was, and no lock behind.
 *
 * Throws MigrationRefusedError for a database that a later version has migrated or that is older than the first release,
 * and the database's own error if a migration fails.
 */
export async function migrate(database: Database, migrations: Migrations = ownMigrations): Promise<string[]> {
  return inTransaction(database, async (tx) => {
    await lockMigrations(tx);
    return migrateIn(tx, migrations);
  });
}

/** The names of the migrations that `migrate` would apply now; changes nothing. Throws MigrationRefusedError as `migrate` does. */
export async function migrationsToApply(
  { kysely: db }: Database,
  migrations: Migrations = ownMigrations,
): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migration') is not null as exists`.execute(db);
  return pendingMigrations(Object.keys(migrations), rows[0]?.exists ? await appliedMigrations(db) : []);
}

/** Excludes other migrations of this database, and lifts the time limits, until the transaction ends. */
export async function lockMigrations(tx: Transaction): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
}

/** Like `migrate`, in a transaction that has locked the migrations; `upTo` skips later ones. */
export async function migrateIn(
  tx: Transaction,
  migrations: Migrations = ownMigrations,
  upTo: string | null = null,
): Promise<string[]> {
  await sql`create table if not exists migration (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(tx);
  const notApplied = pendingMigrations(Object.keys(migrations), await appliedMigrations(tx));
  const pending = upTo === null ? notApplied : notApplied.filter((name) => name <= upTo);
  for (const name of pending) {
    await migrations[name]?.up(tx);
    await sql`insert into migration (name) values (${name})`.execute(tx);
  }
  return pending;
}

async function appliedMigrations(db: Kysely<Tables> | Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name collate "C"`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * The migrations that are not applied yet, in order. Throws unless the applied ones are the first of the known ones.
 */
function pendingMigrations(migrationNames: string[], applied: string[]): string[] {
  if (applied.some(isBeforeFirstRelease)) {
    throw new MigrationRefusedError(
      'The database is older than version 0.1.0, the first release of the market, which cannot continue it and has ' +
        'changed nothing: save what you need with the version that made it (npm run market -- export, or backup), then ' +
        'remove the data folder, or give this version another one with DATA_DIR or another database with DATABASE_URL.',
    );
  }
  const names = migrationNames.toSorted();
  const foreign = applied.find((name) => !names.includes(name));
  if (foreign !== undefined) {
    throw new MigrationRefusedError(
      `The database was migrated by a later version of the market (it has "${foreign}", which this version does not ` +
        'know): start that version, or give this one another database.',
    );
  }
  const late = names.slice(0, applied.length).find((name) => !applied.includes(name));
  if (late !== undefined) {
    throw new MigrationRefusedError(
      `The migration "${late}" comes before "${applied.at(-1)}", which the database already has: give it a later name.`,
    );
  }
  return names.slice(applied.length);
}

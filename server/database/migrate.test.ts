import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { wholeState } from '../../tests/support/wholeState.ts';
import { startupError } from '../startup/startupError.ts';
import type { Database } from './database.ts';
import { migrate, MigrationRefusedError, migrationsToApply, type Migrations } from './migrate.ts';
import { migrations as ownMigrations } from './migrations/all.ts';

const step = (statement: string): Migration => ({ up: async (db) => void (await sql.raw(statement).execute(db)) });
/** Not in the order of their names. */
const more: Migrations = {
  ...ownMigrations,
  m9002Fill: step('insert into shelf values (1)'),
  m9001Shelf: step('create table shelf (id integer primary key)'),
};

describe.each(testDatabaseKinds())('migrating %s', (kind) => {
  let database: Database;
  beforeEach(async () => (database = await createTestDatabase(kind)));
  afterEach(() => database.close());

  async function appliedNames(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database.kysely);
    return rows.map((row) => row.name);
  }

  it('applies what is new in the order of the names, and nothing twice', async () => {
    expect(await appliedNames()).toEqual(Object.keys(ownMigrations));
    expect(await migrate(database)).toEqual([]);
    expect(await migrate(database, more)).toEqual(['m9001Shelf', 'm9002Fill']);
    expect(await migrate(database, more)).toEqual([]);
  });

  it('says what it would apply, and changes nothing', async () => {
    const before = await wholeState(database);
    expect(await migrationsToApply(database, more)).toEqual(['m9001Shelf', 'm9002Fill']);
    expect(await wholeState(database)).toEqual(before);
    await migrate(database, more);
    expect(await migrationsToApply(database, more)).toEqual([]);
    await expect(migrationsToApply(database)).rejects.toThrow(MigrationRefusedError);
    await sql`drop table migration`.execute(database.kysely);
    expect(await migrationsToApply(database)).toEqual(Object.keys(ownMigrations));
  });

  it('applies each once when several start together', async () => {
    const starts = [1, 2, 3, 4];
    // Four open connections, so that they really start together (one, on the embedded database).
    await Promise.all(starts.map(() => sql`select pg_sleep(0.1)`.execute(database.kysely)));
    const slow = { ...more, m9001Shelf: step('select pg_sleep(0.1); create table shelf (id integer primary key)') };
    const all = await Promise.all(starts.map(() => migrate(database, slow)));
    expect(all.flat()).toEqual(['m9001Shelf', 'm9002Fill']);
  });

  it('leaves the database as it was when one fails', async () => {
    const broken = { ...more, m9003Broken: step('create table shelf (id integer)') };
    await expect(migrate(database, broken)).rejects.toMatchObject({ code: '42P07' });
    expect(await appliedNames()).toEqual(Object.keys(ownMigrations));
    expect(await migrate(database, more)).toEqual(['m9001Shelf', 'm9002Fill']);
  });

  it('refuses a database of a later version, and names what it does not know', async () => {
    await migrate(database, more);
    await expect(migrate(database)).rejects.toThrow(MigrationRefusedError);
    await expect(migrate(database)).rejects.toThrow(/later version of the market \(it has "m9001Shelf"/);
  });

  it('refuses a database of before the first release in one sentence, and leaves it as it was', async () => {
    await sql`update migration set name = '0001_catalogue' where name = 'm0001Catalogue'`.execute(database.kysely);
    const before = await wholeState(database);
    const refusal: unknown = await migrate(database).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationRefusedError);
    expect(startupError(refusal)).toMatch(
      /^The database is older than version 0\.1\.0, .*\bDATA_DIR\b.*DATABASE_URL\.$/,
    );
    expect(await wholeState(database)).toEqual(before);
  });

  it('refuses a migration named before one that is applied', async () => {
    await migrate(database, more);
    const late = { ...more, m9001ALateOne: step('select 1') };
    await expect(migrate(database, late)).rejects.toThrow('"m9001ALateOne" comes before "m9002Fill"');
  });
});

import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { createTestDatabase, testDatabaseKinds } from '../support/testDatabase.ts';
import { fillMarket } from './fillMarket.ts';

/** Another name in each table, since rows are copied from one to the next. */
const laterColumn = (table: string) => sql.ref(`later_${table}`);

describe.each(testDatabaseKinds())('a database that a later release has migrated (%s)', (kind) => {
  let database: Database;
  afterEach(() => database.close());

  it('serves this release: every new column keeps its default in what it writes', async () => {
    database = await createTestDatabase(kind);
    const tables = (await database.kysely.introspection.getTables()).filter(({ isView }) => !isView);
    const marketTables = tables.filter(({ schema = 'public' }) => schema === 'public').map(({ name }) => name);
    expect(marketTables).toContain('order_line');
    for (const name of marketTables)
      await sql`alter table ${sql.table(name)} add column ${laterColumn(name)} integer not null default 7`.execute(
        database.kysely,
      );

    await fillMarket(database);

    expect(await checkInvariants(database)).toEqual([]);
    for (const name of marketTables) {
      const { rows } = await sql<{
        value: number;
      }>`select distinct ${laterColumn(name)} as value from ${sql.table(name)}`.execute(database.kysely);
      expect([name, rows.map(({ value }) => value)]).toEqual([name, [7]]);
    }
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from './database.ts';
import { PREPARED } from './preparedStatements.ts';
import { inTransaction } from './transaction.ts';

describe.each(testDatabaseKinds())('a statement that asks to be prepared (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('is, once per connection of PostgreSQL, whatever its values; others are not', async () => {
    const answers = await inTransaction(database, async (tx) => {
      const double = async (n: number) =>
        (await sql<{ n: number }>`${sql.raw(PREPARED)} select 2 * ${n}::int as n`.execute(tx)).rows[0]?.n;
      const plain = async (n: number) => (await sql<{ n: number }>`select 3 * ${n}::int as n`.execute(tx)).rows[0]?.n;
      const found = [await double(1), await double(2), await plain(1), await plain(2), await double(3)];
      const { rows } = await sql<{
        statement: string;
      }>`select statement from pg_prepared_statements where name <> ''`.execute(tx);
      return { found, prepared: rows.map(({ statement }) => statement) };
    });
    expect(answers.found).toEqual([2, 4, 3, 6, 6]);
    expect(answers.prepared).toEqual(kind === 'postgres' ? [`${PREPARED} select 2 * $1::int as n`] : []);
  });

  it('works on many connections at once, and tells its errors like any other', async () => {
    const ask = (n: number) =>
      sql<{ n: number }>`${sql.raw(PREPARED)} select 10 / ${n}::int as n`.execute(database.kysely);
    const results = await Promise.all(Array.from({ length: 40 }, () => ask(5)));
    expect(results.every(({ rows }) => rows[0]?.n === 2)).toBe(true);
    await expect(ask(0)).rejects.toThrow('division by zero');
    expect((await ask(2)).rows).toEqual([{ n: 5 }]);
  });
});

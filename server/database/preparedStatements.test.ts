import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../tests/support/testDatabase.ts';
import type { Database } from './database.ts';
import { PREPARED } from './preparedStatements.ts';
import { inTransaction, type Transaction } from './transaction.ts';

async function preparedIn(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements where name <> ''`.execute(tx);
  // By text: two that are prepared within the clock's smallest step have no order. A second try asks for them again, too.
  return rows.flatMap(({ statement }) => (statement.includes('pg_prepared') ? [] : statement)).toSorted();
}

describe.each(DATABASE_KINDS)('a statement marked to be prepared (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind, { prepares: 'marked' });
  });
  afterAll(() => database.close());

  it('is prepared once per connection, whatever its values; in the embedded database every repeated statement is', async () => {
    const results = await inTransaction(database, async (tx) => {
      const double = async (n: number) =>
        (await sql<{ n: number }>`${sql.raw(PREPARED)} select 2 * ${n}::int as n`.execute(tx)).rows[0]?.n;
      const triple = async (n: number) => (await sql<{ n: number }>`select 3 * ${n}::int as n`.execute(tx)).rows[0]?.n;
      const values = [await double(1), await double(2), await triple(1), await triple(2), await double(3)];
      return { found: values, prepared: await preparedIn(tx) };
    });
    expect(results.found).toEqual([2, 4, 3, 6, 6]);
    const statement = `${PREPARED} select 2 * $1::int as n`;
    expect(results.prepared).toEqual(kind === 'postgres' ? [statement] : [statement, 'select 3 * $1::int as n']);
  });

  it('works on many connections at once, and reports its errors like any other', async () => {
    const runStatement = (n: number) =>
      sql<{ n: number }>`${sql.raw(PREPARED)} select 10 / ${n}::int as n`.execute(database.kysely);
    const results = await Promise.all(Array.from({ length: 40 }, () => runStatement(5)));
    expect(results.every(({ rows }) => rows[0]?.n === 2)).toBe(true);
    await expect(runStatement(0)).rejects.toThrow('division by zero');
    expect((await runStatement(2)).rows).toEqual([{ n: 5 }]);
  });

  it('is prepared anew as it is used more, under one name at a time (ADR 205)', async () => {
    const names = await inTransaction(database, async (tx) => {
      const seen = new Set<string>();
      for (let use = 1; use <= 200; use += 1) {
        await sql`${sql.raw(PREPARED)} select 4 * ${use}::int as n`.execute(tx);
        if (![20, 21, 160, 161, 200].includes(use)) continue;
        const { rows } = await sql<{ name: string }>`
          select name from pg_prepared_statements where statement like '%select 4 *%' and statement not like '%pg_%'`.execute(
          tx,
        );
        seen.add(rows.map(({ name }) => name).join());
      }
      return [...seen];
    });
    expect(names).toHaveLength(kind === 'postgres' ? 3 : 1);
    expect(names.filter((name) => name.includes(','))).toEqual([]);
  });

  it('returns the current columns after the tables were changed', async () => {
    const db = database.kysely;
    const change = (text: string) => sql.raw(text).execute(db);
    const all = async (n: number) => (await sql`select * from grown where n = ${n}`.execute(db)).rows;
    await change('create table grown (n integer)');
    await sql`insert into grown values (${1})`.execute(db);
    for (let time = 0; time < 3; time += 1) expect(await all(1)).toEqual([{ n: 1 }]);
    await change("alter table grown add column word text not null default 'one'");
    for (let time = 0; time < 3; time += 1) expect(await all(1)).toEqual([{ n: 1, word: 'one' }]);
  });

  it('fails like any other, and runs again afterwards, in a transaction too', async () => {
    const runStatement = (n: number) => sql<{ n: number }>`select 100 / ${n}::int as n`.execute(database.kysely);
    for (let time = 0; time < 3; time += 1) {
      await expect(runStatement(0)).rejects.toMatchObject({ code: '22012' });
      expect((await runStatement(4)).rows).toEqual([{ n: 25 }]);
    }
    const failing = inTransaction(database, (tx) => sql`select 100 / ${0}::int as n`.execute(tx));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await runStatement(5)).rows).toEqual([{ n: 20 }]);
  });
});

it('is one of a bounded number in the embedded database, all of which are answered', async () => {
  const database = await createTestDatabase('pglite');
  try {
    const runStatement = async (n: number) =>
      (await sql<{ n: number }>`select ${1}::int + ${sql.lit(n)} as n`.execute(database.kysely)).rows[0]?.n;
    const numbers = Array.from({ length: 450 }, (_, index) => index);
    for (const n of numbers) for (const expected of [n + 1, n + 1]) expect(await runStatement(n)).toBe(expected);
    const prepared = await inTransaction(database, preparedIn);
    expect(prepared.length).toBeGreaterThan(300);
    expect(prepared.length).toBeLessThanOrEqual(400);
  } finally {
    await database.close();
  }
});

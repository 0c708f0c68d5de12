import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../tests/support/testDatabase.ts';
import type { Database } from './database.ts';
import { QueryOutsideTransactionError } from './openTransaction.ts';
import { inTransaction, sqlState, type Transaction } from './transaction.ts';

const setCount = (tx: Transaction, id: number) => sql`update counter set n = n + 1 where id = ${id}`.execute(tx);

async function counts(database: Database): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from counter order by id`.execute(database.kysely);
  return rows.map((row) => row.n);
}

async function makeCounters(database: Database): Promise<void> {
  await sql`create table counter (id integer primary key, n integer not null)`.execute(database.kysely);
}

async function resetCounters(database: Database): Promise<void> {
  await sql`truncate counter`.execute(database.kysely);
  await sql`insert into counter values (1, 0), (2, 0)`.execute(database.kysely);
}

describe.each(DATABASE_KINDS)('a transaction on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await makeCounters(database);
  });
  afterAll(() => database.close());
  beforeEach(() => resetCounters(database));

  it('keeps all of its work and returns its result', async () => {
    const result = await inTransaction(database, async (tx) => {
      await setCount(tx, 1);
      await setCount(tx, 2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await counts(database)).toEqual([1, 1]);
  });

  it('rolls back all of its work when it throws, and throws the same error', async () => {
    const reason = new Error('the rule says no');
    const rejected = inTransaction(database, async (tx) => {
      await setCount(tx, 1);
      throw reason;
    });
    await expect(rejected).rejects.toBe(reason);
    expect(await counts(database)).toEqual([0, 0]);
  });

  it('throws the error of a failed statement with its code and constraint, once', async () => {
    let attempts = 0;
    const failed = inTransaction(database, async (tx) => {
      attempts += 1;
      await sql`insert into counter values (1, 0)`.execute(tx);
    });
    await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'counter_pkey' });
    expect(attempts).toBe(1);
  });

  it.each(['40001', '40P01'])('runs again after %s, and keeps one run only', async (code) => {
    let attempts = 0;
    await inTransaction(database, async (tx) => {
      attempts += 1;
      await setCount(tx, 1);
      if (attempts < 3) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(tx);
    });
    expect(attempts).toBe(3);
    expect(await counts(database)).toEqual([1, 0]);
  });

  it('gives up after five runs', async () => {
    let attempts = 0;
    const failed = inTransaction(database, async (tx) => {
      attempts += 1;
      await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx);
    });
    await expect(failed.catch(sqlState)).resolves.toBe('40001');
    expect(attempts).toBe(5);
  });

  it('refuses immediately a query that bypasses the transaction, and another transaction', async () => {
    const forgotten = inTransaction(database, async (tx) => {
      await setCount(tx, 1);
      await counts(database);
    });
    await expect(forgotten).rejects.toThrow(QueryOutsideTransactionError);
    const nested = inTransaction(database, () => inTransaction(database, (tx) => setCount(tx, 1)));
    await expect(nested).rejects.toThrow(QueryOutsideTransactionError);
    expect(await counts(database)).toEqual([0, 0]);
  });

  it('lets work that it started query the database once it is over', async () => {
    const later = Promise.withResolvers<void>();
    let after: Promise<number[]> | undefined;
    await inTransaction(database, async (tx) => {
      await setCount(tx, 1);
      after = later.promise.then(() => counts(database));
    });
    later.resolve();
    expect(await after).toEqual([1, 0]);
  });

  it('survives the loss of its connection, rolled back', async () => {
    const rejected = inTransaction(database, async (tx) => {
      await setCount(tx, 1);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      throw new Error('the connection cannot be ended here');
    });
    await expect(rejected).rejects.toThrow();
    expect(await counts(database)).toEqual([0, 0]);
  });
});

describe('a connection that PostgreSQL ends while its transaction waits for something else', () => {
  it('fails that transaction alone', async () => {
    const database = await createTestDatabase('postgres');
    try {
      const holding = Promise.withResolvers<number>();
      const ended = Promise.withResolvers<void>();
      const rejected = inTransaction(database, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        holding.resolve(rows[0]?.pid ?? 0);
        await ended.promise;
        await sql`select 1`.execute(tx);
      });
      const pid = await holding.promise;
      // It returns once the other connection is gone, within 5 s.
      await sql`select pg_terminate_backend(${pid}, 5000)`.execute(database.kysely);
      ended.resolve();
      await expect(rejected).rejects.toThrow();
      await database.ping();
    } finally {
      await database.close();
    }
  });
});

describe('two transactions that lock in opposite orders on postgres', () => {
  it('both keep their work, the one that PostgreSQL aborted on its second run', async () => {
    const database = await createTestDatabase('postgres');
    try {
      await makeCounters(database);
      await resetCounters(database);
      const bothHold = Promise.withResolvers<void>();
      let holding = 0;
      let attempts = 0;
      const lockBoth = (first: number, second: number) =>
        inTransaction(database, async (tx) => {
          attempts += 1;
          await setCount(tx, first);
          holding += 1;
          if (holding === 2) bothHold.resolve();
          await bothHold.promise;
          await setCount(tx, second);
        });
      await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
      expect(attempts).toBe(3);
      expect(await counts(database)).toEqual([2, 2]);
    } finally {
      await database.close();
    }
  });
});

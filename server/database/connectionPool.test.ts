import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTemplate } from '../../tests/support/databaseTemplates.ts';
import { connectionOf, createConnectionPool, DatabaseBusyError } from './connectionPool.ts';
import { startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts';
import { databaseOn } from './pooledDatabase.ts';

const silent = pino({ enabled: false });

describe('the only connection of the embedded database', () => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    const template = await databaseTemplate();
    server = await startEmbeddedServer({ folder: undefined, dataDir: undefined, template }, silent);
  });
  afterAll(() => server.stop());

  const poolTo = (waitMs?: number) =>
    createConnectionPool({ host: server.host, port: 5432, user: 'postgres', max: 1 }, { log: silent, waitMs });

  it('serves queries one after the other, in order', async () => {
    const database = databaseOn(poolTo(), 'pglite', { prepares: 'repeated' });
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    const results = await Promise.all(
      numbers.map((n) => sql<{ n: number }>`select ${n}::int as n, pg_sleep(0)`.execute(database.kysely)),
    );
    expect(results.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
    await database.close();
  });

  it('fails loudly when it is not released in time', async () => {
    const database = databaseOn(poolTo(50), 'pglite', { prepares: 'repeated' });
    // Through kysely itself, which cannot see that the second query is made inside the first one's transaction.
    const forgotten = database.kysely.transaction().execute(() => sql`select 1`.execute(database.kysely));
    await expect(forgotten).rejects.toThrow(DatabaseBusyError);
    await expect(forgotten).rejects.toThrow('No database connection came free in 50 ms');
    await database.ping();
    await database.close();
  });

  /** Longer than the pool waits: its timers end before any answer is read. The thread stands still, without computing. */
  const beBusy = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);

  it('is waited for while the process was busy itself, and read no answer', async () => {
    const pool = poolTo(500);
    const first = await connectionOf(pool, 'repeated');
    const answered = first.query('select 1').finally(() => first.release());
    const next = connectionOf(pool, 'repeated');
    beBusy();
    (await next).release();
    await answered;
    await pool.end();
  });

  it('is made anew if the process was busy itself meanwhile', async () => {
    const pool = poolTo(500);
    const connecting = connectionOf(pool, 'repeated');
    beBusy();
    (await connecting).release();
    await pool.end();
  });

  it('waits for the transaction in progress when closing, and closes once', async () => {
    const database = databaseOn(poolTo(), 'pglite', { prepares: 'repeated' });
    const started = Promise.withResolvers<void>();
    const work = database.kysely.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      started.resolve();
      return sql<{ n: number }>`select count(*) as n from generate_series(1, 300000)`.execute(tx);
    });
    await started.promise;
    await Promise.all([database.close(), database.close()]);
    expect((await work).rows).toEqual([{ n: 300000 }]);
    await expect(database.ping()).rejects.toThrow('Cannot use a pool after calling end');
  });
});

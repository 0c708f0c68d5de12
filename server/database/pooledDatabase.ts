import { Kysely } from 'kysely';
import type pg from 'pg';
import { dialectOn } from './connectionPool.ts';
import type { Database } from './database.ts';
import { refuseInsideTransaction } from './openTransaction.ts';
import { preparing, type Preparing } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

const PING_TIMEOUT_MS = 5_000;

/** The Database on a pool of its own. `afterClose` runs once, when the last connection is closed. */
export function databaseOn(
  pool: pg.Pool,
  kind: Database['kind'],
  afterClose: () => Promise<void> = async () => {},
): Database {
  const prepares = kind === 'pglite' ? 'repeated' : 'asked';
  let closed: Promise<void> | undefined;
  return {
    kysely: new Kysely<Tables>({ dialect: dialectOn(pool, { prepares }) }),
    kind,
    close: () => (closed ??= pool.end().then(afterClose)),
    ping: () => answerWithin(pool.query('select 1'), PING_TIMEOUT_MS),
    runText: (text, values) => runText(pool, prepares, text, values),
  };
}

async function runText(
  pool: pg.Pool,
  prepares: Preparing,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  refuseInsideTransaction();
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Several statements return an array, which the driver's types omit.
    const result: pg.QueryResult<object> | pg.QueryResult<object>[] = await preparing(client, prepares).query<object>(
      text,
      values,
    );
    return { rows: [result].flat().flatMap(({ rows }) => rows) };
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function answerWithin(response: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([response, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

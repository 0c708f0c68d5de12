import { Kysely } from 'kysely';
import type pg from 'pg';
import { connectionOf, dialectOn } from './connectionPool.ts';
import type { Database } from './database.ts';
import { refuseInsideTransaction } from './openTransaction.ts';
import type { Preparing } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

const PING_TIMEOUT_MS = 5_000;

type DatabaseOptions = {
  prepares: Preparing;
  /** The connection that `ping` asks on: another one than the pool's, whose waiting queries would make it wait. */
  pingPool?: pg.Pool;
  /** Runs once, when the last connection is closed. */
  afterClose?: () => Promise<void>;
};

/** The Database on a pool of its own. */
export function databaseOn(
  pool: pg.Pool,
  kind: Database['kind'],
  { prepares, pingPool = pool, afterClose = async () => {} }: DatabaseOptions,
): Database {
  let closed: Promise<void> | undefined;
  const endAll = async () => {
    await pool.end();
    if (pingPool !== pool) await pingPool.end();
    await afterClose();
  };
  return {
    kysely: new Kysely<Tables>({ dialect: dialectOn(pool, { prepares }) }),
    kind,
    close: () => (closed ??= endAll()),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: () => answerWithin(refuseReadOnly(pingPool, prepares), PING_TIMEOUT_MS),
    runText: (text, values) => runText(pool, prepares, text, values),
  };
}

/** Throws if the database accepts no writes: a standby answers every query, and no purchase. */
async function refuseReadOnly(pool: pg.Pool, prepares: Preparing): Promise<void> {
  const client = await connectionOf(pool, prepares);
  let isReadOnly = false;
  try {
    const { rows } = await client.query<{ setting: string }>(
      "select current_setting('transaction_read_only') as setting",
    );
    isReadOnly = rows[0]?.setting === 'on';
  } finally {
    client.release(isReadOnly);
  }
  if (isReadOnly) throw new Error('The database accepts no writes: it is a standby, or was set to read only');
}

async function runText(
  pool: pg.Pool,
  prepares: Preparing,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  refuseInsideTransaction();
  const client = await connectionOf(pool, prepares);
  let broken: Error | undefined;
  try {
    // Several statements return an array, which the driver's types omit.
    const result: pg.QueryResult<object> | pg.QueryResult<object>[] = await client.query<object>(text, values);
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

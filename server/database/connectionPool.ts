import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './columnParsers.ts';
import { refuseInsideTransaction } from './openTransaction.ts';
import { preparing, type Preparing } from './preparedStatements.ts';

/** How long a query waits for a free connection before it fails loudly. */
const CONNECTION_WAIT_MS = 10_000;
/** pg-pool has no error class for it: this is its message if no connection was free in time. */
const POOL_TIMEOUT_TEXT = 'timeout exceeded when trying to connect';

/** No connection was free in time: the database is overloaded, or a transaction never ends. */
export class DatabaseBusyError extends Error {
  constructor(cause: Error, waitMs: number | undefined) {
    super(
      `No database connection came free in ${waitMs} ms: the database is overloaded, or a transaction waits for a ` +
        'query that was not given that transaction.',
      { cause },
    );
    this.name = 'DatabaseBusyError';
  }
}

/**
 * A pg pool with this project's column types, in UTC, whose lost connections are logged instead of ending the process.
 * `onConnect` runs first on every new connection; `waitMs` is for tests.
 */
export function createConnectionPool(
  config: pg.PoolConfig,
  options: { log: Logger; onConnect?: (client: pg.ClientBase) => Promise<void>; waitMs?: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: options.waitMs ?? CONNECTION_WAIT_MS,
    application_name: 'etal',
    ...config,
    types: columnTypes,
    onConnect: async (client) => {
      // pg-pool listens only to idle clients: otherwise a connection lost in a transaction would end the process.
      client.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost'));
      await options.onConnect?.(client);
      await client.query("set time zone 'UTC'");
    },
  });
  pool.on('error', () => {});
  return pool;
}

/**
 * The kysely dialect on a pool, with the guard against queries outside the caller's open transaction. `prepares`: which
 * statements are prepared, once per connection.
 */
export function dialectOn(pool: pg.Pool, { prepares }: { prepares: Preparing }): PostgresDialect {
  const guarded: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      refuseInsideTransaction();
      try {
        return preparing(await pool.connect(), prepares);
      } catch (error) {
        if (!(error instanceof Error) || error.message !== POOL_TIMEOUT_TEXT) throw error;
        throw new DatabaseBusyError(error, pool.options.connectionTimeoutMillis);
      }
    },
  };
  return new PostgresDialect({ pool: guarded });
}

import { performance } from 'node:perf_hooks';
import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './columnParsers.ts';
import { refuseUnconfirmed } from './confirmedCommits.ts';
import { refuseInsideTransaction } from './openTransaction.ts';
import { preparing, type Preparing } from './preparedStatements.ts';
import { sqlState } from './transaction.ts';

/** How long a query waits for a free connection before it fails loudly. */
const CONNECTION_WAIT_MS = 10_000;
/** pg-pool has no error class for it: this is its message if no connection was free in time. */
const POOL_TIMEOUT_TEXT = 'timeout exceeded when trying to connect';
/** The same for a connection that was not made in time. */
const CONNECT_TIMEOUT_TEXT = 'Connection terminated due to connection timeout';
/** A wait during which this process was busy for more of the time says nothing about the database. */
const MOSTLY_BUSY = 0.5;

const isPoolTimeout = (error: unknown): error is Error => error instanceof Error && error.message === POOL_TIMEOUT_TEXT;

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

/** SQLSTATE of a write on a server that has become a standby (read_only_sql_transaction). */
const READ_ONLY_STATE = '25006';
/** The open connections of each pool, and those that lead to a server that accepts no writes any more. */
const openConnections = new WeakMap<pg.Pool, Set<pg.PoolClient>>();
const leftConnections = new WeakSet<pg.PoolClient>();

/** The open connections of a pool. */
export const connectionsOf = (pool: pg.Pool): Iterable<pg.PoolClient> => openConnections.get(pool) ?? [];

/**
 * A free connection. A process that was busy itself, as with the first page on a slow machine, has not read the answers that
 * would have freed one, so it waits anew; one whose transaction waits for itself soon has nothing else to do.
 */
async function freeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const since = performance.eventLoopUtilization();
    try {
      return await pool.connect();
    } catch (error) {
      const isLate = isPoolTimeout(error) || (error instanceof Error && error.message === CONNECT_TIMEOUT_TEXT);
      if (!isLate || performance.eventLoopUtilization(since).utilization < MOSTLY_BUSY) throw error;
    }
  }
}

/**
 * A connection of the pool, which prepares statements. After a failover to another server the old one may live on as a
 * standby: once a write is refused there, none of the connections to it is used again, and new ones go where the address
 * leads now.
 */
export async function connectionOf(pool: pg.Pool, prepares: Preparing): Promise<pg.PoolClient> {
  let client = await freeConnection(pool);
  while (leftConnections.has(client)) {
    client.release(true);
    client = await freeConnection(pool);
  }
  return preparing(client, prepares, (error) => {
    if (sqlState(error) === READ_ONLY_STATE) for (const open of connectionsOf(pool)) leftConnections.add(open);
  });
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
  const open = new Set<pg.PoolClient>();
  openConnections.set(pool, open);
  pool.on('connect', (client) => {
    open.add(client);
    refuseUnconfirmed(client);
  });
  pool.on('remove', (client) => void open.delete(client));
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
        return await connectionOf(pool, prepares);
      } catch (error) {
        if (!isPoolTimeout(error)) throw error;
        throw new DatabaseBusyError(error, pool.options.connectionTimeoutMillis);
      }
    },
  };
  return new PostgresDialect({ pool: guarded });
}

import type { Kysely } from 'kysely';
import type pg from 'pg';
import pino, { type Logger } from 'pino';
import { createConnectionPool } from './connectionPool.ts';
import { openEmbedded } from './embeddedDatabase.ts';
import { databaseOn } from './pooledDatabase.ts';
import type { Tables } from './tables.ts';

export type Database = {
  kysely: Kysely<Tables>;
  /** 'pglite' is the embedded database: one connection, so nothing runs beside an open transaction. */
  kind: 'pglite' | 'postgres';
  /** Waits for running queries, then closes; calling it again changes nothing. */
  close(): Promise<void>;
  /** Resolves when the database answers a query and accepts writes; rejects within about 5 s otherwise. */
  ping(): Promise<void>;
  /**
   * Runs another library's SQL on one connection: one statement with `values`, or several without, whose rows are
   * combined. If one fails, a transaction that they began is rolled back. Throws the driver's error.
   */
  runText(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
};

export type DatabaseLocation = { url: string } | { dataDir: string } | { memory: true };

/** Connections of one server process, beside the one of ping: PostgreSQL's default of 100 leaves room for six processes. */
const POOL_SIZE = 15;
/** The database ends any request that holds a lock or a connection longer than this. Migrations lift the limit. */
const STATEMENT_TIMEOUT_MS = 30_000;
const OLDEST_POSTGRES = 15;

/**
 * Opens the database: PostgreSQL 15 or later at a `postgresql://` URL; or the embedded one (PGlite, in a worker thread)
 * in the folder `dataDir`, which is created if needed and locked for this process; or an embedded one in memory, gone
 * when closed. `migrate` creates the tables.
 *
 * Throws DataFolderInUseError if another process has the folder, EmbeddedDatabaseError if the embedded database cannot
 * start, and the driver's error if PostgreSQL does not answer.
 */
export async function openDatabase(
  location: DatabaseLocation,
  log: Logger = pino({ enabled: false }),
): Promise<Database> {
  if (!('url' in location)) return openEmbedded(location, log);
  const limits = {
    connectionString: location.url,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  };
  const pool = createConnectionPool({ ...limits, max: POOL_SIZE }, { log });
  const database = databaseOn(pool, 'postgres', { pingPool: createConnectionPool({ ...limits, max: 1 }, { log }) });
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_POSTGRES) return;
  throw new Error(
    `DATABASE_URL leads to PostgreSQL ${version}: the market needs PostgreSQL ${OLDEST_POSTGRES} or later`,
  );
}

import type { Kysely } from 'kysely';
import type pg from 'pg';
import pino, { type Logger } from 'pino';
import { endLongWaits } from './confirmedCommits.ts';
import { connectionsOf, createConnectionPool } from './connectionPool.ts';
import { openEmbedded } from './embeddedDatabase.ts';
import { databaseOn } from './pooledDatabase.ts';
import { connectionError, limitsOf, refuseUnsuitable, settingLimits, type Pooler } from './pooler.ts';
import type { Preparing } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

export type Database = {
  kysely: Kysely<Tables>;
  /** 'pglite' is the embedded database: one connection, so nothing runs beside an open transaction. */
  kind: 'pglite' | 'postgres';
  /** Waits for running queries, then closes; calling it again changes nothing. */
  close(): Promise<void>;
  /** The connections of this process, and how many calls wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  /** Resolves when the database answers a query and accepts writes; rejects within about 5 s otherwise. */
  ping(): Promise<void>;
  /**
   * Runs another library's SQL on one connection: one statement with `values`, or several without, whose rows are
   * combined. If one fails, a transaction that they began is rolled back. Throws the driver's error.
   */
  runText(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
};

/**
 * connections: of this process, beside the one of ping. statementMs: no statement takes longer. standbyMs: no write waits longer for a
 * synchronous standby (UnconfirmedCommitError). pooler: null for unknown. prepares: the marked statements, unless tests ask for all that are repeated.
 */
type ServerLocation = {
  url: string;
  pooler?: Pooler | null;
  connections?: number;
  statementMs?: number;
  standbyMs?: number;
  prepares?: Extract<Preparing, 'marked' | 'repeated'>;
};
export type DatabaseLocation = ServerLocation | { dataDir: string } | { memory: true };

/** PostgreSQL's default of 100 leaves room for six processes. */
const CONNECTIONS = 15;
/** The database ends any request that holds a lock or a connection longer than this. Migrations lift the limit. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** PostgreSQL itself waits for a synchronous standby without limit, and the writes that wait would take all connections. */
const STANDBY_TIMEOUT_MS = 10_000;
const OLDEST_POSTGRES = 15;

/**
 * Opens the database: PostgreSQL 15 or later at a `postgresql://` URL; or the embedded one (PGlite, in a worker thread)
 * in the folder `dataDir`, which is created if needed and locked for this process; or an embedded one in memory, gone
 * when closed. `migrate` creates the tables.
 *
 * Throws DataFolderInUseError if another process has the folder, EmbeddedDatabaseError if the embedded database cannot
 * start, PoolerError for a pooler that the location does not name, and the driver's error if PostgreSQL does not answer.
 */
export async function openDatabase(
  location: DatabaseLocation,
  log: Logger = pino({ enabled: false }),
): Promise<Database> {
  if (!('url' in location)) return openEmbedded(location, log);
  const { url, pooler = null, connections = CONNECTIONS, statementMs = STATEMENT_TIMEOUT_MS } = location;
  const { standbyMs = STANDBY_TIMEOUT_MS } = location;
  const limits = limitsOf(statementMs);
  // A pooler knows none of these startup parameters.
  const isDirect = pooler === null || pooler === 'none';
  const config = { connectionString: url, ...(isDirect && limits) };
  const onConnect = pooler === 'session' ? settingLimits(limits) : undefined;
  const poolOf = (max: number) => createConnectionPool({ ...config, max }, { log, ...(onConnect && { onConnect }) });
  const pool = poolOf(connections);
  const prepares = pooler === 'transaction' ? 'none' : (location.prepares ?? 'marked');
  const pingPool = poolOf(1);
  const stopEnding = endLongWaits(
    () => connectionsOf(pool),
    (text, values) => pingPool.query(text, values),
    { log, waitMs: standbyMs },
  );
  const database = databaseOn(pool, 'postgres', { prepares, pingPool, afterClose: async () => stopEnding() });
  try {
    const client = await pool.connect();
    try {
      await refuseUnsuitable(client, pooler, limits);
      await refuseOldServer(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await database.close();
    throw connectionError(error);
  }
  return database;
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_POSTGRES) return;
  throw new Error(
    `DATABASE_URL leads to PostgreSQL ${version}: the market needs PostgreSQL ${OLDEST_POSTGRES} or later`,
  );
}

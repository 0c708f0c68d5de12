import pg from 'pg';

/**
 * What stands between the market and PostgreSQL, as its operator says: nothing that a connection would notice; a pooler
 * that gives a client a connection for as long as it stays; or one that gives it another for each transaction.
 */
export type Pooler = 'none' | 'session' | 'transaction';

/** The database is reached through a pooler with which the settings do not work. The message is for the operator. */
export class PoolerError extends Error {
  override name = 'PoolerError';
}

/** SQLSTATE of a startup parameter that a pooler does not pass on (protocol_violation). */
const REFUSED_PARAMETER = '08P01';
const CHOICES =
  'say which kind it is by DATABASE_POOLER: session, or transaction (docs/operations.md, Connection poolers)';

/** The error of a first connection, in the operator's words if a pooler refused it. */
export function connectionError(error: unknown): unknown {
  const isRefused =
    error instanceof pg.DatabaseError && error.code === REFUSED_PARAMETER && /parameter/.test(error.message);
  if (!isRefused) return error;
  return new PoolerError(
    `A connection pooler stands before the database of DATABASE_URL (${error.message}): ${CHOICES}.`,
    { cause: error },
  );
}

/** The limits of a connection in milliseconds, as PostgreSQL names them. */
export const limitsOf = (statementMs: number) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: statementMs,
});
type Limits = ReturnType<typeof limitsOf>;

/** Sets the limits of a connection that a pooler keeps for this client: it passes no startup parameters on. */
export const settingLimits = (limits: Limits) => async (client: pg.ClientBase) => {
  for (const [name, ms] of Object.entries(limits)) await client.query(`set ${name} = ${ms}`);
};

/**
 * Throws PoolerError if a pooler is there that the settings do not name: PostgreSQL tells each client the process that
 * serves it, and a pooler makes a number up. Through one of transactions the limits must be the user's own, since
 * whatever a connection sets reaches another client.
 */
export async function refuseUnsuitable(client: pg.PoolClient, pooler: Pooler | null, limits: Limits): Promise<void> {
  const { rows } = await client.query<Record<keyof Limits, string> & { pid: number; user: string }>(
    `select pg_backend_pid() as pid, current_user as user, current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout`,
  );
  const [found] = rows;
  if (!found) return;
  const toldProcess: unknown = Reflect.get(client, 'processID');
  if (pooler === null && toldProcess !== found.pid)
    throw new PoolerError(
      `A connection pooler stands before the database of DATABASE_URL: ${CHOICES}; none, if nothing does.`,
    );
  if (pooler !== 'transaction') return;
  const unlimited = (Object.keys(limits) as (keyof Limits)[]).filter((name) => found[name] === '0');
  if (unlimited.length === 0) return;
  const user = `"${found.user.replaceAll('"', '""')}"`;
  const commands = unlimited.map((name) => `alter role ${user} set ${name} = '${limits[name]}ms';`);
  throw new PoolerError(
    `Through a pooler of transactions, the user of DATABASE_URL must have time limits of its own. In psql, on PostgreSQL itself: ${commands.join(' ')} Then restart the pooler.`,
  );
}

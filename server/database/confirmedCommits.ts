import type pg from 'pg';
import type { Logger } from 'pino';

const CHECK_EVERY_MS = 1000;
/** The function of PostgreSQL whose notice says that it no longer waits for the standby. */
const WAITING_ROUTINE = 'SyncRepWaitForLSN';

/**
 * The database has the write, and its synchronous standby had not confirmed it in time: if the primary is lost now, the write
 * may be too. It is not reported as done.
 */
export class UnconfirmedCommitError extends Error {
  override name = 'UnconfirmedCommitError';
  constructor() {
    super('The synchronous standby did not confirm a write in time');
  }
}

/** When the statement of each busy connection began, in ms of performance.now(). */
const began = new WeakMap<pg.PoolClient, number>();
/** The connections whose running statement PostgreSQL no longer waits for. */
const unconfirmed = new WeakSet<pg.PoolClient>();

/** Makes a statement of this connection fail once PostgreSQL says that no standby confirmed it. */
export function refuseUnconfirmed(client: pg.PoolClient): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAITING_ROUTINE) unconfirmed.add(client);
  });
}

/** Follows a statement of a connection: its result, or UnconfirmedCommitError. */
export async function confirmed<T>(client: pg.PoolClient, result: Promise<T>): Promise<T> {
  began.set(client, performance.now());
  try {
    const value = await result;
    if (unconfirmed.delete(client)) throw new UnconfirmedCommitError();
    return value;
  } finally {
    began.delete(client);
  }
}

/**
 * Ends the wait of each write of this user for a standby that has not confirmed it for `waitMs`: such writes would take all
 * connections. Asks on a pool of its own, and only while one of these connections is busy that long. Returns a function that stops it.
 */
export function endLongWaits(
  connections: () => Iterable<pg.PoolClient>,
  ask: (text: string, values: unknown[]) => Promise<unknown>,
  { log, waitMs }: { log: Logger; waitMs: number },
): () => void {
  const isLate = (client: pg.PoolClient) => performance.now() - (began.get(client) ?? Infinity) > waitMs;
  let isAsking = false;
  const check = async () => {
    if (isAsking || ![...connections()].some(isLate)) return;
    isAsking = true;
    try {
      await ask(
        `select pg_cancel_backend(pid) from pg_stat_activity where usename = current_user and datname = current_database()
          and wait_event = 'SyncRep' and query_start < now() - make_interval(secs => $1)`,
        [waitMs / 1000],
      );
    } catch (err) {
      log.warn({ err }, 'Writes that wait for a standby could not be ended');
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void check(), Math.min(CHECK_EVERY_MS, waitMs)).unref();
  return () => clearInterval(timer);
}

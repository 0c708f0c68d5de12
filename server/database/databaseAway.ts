import { UnconfirmedCommitError } from './confirmedCommits.ts';
import { DatabaseBusyError } from './connectionPool.ts';

/** When the database is likely to answer again, in seconds: a restart or a failover takes about this long. */
export const AWAY_SECONDS = 15;

/** The codes of sockets and name servers, and of PostgreSQL where it accepts no connection or no writes, or ends them. */
const AWAY_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ' +
    // connection exceptions, too_many_connections, a shutdown or a start, and a standby's read_only_sql_transaction.
    '08000 08001 08003 08004 08006 53300 57P01 57P02 57P03 25006'
  ).split(' '),
);
/** The driver has no code for a connection that ends while it is used. */
const LOST_TEXT = /^(?:Connection terminated|Client has encountered a connection error)/;

/**
 * Whether a call failed because the database was not there, or did not confirm in time: sent again later, it succeeds, and what
 * was done already is not done twice.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseBusyError || error instanceof UnconfirmedCommitError) return true;
  // Several addresses of one name were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  return AWAY_CODES.has('code' in error ? String(error.code) : '') || LOST_TEXT.test(error.message);
}

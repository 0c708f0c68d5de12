import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { sessionIdOf, type Sessions } from '../http/session.ts';
import { hasLines } from './cartReadStore.ts';

/** Cookie of the sign-in client (src/identity/identityGate.ts): a visitor with it may be a customer with a cart. */
const SIGNED_IN = '.is.authenticated=';

/**
 * Whether the visitor's cart is certainly empty: a guest without a session, or with an empty cart in it. A customer's
 * cart is read by the browser, with its token. An API on another origin has its own sessions, and while the database
 * does not answer nothing is certain.
 */
export function createEmptyCartCheck(
  db: Kysely<Tables>,
  sessions: Sessions,
  { graphqlEndpoint, publicUrl }: Pick<Config, 'graphqlEndpoint' | 'publicUrl'>,
) {
  const isOurs = new URL(graphqlEndpoint, publicUrl).origin === new URL(publicUrl).origin;
  return async ({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>): Promise<boolean> => {
    if (!isOurs || cookie.includes(SIGNED_IN)) return false;
    const session = sessions.read(cookie);
    if (!session) return true;
    if (session.owner !== '') return false;
    return hasLines(db, sessionIdOf(session.token)).then(
      (some) => !some,
      () => false,
    );
  };
}

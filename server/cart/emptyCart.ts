import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { sessionIdOf, type Sessions } from '../http/session.ts';
import { hasLines } from './cartReadStore.ts';

/** Cookie of the sign-in client (src/identity/identityGate.ts): a visitor with it may be a customer with a cart. */
const SIGNED_IN = '.is.authenticated=';

/**
 * Whether the visitor's cart is certainly empty: they are a guest without a session, or whose session's cart is empty.
 * Returns false if in doubt: the browser reads a customer's cart with their token; an API on another origin has its own
 * sessions; the database may not respond.
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

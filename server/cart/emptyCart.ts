import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { sessionIdOf, type Sessions } from '../http/session.ts';
import { hasLines } from './cartReadStore.ts';

/** The sign-in client's own mark (src/identity/identityGate.ts): whoever has it may be a customer, with their cart. */
const SIGNED_IN = '.is.authenticated=';

/**
 * Whether a request's visitor certainly has nothing in the cart: a guest without a session, or with nothing in its cart.
 * A customer's cart is read by the browser, with their token. An API on another origin has its sessions there; and when
 * the database does not answer, nothing is certain.
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

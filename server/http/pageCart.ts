import type { IncomingMessage } from 'node:http';
import type { PageCart } from '#rules/pageContract.ts';
import type { Config } from '../config.ts';
import { sessionIdOf, type Sessions } from '../identity/session.ts';
import type { Services } from '../services.ts';

/** Cookie of the sign-in client (src/identity/identityGate.ts): a visitor with it may be a customer with a cart. */
const SIGNED_IN = '.is.authenticated=';

type PageCartParts = Pick<Config, 'graphqlEndpoint' | 'publicUrl'> & {
  cartOwnership: Pick<Services['cartOwnership'], 'hasLines'>;
  sessions: Sessions;
};

/**
 * What the cart page may contain of a visitor's cart: a guest's lines, or that they have none. Null for everybody else: a
 * customer's cart is read with their token, which navigations do not carry; an API on another origin has its own sessions;
 * the database may not respond.
 */
export async function pageCartOf(
  { cartOwnership, sessions, graphqlEndpoint, publicUrl }: PageCartParts,
  { headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>,
): Promise<PageCart | null> {
  const isOurs = new URL(graphqlEndpoint, publicUrl).origin === new URL(publicUrl).origin;
  if (!isOurs || cookie.includes(SIGNED_IN)) return null;
  const session = sessions.read(cookie);
  if (!session) return 'empty';
  if (session.owner !== '') return null;
  return cartOwnership.hasLines(sessionIdOf(session.token)).then(
    (some) => (some ? 'lines' : 'empty'),
    () => null,
  );
}

import type { IncomingMessage } from 'node:http';
import { CUSTOMER_COOKIE } from '#rules/addresses.ts';
import type { PageCart } from '#rules/pageContract.ts';
import type { SignedIn, Visitor } from '../caller.ts';
import type { Config } from '../config.ts';
import type { IssuedSession, Sessions } from '../identity/session.ts';
import type { Services } from '../services.ts';

/** Cookie of the sign-in client (src/identity/identityGate.ts): a visitor with it may be a customer with a cart. */
const SIGNED_IN = '.is.authenticated=';
const CUSTOMER = new RegExp(`(?:^|;\\s*)${CUSTOMER_COOKIE}=([\\da-f]{64})(?:;|$)`);

/** What the cart page may contain of a visitor's cart, and as whom it is read. */
export type VisitorsCart = { cart: PageCart; visitor: Visitor };

type PageCartParts = Pick<Config, 'graphqlEndpoint' | 'publicUrl'> & {
  cartOwnership: Pick<Services['cartOwnership'], 'hasLines'>;
  identity: Pick<Services['identity'], 'customerOfSession'>;
  sessions: Sessions;
  visitorOf: (request: IncomingMessage) => Visitor;
};

/**
 * The customer whose cart the page may contain (ADR 141): the session was issued to them and has brought their token within
 * a day, and the browser says that the same person is signed in. Null: nobody's.
 */
async function customerOf(
  { identity, sessions }: Pick<PageCartParts, 'identity' | 'sessions'>,
  session: IssuedSession | null,
  { sessionId }: Visitor,
  cookie: string,
): Promise<SignedIn | null> {
  const subject = CUSTOMER.exec(cookie)?.[1];
  if (subject === undefined || !session || session.owner === '') return null;
  const customer = await identity.customerOfSession(sessionId, subject);
  return customer && sessions.issue(session.token, customer.id).owner === session.owner ? customer : null;
}

/**
 * What the cart page may contain of a visitor's cart. Null: nothing. The browser reads it with the customer's token, where the
 * session does not say whose it is; an API on another origin has its own sessions; the database may not respond.
 */
export async function pageCartOf(parts: PageCartParts, request: IncomingMessage): Promise<VisitorsCart | null> {
  const { cartOwnership, sessions, graphqlEndpoint, publicUrl } = parts;
  const isOurs = new URL(graphqlEndpoint, publicUrl).origin === new URL(publicUrl).origin;
  if (!isOurs) return null;
  const { cookie = '' } = request.headers;
  const session = sessions.read(cookie);
  const guest = parts.visitorOf(request);
  try {
    if (cookie.includes(SIGNED_IN)) {
      const customer = await customerOf(parts, session, guest, cookie);
      const visitor: Visitor = { ...guest, customer, isReader: true };
      // Without lines of its own a customer's cart may have those of their baskets.
      return customer && (await cartOwnership.hasLines(visitor)) ? { cart: 'lines', visitor } : null;
    }
    if (!session) return { cart: 'empty', visitor: guest };
    if (session.owner !== '') return null;
    return { cart: (await cartOwnership.hasLines(guest)) ? 'lines' : 'empty', visitor: guest };
  } catch {
    return null;
  }
}

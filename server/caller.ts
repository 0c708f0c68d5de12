import type { Locale } from '#rules/constants.ts';
import { MarketError } from './marketError.ts';

/** Whom a verified token names. */
export type SignedIn = {
  /** The customer's uuid. */
  id: string;
  /** The account's id at the identity provider (`sub`). */
  subject: string;
  /** Works at the desk, as a volunteer or a manager. */
  isStaff: boolean;
  isManager: boolean;
  /** The token carries the complete-profile claim (spec 4). */
  completeProfile: boolean;
};

/** Who sent a request (E61). */
export type Visitor = {
  /** The session cookie's value, or a new one if the request has none. */
  sessionToken: string;
  /** SHA-256 of the token in hex, which is all that the database stores of it. */
  sessionId: string;
  /** The request brought no session; it is stored once something is put in its cart. */
  isNew: boolean;
  /** Null: a guest. Only a verified token signs a visitor in, never the session, except for `isReader`. */
  customer: SignedIn | null;
  /** The session alone names the customer, for the HTML of their own cart (ADR 141): reading it stores nothing. */
  isReader?: true;
  /** Staff order for them, with a cart of its own and not that of `customer` (ADR 169). */
  isCalling?: true;
  /** IP address, for rate limits. */
  address: string;
  /** The market's own origin (PUBLIC_URL), for return addresses. */
  origin: string;
};

/** Who calls an operation, in which language, and when: `now` is the market's clock, read once per operation. */
export type Caller = { visitor: Visitor; locale: Locale; now: Date };

/** Somebody for whom the market or its staff act, without a browser; `customerId` null: they have no account. */
export function absentVisitor(
  customerId: string | null,
  { sessionId, sessionToken = '', isNew = false }: { sessionId: string; sessionToken?: string; isNew?: boolean },
): Visitor {
  const customer =
    customerId === null
      ? null
      : { id: customerId, subject: '', isStaff: false, isManager: false, completeProfile: false };
  return { sessionToken, sessionId, isNew, customer, address: '', origin: '' };
}

/** Whether a stored row is the visitor's: the customer's own, or a guest's of this session. A session alone opens no customer's. */
export function isOwn(
  row: { customer_id: string | null; session_id: string },
  { sessionId, customer }: Pick<Visitor, 'sessionId' | 'customer'>,
): boolean {
  return row.customer_id === null ? row.session_id === sessionId : row.customer_id === customer?.id;
}

/** The uuid of the calling staff member; permissions admit nobody else. */
export function staffOf({ customer }: Visitor): string {
  if (!customer?.isStaff) throw new MarketError('FORBIDDEN');
  return customer.id;
}

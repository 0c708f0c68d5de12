import type { Locale } from '../../rules/constants.ts';
import type { Services } from '../services.ts';

export type { Locale } from '../../rules/constants.ts';

/** Whom a verified token names. */
export type SignedIn = {
  /** The customer's uuid. */
  id: string;
  /** The identity provider's name of the account. */
  subject: string;
  isStaff: boolean;
  /** The token carries the complete-profile claim (spec 4). */
  completeProfile: boolean;
};

/** The caller (E61). */
export type Visitor = {
  /** The session cookie's value, or a fresh one when the request brought none. */
  sessionToken: string;
  /** SHA-256 of the token in hex: what the database knows of it. */
  sessionId: string;
  /** The request brought no session; nothing of it is stored until something is put in its cart. */
  isNew: boolean;
  /** Null: a guest. Only a verified token makes somebody signed in, never the session. */
  customer: SignedIn | null;
  /** IP address, for counting. */
  address: string;
  /** The market's own origin (PUBLIC_URL), for return addresses. */
  origin: string;
};

/** What every resolver is given. `now` is the market's clock, read once per operation. */
export type Context = { locale: Locale; visitor: Visitor; services: Services; now: Date };

/**
 * The context of an operation whose answer is the same for all: reading its visitor throws, so that nothing personal
 * can get into an answer that is kept for everyone.
 */
export function publicContext({ locale, services, now }: Omit<Context, 'visitor'>): Context {
  return {
    locale,
    services,
    now,
    get visitor(): Visitor {
      throw new Error('A PUBLIC field asked who its visitor is');
    },
  };
}

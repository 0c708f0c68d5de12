import type { Locale } from '../../rules/constants.ts';
import { deskRoleOf } from '../../rules/deskRoles.ts';
import type { Caller } from '../caller.ts';
import type { SignedIn } from '../caller.ts';
import type { CartOwnership } from '../cart/cartOwnership.ts';
import type { CartService } from '../cart/cartService.ts';
import type { CartView } from '../cart/cartView.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { MarketError } from '../marketError.ts';
import type { CustomerOrders } from '../orders/customerOrders.ts';
import type { BearerClaims } from './bearer.ts';
import * as store from './identityStore.ts';
import type { KnownCustomer } from './identityStore.ts';
import { beginSession } from './session.ts';

const OWN_PLATFORM = 'consumer';
/** Longer than any access token lives: providers allow a day, at most thirty. */
const TOKENS_LIVE_MS = 31 * 24 * 60 * 60 * 1000;

export type IdentityService = {
  /**
   * The customer of verified claims: created at the first call, with the language and consent of the claims; the
   * address follows the newest token. Merges the session's guest cart into theirs (E38), and takes over orders that a
   * guest paid with their confirmed address, whichever came first (E64). Throws WRONG_PLATFORM (F-043), UNAUTHENTICATED
   * for a token from before the account was deleted, or before its owner signed out in this browser.
   */
  recognise(claims: BearerClaims, visitor: { sessionId: string }, locale: Locale): Promise<SignedIn>;
  /** The key that signs session cookies (`createSessions`). */
  sessionKey(): Promise<string>;
  /**
   * Moves a session's data to the one that replaces it at sign-in (ids): payments, a guest's cart and orders, the
   * confirmed age.
   */
  moveSession(from: string, to: string): Promise<void>;
  /** Erases records of deleted accounts of which no token can be valid any more; returns how many. */
  forgetEnded(): Promise<number>;
  /**
   * Makes the visitor a guest of a new session; older tokens end in it and in the former one. Returns its empty cart.
   */
  signOut(caller: Caller): Promise<CartView>;
};

export type IdentityParts = {
  database: Database;
  cart: Pick<CartService, 'view'>;
  cartOwnership: CartOwnership;
  customerOrders: Pick<CustomerOrders, 'claimGuestOrders'>;
  clock: Pick<Clock, 'now'>;
};

const SECOND_MS = 1000;
/** Whether a token is from before an instant; its own time has whole seconds. */
const isBefore = ({ issuedAt }: BearerClaims, at: Date): boolean =>
  issuedAt.getTime() < Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
const addressOf = ({ email }: BearerClaims): string => email?.toLowerCase() ?? '';

export function createIdentityService({
  database,
  cart,
  cartOwnership,
  customerOrders,
  clock,
}: IdentityParts): IdentityService {
  const db = database.kysely;

  async function create(claims: BearerClaims, locale: Locale): Promise<KnownCustomer> {
    const { subject, emailVerified, issuedAt, newsletterAt } = claims;
    const ended = await store.endedAt(db, subject);
    if (ended && issuedAt <= ended) throw new MarketError('UNAUTHENTICATED');
    const email = addressOf(claims);
    await inTransaction(database, (tx) =>
      store.insertCustomer(tx, {
        subject,
        email,
        emailVerified,
        issuedAt,
        newsletterAt,
        locale: claims.locale ?? locale,
        createdAt: clock.now(),
      }),
    );
    const { customer } = await store.readBearer(db, { subject, sessionId: '', email: null });
    if (!customer) throw new MarketError('UNAUTHENTICATED');
    return customer;
  }

  async function follow(customer: KnownCustomer, claims: BearerClaims): Promise<void> {
    const email = addressOf(claims);
    const { emailVerified, issuedAt } = claims;
    const isSame = email === customer.email && emailVerified === customer.email_verified;
    if (isSame || email === '' || issuedAt < customer.identity_at) return;
    await store.writeEmail(db, customer.id, { email, emailVerified, issuedAt });
  }

  async function takeOrders(customerId: string): Promise<void> {
    await inTransaction(database, async (tx) => {
      await cartOwnership.lockCustomerCart(tx, customerId);
      await customerOrders.claimGuestOrders(tx, customerId);
    });
  }

  return {
    async recognise(claims, { sessionId }, locale) {
      if (claims.platform !== OWN_PLATFORM) throw new MarketError('WRONG_PLATFORM');
      const email = claims.emailVerified ? addressOf(claims) : null;
      const reading = await store.readBearer(db, { subject: claims.subject, sessionId, email });
      if (reading.signedOutAt && isBefore(claims, reading.signedOutAt)) throw new MarketError('UNAUTHENTICATED');
      const customer = reading.customer ?? (await create(claims, locale));
      await follow(customer, claims);
      if (reading.hasGuestCart) await cartOwnership.mergeGuestCart(customer.id, sessionId, clock.now());
      if (reading.hasGuestOrders) await takeOrders(customer.id);
      const { subject, roles, completeProfile } = claims;
      const role = deskRoleOf(roles);
      return { id: customer.id, subject, isStaff: role !== null, isManager: role === 'manager', completeProfile };
    },

    sessionKey: () => store.readSessionKey(db),
    moveSession: (from, to) => inTransaction(database, (tx) => store.moveSession(tx, from, to)),
    forgetEnded: () => store.forgetEnded(db, new Date(Date.now() - TOKENS_LIVE_MS)),

    async signOut(caller) {
      const { customer, sessionId } = caller.visitor;
      beginSession(caller.visitor);
      if (customer) await store.writeSignOut(db, customer.subject, [sessionId, caller.visitor.sessionId]);
      return cart.view(caller);
    },
  };
}

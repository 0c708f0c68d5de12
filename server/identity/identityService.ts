import { DAY_MS, type Locale } from '#rules/constants.ts';
import { deskRoleOf } from '#rules/deskRoles.ts';
import type { Caller } from '../caller.ts';
import type { SignedIn } from '../caller.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import * as cart from '../cart/cartService.ts';
import type { CartView } from '../cart/cartView.ts';
import { inTransaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import * as customerOrders from '../orders/customerOrders.ts';
import type { Market } from '../runningMarket.ts';
import type { BearerClaims } from './bearer.ts';
import * as store from './identityStore.ts';
import type { KnownCustomer } from './identityStore.ts';
import { beginSession } from './session.ts';

/** isSessionRecent: the session that came with the token has named them within the last hour. */
export type Recognised = SignedIn & { isSessionRecent: boolean };

const OWN_PLATFORM = 'consumer';
/** Longer than any access token lives: providers allow a day, at most thirty. */
const TOKENS_LIVE_MS = 31 * 24 * 60 * 60 * 1000;

const SECOND_MS = 1000;
/** Whether a token is from before an instant; its own time has whole seconds. */
const isBefore = ({ issuedAt }: BearerClaims, at: Date): boolean =>
  issuedAt.getTime() < Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
const addressOf = ({ email }: BearerClaims): string => email?.toLowerCase() ?? '';

async function create(market: Market, claims: BearerClaims, locale: Locale): Promise<KnownCustomer> {
  const { subject, emailVerified, issuedAt, newsletterAt } = claims;
  const ended = await store.endedAt(market.database.kysely, subject);
  if (ended && issuedAt <= ended) throw new MarketError('UNAUTHENTICATED');
  const email = addressOf(claims);
  await inTransaction(market.database, (tx) =>
    store.insertCustomer(tx, {
      subject,
      email,
      emailVerified,
      issuedAt,
      newsletterAt,
      locale: claims.locale ?? locale,
      createdAt: market.clock.now(),
    }),
  );
  const { customer } = await store.readBearer(market.database.kysely, { subject, sessionId: '', email: null });
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  return customer;
}

/** Stores what a newer token says: the address, and the role at the desk, whose instant is renewed once a day. */
async function follow(market: Market, customer: KnownCustomer, claims: BearerClaims): Promise<void> {
  const { issuedAt } = claims;
  if (issuedAt < customer.identity_at) return;
  const { email, email_verified: emailVerified } = !claims.email
    ? customer
    : { email: addressOf(claims), email_verified: claims.emailVerified };
  const role = deskRoleOf(claims.roles);
  const isRoleOld = role !== null && issuedAt.getTime() - (customer.desk_role_at?.getTime() ?? 0) >= DAY_MS;
  const isSame =
    email === customer.email && emailVerified === customer.email_verified && role === customer.desk_role && !isRoleOld;
  if (!isSame) await store.writeIdentity(market.database.kysely, customer.id, { email, emailVerified, role, issuedAt });
}

async function takeOrders(market: Market, customerId: string): Promise<void> {
  await inTransaction(market.database, async (tx) => {
    await cartOwnership.lockCustomerCart(tx, customerId);
    await customerOrders.claimGuestOrders(tx, customerId);
  });
}

/**
 * The customer of verified claims: created at the first call, with the language and consent of the claims; the
 * address and the role at the desk follow the newest token. Merges the session's guest cart into theirs (E38), and takes over orders that a
 * guest paid with their confirmed address, whichever came first (E64). Throws WRONG_PLATFORM (F-043), UNAUTHENTICATED
 * for a token from before the account was deleted, or before its owner signed out in this browser.
 */
export async function recognise(
  market: Market,
  claims: BearerClaims,
  { sessionId }: { sessionId: string },
  locale: Locale,
): Promise<Recognised> {
  if (claims.platform !== OWN_PLATFORM) throw new MarketError('WRONG_PLATFORM');
  const email = claims.emailVerified ? addressOf(claims) : null;
  const reading = await store.readBearer(market.database.kysely, { subject: claims.subject, sessionId, email });
  if (reading.signedOutAt && isBefore(claims, reading.signedOutAt)) throw new MarketError('UNAUTHENTICATED');
  const customer = reading.customer ?? (await create(market, claims, locale));
  await follow(market, customer, claims);
  if (reading.hasGuestCart)
    await cartOwnership.mergeGuestCart(market.database, customer.id, sessionId, market.clock.now());
  if (reading.hasGuestOrders) await takeOrders(market, customer.id);
  const { subject, roles, completeProfile } = claims;
  const { isSessionRecent } = reading;
  const role = deskRoleOf(roles);
  return {
    id: customer.id,
    subject,
    isStaff: role !== null,
    isManager: role === 'manager',
    completeProfile,
    isSessionRecent,
  };
}

/** The key that signs session cookies (`createSessions`). */
export function sessionKey(market: Market): Promise<string> {
  return store.readSessionKey(market.database.kysely);
}

/**
 * Moves a session's data to the one that replaces it at sign-in (ids): payments, a guest's cart and orders, the
 * confirmed age.
 */
export function moveSession(market: Market, from: string, to: string): Promise<void> {
  return inTransaction(market.database, (tx) => store.moveSession(tx, from, to));
}

/** Stores that a session (id) has named a customer (uuid) with a token just now. */
export function rememberSession(market: Market, sessionId: string, customerId: string): Promise<void> {
  return store.writeSessionCustomer(market.database.kysely, sessionId, customerId);
}

/**
 * The customer whom a session (id) has named with a token within a day, if the browser names the same one (SHA-256 of
 * their subject in hex). For the HTML of their own cart alone: everything else needs a token.
 */
export async function customerOfSession(market: Market, sessionId: string, subject: string): Promise<SignedIn | null> {
  const customer = await store.readSessionCustomer(market.database.kysely, sessionId, subject);
  return customer && { ...customer, isStaff: false, isManager: false, completeProfile: false };
}

/** Erases records of deleted accounts of which no token can be valid any more; returns how many. */
export function forgetEnded(market: Market): Promise<number> {
  return store.forgetEnded(market.database.kysely, new Date(Date.now() - TOKENS_LIVE_MS));
}

/**
 * Makes the visitor a guest of a new session; older tokens end in it and in the former one. No session shows the
 * customer's cart any more before their next token. Returns its empty cart.
 */
export async function signOut(market: Market, caller: Caller): Promise<CartView> {
  const { customer, sessionId } = caller.visitor;
  beginSession(caller.visitor);
  await store.deleteSessionCustomers(market.database.kysely, sessionId, customer?.id ?? null);
  if (customer)
    await store.writeSignOut(market.database.kysely, customer.subject, [sessionId, caller.visitor.sessionId]);
  return cart.view(market, caller);
}

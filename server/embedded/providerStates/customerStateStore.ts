import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { STAFF_ROLE } from '../../identity/identityService.ts';
import type { CustomerWish } from './customerInput.ts';
import { putCard, putFavourites, putStanding } from './customerHavingsStore.ts';
import { giveBackRest, returnsToCard } from './orderStateStore.ts';
import { dropSubscriptions } from './subscriptionStateStore.ts';

const SUBJECT_LENGTH = 24;

/** The identity provider's name of a customer's account. */
export const subjectOf = (customerId: string): string =>
  `auth0|${createHash('sha256').update(`contrats/${customerId}`).digest('hex').slice(0, SUBJECT_LENGTH)}`;

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Left = Record<'account' | 'customer' | 'baskets' | 'attempts' | 'orders' | 'trial' | 'ended', boolean>;

/** What there is of a customer: most states begin without anything, and most leave little. */
async function leftOf(tx: Transaction, { customer: id, email }: CustomerWish): Promise<Left> {
  const subject = subjectOf(id);
  const { rows } = await sql<Left>`
    select exists(select from identity_account where subject = ${subject}) as account,
      exists(select from customer where id = ${id}::uuid) as customer,
      exists(select from user_basket where customer_id = ${id}::uuid) as baskets,
      exists(select from checkout_attempt where customer_id = ${id}::uuid) as attempts,
      exists(select from orders where customer_id = ${id}::uuid) as orders,
      exists(select from trial_address where hash = ${digestOf(email)}) as trial,
      exists(select from ended_subject where hash = ${digestOf(subject)}) as ended`.execute(tx);
  return rows[0] as Left;
}

/**
 * Takes a customer out of the market and of the identity provider, with what is theirs alone, also after they have deleted
 * themselves. Their payments and orders stay as a guest's, whose session nobody has.
 */
export async function removeCustomer(tx: Transaction, wish: CustomerWish): Promise<void> {
  const { customer: id, email } = wish;
  const subject = subjectOf(id);
  const left = await leftOf(tx, wish);
  if (left.account) await tx.deleteFrom('identity_account').where('subject', '=', subject).execute();
  if (left.baskets) await dropSubscriptions(tx, { customer: id });
  if (left.attempts) await leaveAttempts(tx, id);
  if (left.orders) await leaveOrders(tx, id);
  if (left.trial) await tx.deleteFrom('trial_address').where('hash', '=', digestOf(email)).execute();
  if (left.customer) await tx.deleteFrom('customer').where('id', '=', id).execute();
  if (left.ended) await tx.deleteFrom('ended_subject').where('hash', '=', digestOf(subject)).execute();
}

/** A customer's cart has the same id for ever: who comes next under theirs must not be given a payment of before. */
async function leaveAttempts(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set({
      customer_id: null,
      cart_id: sql<string>`gen_random_uuid()`,
      kind: 'session',
      card: null,
      balance_applied: 0,
      lends_box: false,
      contact: null,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

/**
 * An order outlives its credit, whose movements go with the customer: a card has then paid all of it, and was given back what
 * its goods gave the balance, and all of one that was cancelled. Without an address it is no account's (E64).
 */
async function leaveOrders(tx: Transaction, customerId: string): Promise<void> {
  const orders = await tx
    .updateTable('orders')
    .set({
      customer_id: null,
      contact_email: null,
      balance_applied: 0,
      payment_intent: sql<string>`coalesce(payment_intent, 'pi_contrats_' || id)`,
    })
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute();
  const ids = orders.map((order) => order.id);
  await returnsToCard(tx, ids);
  await giveBackRest(tx, ids);
}

/** Puts a customer there, with their account, in place of who has their id. passwordHash: of a password that nobody knows. */
export async function putCustomer(tx: Transaction, wish: CustomerWish, passwordHash: string): Promise<void> {
  await removeCustomer(tx, wish);
  const { customer: id, email, lang, shippingAddress: given, newsletter, version, changed } = wish;
  const subject = subjectOf(id);
  await tx
    .insertInto('identity_account')
    .values({
      subject,
      email,
      email_verified: true,
      password_hash: passwordHash,
      locale: lang,
      platform: wish.platform,
      roles: wish.staff ? [STAFF_ROLE] : [],
      complete_profile: wish.completeProfile,
    })
    .execute();
  if (wish.platform !== 'consumer') return;
  const { postal_code: postalCode, ...lines } = given ?? { postal_code: '' };
  await tx
    .insertInto('customer')
    .values({
      id,
      subject,
      email,
      email_verified: true,
      identity_at: new Date(0),
      first_name: wish.firstName,
      last_name: wish.lastName,
      locale: lang,
      notify_abandoned_cart: wish.abandonedCart,
      notify_item_missing: wish.itemMissing,
      notify_order_progress: wish.orderProgress,
      preferred_location_id: wish.preferredLocation,
      shipping_preference: wish.shippingPreference,
      has_reusable_box: wish.hasReusableBox,
      shipping_address: given && JSON.stringify({ ...lines, postalCode }),
      newsletter: newsletter?.given ?? false,
      pending_email: wish.pendingEmail,
      pending_email_at: wish.pendingEmail && new Date(),
      profile_completed_at: null,
      version,
      field_versions: JSON.stringify(Object.fromEntries(changed.map((field) => [field, version]))),
    })
    .execute();
  await putStanding(tx, wish);
  await putCard(tx, wish);
  await putFavourites(tx, wish);
  if (newsletter)
    await tx
      .insertInto('newsletter_consent')
      .values({ customer_id: id, ...newsletter })
      .execute();
}

const LOST = 'lost_';

/** The payment provider no longer knows a payment that is under way. */
export async function losePayment(tx: Transaction, providerSessionId: string): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set({ provider_session_id: LOST + providerSessionId })
    .where('provider_session_id', '=', providerSessionId)
    .execute();
}

/** Every payment that was lost is known again, so that it ends as others do. */
export async function findPayments(tx: Transaction): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set((update) => ({
      provider_session_id: update.fn('substr', ['provider_session_id', update.val(LOST.length + 1)]),
    }))
    .where('provider_session_id', 'like', `${LOST}%`)
    .execute();
}

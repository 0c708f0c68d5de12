import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { putCard, putFavourites, putStanding, type Standing } from './customerAccountStore.ts';
import type { CustomerStateInput } from './customerInput.ts';
import { refundRest, returnsToCard } from './orderStateStore.ts';
import { dropSubscriptions } from './subscriptionStateStore.ts';

const SUBJECT_LENGTH = 24;

/** The identity provider's id of a customer's account. */
export const subjectOf = (customerId: string): string =>
  `auth0|${createHash('sha256').update(`contrats/${customerId}`).digest('hex').slice(0, SUBJECT_LENGTH)}`;

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Leftovers = Record<'account' | 'customer' | 'baskets' | 'attempts' | 'orders' | 'trial' | 'ended', boolean>;

/** Which data a customer has, to skip needless deletions: most states start with none. */
async function leftOf(tx: Transaction, { customer: id, email }: CustomerStateInput): Promise<Leftovers> {
  const subject = subjectOf(id);
  const { rows } = await sql<Leftovers>`
    select exists(select from identity_account where subject = ${subject}) as account,
      exists(select from customer where id = ${id}::uuid) as customer,
      exists(select from user_basket where customer_id = ${id}::uuid) as baskets,
      exists(select from checkout_attempt where customer_id = ${id}::uuid) as attempts,
      exists(select from orders where customer_id = ${id}::uuid) as orders,
      exists(select from trial_address where hash = ${digestOf(email)}) as trial,
      exists(select from ended_subject where hash = ${digestOf(subject)}) as ended`.execute(tx);
  return rows[0] as Leftovers;
}

/**
 * Removes a customer from the market and the identity provider with everything that is only theirs, even after they
 * have deleted their account. Their payments and orders stay, as those of a guest with an unknown session.
 */
export async function removeCustomer(tx: Transaction, input: CustomerStateInput): Promise<void> {
  const { customer: id, email } = input;
  const subject = subjectOf(id);
  const leftovers = await leftOf(tx, input);
  if (leftovers.account) await tx.deleteFrom('identity_account').where('subject', '=', subject).execute();
  if (leftovers.baskets) await dropSubscriptions(tx, { customer: id });
  if (leftovers.attempts) await leaveAttempts(tx, id);
  if (leftovers.orders) await leaveOrders(tx, id);
  if (leftovers.trial) await tx.deleteFrom('trial_address').where('hash', '=', digestOf(email)).execute();
  if (leftovers.customer) await tx.deleteFrom('customer').where('id', '=', id).execute();
  if (leftovers.ended) await tx.deleteFrom('ended_subject').where('hash', '=', digestOf(subject)).execute();
}

/** A customer's cart keeps its id: the next customer with it must not get an earlier payment. */
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
 * An order outlives its credit, whose entries are removed with the customer: it then counts as paid entirely by card,
 * with refunds to the card instead of the balance. Without an address it belongs to no account (E64).
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
  await refundRest(tx, ids);
}

/**
 * Creates a customer with an account, replacing one with the same id. passwordHash: of a random password. Returns the
 * uuids of a credit and a membership.
 */
export async function putCustomer(
  tx: Transaction,
  input: CustomerStateInput,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<Standing> {
  await removeCustomer(tx, input);
  const { customer: id, email, lang, shippingAddress: address, newsletter, version, changed } = input;
  const subject = subjectOf(id);
  await tx
    .insertInto('identity_account')
    .values({
      subject,
      email,
      email_verified: true,
      password_hash: passwordHash,
      locale: lang,
      platform: input.platform,
      roles: input.volunteer ? ['volunteer'] : input.staff ? ['manager'] : [],
      complete_profile: input.completeProfile,
    })
    .execute();
  if (input.platform !== 'consumer') return {};
  const { postal_code: postalCode, ...lines } = address ?? { postal_code: '' };
  await tx
    .insertInto('customer')
    .values({
      id,
      subject,
      email,
      email_verified: true,
      identity_at: new Date(0),
      created_at: now,
      first_name: input.firstName,
      last_name: input.lastName,
      locale: lang,
      notify_abandoned_cart: input.abandonedCart,
      notify_item_missing: input.itemMissing,
      notify_order_progress: input.orderProgress,
      preferred_location_id: input.preferredLocation,
      shipping_preference: input.shippingPreference,
      allergies: input.allergies,
      has_reusable_box: input.hasReusableBox,
      shipping_address: address && JSON.stringify({ ...lines, postalCode }),
      newsletter: newsletter?.given ?? false,
      pending_email: input.pendingEmail,
      pending_email_at: input.pendingEmail && now,
      profile_completed_at: null,
      version,
      field_versions: JSON.stringify(Object.fromEntries(changed.map((field) => [field, version]))),
    })
    .execute();
  const standing = await putStanding(tx, input, now);
  await putCard(tx, input, now);
  await putFavourites(tx, input, now);
  if (newsletter)
    await tx
      .insertInto('newsletter_consent')
      .values({ customer_id: id, ...newsletter })
      .execute();
  return standing;
}

const LOST_PREFIX = 'lost_';

/** Makes the payment provider forget a payment in progress. */
export async function losePayment(tx: Transaction, providerSessionId: string): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set({ provider_session_id: LOST_PREFIX + providerSessionId })
    .where('provider_session_id', '=', providerSessionId)
    .execute();
}

/** Makes every lost payment known again, so that it ends like others. */
export async function findPayments(tx: Transaction): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set((update) => ({
      provider_session_id: update.fn('substr', ['provider_session_id', update.val(LOST_PREFIX.length + 1)]),
    }))
    .where('provider_session_id', 'like', `${LOST_PREFIX}%`)
    .execute();
}

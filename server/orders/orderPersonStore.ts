import { sql, type Kysely, type RawBuilder } from 'kysely';
import { DAY_MS } from '#rules/constants.ts';
import { awaitsHandover, ORDER_STATUSES } from '#rules/orderStatus.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Days after the planned handover for which an order of a closed account keeps personal data if nobody marked it as
 * handed over.
 */
const DELETED_CUSTOMER_DATA_DAYS = 30;
/**
 * Days after the planned handover for which a guest's order keeps personal data: a year, for complaints and for an
 * account that claims it (E64).
 */
const GUEST_DATA_KEPT_DAYS = 365;

/** Statuses of orders that are still to be handed over. */
export const AWAITING = ORDER_STATUSES.filter(awaitsHandover);

/**
 * Erases name, address, phone, note and allergies from orders and their payments, texts and photos of their problems and
 * reasons of refunded amounts, and disables the links sent by mail
 * (ADR 36). Returns how many orders had any.
 */
async function erasePersonalData(db: Kysely<Tables>, isSelected: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with chosen as (
      select o.id, o.attempt_id from orders o left join customer u on u.id = o.customer_id
      where (o.contact_email is not null or o.contact_name is not null or o.contact_phone is not null or o.note is not null
        or o.allergies is not null
        or exists (select from fulfillment f where f.order_id = o.id and f.line1 <> '')
        or exists (select from order_problem p join order_line l on l.id = p.line_id
          where l.order_id = o.id and (p.note is not null or p.answer is not null or p.photo is not null))
        or exists (select from order_return r where r.order_id = o.id and r.reason is not null)) and ${isSelected}),
    addressed as (
      update fulfillment set recipient = '', line1 = '', line2 = null, city = '', state = '', postal_code = '', country = ''
      where order_id in (select id from chosen)),
    reported as (update order_problem set note = null, answer = null, photo = null
      where line_id in (select l.id from order_line l where l.order_id in (select id from chosen))),
    explained as (update order_return set reason = null where order_id in (select id from chosen)),
    paid as (update checkout_attempt set note = null, allergies = null, contact = null, typed_postal_code = null
      where id in (select attempt_id from chosen)),
    blanked as (
      update orders set contact_email = null, contact_name = null, contact_phone = null, note = null,
        allergies = null, link_key = gen_random_uuid()
      where id in (select id from chosen) returning 1)
    select count(*)::int as orders from blanked`.execute(db);
  return rows[0]?.orders ?? 0;
}

const isOver = sql<boolean>`o.status not in (${sql.join(AWAITING)})`;
const wasPlanned = (before: Date) => sql<boolean>`coalesce(o.slot_to, o.created_at) < ${before}`;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Erases personal data from a customer's finished orders when the account is closed (E49). Pending orders keep theirs,
 * and the account's allergies with it, until the handover (ADR 69).
 */
export async function eraseFinished(tx: Transaction, customerId: string): Promise<void> {
  await sql`
    update orders o set allergies = u.allergies from customer u
    where u.id = ${customerId}::uuid and o.customer_id = u.id and u.allergies is not null and not ${isOver}`.execute(
    tx,
  );
  await erasePersonalData(tx, sql<boolean>`o.customer_id = ${customerId}::uuid and ${isOver}`);
}

const ofGuest = (email: string) =>
  sql<boolean>`o.customer_id is null and lower(o.contact_email) = ${email.trim().toLowerCase()}`;

/** The ids of a guest's orders, by e-mail address, oldest first. */
export async function guestOrderIds(db: Kysely<Tables>, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${ofGuest(email)} order by o.number`.execute(db);
  return rows.map(({ id }) => id);
}

/** Erases personal data from a guest's finished orders, by e-mail address. Returns how many. */
export const eraseGuest = (db: Kysely<Tables>, email: string): Promise<number> =>
  erasePersonalData(db, sql<boolean>`${ofGuest(email)} and ${isOver}`);

/**
 * Erases personal data that orders no longer need, by market time. Orders of closed accounts: after the handover, or
 * LEAVER_DATA_KEPT_DAYS after its planned day. Guests' orders: GUEST_DATA_KEPT_DAYS after it. Returns how many orders.
 */
export async function eraseOutdated(db: Kysely<Tables>, now: Date): Promise<number> {
  const isErased = sql<boolean>`u.deleted_at is not null
    and (${isOver} or ${wasPlanned(daysBefore(now, DELETED_CUSTOMER_DATA_DAYS))})`;
  const guests = sql<boolean>`o.customer_id is null and ${wasPlanned(daysBefore(now, GUEST_DATA_KEPT_DAYS))}`;
  return erasePersonalData(db, sql<boolean>`(${isErased} or ${guests})`);
}

/**
 * Transfers a guest's paid orders and their payments to the customer with that address (E64). An unconfirmed address
 * transfers nothing. Returns how many.
 */
export async function claimGuestOrders(tx: Transaction, customerId: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with taken as (
      update orders o set customer_id = u.id from customer u
      where u.id = ${customerId}::uuid and u.email_verified and u.deleted_at is null
        and o.customer_id is null and lower(o.contact_email) = u.email
      returning o.attempt_id),
    paid as (
      update checkout_attempt a set customer_id = ${customerId}::uuid
      where a.customer_id is null and a.id in (select attempt_id from taken))
    select count(*)::int as orders from taken`.execute(tx);
  return rows[0]?.orders ?? 0;
}

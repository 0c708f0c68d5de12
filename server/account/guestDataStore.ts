import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { addressHash } from '../mail/addressSql.ts';

/** What is stored about an address and the orders (uuids) that a guest paid with it, beside the orders themselves. */
export type GuestRows = {
  /** What was asked for the address, and whether its mail was queued. */
  restockNotices: { product: string; requestedAt: Date; endedAt: Date | null }[];
  /** Carts and payments that became no order, of the browser sessions that paid the orders. */
  carts: { note: string | null; allergies: string | null; updatedAt: Date }[];
  unpaidPayments: {
    status: string;
    note: string | null;
    allergies: string | null;
    contact: unknown;
    postalCode: string | null;
    createdAt: Date;
  }[];
  /** Mails about the orders and notices. */
  mails: { kind: string; status: string; createdAt: Date }[];
  /** Mails of the last 31 days that others may have caused. */
  countedMails: { at: Date }[];
  /** What the address's reader decided. */
  address: { confirmedAt: Date | null; unsubscribedAt: Date | null }[];
  /** What staff did with the orders. */
  journal: { action: string; order: number; at: Date }[];
  /** Accounts whose address is to be changed to this one. */
  pendingChanges: { requestedAt: Date }[];
  /** Accounts with the address: their data are the account's, not a guest's. */
  accounts: { confirmed: boolean }[];
};

type Subject = { email: string; orderIds: readonly string[] };

const sessionsOf = ({ orderIds }: Subject) =>
  sql`(select session_id from orders where id = any(${orderIds}::uuid[]) and customer_id is null)`;
const unpaidOf = (subject: Subject) => sql`a.customer_id is null and a.session_id in ${sessionsOf(subject)}
  and not exists (select from orders o where o.attempt_id = a.id)`;
const mailsOf = ({ email, orderIds }: Subject) => sql`(
  m.data->>'noticeId' in (select n.id::text from restock_notice n where n.email = ${email})
  or m.data->>'orderId' = any(${orderIds}::text[])
  or exists (select from order_return r where r.order_id = any(${orderIds}::uuid[]) and m.data->'returns' ? r.id::text)
  or m.data->>'to' = ${email})`;

/** `email` in lower case. */
export async function readGuestRows(db: Kysely<Tables>, subject: Subject): Promise<GuestRows> {
  const { email, orderIds } = subject;
  const hash = addressHash(email);
  const read = async <K extends keyof GuestRows>(query: ReturnType<typeof sql>): Promise<GuestRows[K]> =>
    (await query.execute(db)).rows as GuestRows[K];
  return {
    restockNotices: await read<'restockNotices'>(sql`
      select p.name_primary as product, n.requested_at as "requestedAt", n.ended_at as "endedAt"
      from restock_notice n join product p on p.id = n.product_id where n.email = ${email} order by n.requested_at`),
    carts: await read<'carts'>(sql`
      select note, allergies, updated_at as "updatedAt" from cart
      where session_id in ${sessionsOf(subject)} and (note is not null or allergies is not null)`),
    unpaidPayments: await read<'unpaidPayments'>(sql`
      select a.status, a.note, a.allergies, a.contact, a.typed_postal_code as "postalCode", a.created_at as "createdAt" from checkout_attempt a
      where ${unpaidOf(subject)} order by a.created_at`),
    mails: await read<'mails'>(sql`
      select m.kind, m.status, m.created_at as "createdAt" from outbox m where ${mailsOf(subject)} order by m.created_at`),
    countedMails: await read<'countedMails'>(sql`select at from mail_count where address_hash = ${hash} order by at`),
    address: await read<'address'>(sql`
      select confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt" from mail_recipient
      where address_hash = ${hash}`),
    journal: await read<'journal'>(sql`
      select d.kind as action, o.number as order, d.at from desk_action d join orders o on o.id = d.order_id
      where d.order_id = any(${orderIds}::uuid[]) order by d.position`),
    pendingChanges: await read<'pendingChanges'>(sql`
      select pending_email_at as "requestedAt" from customer where pending_email = ${email}`),
    accounts: await read<'accounts'>(sql`
      select email_verified as confirmed from customer where email = ${email} and deleted_at is null`),
  };
}

/**
 * Erases it, except for orders, which their own store erases, and the fingerprint of an address that unsubscribed. Mails
 * about orders name nobody and stay: they prove that each was announced once.
 */
export async function eraseGuestRows(tx: Transaction, subject: Subject): Promise<void> {
  const { email } = subject;
  const hash = addressHash(email);
  await sql`update cart set note = null, allergies = null where session_id in ${sessionsOf(subject)}`.execute(tx);
  await sql`update checkout_attempt a set note = null, allergies = null, contact = null, typed_postal_code = null where ${unpaidOf(subject)}`.execute(
    tx,
  );
  await sql`delete from outbox m where m.kind in ('restocked', 'address_confirmation', 'account_closed') and ${mailsOf(subject)}`.execute(
    tx,
  );
  await sql`delete from outbox where kind = 'address_confirmation' and starts_with(about, ${hash})`.execute(tx);
  await sql`delete from restock_notice where email = ${email}`.execute(tx);
  await sql`delete from mail_count where address_hash = ${hash}`.execute(tx);
  await sql`delete from mail_recipient where address_hash = ${hash} and unsubscribed_at is null`.execute(tx);
  await sql`update mail_recipient set confirmed_at = null where address_hash = ${hash}`.execute(tx);
  await sql`update customer set pending_email = null, pending_email_at = null where pending_email = ${email}`.execute(
    tx,
  );
  await sql`
    delete from identity_ticket t where t.email = ${email}
      and not exists (select from identity_account a where a.email = ${email})`.execute(tx);
}

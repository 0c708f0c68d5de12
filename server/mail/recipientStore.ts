import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { addressHashSql } from './addressSql.ts';
import type { MailAddressing } from './mailLimits.ts';

/** What an address's reader decided. */
export type RecipientChoice = { isConfirmed: boolean; isUnsubscribed: boolean };

/** Locks what is known of an address until the transaction ends, creating it. */
export async function lockRecipient(tx: Transaction, hash: string): Promise<RecipientChoice> {
  const { rows } = await sql<RecipientChoice>`
    insert into mail_recipient (address_hash) values (${hash})
    on conflict (address_hash) do update set used_at = now()
    returning confirmed_at is not null as "isConfirmed", unsubscribed_at is not null as "isUnsubscribed"`.execute(tx);
  return rows[0] ?? { isConfirmed: false, isUnsubscribed: false };
}

export async function confirmAddress(db: Kysely<Tables>, hash: string): Promise<void> {
  await sql`
    insert into mail_recipient (address_hash, confirmed_at) values (${hash}, now())
    on conflict (address_hash) do update set confirmed_at = coalesce(mail_recipient.confirmed_at, now()), used_at = now()`.execute(
    db,
  );
}

/** Lasts: nothing that others request goes to the address any more. Its open notices end; `now` is market time. */
export async function unsubscribeAddress(db: Kysely<Tables>, hash: string, now: Date): Promise<void> {
  await sql`
    with ended as (
      update restock_notice n set ended_at = ${now}
      where n.ended_at is null and (${addressHashSql(sql`n.email`)} = ${hash} or n.customer_id in
        (select u.id from customer u where u.email <> '' and ${addressHashSql(sql`u.email`)} = ${hash})))
    insert into mail_recipient (address_hash, unsubscribed_at) values (${hash}, now())
    on conflict (address_hash) do update set unsubscribed_at = coalesce(mail_recipient.unsubscribed_at, now()), used_at = now()`.execute(
    db,
  );
}

type Subject = { isOwn: boolean; orderId: string | null; stands: boolean; waitedMs: number };

/**
 * Whose mail one of the outbox is, and about which order. An order that was merged stands as the one that it joined
 * does.
 */
export async function readSubject(tx: Transaction, mailId: string, to: string): Promise<Subject> {
  const { rows } = await sql<Subject>`
    with mail as (select data, created_at from outbox where id = ${mailId}::uuid),
    subject as (
      select created_at, data, coalesce(data->>'orderId',
        (select r.order_id::text from order_return r where r.id::text = data->'returns'->>0),
        (select l.order_id::text from order_line l where l.id::text = data->'replaced'->>0))::uuid as order_id
      from mail),
    whose as (
      select s.created_at, o.id as order_id, coalesce(m.status, o.status) as status, coalesce((data->>'customerId')::uuid,
        o.customer_id,
        (select a.customer_id from checkout_attempt a where a.id::text = data->>'attemptId'),
        (select n.customer_id from restock_notice n where n.id::text = data->>'noticeId'),
        (select b.customer_id from user_basket b where b.id::text = data->>'userBasketId'),
        (select c.customer_id from membership_charge c where c.id::text = data->>'chargeId'),
        (select v.customer_id from balance_movement v where v.id::text = data->>'movementId')) as customer_id
      from subject s left join orders o on o.id = s.order_id left join orders m on m.id = o.merged_into)
    select exists (select from customer u where u.id = w.customer_id and u.email_verified and u.email = ${to}) as "isOwn",
      w.order_id as "orderId", coalesce(w.status not in ('cancelled', 'refunded'), false) as stands,
      (extract(epoch from now() - w.created_at) * 1000)::float8 as "waitedMs"
    from whose w`.execute(tx);
  return rows[0] ?? { isOwn: false, orderId: null, stands: false, waitedMs: 0 };
}

type Counts = Pick<MailAddressing, 'today' | 'thisMonth' | 'wasAsked'> & { ordersToday: number; isCounted: boolean };

/** The mails of the last 30 days to an address. isCounted: the mail with this id is one of them, tried again. */
export async function countMails(tx: Transaction, hash: string, mailId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with mails as (
      select c.id, c.is_confirmation, c.order_id is not null as is_order, c.at > now() - interval '1 day' as today,
        coalesce(coalesce(m.status, o.status) not in ('cancelled', 'refunded'), false) as stands
      from mail_count c left join orders o on o.id = c.order_id left join orders m on m.id = o.merged_into
      where c.address_hash = ${hash} and c.at > now() - interval '30 days')
    select (count(*) filter (where today and not stands))::int as today,
      (count(*) filter (where not stands))::int as "thisMonth",
      (count(*) filter (where today and is_order))::int as "ordersToday",
      coalesce(bool_or(is_confirmation), false) as "wasAsked",
      coalesce(bool_or(id = ${mailId}::uuid), false) as "isCounted"
    from mails`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('A statement of one row gave none');
  return counts;
}

type CountedMail = { id: string; hash: string; isConfirmation: boolean; orderId: string | null };
export async function addMail(tx: Transaction, { id, hash, isConfirmation, orderId }: CountedMail): Promise<void> {
  await tx
    .insertInto('mail_count')
    .values({ id, address_hash: hash, is_confirmation: isConfirmation, order_id: orderId })
    .execute();
}

/** Erases counts that no limit needs, and what is known of addresses without a decision, or of a year ago. */
export async function eraseRecipients(db: Kysely<Tables>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_count')
    .where(sql<boolean>`at < now() - interval '31 days'`)
    .executeTakeFirst();
  await sql`
    delete from mail_recipient where unsubscribed_at is null
      and used_at < now() - case when confirmed_at is null then interval '31 days' else interval '1 year' end`.execute(
    db,
  );
  return Number(numDeletedRows);
}

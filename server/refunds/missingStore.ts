import { sql, type Kysely } from 'kysely';
import { DAY_MS } from '#rules/constants.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { isUnsettled, nothingComesOf } from '../orders/unsettledSql.ts';

const RETURNABLE = ORDER_STATUSES.filter(isReturnable);

/**
 * The uuids of orders with missing units that were marked by then and are not settled, and of those of which nothing
 * comes and that would be handed over before `next`, the next time. An order whose refund the provider refused is
 * skipped for a day.
 */
export async function ordersToSettle(
  db: Kysely<Tables>,
  { by, next, now }: { by: Date; next: Date; now: Date },
): Promise<string[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.status = any(${RETURNABLE}) and o.cancelling is null
      and exists (select from current_order_line l where l.order_id = o.id and ${isUnsettled('l')}
        and (l.last_updated is null or l.last_updated <= ${by} or o.slot_from < ${next} and ${nothingComesOf('o')}))
      and not exists (select from order_return b where b.order_id = o.id and b.kind = 'missing' and b.status = 'refused'
        and b.at > ${dayAgo})
      and not exists (select from refund r where r.order_id = o.id and r.dropped and r.at > ${dayAgo})
    order by o.number`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns of missing items (uuids) of one person that no mail has announced yet. */
export type UnannouncedReturns = { returns: string[]; who: string; wants: boolean };

/**
 * Marks one person's due, settled missing items as announced and returns them; concurrent callers get different people.
 * Null if nobody is left. `wants`: the person has an e-mail address and, if a customer, wants this mail.
 */
export async function claimUnannounced(tx: Transaction, by: Date): Promise<UnannouncedReturns | null> {
  const { rows } = await sql<UnannouncedReturns>`
    with due as (
      select b.id, coalesce(b.customer_id, b.order_id) as who from order_return b
      where b.kind = 'missing' and b.status = 'done' and not b.told
        and exists (select from order_return_line u join order_line l on l.id = u.line_id
          where u.return_id = b.id and (l.last_updated is null or l.last_updated <= ${by}))
      order by b.at, b.id limit 1 for update skip locked),
    took as (
      update order_return b set told = true from due
      where b.kind = 'missing' and b.status = 'done' and not b.told and coalesce(b.customer_id, b.order_id) = due.who
      returning b.id, b.order_id, b.at)
    select array_agg(t.id order by t.at, t.id) as returns, min(coalesce(o.customer_id, o.id)::text) as who,
      bool_and(case when o.customer_id is null then coalesce(o.contact_email, '') <> ''
        else u.notify_item_missing and u.deleted_at is null and u.email <> '' end) as wants
    from took t join orders o on o.id = t.order_id left join customer u on u.id = o.customer_id
    having count(*) > 0`.execute(tx);
  return rows[0] ?? null;
}

/** Replaced lines (uuids) of one person that no mail has announced yet. */
export type UnannouncedReplacements = { lines: string[]; wants: boolean };

/**
 * Marks one person's due replaced lines as announced, and returns them; null if there are none. `who`: only this
 * customer, or this guest's order (uuid); null: anybody.
 */
export async function claimReplacements(
  tx: Transaction,
  by: Date,
  who: string | null,
): Promise<UnannouncedReplacements | null> {
  const isDue = sql<boolean>`l.replaced > 0 and not l.replaced_told and (l.last_updated is null or l.last_updated <= ${by})
    and o.status = any(${RETURNABLE})`;
  const { rows } = await sql<UnannouncedReplacements>`
    with due as (
      select coalesce(o.customer_id, o.id) as who from order_line l join orders o on o.id = l.order_id
      where ${isDue} and (${who}::uuid is null or coalesce(o.customer_id, o.id) = ${who}::uuid)
      order by o.number, l.position limit 1 for update of l skip locked),
    took as (
      update order_line l set replaced_told = true from due, orders o
      where o.id = l.order_id and ${isDue} and coalesce(o.customer_id, o.id) = due.who
      returning l.id, l.order_id, l.position)
    select array_agg(t.id order by o.number, t.position) as lines,
      bool_and(case when o.customer_id is null then coalesce(o.contact_email, '') <> ''
        else u.notify_item_missing and u.deleted_at is null and u.email <> '' end) as wants
    from took t join orders o on o.id = t.order_id left join customer u on u.id = o.customer_id
    having count(*) > 0`.execute(tx);
  return rows[0] ?? null;
}

/** Marks the settled missing items of an order as announced, by the mail that says that all of it goes back (E70). */
export async function markAnnounced(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .updateTable('order_return')
    .set({ told: true })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'missing')
    .where('status', '=', 'done')
    .execute();
}

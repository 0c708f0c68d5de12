import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { cashDueOf } from '../balance/cashSql.ts';
import type { LinkEnd, PaymentLinkTable } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type PaymentLinkRow = Selectable<PaymentLinkTable>;

/** The link of an order, whatever became of it; null: it never had one. */
export async function readLink(db: Kysely<Tables>, orderId: string): Promise<PaymentLinkRow | null> {
  const row = db.selectFrom('payment_link').selectAll().where('order_id', '=', orderId);
  return (await row.executeTakeFirst()) ?? null;
}

/** Stores the link of a locked order, or that it is sent again; returns how often it was. */
export async function insertLink(
  tx: Transaction,
  link: Pick<Insertable<PaymentLinkTable>, 'order_id' | 'pay_by' | 'sent_at' | 'staff_id'>,
): Promise<number> {
  const { pay_by, sent_at, staff_id } = link;
  const row = await tx
    .insertInto('payment_link')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        pay_by,
        sent_at,
        staff_id,
        sends: sql<number>`payment_link.sends + 1`,
        ended: null,
        ended_at: null,
      }),
    )
    .returning('sends')
    .executeTakeFirstOrThrow();
  return row.sends;
}

/** Ends the link of a locked order, unless it was paid. */
export async function endLink(tx: Transaction, orderId: string, ended: LinkEnd, at: Date): Promise<void> {
  await tx
    .updateTable('payment_link')
    .set({ ended, ended_at: at })
    .where('order_id', '=', orderId)
    .where((link) => link.or([link('ended', 'is', null), link('ended', '=', 'expired')]))
    .execute();
}

/**
 * Makes of a locked order in cash one that a card has paid. What was given back before, which lowered what was to be paid, is of that
 * payment then, so that no more is refunded to the card than it paid.
 */
export async function writePaidByCard(tx: Transaction, orderId: string, paymentIntent: string): Promise<void> {
  await sql`update refund set payment_intent = ${paymentIntent}
    where payment_intent = (select payment_intent from orders where id = ${orderId})`.execute(tx);
  await tx.updateTable('orders').set({ payment_intent: paymentIntent }).where('id', '=', orderId).execute();
}

/** What a page of the provider says of an order: its sums and lines as they were bought, and what is to be paid. Cents. */
export type LinkMoney = {
  number: number;
  locale: Locale;
  linkKey: string;
  email: string | null;
  due: number;
  /** Nothing was given back, and no credit paid a part: the lines add up to `due`. */
  isWhole: boolean;
  attemptId: string;
};

/** What a page for an order needs; null: there is no such order. */
export async function readLinkMoney(db: Kysely<Tables>, orderId: string): Promise<LinkMoney | null> {
  const { rows } = await sql<LinkMoney>`
    select o.number, o.locale, o.link_key as "linkKey", coalesce(c.email, o.contact_email) as email, o.attempt_id as "attemptId",
      ${cashDueOf('o')} as due, ${cashDueOf('o')} = o.total as "isWhole"
    from orders o left join customer c on c.id = o.customer_id where o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The orders (uuids) whose link has ended unpaid at `now`, by the end of their link: those that may still be paid on an open page wait for
 * its end. With those that a killed server has marked and not cancelled.
 */
export async function unpaidAfterLink(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from payment_link p join orders o on o.id = p.order_id
    where p.pay_by <= ${now} and (p.ended is null or p.ended = 'expired' and o.status = 'processed' and o.cancelling is null)
      and ${cashDueOf('o')} > 0
      and not exists (select from link_payment l where l.order_id = o.id and l.status in ('creating', 'pending'))
    order by p.pay_by, o.number`.execute(db);
  return rows.map(({ id }) => id);
}

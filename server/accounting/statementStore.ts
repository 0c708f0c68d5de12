import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CalendarDay } from '#rules/zone.ts';
import type { Tables } from '../database/tables.ts';
import { unsettledUnitsOf } from '../orders/unsettledSql.ts';
import type { OrderedGoods, RefundedGoods, StatementPayment } from './statements.ts';

/** The first days of the first and the last week, and the instants at which they begin and end. */
export type WeekSpan = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly from: Date;
  readonly to: Date;
};

const goods = sql`l.seller_id as "sellerId", l.seller_name as "sellerName",
  jsonb_build_object('primary', l.product_name_primary, 'secondary', l.product_name_secondary) as product,
  jsonb_build_object('primary', l.variant_name_primary, 'secondary', l.variant_name_secondary) as variant,
  l.price, l.commission, o.period_start as week`;

/** Goods of producers: neither a basket, whose contents have no prices, nor what was given for nothing. */
const isOfProducer = sql<boolean>`l.price > 0 and l.user_basket_id is null and (l.seller_id is not null or l.variant_id is not null)`;

export async function readOrdered(db: Kysely<Tables>, { first, last }: WeekSpan): Promise<OrderedGoods[]> {
  const { rows } = await sql<OrderedGoods>`
    select ${goods}, sum(l.quantity)::int as units, sum(l.price * l.quantity)::int as amount, sum(l.replaced)::int as replaced
    from orders o join order_line l on l.order_id = o.id
    where o.period_start between ${first} and ${last} and o.status <> 'pending' and ${isOfProducer}
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  return rows;
}

/** What a return gave back of one line's price, in cents: all of it, or the part of a return for less (ADR 139). */
const returnedAmount = sql`round(b.items::numeric * (l.price * u.quantity)
  / nullif((select sum(x.price * y.quantity) from order_return_line y join order_line x on x.id = y.line_id where y.return_id = b.id), 0))`;

/**
 * Refunds made in the span, and those made before of orders of its weeks. Of an order that was refunded as a whole, units that were missing and
 * not refunded by then did not come (E70), and did not come back.
 */
export async function readRefunded(db: Kysely<Tables>, { first, last, from, to }: WeekSpan): Promise<RefundedGoods[]> {
  const within = (at: RawBuilder<unknown>) =>
    sql`${at} < ${to}::timestamptz and (${at} >= ${from}::timestamptz or o.period_start between ${first} and ${last})`;
  const doneAt = sql`coalesce(b.done_at, b.at)`;
  const { rows } = await sql<RefundedGoods>`
    select ${goods}, ${doneAt} as at, b.kind, u.quantity as units, ${returnedAmount}::int as amount
    from order_return b join order_return_line u on u.return_id = b.id join order_line l on l.id = u.line_id
      join orders o on o.id = l.order_id
    where b.status = 'done' and ${isOfProducer} and ${within(doneAt)}
    union all
    select ${goods}, c.at, p.kind, p.units, p.amount
    from order_change c join orders o on o.id = c.order_id join order_line l on l.order_id = o.id
      left join current_order_line v on v.id = l.id and c.to_status = 'refunded'
      cross join lateral (select ${unsettledUnitsOf('v')} as units) m
      cross join lateral (values ('missing', m.units, l.price * m.units),
        (c.to_status, l.quantity - l.returned - m.units, (l.price * (l.quantity - m.units) - coalesce((
          select sum(${returnedAmount}) from order_return_line u join order_return b on b.id = u.return_id
          where u.line_id = l.id and b.status = 'done'), 0))::int)) p (kind, units, amount)
    where c.to_status in ('cancelled', 'refunded') and (p.units > 0 or p.amount <> 0) and ${isOfProducer} and ${within(sql`c.at`)}`.execute(
    db,
  );
  return rows;
}

/** Payments that were not taken back. */
export async function readPayments(db: Kysely<Tables>, { first, last }: WeekSpan): Promise<StatementPayment[]> {
  const { rows } = await sql<StatementPayment>`
    select p.seller_id as "sellerId", p.week, p.amount, p.paid_at as at,
      coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), nullif(c.email, '')) as by
    from producer_payment p left join customer c on c.id = p.staff_id
    where p.undone_at is null and p.week between ${first} and ${last}`.execute(db);
  return rows;
}

export type PaymentInsert = { sellerId: string; week: CalendarDay; amount: number; staffId: string; at: Date };

/** Marks a week of a producer as paid, unless it is. */
export async function insertPayment(db: Kysely<Tables>, payment: PaymentInsert): Promise<void> {
  const { sellerId, week, amount, staffId, at } = payment;
  await sql`insert into producer_payment (id, seller_id, week, amount, staff_id, paid_at)
    values (${randomUUID()}, ${sellerId}, ${week}, ${amount}, ${staffId}, ${at})
    on conflict (seller_id, week) where undone_at is null do nothing`.execute(db);
}

/** Takes the mark of weeks of a producer back; the row stays. */
export async function undoPayments(
  db: Kysely<Tables>,
  { sellerId, weeks, at }: { sellerId: string; weeks: readonly CalendarDay[]; at: Date },
): Promise<void> {
  await db
    .updateTable('producer_payment')
    .set({ undone_at: at })
    .where('seller_id', '=', sellerId)
    .where('week', 'in', [...weeks])
    .where('undone_at', 'is', null)
    .execute();
}

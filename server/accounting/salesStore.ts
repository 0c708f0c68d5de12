import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CASH_DUE, CASH_TILL, cashDueOf, isCashOf } from '../balance/cashSql.ts';
import type { Tables } from '../database/tables.ts';
import type { OrderAmounts, SalesEvent } from './salesReport.ts';

/** Two instants, the second exclusive; null: since ever. */
export type Span = { readonly from: Date; readonly to: Date } | null;

/** The fields of OrderAmounts, from columns of a table, or sums of them. */
const amounts = (
  column: (name: string) => RawBuilder<unknown>,
) => sql`jsonb_build_object('goods', ${column('subtotal')},
  'fee', ${column('fee')}, 'delivery', ${column('shipping')}, 'deposits', ${column('deposit')},
  'discount', ${column('discount')}, 'gst', ${column('gst')}, 'pst', ${column('pst')})`;

/** What an order was charged by itself: its totals without those of the orders that were merged into it (E19). */
const ownAmounts = amounts((name) => {
  const merged = sql`select sum(${sql.ref(`m.${name}`)}) from orders m where m.merged_into = o.id`;
  return sql`${sql.ref(`o.${name}`)} - coalesce((${merged}), 0)`;
});

/** What a return refunded, by the columns of its order; fee and delivery stay. */
const returnedColumn = (name: string): RawBuilder<unknown> =>
  name === 'fee' || name === 'shipping' ? sql`0` : sql.ref(name === 'subtotal' ? 'b.items' : `b.${name}`);

type EventRow = {
  kind: SalesEvent['kind'];
  at: Date;
  amounts: OrderAmounts | null;
  returned: OrderAmounts | null;
  withheld: number;
  card: number;
  credit: number;
  cash: number;
  awaiting: number;
};

/**
 * All that happened to money in a span, in any order. Payments that became no order are no sales; refunds that the provider has
 * not made yet count from the decision on.
 */
export async function readSalesEvents(db: Kysely<Tables>, span: Span): Promise<SalesEvent[]> {
  const within = (at: RawBuilder<unknown>) =>
    span === null ? sql`true` : sql`${at} >= ${span.from}::timestamptz and ${at} < ${span.to}::timestamptz`;
  const returnedAt = sql`coalesce(b.done_at, b.at)`;
  const received = sql`coalesce((select k.amount from cash_receipt k where k.order_id = o.id), 0)`;
  // A link that is paid makes its order one by card, also of what was given back before it was paid.
  const awaiting = sql`(case when ${isCashOf('o')} then o.total - o.balance_applied - ${received}
    else coalesce((select sum(f.amount) from refund f where f.order_id = o.id and f.provider_id = ${CASH_DUE}), 0) end)::int`;
  const refunds = (of: RawBuilder<unknown>) => sql`cross join lateral (
    select coalesce(sum(amount) filter (where provider_id = ${CASH_DUE}), 0)::int as due,
      coalesce(sum(amount) filter (where provider_id = ${CASH_TILL}), 0)::int as till,
      coalesce(sum(amount) filter (where provider_id is null or provider_id not in (${CASH_DUE}, ${CASH_TILL})), 0)::int as card
    from refund r where ${of}) f`;
  const ofWhole = refunds(sql`r.order_id = o.id and r.return_id is null and not r.dropped`);
  const { rows } = await sql<EventRow>`
    select 'order' as kind, o.created_at as at, ${ownAmounts} as amounts, null::jsonb as returned, 0 as withheld, 0 as card,
      (o.balance_applied - coalesce((select sum(m.balance_applied) from orders m where m.merged_into = o.id), 0))::int as credit,
      ${received} as cash, ${awaiting} as awaiting
    from orders o where ${within(sql`o.created_at`)}
    union all
    select 'items_returned', ${returnedAt}, ${amounts(returnedColumn)}, null, b.deposit_kept, b.to_card - f.till - f.due, b.to_balance, f.till, f.due
    from order_return b join orders o on o.id = b.order_id ${refunds(sql`r.return_id = b.id`)} where b.status = 'done' and ${within(returnedAt)}
    union all
    select 'order_refunded', c.at, ${amounts((name) => sql.ref(`o.${name}`))}, b.amounts, o.deposit_kept,
      f.card,
      (select coalesce(-sum(amount), 0) from balance_movement v where v.order_id = o.id and v.reason = 'order_cancelled')::int,
      f.till, f.due
    from order_change c join orders o on o.id = c.order_id ${ofWhole}
      cross join lateral (select ${amounts((name) =>
        name === 'deposit'
          ? sql`coalesce(sum(b.deposit - b.deposit_kept), 0)`
          : sql`coalesce(sum(${returnedColumn(name)}), 0)`,
      )} as amounts from order_return b where b.order_id = o.id and b.status = 'done') b
    where c.to_status in ('cancelled', 'refunded') and ${within(sql`c.at`)}
    union all
    select 'deposit_credited', v.created_at, null, null, 0, 0, -v.amount, 0, 0
    from balance_movement v where v.reason = 'deposit_refunded' and ${within(sql`v.created_at`)}
    union all
    select 'adjustment', v.created_at, null, null, 0, 0, v.amount, 0, 0
    from balance_movement v where v.reason = 'adjustment' and ${within(sql`v.created_at`)}
    union all
    select 'membership', k.paid_at, null, null, k.subtotal, k.total, 0, 0, 0
    from membership_charge k where ${within(sql`k.paid_at`)}
    union all
    select 'till', t.at, null, null, 0, 0, 0, t.amount, 0
    from (select at, amount from cash_receipt
      union all select at, -amount from refund where provider_id = ${CASH_TILL}) t where ${within(sql`t.at`)}`.execute(
    db,
  );
  return rows.map(eventOf);
}

function eventOf({ kind, at, amounts, returned, withheld, card, credit, cash, awaiting }: EventRow): SalesEvent {
  switch (kind) {
    case 'membership':
      return { kind, at, subtotal: withheld, total: card };
    case 'adjustment':
      return { kind, at, amount: credit };
    case 'deposit_credited':
      return { kind, at, credit };
    case 'till':
      return { kind, at, amount: cash };
    default:
  }
  if (!amounts) throw new Error(`An event of kind ${kind} has no amounts.`);
  if (kind === 'order') return { kind, at, amounts, credit, cash, awaiting };
  if (kind === 'items_returned') return { kind, at, amounts, withheld, card, credit, cash, awaiting };
  if (!returned) throw new Error('A refunded order has no returned amounts.');
  return { kind, at, amounts, returned, withheld, card, credit, cash, awaiting };
}

/** The same sums over all time, read without the report: from orders, refunds and the ledger. Cents by name. */
export async function readBooks(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select o.*, r.*, v.*, k.*, t.*
    from (select coalesce(sum(subtotal), 0) as goods, coalesce(sum(fee), 0) as fee, coalesce(sum(shipping), 0) as delivery,
        coalesce(sum(deposit), 0) as deposits, coalesce(sum(discount), 0) as discount, coalesce(sum(gst), 0) as gst,
        coalesce(sum(pst), 0) as pst,
        coalesce(sum(total - balance_applied) filter (where not ${isCashOf('orders')} and not exists (select from link_payment p where p.order_id = orders.id
          and p.status = 'paid')), 0) + coalesce((select sum(amount) from link_payment where status = 'paid'), 0) as card,
        coalesce((select sum(amount) from cash_receipt), 0) as cash, coalesce(sum(${cashDueOf('orders')}), 0) as due
        from orders where merged_into is null) o,
      (select coalesce(sum(r.amount) filter (where r.provider_id is null or r.provider_id not in (${CASH_DUE}, ${CASH_TILL})), 0) as card_refunded,
        coalesce(sum(r.amount) filter (where r.provider_id = ${CASH_TILL}), 0) as cash_refunded,
        coalesce(sum(r.amount) filter (where r.provider_id = ${CASH_DUE}), 0) as awaiting_dropped from refund r join orders o on o.id = r.order_id
        where case when r.return_id is null then o.status in ('cancelled', 'refunded') and not r.dropped
          else exists (select from order_return b where b.id = r.return_id and b.status = 'done') end) r,
      (select coalesce(sum(amount) filter (where reason = 'order_paid'), 0) as credit_used,
        coalesce(-sum(amount) filter (where reason not in ('order_paid', 'adjustment')), 0) as credit_refunded,
        coalesce(sum(amount) filter (where reason = 'adjustment'), 0) as adjustments from balance_movement) v,
      (select coalesce(sum(subtotal), 0) as memberships, coalesce(sum(total - subtotal), 0) as membership_taxes
        from membership_charge) k,
      (select coalesce((select sum(amount) from cash_receipt), 0)
        - coalesce((select sum(amount) from refund where provider_id = ${CASH_TILL}), 0) as cash_received) t`.execute(
    db,
  );
  return rows[0] ?? {};
}

import { sql, type RawBuilder } from 'kysely';

/** Orders that are paid in cash when they are received (ADR 169), for a row of orders under an alias. */

const PREFIX = 'cash_';

/** Stands in `orders.payment_intent` for the payment of an attempt (uuid) in cash. */
export const cashIntent = (attemptId: string): string => `${PREFIX}${attemptId}`;

export const isCashIntent = (paymentIntent: string | null): boolean => paymentIntent?.startsWith(PREFIX) ?? false;

/** What stands for the provider's id in a refund of cash: it lowered what was to be paid, or was paid out of the till. */
export const CASH_DUE = 'due';
export const CASH_TILL = 'till';

export const isCashOf = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(starts_with(${sql.ref(`${alias}.payment_intent`)}, ${sql.lit(PREFIX)}), false)`;

/** What the order was to be paid in cash, less what was given back before it was. Cents. */
const toReceiveOf = (alias: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(`${alias}.total`)} - ${sql.ref(`${alias}.balance_applied`)} - coalesce((select sum(f.amount) from refund f
    where f.order_id = ${sql.ref(`${alias}.id`)} and f.provider_id = ${sql.lit(CASH_DUE)}), 0))::int`;

/** What is still to be paid in cash, in cents; 0 of an order that is not paid in cash. */
export const cashDueOf = (alias: string): RawBuilder<number> =>
  sql<number>`(case when ${isCashOf(alias)} and ${sql.ref(`${alias}.status`)} not in ('cancelled', 'refunded')
    and not exists (select from cash_receipt k where k.order_id = ${sql.ref(`${alias}.id`)})
    then ${toReceiveOf(alias)} else 0 end)`;

/**
 * Something of an order was given back since its cash was received, or is being given back, or deposits were credited, which may be its own;
 * false without a receipt.
 */
export const isRefundedSince = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from cash_receipt k where k.order_id = ${sql.ref(`${alias}.id`)} and (
    exists (select from refund f where f.order_id = k.order_id and f.provider_id = ${sql.lit(CASH_TILL)})
    or exists (select from order_return b where b.order_id = k.order_id and b.status <> 'refused' and b.at >= k.at)
    or exists (select from balance_movement v where v.customer_id = ${sql.ref(`${alias}.customer_id`)} and v.reason = 'deposit_refunded'
      and v.created_at >= k.at)))`;

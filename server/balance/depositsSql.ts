import { sql, type RawBuilder } from 'kysely';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import { cashDueOf } from './cashSql.ts';

const RETURNABLE = ORDER_STATUSES.filter(isReturnable);

/** Whether a valid order's deposits were paid: those of one that still waits for its cash or link give nothing back (E50, ADR 169). */
export const isDepositPaid = (alias: string): RawBuilder<boolean> => sql<boolean>`${cashDueOf(alias)} = 0`;

/**
 * Rows of customer_id and amount: deposits withheld from cancelled orders and returned goods because they had been
 * credited before, in cents; of finished and of pending ones, so that no second one withholds them again.
 */
export const withheldDeposits = (isOfCustomer: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select customer_id, deposit_kept as amount from orders where ${isOfCustomer} and deposit_kept > 0
  union all select customer_id, coalesce((cancelling ->> 'kept')::int, 0) from orders where ${isOfCustomer} and cancelling is not null
  union all select customer_id, deposit_kept - kept_of_card from order_return where ${isOfCustomer} and status = 'asked'`;

/** Rows of order_id and amount: deposits refunded to an order's card separately, without those returned with goods since. */
export const depositsToCard = sql`
  select order_id, sum(case kind when 'deposit' then deposit else -kept_of_card end)::int as amount from order_return
  where (kind = 'deposit' or kept_of_card > 0) and status <> 'refused' group by order_id`;

/**
 * Rows of order_id, customer_id and amount: the deposits of valid orders that were paid, in cents, less those refunded with goods or
 * to the card.
 */
const orderDeposits = sql`
  select o.id as order_id, o.customer_id, l.deposit * (l.quantity - l.returned) as amount from orders o
    join current_order_line l on l.order_id = o.id
  where l.deposit > 0 and o.cancelling is null and o.status = any(${RETURNABLE}) and ${isDepositPaid('o')}
  union all select o.id, o.customer_id, -c.amount from (${depositsToCard}) c join orders o on o.id = c.order_id
  where o.cancelling is null and o.status = any(${RETURNABLE}) and ${isDepositPaid('o')}`;

/**
 * Rows of customer_id and held: deposits paid on valid orders, in cents, less those refunded with goods or credited
 * (E50). If a credited deposit's order was cancelled afterwards, the deposit was not refunded again, so it counts as
 * paid. `whose` restricts customer_id.
 */
export const depositSums = (isOfCustomer: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select customer_id, greatest(0, sum(amount))::int as held from (
    select customer_id, amount from (${orderDeposits}) d where ${isOfCustomer}
    union all ${withheldDeposits(isOfCustomer)}
    union all select customer_id, amount from balance_movement where ${isOfCustomer} and reason = 'deposit_refunded') of_deposits
  group by customer_id`;

/** Rows of order_id and held: the same of guests' orders, in cents above 0, each by its own. `which` restricts order_id. */
export const guestDepositSums = (isOfOrder: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select order_id, sum(amount)::int as held from (${orderDeposits}) d
  where customer_id is null and ${isOfOrder} group by order_id having sum(amount) > 0`;

const linesWithDeposit = (customerId: RawBuilder<string>) => sql`orders o join current_order_line l on l.order_id = o.id
  where o.customer_id = ${customerId} and l.deposit > 0 and l.quantity > l.returned
    and o.cancelling is null and o.status = any(${RETURNABLE}) and ${isDepositPaid('o')}`;
const IS_BOX = sql<boolean>`exists (select from market k where k.reusable_box = l.variant_id)`;

/** Rows of deposit (cents), quantity and products: units of a customer's valid orders not returned with goods, without boxes. */
export const containersByDeposit = (customerId: RawBuilder<string>): RawBuilder<unknown> => sql`
  select l.deposit, sum(l.quantity - l.returned)::int as quantity,
    jsonb_agg(distinct jsonb_build_object('primary', l.product_name_primary, 'secondary', l.product_name_secondary)) as products
  from ${linesWithDeposit(customerId)} and not ${IS_BOX}
  group by l.deposit`;

/** One row: the deposit of the market's box that a customer has, in cents; 0 without one (E9). */
export const boxDeposit = (customerId: RawBuilder<string>): RawBuilder<unknown> => sql`
  select case when (select has_reusable_box from customer where id = ${customerId})
    then coalesce((select max(l.deposit) from ${linesWithDeposit(customerId)} and ${IS_BOX}), 0) else 0 end as deposit`;

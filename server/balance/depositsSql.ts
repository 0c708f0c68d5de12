import { sql, type RawBuilder } from 'kysely';

/**
 * Rows of customer_id and amount: deposits withheld from cancelled orders and returned goods because they had been
 * credited before, in cents; of finished and of pending ones, so that no second one withholds them again.
 */
export const keptDeposits = (whose: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select customer_id, deposit_kept as amount from orders where ${whose} and deposit_kept > 0
  union all select customer_id, coalesce((cancelling ->> 'kept')::int, 0) from orders where ${whose} and cancelling is not null
  union all select customer_id, deposit_kept from order_return where ${whose} and status = 'asked'`;

/**
 * Rows of customer_id and held: deposits paid on valid orders, in cents, less what came back with goods or was credited
 * (E50). Credited ones of an order that was cancelled afterwards did not go back twice: they count as paid. `whose`
 * restricts customer_id.
 */
export const depositSums = (whose: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select customer_id, greatest(0, sum(amount))::int as held from (
    select customer_id, l.deposit * (l.quantity - l.returned) as amount from orders o join order_line l on l.order_id = o.id
    where ${whose} and l.deposit > 0 and o.cancelling is null
      and o.status in ('processed', 'fulfilled', 'shipped', 'completed', 'disputed')
    union all ${keptDeposits(whose)}
    union all select customer_id, amount from balance_movement where ${whose} and reason = 'deposit_refunded') of_deposits
  group by customer_id`;

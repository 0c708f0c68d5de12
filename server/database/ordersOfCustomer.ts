import { sql, type RawBuilder } from 'kysely';

/**
 * A customer's orders, as a table of a query. `offset 0` is a fence: PostgreSQL finds them by the customer, and compares the rest of the
 * conditions with what it found. It would otherwise choose by its statistics, which in a week's last hours are of before them, and go through
 * all orders of the week for each one that is written (ADR 205).
 */
export const ordersOfCustomer = (customerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select own.id, own.period_start, own.status, own.shipping_zone_id from orders own where own.customer_id = ${customerId} offset 0)`;

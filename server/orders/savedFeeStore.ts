import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** SQL condition: the order has a line of a recurring basket (`is not`) or an ordinary one (`is`). */
const hasLine = (basketIs: 'is' | 'is not') =>
  sql`exists (select from order_line l where l.order_id = orders.id and l.user_basket_id ${sql.raw(basketIs)} null)`;

/** Paid, and neither cancelled nor refunded. */
const STANDING = ['processed', 'fulfilled', 'shipped', 'completed'] as const;

/**
 * How many orders since then had no fee because of the membership. Orders of recurring baskets have no fee for anybody
 * (E52), and refunded orders saved nothing.
 */
export async function countWithoutFee(db: Kysely<Tables>, customerId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .where('fee', '=', 0)
    .where(sql<boolean>`(not ${hasLine('is not')} or ${hasLine('is')})`)
    // A merged order counts as long as the one that it joined stands.
    .where(
      sql<boolean>`coalesce((select o.status from orders o where o.id = orders.merged_into), status) in (${sql.join(STANDING)})`,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

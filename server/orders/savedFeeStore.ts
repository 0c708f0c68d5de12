import { sql, type Kysely } from 'kysely';
import type { TaxRates } from '#rules/taxes.ts';
import type { Tables } from '../database/tables.ts';

/** SQL condition: the order has a line of a recurring basket (`is not`) or an ordinary one (`is`). */
const hasLine = (basketIs: 'is' | 'is not') =>
  sql`exists (select from order_line l where l.order_id = orders.id and l.user_basket_id ${sql.raw(basketIs)} null)`;

export type SavedFees = { fee: number; taxes: TaxRates; orders: number };

/** Paid, and neither cancelled nor refunded. */
const STANDING = ['processed', 'fulfilled', 'shipped', 'completed'] as const;

/**
 * The orders since then that had no fee because of the membership: how many, by the fee and the tax rates of their day.
 * Orders of recurring baskets have no fee for anybody (E52), and refunded orders saved nothing.
 */
export async function countWithoutFee(db: Kysely<Tables>, customerId: string, since: Date): Promise<SavedFees[]> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['usual_fee as fee', 'gst_rate as gst', 'pst_rate as pst', fn.countAll<string>().as('count')])
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .where('fee', '=', 0)
    .where(sql<boolean>`(not ${hasLine('is not')} or ${hasLine('is')})`)
    // A merged order counts as long as the one that it joined stands.
    .where(
      sql<boolean>`coalesce((select o.status from orders o where o.id = orders.merged_into), status) in (${sql.join(STANDING)})`,
    )
    .groupBy(['usual_fee', 'gst_rate', 'pst_rate'])
    .execute();
  return rows.map(({ fee, gst, pst, count }) => ({ fee, taxes: { gst, pst }, orders: Number(count) }));
}

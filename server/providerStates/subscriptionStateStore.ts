import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

/** Records that the basket of a week (its first day) could not be charged to the stored card. */
export async function refuseWeek(tx: Transaction, userBasketId: string, week: string): Promise<void> {
  await sql`
    insert into basket_delivery (user_basket_id, week, status, location_id, shipping_zone_id, refusal)
    select id, ${week}::date, 'due', location_id, shipping_zone_id, 'declined'
    from user_basket where id = ${userBasketId}`.execute(tx);
}

/** Sets what a customer agreed to pay for each basket, in cents. */
export async function setAgreedTotal(tx: Transaction, userBasketId: string, agreed: number): Promise<void> {
  await tx.updateTable('user_basket').set({ agreed_total: agreed }).where('id', '=', userBasketId).execute();
}

/** Deletes subscriptions of a customer, to a basket, or both, running or cancelled; what was paid for them stays. */
export async function dropSubscriptions(
  tx: Transaction,
  { customer = null, basket = null }: { customer?: string | null; basket?: string | null },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from user_basket where coalesce(customer_id = ${customer}::uuid, true)
      and coalesce(basket_id = ${basket}::uuid, true)`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of ['checkout_attempt', 'orders', 'attempt_line', 'order_line'] as const)
    await sql`update ${sql.table(table)} set user_basket_id = null where user_basket_id = any(${ids}::uuid[])`.execute(
      tx,
    );
  await tx.deleteFrom('user_basket').where('id', 'in', ids).execute();
}

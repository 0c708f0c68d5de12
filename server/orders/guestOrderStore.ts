import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

/**
 * Transfers a guest's paid orders and their payments to the customer with that address (E64). An unconfirmed address
 * transfers nothing. Returns how many.
 */
export async function claimGuestOrders(tx: Transaction, customerId: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with taken as (
      update orders o set customer_id = u.id from customer u
      where u.id = ${customerId}::uuid and u.email_verified and u.deleted_at is null
        and o.customer_id is null and lower(o.contact_email) = u.email
      returning o.attempt_id),
    paid as (
      update checkout_attempt a set customer_id = ${customerId}::uuid
      where a.customer_id is null and a.id in (select attempt_id from taken))
    select count(*)::int as orders from taken`.execute(tx);
  return rows[0]?.orders ?? 0;
}

import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Erases attempts that ended unpaid so many days ago, with their lines, and stored messages of that age: the provider
 * repeats none for longer than three days. Attempts that became an order are kept. Returns how many attempts.
 */
export async function eraseUnpaid(db: Kysely<Tables>, days: number): Promise<number> {
  const deadline = sql`now() - make_interval(days => ${days})`;
  await sql`delete from payment_event where received_at < ${deadline}`.execute(db);
  const { numAffectedRows } = await sql`
    delete from checkout_attempt a
    where a.status in ('failed', 'expired') and a.updated_at < ${deadline}
      and not exists (select from orders o where o.attempt_id = a.id)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

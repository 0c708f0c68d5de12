import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { MembershipTable } from '../database/balanceTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type MembershipRow = Selectable<MembershipTable>;

export async function readMembership(db: Kysely<Tables>, customerId: string): Promise<MembershipRow | null> {
  const row = db.selectFrom('membership').selectAll().where('customer_id', '=', customerId);
  return (await row.executeTakeFirst()) ?? null;
}

/** The address that a trial would be under; null: the customer is gone, or has none. */
export async function emailOf(tx: Transaction, customerId: string): Promise<string | null> {
  const query = tx.selectFrom('customer').select('email').where('id', '=', customerId).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst())?.email || null;
}

/** Writes a trial, once per customer. False: they had a membership. */
export async function insertTrial(
  tx: Transaction,
  { customerId, start, end }: { customerId: string; start: Date; end: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('membership')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      status: 'trialing',
      start_date: start,
      trial_end: end,
      current_period_end: end,
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps that an address had a trial, without keeping the address. False: it had one before. */
export async function takeAddress(tx: Transaction, email: string, at: Date): Promise<boolean> {
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  const row = await tx
    .insertInto('trial_address')
    .values({ hash, at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

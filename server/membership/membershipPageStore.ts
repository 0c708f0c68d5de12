import type { Kysely, Selectable } from 'kysely';
import type { MembershipPageTable } from '../database/balanceTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type PageRow = Selectable<MembershipPageTable>;

export async function readPage(db: Kysely<Tables>, customerId: string): Promise<PageRow | null> {
  const query = db.selectFrom('membership_page').selectAll().where('customer_id', '=', customerId);
  return (await query.executeTakeFirst()) ?? null;
}

export async function readPageById(db: Kysely<Tables>, id: string): Promise<PageRow | null> {
  return (await db.selectFrom('membership_page').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Replaces the page with that id (null: none) under the customer's lock. False: there is another page meanwhile, or the
 * customer was deleted.
 */
export async function replacePage(tx: Transaction, before: string | null, page: PageRow): Promise<boolean> {
  const { customer_id: customerId } = page;
  const alive = tx.selectFrom('customer').select('id').where('id', '=', customerId).where('deleted_at', 'is', null);
  if (!(await alive.forUpdate().executeTakeFirst())) return false;
  const existing = await readPage(tx, customerId);
  if ((existing?.id ?? null) !== before) return false;
  await dropPages(tx, customerId);
  await tx.insertInto('membership_page').values(page).execute();
  return true;
}

export async function keepOpened(
  db: Kysely<Tables>,
  id: string,
  opened: { provider_session_id: string; url: string },
): Promise<void> {
  await db.updateTable('membership_page').set(opened).where('id', '=', id).execute();
}

/** Erases a customer's page. */
export async function dropPages(db: Kysely<Tables>, customerId: string): Promise<void> {
  await db.deleteFrom('membership_page').where('customer_id', '=', customerId).execute();
}

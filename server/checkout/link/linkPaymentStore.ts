import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { LinkPaymentTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import { forgotten, type SweepAges } from '../attempt/checkoutStore.ts';

/** A provider's page for what an order still has to be paid (ADR 172). */
export type LinkPaymentRow = Selectable<LinkPaymentTable>;

const LIVE = ['creating', 'pending'] as const;
const CLAIM_AT_ONCE = 20;

export const isLivePage = ({ status }: Pick<LinkPaymentRow, 'status'>): boolean => LIVE.some((live) => live === status);

export async function pageById(db: Kysely<Tables>, id: string): Promise<LinkPaymentRow | null> {
  return (await db.selectFrom('link_payment').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The page of the provider's session; null: there is none. */
export async function pageOfSession(db: Kysely<Tables>, providerSessionId: string): Promise<LinkPaymentRow | null> {
  const page = db.selectFrom('link_payment').selectAll().where('provider_session_id', '=', providerSessionId);
  return (await page.executeTakeFirst()) ?? null;
}

/** The page of an order that can still be paid; null: none. Under the order's lock none is opened meanwhile. */
export async function livePage(db: Kysely<Tables>, orderId: string): Promise<LinkPaymentRow | null> {
  const page = db.selectFrom('link_payment').selectAll().where('order_id', '=', orderId).where('status', 'in', LIVE);
  return (await page.executeTakeFirst()) ?? null;
}

/** Locks a page, after its order. */
export async function lockPage(tx: Transaction, id: string): Promise<LinkPaymentRow> {
  return tx.selectFrom('link_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function insertPage(
  tx: Transaction,
  page: Pick<Insertable<LinkPaymentTable>, 'id' | 'order_id' | 'session_id' | 'amount' | 'expires_at'>,
): Promise<LinkPaymentRow> {
  return tx.insertInto('link_payment').values(page).returningAll().executeTakeFirstOrThrow();
}

/** Moves a page to the browser that goes on with it, which returns from it. */
export async function movePage(tx: Transaction, id: string, sessionId: string): Promise<void> {
  await tx.updateTable('link_payment').set({ session_id: sessionId }).where('id', '=', id).execute();
}

/** Stores what the provider opened for a waiting page. Null if it is no longer waiting. */
export async function markPageOpen(
  db: Kysely<Tables>,
  id: string,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<LinkPaymentRow | null> {
  const opened = { status: 'pending', provider_session_id: sessionId, payment_url: url } as const;
  const update = db
    .updateTable('link_payment')
    .set({ ...opened, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'creating');
  return (await update.returningAll().executeTakeFirst()) ?? null;
}

/** Fails a page that the provider did not open. */
export async function failPage(db: Kysely<Tables>, id: string): Promise<void> {
  const failed = { status: 'failed', updated_at: sql<Date>`now()` } as const;
  await db.updateTable('link_payment').set(failed).where('id', '=', id).where('status', '=', 'creating').execute();
}

/** Ends a locked page. */
export async function finishPage(
  tx: Transaction,
  id: string,
  status: 'paid' | 'expired',
  providerSessionId: string,
): Promise<void> {
  const session = sql<string>`coalesce(provider_session_id, ${providerSessionId})`;
  const ended = { status, provider_session_id: session, updated_at: sql<Date>`now()` };
  await tx.updateTable('link_payment').set(ended).where('id', '=', id).execute();
}

/** Claims live pages that were unchanged for long enough, as `claimForgotten` does attempts. */
export async function claimPages(db: Kysely<Tables>, ages: SweepAges, now: Date): Promise<LinkPaymentRow[]> {
  return db
    .updateTable('link_payment')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('link_payment')
        .select('id')
        .where(forgotten(ages, now))
        .orderBy('updated_at')
        .limit(CLAIM_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { addressHashSql } from '../mail/addressSql.ts';

/** Whose notice: a customer's (uuid), or a guest's by address in lower case. */
export type NoticeOwner = { customerId: string; email: null } | { customerId: null; email: string };

export type NewNotice = { productId: string; owner: NoticeOwner; locale: Locale; now: Date };

/** Stores a request, or renews an ended one; a request that is still open stays unchanged. Returns its uuid. */
export async function insertNotice(db: Kysely<Tables>, { productId, owner, locale, now }: NewNotice): Promise<string> {
  const renewed = { locale, requested_at: now, ended_at: null };
  await db
    .insertInto('restock_notice')
    .values({
      id: randomUUID(),
      product_id: productId,
      customer_id: owner.customerId,
      email: owner.email,
      ...renewed,
    })
    .onConflict((conflict) =>
      conflict
        .columns(owner.customerId === null ? ['product_id', 'email'] : ['product_id', 'customer_id'])
        .doUpdateSet(renewed)
        .where('restock_notice.ended_at', 'is not', null),
    )
    .execute();
  const { id } = await db
    .selectFrom('restock_notice')
    .select('id')
    .where('product_id', '=', productId)
    .where(owner.customerId === null ? 'email' : 'customer_id', '=', owner.customerId ?? owner.email)
    .executeTakeFirstOrThrow();
  return id;
}

/** An open notice to an address that its reader has confirmed (E75): an account's, or a guest's by the mail's button. */
const isAwaited = sql<boolean>`(ended_at is null and (
  exists (select from customer u where u.id = restock_notice.customer_id and u.email_verified)
  or exists (select from mail_recipient r
    where r.address_hash = ${addressHashSql(sql`restock_notice.email`)} and r.confirmed_at is not null)))`;

/** The products (uuids) that somebody waits for. */
export async function readAwaited(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('restock_notice').select('product_id').distinct().where(isAwaited).execute();
  return rows.map((row) => row.product_id);
}

/** Ends the open notices of a product that is back, each for one process only. Returns their uuids. */
export async function endNotices(tx: Transaction, productId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('restock_notice')
    .set({ ended_at: now })
    .where('product_id', '=', productId)
    .where(isAwaited)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases notices that ended before an instant, and those of addresses that were not confirmed since then. */
export async function eraseEnded(db: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('restock_notice')
    .where(sql<boolean>`ended_at < ${before} or ended_at is null and requested_at < ${before} and not ${isAwaited}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Erases a customer's notices, and those that were requested for their address. */
export async function eraseNotices(tx: Transaction, { customerId, email }: { customerId: string; email: string }) {
  await tx
    .deleteFrom('restock_notice')
    .where(sql<boolean>`customer_id = ${customerId} or email = ${email.toLowerCase()}`)
    .execute();
}

/** The products (uuids) that a customer waits for, the latest first. */
export async function readAwaitedBy(db: Kysely<Tables>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('restock_notice')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

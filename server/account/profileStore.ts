import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { ConsentSource, CustomerTable, NewsletterConsentTable } from '../database/peopleTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type CustomerRow = Selectable<CustomerTable>;
export type ConsentRow = Pick<Selectable<NewsletterConsentTable>, 'given' | 'at' | 'source'>;
export type ProfileUpdate = Updateable<CustomerTable>;

/** A customer who was not deleted, by their uuid. */
export async function readCustomer(db: Kysely<Tables>, id: string): Promise<CustomerRow | null> {
  const query = db.selectFrom('customer').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: string): Promise<CustomerRow | null> {
  const query = tx.selectFrom('customer').selectAll().where('id', '=', id).where('deleted_at', 'is', null).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function writeCustomer(db: Kysely<Tables>, id: string, update: ProfileUpdate): Promise<void> {
  await db.updateTable('customer').set(update).where('id', '=', id).where('deleted_at', 'is', null).execute();
}

/** Stores an address that counts from now on, unverified. Older tokens with the former one are ignored. */
export async function takeEmail(db: Kysely<Tables>, id: string, email: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({
      email,
      email_verified: false,
      identity_at: sql<Date>`greatest(identity_at, clock_timestamp())`,
      pending_email: null,
      pending_email_at: null,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Newest first. */
export async function readConsents(db: Kysely<Tables>, customerId: string, limit: number): Promise<ConsentRow[]> {
  return db
    .selectFrom('newsletter_consent')
    .select(['given', 'at', 'source'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function addConsent(
  tx: Transaction,
  customerId: string,
  consent: { given: boolean; source: ConsentSource; at: Date },
): Promise<void> {
  await tx
    .insertInto('newsletter_consent')
    .values({ customer_id: customerId, ...consent })
    .execute();
}

/** Removes a customer's personal data for good (E49). Older tokens of the account are refused from now on. */
export async function anonymiseCustomer(
  tx: Transaction,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<void> {
  await tx.deleteFrom('newsletter_consent').where('customer_id', '=', id).execute();
  await tx.deleteFrom('session_customer').where('customer_id', '=', id).execute();
  await tx
    .insertInto('ended_subject')
    .values({ hash: createHash('sha256').update(subject).digest('hex'), at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: sql<Date>`clock_timestamp()` }))
    .execute();
  await tx
    .updateTable('customer')
    .set({
      subject: null,
      deleted_at: now,
      email: '',
      email_verified: false,
      desk_role: null,
      desk_role_at: null,
      pending_email: null,
      pending_email_at: null,
      first_name: null,
      last_name: null,
      newsletter: false,
      notify_abandoned_cart: false,
      notify_item_missing: false,
      notify_order_progress: false,
      preferred_location_id: null,
      shipping_preference: null,
      allergies: null,
      shipping_address: null,
      profile_completed_at: null,
      field_versions: '{}',
    })
    .where('id', '=', id)
    .execute();
}

import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';

/** The key of the market's own signatures. */
export async function readSignatureKey(db: Kysely<Tables>): Promise<string> {
  const { session_key: key } = await db.selectFrom('market').select('session_key').executeTakeFirstOrThrow();
  return key;
}

/** The language of a customer (uuid). Null: gone. */
export async function languageOf(db: Kysely<Tables>, customerId: string): Promise<Locale | null> {
  const query = db.selectFrom('customer').select('locale').where('id', '=', customerId).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst())?.locale ?? null;
}

/** Switches off a customer's cart reminders, as a change of their profile; repeated, it changes nothing. */
export async function stopReminders(db: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`
    update customer
    set notify_abandoned_cart = false, version = version + 1,
      field_versions = field_versions || jsonb_build_object('notificationPreferences', version + 1)
    where id = ${customerId}::uuid and deleted_at is null and notify_abandoned_cart`.execute(db);
}

/** The language of a guest's restock notice. Null: gone. */
export async function languageOfNotice(db: Kysely<Tables>, noticeId: string): Promise<Locale | null> {
  const query = db
    .selectFrom('restock_notice')
    .select('locale')
    .where('id', '=', noticeId)
    .where('email', 'is not', null);
  return (await query.executeTakeFirst())?.locale ?? null;
}

/** The address of a guest's restock notice. Null: gone. */
export async function addressOfNotice(db: Kysely<Tables>, noticeId: string): Promise<string | null> {
  const query = db.selectFrom('restock_notice').select('email').where('id', '=', noticeId);
  return (await query.executeTakeFirst())?.email ?? null;
}

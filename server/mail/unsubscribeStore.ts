import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../rules/constants.ts';
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

/** The language of a restock notice's reader. Null: gone. */
export async function languageOfNotice(db: Kysely<Tables>, noticeId: string): Promise<Locale | null> {
  const { rows } = await sql<{ locale: Locale }>`
    select coalesce(c.locale, n.locale) as locale from restock_notice n left join customer c on c.id = n.customer_id
    where n.id = ${noticeId}::uuid`.execute(db);
  return rows[0]?.locale ?? null;
}

/** Ends every restock notice to the address of this one. Idempotent. By the machine's clock. */
export async function stopNotices(db: Kysely<Tables>, noticeId: string): Promise<void> {
  await sql`
    update restock_notice o set ended_at = now() from restock_notice n
    where n.id = ${noticeId}::uuid and o.ended_at is null
      and (o.customer_id = n.customer_id or o.email = n.email)`.execute(db);
}

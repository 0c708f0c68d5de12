import { sql, type Kysely } from 'kysely';
import { HOUR_MS } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Queues a reminder for every cart with confirmed lines of this week (its first day) that its customer has not touched
 * for an hour, without automatic purchase, where they want reminders (spec 3): once per cart and week, in one
 * statement. Returns how many.
 */
export async function insertReminders(db: Kysely<Tables>, week: string, now: Date): Promise<number> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const { numAffectedRows } = await sql`
    insert into outbox (id, kind, about, data)
    select gen_random_uuid(), 'abandoned_cart', c.id || ' ' || ${week}, jsonb_build_object('customerId', c.customer_id)
    from cart c join customer u on u.id = c.customer_id
    where u.notify_abandoned_cart and u.deleted_at is null and u.email <> '' and not c.auto_close
      and c.updated_at < ${hourAgo}
      and exists (select from cart_item i where i.cart_id = c.id and not i.unsure and i.week >= ${week})
      and not exists (select from cart_item i where i.cart_id = c.id and i.added_at >= ${hourAgo})
      and not exists (select from checkout_attempt a where a.cart_id = c.id and a.status in ('creating', 'pending'))
    on conflict (kind, about) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Queues a mail for every customer whose trial without a card ends by `before`, and has not ended by `now`: once per
 * trial, in one statement (E62). Returns how many.
 */
export async function insertTrialEnds(db: Kysely<Tables>, now: Date, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, kind, about, data)
    select gen_random_uuid(), 'trial_ending', m.id::text, jsonb_build_object('customerId', m.customer_id)
    from membership m join customer u on u.id = m.customer_id
    where m.status = 'trialing' and m.provider_id is null and m.current_period_end > ${now}::timestamptz
      and m.current_period_end <= ${before}::timestamptz and u.deleted_at is null and u.email <> ''
    on conflict (kind, about) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The end of a customer's trial without a card. Null: none is running. */
export async function runningTrialEnd(db: Kysely<Tables>, customerId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('membership')
    .select('current_period_end as end')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'trialing')
    .where('provider_id', 'is', null)
    .where('current_period_end', '>', now)
    .executeTakeFirst();
  return row?.end ?? null;
}

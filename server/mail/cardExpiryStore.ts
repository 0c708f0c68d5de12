import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { CalendarDay } from '#rules/zone.ts';
import type { Tables } from '../database/tables.ts';

/** What is charged to a customer's card without them: automatic purchase, recurring baskets, or a membership that renews. */
const isInUse = sql<boolean>`(
  exists (select from cart k where k.customer_id = c.id and k.auto_close)
  or exists (select from user_basket b where b.customer_id = c.id and b.cancelled_at is null)
  or exists (select from membership m where m.customer_id = c.id and m.provider_id is not null
    and m.status in ('trialing', 'active', 'past_due') and not m.cancel_at_period_end))`;
/** A card is valid to the end of its month. */
const endOfCard = sql`(make_date(p.exp_year, p.exp_month, 1) + interval '1 month')::date`;

/**
 * Queues a mail for every card in use that expires after `today` and by `before`: once per card and expiry, in one
 * statement. Returns how many.
 */
export async function insertCardExpiries(
  db: Kysely<Tables>,
  { today, before }: { today: CalendarDay; before: CalendarDay },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, kind, about, data)
    select gen_random_uuid(), 'card_expiring', p.provider_id || ' ' || p.exp_year || '-' || p.exp_month,
      jsonb_build_object('customerId', c.id, 'card', p.provider_id)
    from payment_card p join customer c on c.id = p.customer_id
    where p.exp_year is not null and p.exp_month is not null and ${endOfCard} > ${today}::date
      and ${endOfCard} <= ${before}::date and c.deleted_at is null and c.email <> '' and ${isInUse}
    on conflict (kind, about) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type ExpiringCard = {
  email: string;
  locale: Locale;
  brand: string | null;
  last4: string | null;
  month: number;
  year: number;
};

/** The card with this provider's id, if it is still its customer's and in use. */
export async function expiringCardOfMail(
  db: Kysely<Tables>,
  { customerId, card }: { customerId: string; card: string },
): Promise<ExpiringCard | null> {
  const { rows } = await sql<ExpiringCard>`
    select c.email, c.locale, p.brand, p.last4, p.exp_month as month, p.exp_year as year
    from payment_card p join customer c on c.id = p.customer_id
    where c.id = ${customerId}::uuid and p.provider_id = ${card} and p.exp_month is not null and p.exp_year is not null
      and c.deleted_at is null and c.email <> '' and ${isInUse}`.execute(db);
  return rows[0] ?? null;
}

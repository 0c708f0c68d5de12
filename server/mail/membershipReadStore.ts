import { sql, type Kysely, type Selectable } from 'kysely';
import type { MembershipChargeTable, MembershipTable } from '../database/balanceTables.ts';
import type { Tables } from '../database/tables.ts';

/** The customer of a membership and the card that pays it (E72); null: unknown. */
export type MemberOfMail = { email: string; locale: 'fr' | 'en'; brand: string | null; last4: string | null };
export type ChargeOfMail = MemberOfMail & Selectable<MembershipChargeTable>;
export type MembershipOfMail = MemberOfMail &
  Pick<
    Selectable<MembershipTable>,
    'status' | 'current_period_end' | 'cancel_at_period_end' | 'next_charge' | 'ended_unpaid'
  >;

/** Null: unknown charge, or no recipient. */
export async function chargeOfMail(db: Kysely<Tables>, chargeId: string): Promise<ChargeOfMail | null> {
  const row = await db
    .selectFrom('membership_charge as m')
    .innerJoin('customer as c', 'c.id', 'm.customer_id')
    .leftJoin('membership as p', 'p.customer_id', 'c.id')
    .selectAll('m')
    .select(['c.email', 'c.locale', 'p.card_brand as brand', 'p.card_last4 as last4'])
    .where('m.id', '=', chargeId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.email ? row : null;
}

/** A membership that the provider renews. Null: none, or no recipient. */
export async function membershipOfMail(db: Kysely<Tables>, customerId: string): Promise<MembershipOfMail | null> {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('customer as c', 'c.id', 'm.customer_id')
    .select(['m.status', 'm.current_period_end', 'm.cancel_at_period_end', 'm.next_charge', 'm.ended_unpaid'])
    .select(['c.email', 'c.locale', 'm.card_brand as brand', 'm.card_last4 as last4'])
    .where('m.customer_id', '=', customerId)
    .where('m.provider_id', 'is not', null)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.email ? row : null;
}

/**
 * Queues mails to every customer whose membership will be charged: a trial with a card that ends by `trialBefore`, a
 * year that renews by `yearBefore`; once per period, in one statement. Returns how many.
 */
export async function insertRenewals(
  db: Kysely<Tables>,
  now: Date,
  { trialBefore, yearBefore }: { trialBefore: Date; yearBefore: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, kind, about, data)
    select gen_random_uuid(), 'membership_renewing', m.id || ' ' || extract(epoch from m.current_period_end)::bigint,
      jsonb_build_object('customerId', m.customer_id)
    from membership m join customer u on u.id = m.customer_id
    where m.status in ('trialing', 'active') and m.provider_id is not null and not m.cancel_at_period_end
      and m.current_period_end > ${now}::timestamptz
      and m.current_period_end <=
        case m.status when 'trialing' then ${trialBefore}::timestamptz else ${yearBefore}::timestamptz end
      and u.deleted_at is null and u.email <> ''
    on conflict (kind, about) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

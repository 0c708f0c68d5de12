import { sql, type Kysely } from 'kysely';
import type { BasketFrequency } from '#rules/basketDates.ts';
import type { Tables } from '../database/tables.ts';
import type { Text } from '../text/bilingualText.ts';

/** A subscription's data for its mails: customer, language and basket. Money in cents. */
export type BasketMailData = {
  email: string;
  locale: 'fr' | 'en';
  basket: Text;
  price: number;
  taxablePrice: number;
  deposit: number;
  /** What the customer agreed to pay for each basket (E69). */
  agreedTotal: number;
  /** Uuids; one of them at most. */
  locationId: string | null;
  zoneId: string | null;
  /** First day of its first week. */
  start_week: string;
  frequency: BasketFrequency;
  /** The last week that was decided. */
  decidedThrough: string;
  isEnded: boolean;
  /** The latest decided week brought nothing because its place did not serve it. */
  isPlaceMissed: boolean;
  /** Paused weeks after those decided, and weeks that a cart bought. */
  paused: string[];
  bought: string[];
  /** Decided weeks that are not handed over yet, as far as they bring a basket. */
  pending: string[];
  contents: Text[];
};

/** Null: no such subscription, or no recipient. */
export async function readBasketMail(db: Kysely<Tables>, userBasketId: string): Promise<BasketMailData | null> {
  const row = await db
    .selectFrom('user_basket as u')
    .innerJoin('customer as c', 'c.id', 'u.customer_id')
    .innerJoin('basket as b', 'b.id', 'u.basket_id')
    .select(['c.email', 'c.locale', 'b.name_primary', 'b.name_secondary', 'u.start_week'])
    .select(['b.price', 'b.taxable_price as taxablePrice', 'b.deposit', 'u.agreed_total as agreedTotal'])
    .select(['u.location_id as locationId', 'u.shipping_zone_id as zoneId'])
    .select(['b.frequency', 'u.decided_through as decidedThrough', 'b.contents_primary', 'b.contents_secondary'])
    .select([
      sql<boolean>`u.cancelled_at is not null`.as('isEnded'),
      sql<boolean>`coalesce((select d.status = 'missed' and d.refusal = 'NO_DELIVERY' from basket_delivery d
        where d.user_basket_id = u.id order by d.week desc limit 1), false)`.as('isPlaceMissed'),
      sql<string[]>`array(select p.week::text from basket_pause p
        where p.user_basket_id = u.id and p.week > u.decided_through order by p.week)`.as('paused'),
      sql<string[]>`array(select d.week::text from basket_delivery d
        where d.user_basket_id = u.id and d.week > u.decided_through order by d.week)`.as('bought'),
      sql<string[]>`array(select d.week::text from basket_delivery d
        where d.user_basket_id = u.id and d.status in ('due', 'ordered') order by d.week)`.as('pending'),
    ])
    .where('u.id', '=', userBasketId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row?.email) return null;
  const {
    email,
    name_primary: primary,
    name_secondary: secondary,
    contents_primary,
    contents_secondary,
    ...basket
  } = row;
  const contents = contents_primary.map((item, index) => ({
    primary: item,
    secondary: contents_secondary[index] ?? null,
  }));
  return { ...basket, email, basket: { primary, secondary }, contents };
}

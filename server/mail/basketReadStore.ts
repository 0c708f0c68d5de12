import type { Kysely } from 'kysely';
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
  /** Uuids; one of them at most. */
  locationId: string | null;
  zoneId: string | null;
  /** First day of its first week. */
  start_week: string;
};

/** Null: no such subscription, or no recipient. */
export async function readBasketMail(db: Kysely<Tables>, userBasketId: string): Promise<BasketMailData | null> {
  const row = await db
    .selectFrom('user_basket as u')
    .innerJoin('customer as c', 'c.id', 'u.customer_id')
    .innerJoin('basket as b', 'b.id', 'u.basket_id')
    .select(['c.email', 'c.locale', 'b.name_primary', 'b.name_secondary', 'u.start_week'])
    .select(['b.price', 'b.taxable_price as taxablePrice', 'b.deposit'])
    .select(['u.location_id as locationId', 'u.shipping_zone_id as zoneId'])
    .where('u.id', '=', userBasketId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row?.email) return null;
  const { email, name_primary: primary, name_secondary: secondary, ...basket } = row;
  return { ...basket, email, basket: { primary, secondary } };
}

import type { Kysely } from 'kysely';
import type { Text } from '../bilingualText.ts';
import type { Tables } from '../database/tables.ts';

/** A subscription as its mails tell it: to whom, in which language, and of which basket. Money in cents. */
export type BasketToTell = {
  email: string;
  locale: 'fr' | 'en';
  basket: Text;
  price: number;
  /** First day of its first week. */
  start_week: string;
};

/** Null: there is no such subscription, or nobody to tell. */
export async function basketToTell(db: Kysely<Tables>, userBasketId: string): Promise<BasketToTell | null> {
  const row = await db
    .selectFrom('user_basket as u')
    .innerJoin('customer as c', 'c.id', 'u.customer_id')
    .innerJoin('basket as b', 'b.id', 'u.basket_id')
    .select(['c.email', 'c.locale', 'b.name_primary', 'b.name_secondary', 'b.price', 'u.start_week'])
    .where('u.id', '=', userBasketId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row?.email) return null;
  const { email, locale, price, start_week, name_primary: primary, name_secondary: secondary } = row;
  return { email, locale, price, start_week, basket: { primary, secondary } };
}

import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { textOf } from '../text/bilingualText.ts';
import type { Text } from '../text/bilingualText.ts';

/** A decided week of a subscription, running or ended; `week` is its Friday. note: what its customer wrote for it. */
export type BasketWeek = {
  basket: Text | null;
  week: string;
  status: string;
  refusal: string | null;
  note: string | null;
};

/** Every decided week of a customer's subscriptions, the latest first. */
export async function readBasketWeeks(db: Kysely<Tables>, customerId: string): Promise<BasketWeek[]> {
  const rows = await db
    .selectFrom('basket_delivery as d')
    .innerJoin('user_basket as u', 'u.id', 'd.user_basket_id')
    .innerJoin('basket as b', 'b.id', 'u.basket_id')
    .select(['b.name_primary', 'b.name_secondary', 'd.week', 'd.status', 'd.refusal', 'd.note'])
    .where('u.customer_id', '=', customerId)
    .orderBy('d.week', 'desc')
    .orderBy('u.id')
    .execute();
  return rows.map(({ name_primary: primary, name_secondary: secondary, week, status, refusal, note }) => ({
    basket: textOf(primary, secondary),
    week,
    status,
    refusal,
    note,
  }));
}

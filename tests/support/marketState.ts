import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Tables of goods, money and obligations. */
const TABLES = [
  'cart',
  'cart_item',
  'checkout_attempt',
  'attempt_line',
  'orders',
  'order_line',
  'fulfillment',
  'variant',
  'customer',
  'balance_movement',
  'membership',
  'membership_page',
  'trial_address',
  'payment_card',
  'card_setup',
  'user_basket',
  'basket_pause',
  'basket_delivery',
  'favourite',
  'restock_notice',
  'order_change',
  'refund',
  'outbox',
] as const;

/**
 * Every row of carts, payments, orders, stock, credit, cards, baskets, favourites and mails, by table: equal before and
 * after what must change nothing.
 */
export async function marketState({ kysely }: Database): Promise<Record<string, unknown[]>> {
  const state: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by t::text`.execute(kysely);
    state[table] = rows.map(({ row }) => row);
  }
  return state;
}

import type { Database } from '../../server/database/database.ts';
import { rowsOf } from './tableRows.ts';

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
export const marketState = (database: Database): Promise<Record<string, string[]>> => rowsOf(database, TABLES);

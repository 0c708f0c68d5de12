import { sql } from 'kysely';
import { isBasketDue } from '#rules/basketDates.ts';
import type { BasketFrequency } from '#rules/basketDates.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Text } from '../text/bilingualText.ts';

/**
 * A recurring basket that is due in the cart's week and that the cart may buy (E51), as currently offered. Money in
 * cents.
 */
export type StoredBasket = {
  /** Uuids of the subscription and of its basket. */
  userBasketId: string;
  basketId: string;
  /** First day of the week of its delivery. */
  week: string;
  name: Text;
  image: string | null;
  price: number;
  comparedAtPrice: number | null;
  /** The taxed part of `price` (E52). */
  taxablePrice: number;
  deposit: number;
  /** It is on offer. */
  active: boolean;
  /** False if it stays an order of its own; null while the customer has not decided. */
  inCart: boolean | null;
  /** The price at which it was confirmed. */
  priceSeen: number | null;
};
/** A basket as the cart's query returns it. */
export type BasketRow = StoredBasket & { frequency: BasketFrequency; startWeek: string };

/**
 * SQL for a query of carts `c`: the subscriptions of a cart's customer whose `week` is neither paused, decided nor
 * bought, as `baskets`. A week that this cart is paying still belongs to the cart. None for an Express cart.
 */
export const basketsOfCart = (week: string | null) => sql`
  left join lateral (
    select json_agg(json_build_object('userBasketId', u.id, 'basketId', b.id, 'week', ${week}::date,
      'name', json_build_object('primary', b.name_primary, 'secondary', b.name_secondary), 'image', b.images[1],
      'price', b.price, 'comparedAtPrice', b.compared_at_price, 'taxablePrice', b.taxable_price, 'deposit', b.deposit,
      'active', b.active, 'inCart', k.in_cart, 'priceSeen', k.price_seen, 'frequency', b.frequency, 'startWeek', u.start_week)
      order by u.created_at, u.id) as baskets
    from user_basket u join basket b on b.id = u.basket_id
      left join basket_choice k on k.user_basket_id = u.id and k.week = ${week}::date
      left join basket_delivery d on d.user_basket_id = u.id and d.week = ${week}::date
      left join checkout_attempt p on p.id = d.attempt_id and p.cart_id = c.id and p.status in ('creating', 'pending')
    where u.customer_id = c.customer_id and not c.from_storage
      and (p.id is not null or d.week is null and u.cancelled_at is null and u.decided_through < ${week}::date
        and not exists (select from basket_pause o where o.user_basket_id = u.id and o.week = ${week}::date))
  ) due on true`;

/** The baskets with a delivery in their week (E48). */
export const dueBaskets = (rows: readonly BasketRow[] | null): StoredBasket[] =>
  (rows ?? []).flatMap(({ frequency, startWeek, ...basket }) =>
    isBasketDue(frequency, startWeek, basket.week) ? [basket] : [],
  );

/** Stores whether the cart buys a week's basket, and at which price in cents. The cart must be locked. */
export async function writeBasketChoice(
  tx: Transaction,
  { userBasketId, week, price }: Pick<StoredBasket, 'userBasketId' | 'week' | 'price'>,
  inCart: boolean,
): Promise<void> {
  const choice = { in_cart: inCart, price_seen: price };
  await tx
    .insertInto('basket_choice')
    .values({ user_basket_id: userBasketId, week, ...choice })
    .onConflict((conflict) => conflict.columns(['user_basket_id', 'week']).doUpdateSet(choice))
    .execute();
}

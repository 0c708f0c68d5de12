import type { ColumnType, Generated } from 'kysely';
import type { BasketFrequency } from '../../rules/basketDates.ts';
import type { Instant, NullableInstant } from './columnTypes.ts';

/** Rows of recurring baskets and of the subscriptions to them. Money in cents; weeks are their Fridays. */

/** A recurring basket on offer: price per delivery. */
export type BasketTable = {
  id: string;
  handle_primary: string;
  priority: number;
  name_primary: string;
  name_secondary: string | null;
  description_primary: string | null;
  description_secondary: string | null;
  price: number;
  compared_at_price: number | null;
  frequency: BasketFrequency;
  /** Refundable. */
  deposit: Generated<number>;
  /** The part of `price` that is taxed (E52). */
  taxable_price: Generated<number>;
  /** What is in it, a thing each. */
  contents_primary: Generated<string[]>;
  /** In the other language, as many; none: not translated. */
  contents_secondary: Generated<string[]>;
  images: string[];
  active: Generated<boolean>;
};

/** A customer's subscription: one at a time of each basket. One of the two places is null. */
export type UserBasketTable = {
  id: string;
  customer_id: string;
  basket_id: string;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  /** The first week that brings one: all dates are counted from it (E48). */
  start_week: string;
  /** The last week whose opt-out has passed and that was decided. */
  decided_through: string;
  /** Market time. */
  created_at: Instant;
  /** Market time, of a deleted account the real one; null: it goes on. */
  cancelled_at: NullableInstant;
};

export type BasketPauseTable = { user_basket_id: string; week: string };

/** due: to be charged. ordered: it was. missed: nothing was charged for that week, and nothing comes. */
export type BasketDeliveryStatus = 'due' | 'ordered' | 'missed';

/** A week that was decided to bring a basket, with where it goes as it was chosen at the opt-out. */
export type BasketDeliveryTable = {
  user_basket_id: string;
  week: string;
  status: BasketDeliveryStatus;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  /** The latest try to charge it; null: none yet. */
  attempt_id: Generated<string | null>;
  /** Why nothing can be, or could be, charged: an error code, or a card's refusal. Null: nothing stands against it. */
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
};

/** What a customer chose of the basket that a cart of the week is proposed (E51): no row, nothing yet. */
export type BasketChoiceTable = {
  user_basket_id: string;
  week: string;
  /** False: it stays an order of its own. */
  in_cart: boolean;
  /** Price in cents that was shown. */
  price_seen: number;
};

export type BasketTables = {
  basket: BasketTable;
  user_basket: UserBasketTable;
  basket_pause: BasketPauseTable;
  basket_delivery: BasketDeliveryTable;
  basket_choice: BasketChoiceTable;
};

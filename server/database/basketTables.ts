import type { ColumnType, Generated } from 'kysely';
import type { BasketFrequency } from '#rules/basketDates.ts';
import type { Instant, NullableInstant, Versioned } from './columnTypes.ts';

/** Rows of recurring baskets and their subscriptions. Money in cents; weeks are their Fridays. */

/** A recurring basket on offer: price per delivery. */
export type BasketTable = Versioned & {
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
  /** The contents, one entry each. */
  contents_primary: Generated<string[]>;
  /** The translated contents, as many; empty: not translated. */
  contents_secondary: Generated<string[]>;
  images: string[];
  active: Generated<boolean>;
};

/** A customer's subscription, one at a time for each basket. One of the two places is null. */
export type UserBasketTable = {
  id: string;
  customer_id: string;
  basket_id: string;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  /** What the customer agreed to pay for each basket, in cents: a higher total is not charged (E69). */
  agreed_total: number;
  /** The first week that brings a basket: all dates are counted from it (E48). */
  start_week: string;
  /** The last week that was decided, its opt-out having passed. */
  decided_through: string;
  /** Market time. */
  created_at: Instant;
  /** Market time, but real time for a deleted account; null: active. */
  cancelled_at: NullableInstant;
};

export type BasketPauseTable = { user_basket_id: string; week: string };

/** due: to be charged. ordered: paid. missed: nothing was charged for that week, and nothing comes. */
export type BasketDeliveryStatus = 'due' | 'ordered' | 'missed';

/** A week decided to bring a basket, with the destination chosen at the opt-out. */
export type BasketDeliveryTable = {
  user_basket_id: string;
  week: string;
  status: BasketDeliveryStatus;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  /** The latest attempt to charge it; null: none yet. */
  attempt_id: Generated<string | null>;
  /** Why it cannot be charged: an error code, or a card's refusal. Null: no obstacle. */
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
};

/** A customer's choice about the basket that is proposed in the week's cart (E51); no row: none yet. */
export type BasketChoiceTable = {
  user_basket_id: string;
  week: string;
  /** False: it stays an order of its own. */
  in_cart: boolean;
  /** The price in cents that was shown. */
  price_seen: number;
};

export type BasketTables = {
  basket: BasketTable;
  user_basket: UserBasketTable;
  basket_pause: BasketPauseTable;
  basket_delivery: BasketDeliveryTable;
  basket_choice: BasketChoiceTable;
};

import type { ColumnType, Generated } from 'kysely';
import type { MissingWish } from '#rules/lineStatus.ts';
import type { RefusalReason } from '../marketError.ts';
import type { GeneratedInstant, Instant } from './columnTypes.ts';

/** Rows of sessions and their carts. */

export type UnsureReason = 'price_changed' | 'stock_changed' | 'from_basket' | 'last_week';

/** id: SHA-256 of the cookie's token in hex (E61). */
export type SessionTable = {
  id: string;
  created_at: GeneratedInstant;
  seen_at: GeneratedInstant;
  age_confirmed: Generated<boolean>;
};
/**
 * Why the closing of a week (its first day) did not buy the cart (E20): codes with their params, in the customer's
 * language at the time.
 */
export type AutoCloseRefusalRow = { week: string; reasons: RefusalReason[] };
/** Lines that the closing left out when it bought the cart (E20); null: none. */
export type LeftOut = { left_out: ColumnType<RefusalReason[] | null, string | null | undefined, string | null> };
/** A guest session's cart, or a customer's; never both. */
export type CartTable = {
  id: string;
  session_id: string | null;
  customer_id: string | null;
  from_storage: Generated<boolean>;
  location_id: string | null;
  shipping_zone_id: string | null;
  note: string | null;
  /** A guest's (ADR 69). */
  allergies: Generated<string | null>;
  /** Bought automatically at the closing (E20); for customers only. */
  auto_close: Generated<boolean>;
  /** The closing buys what is available, instead of all or nothing (E20). */
  auto_close_partial: Generated<boolean>;
  /** The total in cents that the closing may charge at most: the last one shown; null: none was (E69). */
  auto_close_total: Generated<number | null>;
  /** The latest choice for a missing line, which new lines start with; null: never chosen. */
  if_missing: Generated<MissingWish | null>;
  /** The week for which an age of 19 was confirmed (E25). */
  age_week: Generated<string | null>;
  /** From the last closing that left something in the cart; null: that closing was not to buy it. */
  auto_close_refusal: ColumnType<AutoCloseRefusalRow | null, string | null | undefined, string | null>;
  /** Variants of a guest's cart that did not fit at sign-in, until the next change of the cart (E38). */
  merge_left_out: Generated<string[]>;
  created_at: GeneratedInstant;
  /** Market time. */
  updated_at: Instant;
};
export type CartItemTable = {
  id: string;
  cart_id: string;
  variant_id: string;
  quantity: number;
  /** The price in cents that the shopper saw when adding or confirming. */
  price_seen: number;
  unsure: Generated<boolean>;
  unsure_reason: UnsureReason | null;
  /** First day of the week that was open when the line was last confirmed (E57). */
  week: Generated<string>;
  /** Null: the market's default. */
  if_missing: Generated<MissingWish | null>;
  /** Market time. */
  added_at: Instant;
};

/** A change of a cart's lines that was carried out, by its caller's key. */
export type CartRequestTable = {
  cart_id: string;
  request: string;
  /** SHA-256 of its input, in hex. */
  input: string;
  at: GeneratedInstant;
};

export type CartTables = {
  session: SessionTable;
  cart: CartTable;
  cart_item: CartItemTable;
  cart_request: CartRequestTable;
};

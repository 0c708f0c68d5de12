import type { Instant, NullableInstant } from './columnTypes.ts';

/** A customer's favourite product. */
export type FavouriteTable = {
  customer_id: string;
  product_id: string;
  marked_at: Instant;
  /** When it was first found unavailable; null: not since it was marked. */
  gone_at: NullableInstant;
  /** When it was first found available again; null: it was not. */
  back_at: NullableInstant;
};

export type FavouriteTables = { favourite: FavouriteTable };

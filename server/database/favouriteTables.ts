import type { Instant, NullableInstant } from './columnTypes.ts';

/** A product that a customer keeps. */
export type FavouriteTable = {
  customer_id: string;
  product_id: string;
  marked_at: Instant;
  /** When it was first found not to be had; null: it was not since it was marked. */
  gone_at: NullableInstant;
  /** When it was first found to be had again; null: it was not. */
  back_at: NullableInstant;
};

export type FavouriteTables = { favourite: FavouriteTable };

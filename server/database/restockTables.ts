import type { Instant, NullableInstant } from './columnTypes.ts';

/** A request for one mail when a product is back: of a customer, or of a guest by their address. */
export type RestockNoticeTable = {
  id: string;
  product_id: string;
  /** Null: a guest's. */
  customer_id: string | null;
  /** A guest's address in lower case; null: a customer's is read when the mail is sent. */
  email: string | null;
  /** Of a guest's mail. */
  locale: 'fr' | 'en';
  requested_at: Instant;
  /** When its mail was queued, or the address was unsubscribed; null: still waited for. */
  ended_at: NullableInstant;
};

export type RestockTables = { restock_notice: RestockNoticeTable };

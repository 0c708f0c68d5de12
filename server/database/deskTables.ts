import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant } from './columnTypes.ts';

/** Rows about the work of staff. Ids are uuids. */

/** An action at the desk: append-only, in the order of `position`. */
export type DeskActionTable = {
  id: string;
  position: GeneratedAlways<number>;
  /** A DeskActionKind of server/journal/journalEntry.ts. */
  kind: string;
  /** The account of the staff member. */
  staff_id: string;
  order_id: string | null;
  customer_id: string | null;
  /** The request key: a repeated request takes effect once. */
  request: string | null;
  /** Details for the journal; cents, uuids and names at the time. */
  data: ColumnType<Record<string, unknown>, string, never>;
  /** Market time. */
  at: Instant;
};

/** A completed desk request, by its key. */
export type DeskRequestTable = {
  request: string;
  /** SHA-256 of its input, in hex. */
  input: string;
  /** Market time. */
  at: Instant;
};

/** A message to customers; at most one of the three ids is there, null: everybody of the week. */
export type CustomerMessageTable = {
  id: string;
  /** SHA-256 of recipients and texts, in hex. */
  content: string;
  period_start: string;
  location_id: string | null;
  shipping_zone_id: string | null;
  seller_id: string | null;
  /** The name of the place or producer at the time. */
  target_primary: string | null;
  target_secondary: string | null;
  subject_primary: string;
  subject_secondary: string;
  text_primary: string;
  text_secondary: string;
  /** Addresses that it was queued for, by language. */
  french: number;
  english: number;
  /** The account of the staff member. */
  staff_id: string;
  /** Market time. */
  sent_at: Instant;
};

export type DeskTables = {
  desk_action: DeskActionTable;
  desk_request: DeskRequestTable;
  customer_message: CustomerMessageTable;
};

import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant } from './columnTypes.ts';

/** Rows about the work of staff. Ids are uuids. */

/** What was done at the desk: never changed, in the order of `position`. */
export type DeskActionTable = {
  id: string;
  position: GeneratedAlways<number>;
  /** A DeskActionKind of server/desk/journal.ts. */
  kind: string;
  /** The account of whoever did it. */
  staff_id: string;
  order_id: string | null;
  customer_id: string | null;
  /** The caller's key: the same one is done once. */
  request: string | null;
  /** What it was about, for the journal; cents, uuids and names as they were. */
  data: ColumnType<Record<string, unknown>, string, never>;
  /** Market time. */
  at: Instant;
};

/** A call of the desk that was done, by its key. */
export type DeskRequestTable = {
  request: string;
  /** SHA-256 of what it asked, in hexadecimal digits. */
  input: string;
  /** Market time. */
  at: Instant;
};

export type DeskTables = { desk_action: DeskActionTable; desk_request: DeskRequestTable };

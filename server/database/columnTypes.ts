import type { ColumnType, Generated } from 'kysely';

/** How columns are read and written: instants as timestamptz, JSON as texts on the way in. */

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = ColumnType<T, string, string>;

/** Counted by the database itself with each change; field_versions: the one that last changed a column. */
export type Versioned = {
  version: Generated<number>;
  field_versions: ColumnType<Record<string, number>, never, never>;
};

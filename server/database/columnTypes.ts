import type { ColumnType, Generated } from 'kysely';

/** Column types: instants are timestamptz, JSON is written as text. */

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = ColumnType<T, string, string>;

/** Counted by the database with each change; field_versions: the version that last changed a column. */
export type Versioned = {
  version: Generated<number>;
  field_versions: ColumnType<Record<string, number>, never, never>;
};

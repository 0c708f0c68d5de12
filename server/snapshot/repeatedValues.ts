/** Stands in no text of the database. */
const NUL = '\0';
const keyOf = (value: unknown): unknown => {
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return value.getTime();
  return Array.isArray(value) ? `${NUL}${value.join(NUL)}` : JSON.stringify(value);
};

/**
 * A database answers each cell as a text or an object of its own. Of what thousands of goods have alike (a status, a type, the name of
 * a format) one is held for all; it must not be changed.
 */
export class RepeatedValues {
  readonly #values = new Map<unknown, unknown>();

  /** The first value that equals this one. */
  first<T>(value: T): T {
    if (value === null) return value;
    const key = keyOf(value);
    const existing = this.#values.get(key);
    if (existing !== undefined) return existing as T;
    this.#values.set(key, value);
    return value;
  }
}

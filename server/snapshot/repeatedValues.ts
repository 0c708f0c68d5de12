/** Makes of equal values one, as long as a catalogue is read. */
export type ShareValue = <T>(value: T) => T;

const keyOf = (value: unknown): unknown =>
  value instanceof Date ? value.getTime() : typeof value === 'object' ? JSON.stringify(value) : value;

/**
 * A database answers each cell as a text or an object of its own. Of what thousands of goods have alike (a status, a type, the name of
 * a format) one is held for all; it must not be changed.
 */
export function createSharing(): ShareValue {
  const values = new Map<unknown, unknown>();
  return <T>(value: T): T => {
    if (value === null) return value;
    const key = keyOf(value);
    const existing = values.get(key);
    if (existing !== undefined) return existing as T;
    values.set(key, value);
    return value;
  };
}

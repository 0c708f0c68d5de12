/** A JSON value. Number formats are irrelevant: 700.0 is 700. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

export type JsonKind = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'object';

export function kindOf(value: JsonValue): JsonKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as Exclude<JsonKind, 'null' | 'list'>;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  value !== undefined && kindOf(value) === 'object';

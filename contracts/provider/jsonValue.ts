/** A number that was written as a fraction or with an exponent, although it is a whole one: 5.0 is not an integer. */
export class WrittenFraction {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): number {
    return Number(this.text);
  }
}

/** As `readJson` answers it. */
export type JsonValue = null | boolean | number | string | WrittenFraction | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Only these texts can hold a whole number in such a writing; others need no second look at each number. */
const MAY_HOLD_FRACTION = /\d(?:\.0+\b|[eE])/;

/** JSON in which whole numbers are told apart by how they were written. Throws JSON.parse's error. */
export function readJson(text: string): JsonValue {
  if (!MAY_HOLD_FRACTION.test(text)) return JSON.parse(text) as JsonValue;
  return JSON.parse(text, (_key, value: JsonValue, context?: { source?: string }) => {
    const source = context?.source ?? '';
    return typeof value === 'number' && Number.isInteger(value) && /[.eE]/.test(source)
      ? new WrittenFraction(source)
      : value;
  }) as JsonValue;
}

export type JsonKind = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'object';

export function kindOf(value: JsonValue): JsonKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value instanceof WrittenFraction) return 'number';
  return typeof value as Exclude<JsonKind, 'null' | 'list'>;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  value !== undefined && kindOf(value) === 'object';

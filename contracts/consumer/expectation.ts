export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A matching rule in the words of the Pact specification. */
export type Rule =
  | { match: 'type'; min?: number; max?: number }
  | { match: 'integer' | 'number' | 'boolean' | 'null' | 'equality' | 'values' }
  | { match: 'regex'; regex: string };
/** AND: all hold. OR: one is enough. */
export type Rules = { combine: 'AND' | 'OR'; matchers: Rule[] };

/** What stands at one place of an answer: an example for the storefront, and rules for whoever answers. */
export type Expectation =
  | { kind: 'value'; example: Json; rules: Rules }
  | { kind: 'object'; fields: Record<string, Expectation> }
  /** At least `min` elements, each as `element`. */
  | { kind: 'list'; min: number; element: Expectation }
  /** As many elements as these, in this order. */
  | { kind: 'row'; elements: Expectation[] };

const EQUALITY: Rules = { combine: 'AND', matchers: [{ match: 'equality' }] };

/** This value and no other. */
export const exactly = (example: Json): Expectation => ({
  kind: 'value',
  example,
  rules: example === null ? { combine: 'AND', matchers: [{ match: 'null' }] } : EQUALITY,
});

/** The example answer: one element in each list. */
export function exampleOf(expected: Expectation): Json {
  if (expected.kind === 'value') return expected.example;
  if (expected.kind === 'list') return [exampleOf(expected.element)];
  if (expected.kind === 'row') return expected.elements.map(exampleOf);
  return Object.fromEntries(Object.entries(expected.fields).map(([key, field]) => [key, exampleOf(field)]));
}

/** Rules by JSON path, as a pact file has them. Every value has rules of its own, so none falls back on its parent's. */
export function rulesOf(expected: Expectation, path: string): Record<string, Rules> {
  if (expected.kind === 'value') return { [path]: expected.rules };
  if (expected.kind === 'list') {
    const length: Rules = { combine: 'AND', matchers: [{ match: 'type', min: expected.min }] };
    return { [path]: length, ...rulesOf(expected.element, `${path}[*]`) };
  }
  const parts = expected.kind === 'row' ? expected.elements.map((one, index) => rulesOf(one, `${path}[${index}]`)) : [];
  if (expected.kind === 'object')
    parts.push(...Object.entries(expected.fields).map(([key, field]) => rulesOf(field, `${path}.${key}`)));
  const length = expected.kind === 'row' ? expected.elements.length : null;
  const own: Record<string, Rules> =
    length === null ? {} : { [path]: { combine: 'AND', matchers: [{ match: 'type', min: length, max: length }] } };
  return Object.assign(own, ...parts) as Record<string, Rules>;
}

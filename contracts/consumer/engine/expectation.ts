export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A matching rule, as the Pact specification names it. */
export type Rule =
  | { match: 'type'; min?: number; max?: number }
  | { match: 'integer' | 'number' | 'null' | 'notEmpty' | 'equality' }
  | { match: 'regex'; regex: string }
  | { match: 'eachKey'; rules: Rule[] };
/** AND: all rules must match. OR: one is enough. */
export type Rules = { combine: 'AND' | 'OR'; matchers: Rule[] };

/** The expectation at one place of an answer: an example for the storefront, and rules for the provider. */
export type Expectation =
  | { kind: 'value'; example: Json; rules: Rules }
  | { kind: 'object'; fields: Record<string, Expectation> }
  /** A list of at least `min` and at most `max` elements like `element`; `first`: those that it begins with. */
  | { kind: 'list'; min: number; max?: number; element: Expectation; first?: Expectation[] }
  /** Exactly these elements, in this order. */
  | { kind: 'row'; elements: Expectation[] }
  /** An empty list. */
  | { kind: 'none' };

const EQUALITY: Rules = { combine: 'AND', matchers: [{ match: 'equality' }] };

/** Exactly this value. */
export const exactly = (example: Json): Expectation => ({
  kind: 'value',
  example,
  rules: example === null ? { combine: 'AND', matchers: [{ match: 'null' }] } : EQUALITY,
});

/** A string that matches a regular expression. */
export const looksLike = (regex: string, example: string): Expectation => ({
  kind: 'value',
  example,
  rules: { combine: 'AND', matchers: [{ match: 'type' }, { match: 'regex', regex }] },
});

/**
 * The example answer, with one element in each list. none: the example of an empty list. Pact files have [null] there,
 * because Pact checks nothing if the example is an empty list, not even a parent's rule.
 */
export function exampleOf(expected: Expectation, none: readonly Json[] = []): Json {
  if (expected.kind === 'none') return [...none];
  if (expected.kind === 'value') return expected.example;
  if (expected.kind === 'list') return (expected.first ?? [expected.element]).map((one) => exampleOf(one, none));
  if (expected.kind === 'row') return expected.elements.map((element) => exampleOf(element, none));
  return Object.fromEntries(Object.entries(expected.fields).map(([key, field]) => [key, exampleOf(field, none)]));
}

const lengthOf = (min: number, max: number | undefined): Rules => ({
  combine: 'AND',
  matchers: [{ match: 'type', min, ...(max !== undefined && { max }) }],
});

/**
 * A rule for each object of a described element where other elements may have an object or null: Pact's own verifier applies
 * all alternatives of a rule to an object, and takes the most specific rule.
 */
function objectRules(element: Expectation, one: Expectation, path: string): Record<string, Rules> {
  if (one.kind !== 'object') return {};
  if (element.kind === 'value') return { [path]: { combine: 'AND', matchers: [{ match: 'notEmpty' }] } };
  if (element.kind !== 'object') return {};
  const parts = Object.entries(one.fields).map(([key, field]) => {
    const other = element.fields[key];
    return other ? objectRules(other, field, `${path}.${key}`) : {};
  });
  return Object.assign({}, ...parts);
}

/** Rules by JSON path, as a pact file has them. Every value has its own rules, so that none falls back on its parent's. */
export function rulesOf(expected: Expectation, path: string): Record<string, Rules> {
  if (expected.kind === 'value') return { [path]: expected.rules };
  if (expected.kind === 'none') return { [path]: lengthOf(0, 0) };
  if (expected.kind === 'list') {
    const first = (expected.first ?? []).map((one, index) => ({
      ...objectRules(expected.element, one, `${path}[${index}]`),
      ...rulesOf(one, `${path}[${index}]`),
    }));
    return Object.assign(
      { [path]: lengthOf(expected.min, expected.max) },
      rulesOf(expected.element, `${path}[*]`),
      ...first,
    );
  }
  const parts = expected.kind === 'row' ? expected.elements.map((one, index) => rulesOf(one, `${path}[${index}]`)) : [];
  if (expected.kind === 'object')
    parts.push(...Object.entries(expected.fields).map(([key, field]) => rulesOf(field, `${path}.${key}`)));
  const lengthRules: Record<string, Rules> =
    expected.kind === 'row' ? { [path]: lengthOf(expected.elements.length, expected.elements.length) } : {};
  return Object.assign(lengthRules, ...parts);
}

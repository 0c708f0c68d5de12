import { getNullableType, isEnumType, isNonNullType, type GraphQLOutputType } from 'graphql';
import type { Expectation, Json, Rule, Rules } from './expectation.ts';
import { leafNameOf } from './graphqlTypes.ts';

/** A number derived from a string, so that examples are the same in every run. */
const numberOf = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 0x1_0000_0000, 7);
const hexOf = (text: string) => numberOf(text).toString(16).padStart(8, '0');

type Leaf = { example: Json; matchers: Rule[] };
/** Under a regex alone Pact accepts a number for a string of digits, so the type is matched as well. */
const text = (example: string, regex: string): Leaf => ({
  example,
  matchers: [{ match: 'type' }, { match: 'regex', regex }],
});

/** By the name of the GraphQL type; `path`: the place in the answer. */
const leaves: Record<string, (path: string) => Leaf> = {
  ID: (path) => ({ example: `id-${hexOf(path)}`, matchers: [{ match: 'regex', regex: '^\\S+$' }, { match: 'type' }] }),
  String: (path) => ({ example: `${path.split('.').at(-1) ?? ''} ${hexOf(path)}`, matchers: [{ match: 'type' }] }),
  Int: (path) => ({ example: (numberOf(path) % 100) + 1, matchers: [{ match: 'integer' }] }),
  Cents: (path) => ({ example: (numberOf(path) % 1000) + 1, matchers: [{ match: 'integer' }] }),
  EpochSeconds: (path) => ({ example: 1_790_000_000 + (numberOf(path) % 1000), matchers: [{ match: 'integer' }] }),
  Float: () => ({ example: 1.5, matchers: [{ match: 'number' }] }),
  // Pact's rule `boolean` accepts the strings "true" and "false".
  Boolean: () => ({ example: true, matchers: [{ match: 'type' }] }),
  Date: () => text('2026-11-27', '^\\d{4}-\\d\\d-\\d\\d$'),
  DateTime: () =>
    text('2026-11-23T00:00:00-05:00', '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$'),
  URL: (path) => text(`/place/${hexOf(path)}`, '^(https?://\\S+|/([^/\\s]\\S*)?)$'),
};

/**
 * The expectation of a scalar or enum at `path`. A nullable one may also be null, and then only the last of its
 * matchers applies, since Pact combines rules with AND or OR, never with both.
 */
export function leafExpectation(type: GraphQLOutputType, path: string): Expectation {
  const { example, matchers } = leafOf(type, path);
  if (isNonNullType(type)) return { kind: 'value', example, rules: { combine: 'AND', matchers } };
  const [last] = matchers.slice(-1);
  const rules: Rules = { combine: 'OR', matchers: [last ?? { match: 'type' }, { match: 'null' }] };
  return { kind: 'value', example, rules };
}

function leafOf(type: GraphQLOutputType, path: string): Leaf {
  const nullableType = getNullableType(type);
  if (isEnumType(nullableType)) {
    const values = nullableType.getValues().map(({ name }) => name);
    return text(values[0] ?? '', `^(${values.join('|')})$`);
  }
  const name = leafNameOf(type);
  const leaf = leaves[name];
  if (!leaf) throw new Error(`The scalar ${name} has no matcher: add one in leafExpectation.ts.`);
  return leaf(path);
}

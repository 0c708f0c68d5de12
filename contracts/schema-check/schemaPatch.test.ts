import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, introspectionFromSchema, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { edited } from '../../tests/support/contracts/checkedSchemas.ts';
import { schemaPatch } from './schemaPatch.ts';
import { servedChanges } from './servedChanges.ts';

const SCHEMA = `"""
About the schema.
"""
schema { query: Query }

directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
enum Audience { PUBLIC, STAFF }
directive @names(type: String!) on ARGUMENT_DEFINITION

# ── What can be asked ──

type Query {
  "One cart."
  cart(id: ID!): Cart @access(to: PUBLIC)

  # Of the catalogue
  first: Int, second: Int
  order(id: ID! @names(type: "Order"), at: Int): Int @access(to: STAFF)
  sort(by: Sort = name): Int @access(to: STAFF)
}

"A cart."
type Cart @access(to: STAFF) { id: ID!, total: Int! }
enum Sort { name, price }
input Where { name: String, size: Int = 1 }
union Found = Cart | Other
type Other { a: Int }
`;

const introspection = (schema: GraphQLSchema) =>
  buildClientSchema(
    introspectionFromSchema(schema, { inputValueDeprecation: true, schemaDescription: true, oneOf: true }),
  );
/** The text after pulling from a backend with an edited schema, and the remaining differences. */
function pulled(from: string, to: string): string {
  const served = introspection(buildSchema(edited(SCHEMA, from, to)));
  const text = schemaPatch(SCHEMA, served, buildSchema(SCHEMA));
  expect(servedChanges(buildSchema(text), served)).toEqual([]);
  return text;
}

describe('a pulled schema', () => {
  it('stays unchanged if the backend serves the same', () => {
    const text = readFileSync('schema.graphql', 'utf8');
    const schema = buildSchema(text);
    expect(schemaPatch(text, introspection(schema), schema)).toBe(text);
    expect(pulled('About the schema.', 'About the schema.')).toBe(SCHEMA);
  });

  it.each([
    ['a changed field, with its directives', 'cart(id: ID!): Cart @access', 'cart(id: ID!, at: Int): Cart! @access'],
    [
      'a changed field, with the directives of its arguments',
      'order(id: ID! @names(type: "Order"), at: Int): Int @access',
      'order(id: ID! @names(type: "Order"), at: Float): Int! @access',
    ],
    ['a field between others of its line', 'first: Int, second: Int', 'first: Int, second: String'],
    ['a field that is gone', 'first: Int, second: Int', 'first: Int'],
    ['a value in the middle', '{ name, price }', '{ name, price, date }'],
    ['a value that is gone', '{ name, price }', '{ name }'],
    ['an input field', 'size: Int = 1 }', 'size: Int = 2, more: [Int!] }'],
    ['members of a union', 'Found = Cart | Other', 'Found = Cart'],
    ['a default', 'by: Sort = name', 'by: Sort = price'],
  ])('changes in one place only: %s', (_, from, to) => {
    expect(pulled(from, to)).toBe(edited(SCHEMA, from, to));
  });

  it('loses a type, with its line', () => {
    const without = edited(edited(SCHEMA, ' | Other', ''), 'type Other { a: Int }\n', '');
    const served = introspection(buildSchema(without));
    expect(schemaPatch(SCHEMA, served, buildSchema(SCHEMA))).toBe(without);
  });

  it('has new fields at the end of their type, and new types at the end, without directives', () => {
    const text = pulled(
      'sort(by: Sort = name): Int @access(to: STAFF)',
      'sort(by: Sort = name): Int\n  more: More\n}\ntype More { a: Int',
    );
    expect(text).toContain('  sort(by: Sort = name): Int @access(to: STAFF)\n  more: More\n}\n');
    expect(text.endsWith('type Other { a: Int }\n\ntype More {\n  a: Int\n}\n')).toBe(true);
  });

  it('follows a type in its text, its interfaces and its kind, and keeps its own directives', () => {
    expect(pulled('"A cart."', '"Another cart."')).toBe(edited(SCHEMA, '"A cart."', '"Another cart."'));
    expect(
      pulled('type Other { a: Int }', 'interface Some { a: Int }\ntype Other implements Some { a: Int }'),
    ).toContain('type Other implements Some { a: Int }');
    const input = pulled('input Where { name: String, size: Int = 1 }', 'scalar Where');
    expect(input).toContain('scalar Where');
    expect(input).toContain('type Cart @access(to: STAFF) {');
  });

  it('keeps directives, their types and comments that only the text has', () => {
    const served = introspection(buildSchema('type Query { first: Int }'));
    const text = schemaPatch(SCHEMA, served, buildSchema(SCHEMA));
    expect(text).toContain('directive @access(to: Audience!)');
    expect(text).toContain('enum Audience { PUBLIC, STAFF }');
    expect(text).toContain('# ── What can be asked ──');
    expect(servedChanges(buildSchema(text), served)).toEqual([]);
  });
});

describe('a difference in what a backend serves', () => {
  it('ignores a scalar’s specification URL if the backend serves none', () => {
    const text = `${SCHEMA}scalar Day @specifiedBy(url: "https://example.org/day")\n`;
    const served = introspection(buildSchema(`${SCHEMA}scalar Day\n`));
    expect(servedChanges(buildSchema(text), served)).toEqual([]);
    expect(schemaPatch(text, served, buildSchema(text))).toBe(text);
  });

  it('ignores what a backend need not serve', () => {
    const schema = buildSchema(SCHEMA);
    const silent = buildSchema(
      edited(
        SCHEMA,
        'directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION\nenum Audience { PUBLIC, STAFF }',
        '',
      ).replaceAll(/ @access\(to: \w+\)/g, ''),
    );
    expect(servedChanges(schema, introspection(silent))).toEqual([]);
    expect(servedChanges(schema, introspection(buildSchema(edited(SCHEMA, 'first: Int, ', ''))))).toEqual([
      { coordinate: 'Query.first', from: 'Int', to: null, why: 'is gone' },
    ]);
  });

  it('includes a directive of operations', () => {
    const withOne = `${SCHEMA}\ndirective @cached on QUERY`;
    expect(servedChanges(buildSchema(withOne), introspection(buildSchema(SCHEMA)))).toEqual([
      { coordinate: '@cached', from: 'on QUERY', to: null, why: 'is gone' },
    ]);
  });
});

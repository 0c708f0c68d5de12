import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { edited, severities, verdictsOf } from '../../tests/support/contracts/checkedSchemas.ts';
import { checkSchema } from './checkSchema.ts';

const SCHEMA = `
type Query {
  search(words: String, first: Int = 10, sure: Int! = 3, sort: Sort, where: Where): Int
  must(id: ID!): Int
  tagged(tags: [String!]): Int
}
enum Sort { name price }
input Where { name: String size: Int! = 1 sort: Sort inner: Inner unsent: Int }
input Inner { id: ID! more: [String!] }
directive @note(text: String = "none") on FIELD
`;
const check = (from: string, to: string, operation: string) => verdictsOf(SCHEMA, edited(SCHEMA, from, to), operation);
const kinds = (from: string, to: string, operation: string) => severities(check(from, to, operation));

const LITERAL = 'query L { search(words: "a", first: 3, sort: name) }';
const VARIABLE = 'query V($words: String, $sort: Sort) { search(words: $words, sort: $sort) }';
const REQUIRED = 'query R($words: String!) { search(words: $words) }';
const ABSENT = 'query N { search }';

describe('an argument', () => {
  it('breaks callers that omit it or may send null, when it becomes required', () => {
    const change = ['words: String,', 'words: String!,'] as const;
    expect(kinds(...change, ABSENT)).toEqual(['breaking Query.search(words:)']);
    expect(kinds(...change, VARIABLE)).toContain('breaking Query.search(words:)');
    expect(kinds(...change, LITERAL)).toEqual(['safe Query.search(words:)']);
    expect(kinds(...change, REQUIRED)).toEqual(['safe Query.search(words:)']);
  });

  it('breaks only callers that may send null, when it becomes required with a default', () => {
    const change = ['words: String,', 'words: String! = "",'] as const;
    expect(kinds(...change, ABSENT)).toEqual(['risky Query.search(words:)']);
    expect(check(...change, VARIABLE).filter((line) => line.startsWith('breaking'))).toEqual([
      'breaking Query.search(words:) no longer accepts null, and $words can be null [V search]',
    ]);
    expect(kinds(...change, LITERAL)).toEqual(['safe Query.search(words:)']);
  });

  it('is safe when it no longer has to be sent', () => {
    expect(kinds('must(id: ID!)', 'must(id: ID)', 'query M($id: ID!) { must(id: $id) }')).toEqual([
      'safe Query.must(id:)',
    ]);
  });

  it('can be removed if nobody passes it', () => {
    expect(kinds('words: String,', '', LITERAL)).toEqual(['breaking Query.search(words:)']);
    expect(kinds('words: String,', '', VARIABLE)).toEqual(['breaking Query.search(words:)']);
    expect(kinds('words: String,', '', ABSENT)).toEqual(['safe Query.search(words:)']);
  });

  it('can be added, unless it is required', () => {
    const [argument, of] = ['words: String,', 'words: String, extra: Int'];
    expect(kinds(argument, `${of},`, LITERAL)).toEqual(['safe Query.search(extra:)']);
    expect(kinds(argument, `${of}! = 2,`, LITERAL)).toEqual(['safe Query.search(extra:)']);
    expect(kinds(argument, `${of}!,`, LITERAL)).toEqual(['breaking Query.search(extra:)']);
  });

  it('is fixed by a default, and not by its deprecation, when new and required', () => {
    const release = { name: 'tested', schema: buildSchema(SCHEMA), operations: [LITERAL] };
    const proposed = buildSchema(edited(SCHEMA, 'words: String,', 'words: String, extra: Int!,'));
    expect(checkSchema([release], proposed)[0]?.mend).toBe('Give it a default value, or make it nullable.');
  });

  it('is risky for callers that omit it, when its default changes', () => {
    expect(check('first: Int = 10', 'first: Int = 20', ABSENT)).toEqual([
      'risky Query.search(first:) defaults to 20 now, and to 10 before [N search]',
    ]);
    expect(kinds('first: Int = 10', 'first: Int = 20', LITERAL)).toEqual(['safe Query.search(first:)']);
    const nullable = 'query V($first: Int) { search(first: $first) }';
    expect(kinds('first: Int = 10', 'first: Int = 20', nullable)).toEqual(['risky Query.search(first:)']);
    const own = 'query V($first: Int = 5) { search(first: $first) }';
    expect(kinds('first: Int = 10', 'first: Int = 20', own)).toEqual(['safe Query.search(first:)']);
  });

  it('breaks callers that omit it, when its default is no value of its type', () => {
    const schema = (type: string) => `
      type Query { search(price: ${type} = { least: 1 }): Int, sized(where: Where): Int }
      input Where { price: ${type} = { least: 1 } }
      scalar Cents
      input Price { least: Int }`;
    const both = (operation: string) => verdictsOf(schema('Price'), schema('Cents'), operation);
    expect(both(ABSENT)).toContain(
      'breaking Query.search(price:) has the default {least: 1}, which is no Cents [N search]',
    );
    expect(severities(both('query W($where: Where) { sized(where: $where) }'))).toContain('breaking Where.price');
    expect(severities(both('query U { sized }')).filter((line) => line.startsWith('breaking'))).toEqual([]);
  });

  it('accepts what was sent under another type, or does not', () => {
    const id = 'query M($id: ID!) { must(id: $id) }';
    expect(kinds('must(id: ID!)', 'must(id: Int!)', id)).toContain('breaking Query.must(id:)');
    expect(kinds('must(id: ID!)', 'must(id: Int!)', 'query M { must(id: 3) }')).toEqual(['safe Query.must(id:)']);
    expect(kinds('must(id: ID!)', 'must(id: Int!)', 'query M { must(id: "3") }')).toContain('breaking Query.must(id:)');
  });

  it('accepts a literal, and no variable of the old type, when it becomes a list', () => {
    expect(kinds('words: String,', 'words: [String],', LITERAL)).toEqual(['safe Query.search(words:)']);
    expect(kinds('words: String,', 'words: [String],', VARIABLE)).toContain('breaking Query.search(words:)');
    const tags = 'query T($tags: [String!]) { tagged(tags: $tags) }';
    expect(kinds('tags: [String!]', 'tags: [String]', tags)).toEqual(['safe Query.tagged(tags:)']);
    expect(kinds('tags: [String!]', 'tags: String', tags)).toContain('breaking Query.tagged(tags:)');
  });
});

describe('an enum in an input', () => {
  it('can lose no value that may be sent, and gain any', () => {
    expect(check('name price', 'name', VARIABLE)).toEqual([
      'breaking Sort.price is no longer accepted, and may be sent [V $sort]',
    ]);
    expect(kinds('name price', 'name', LITERAL)).toEqual(['safe Sort.price']);
    expect(kinds('name price', 'price', LITERAL)).toEqual(['breaking Sort.name']);
    expect(kinds('name price', 'name price date', VARIABLE)).toEqual(['safe Sort.date']);
  });
});

describe('an input object', () => {
  const variable = 'query V($where: Where!) { search(where: $where) }';
  const literal = 'query L { search(where: {name: "a", inner: {id: "1"}}) }';

  it('can lose no field that may be sent', () => {
    expect(check('unsent: Int', '', variable)).toEqual([
      'breaking Where.unsent is no longer accepted, and may be sent [V $where]',
    ]);
    expect(kinds('unsent: Int', '', literal)).toEqual(['safe Where.unsent']);
    expect(kinds('name: String size', 'size', literal)).toContain('breaking Where.name');
  });

  it('can gain a field, unless it has to be sent', () => {
    expect(kinds('unsent: Int', 'unsent: Int extra: Int', variable)).toEqual(['safe Where.extra']);
    expect(kinds('unsent: Int', 'unsent: Int extra: Int! = 1', variable)).toEqual(['safe Where.extra']);
    expect(check('unsent: Int', 'unsent: Int extra: Int!', variable)).toEqual([
      'breaking Where.extra is new and required, and never sent [V $where]',
    ]);
    expect(kinds('unsent: Int', 'unsent: Int extra: Int!', literal)).toEqual(['breaking Where.extra']);
  });

  it('can require only fields that were always sent', () => {
    expect(kinds('name: String size', 'name: String! size', variable)).toEqual(['breaking Where.name']);
    expect(kinds('name: String size', 'name: String! size', literal)).toEqual(['safe Where.name']);
    expect(kinds('size: Int! = 1', 'size: Int!', variable)).toEqual(['breaking Where.size']);
    expect(kinds('size: Int! = 1', 'size: Int', variable)).toEqual(['risky Where.size']);
    expect(kinds('size: Int! = 1', 'size: Int! = 2', variable)).toEqual(['risky Where.size']);
  });

  it('is compared in each object of a list that the text has', () => {
    const of = SCHEMA.replace('where: Where)', 'where: [Where!])');
    const listed = 'query L { search(where: [{ name: "a" }, { name: "b", size: 2 }]) }';
    expect(verdictsOf(of, edited(of, 'size: Int! = 1', 'size: Int! = 7'), listed)).toEqual([
      'risky Where.size defaults to 7 now, and to 1 before [L search]',
    ]);
  });

  it('is compared at every depth', () => {
    expect(kinds('id: ID! more', 'id: Int! more', variable)).toEqual(['breaking Inner.id']);
    expect(kinds('more: [String!]', 'more: [String!]!', variable)).toEqual(['breaking Inner.more']);
    expect(kinds('more: [String!]', 'more: [String]', variable)).toEqual(['safe Inner.more']);
    expect(kinds('name price', 'name', variable)).toEqual(['breaking Sort.price']);
    expect(kinds('id: ID! more', 'id: Int! more', literal)).toContain('breaking Inner.id');
  });

  it('is checked in each place where it is used, so that one change does not hide another', () => {
    const before = `
      type Query { search(where: Where): Int }
      input Where { low: Bound high: Bound }
      input Bound { cents: Int! }
      input Sure { cents: Int! note: String! }`;
    const sent = 'query V($where: Where) { search(where: $where) }';
    const first = verdictsOf(before, edited(before, 'low: Bound', 'low: Sure'), sent);
    expect(severities(first).filter((line) => line.startsWith('breaking'))).toEqual(['breaking Where.low']);
    const second = verdictsOf(before, edited(before, 'high: Bound', 'high: Sure'), sent);
    expect(severities(second).filter((line) => line.startsWith('breaking'))).toEqual(['breaking Where.high']);
  });

  it('cannot become a one-of input', () => {
    const one = SCHEMA.replace('input Inner { id: ID! more', 'input Inner @oneOf { id: ID more');
    expect(severities(verdictsOf(SCHEMA.replace('id: ID! more', 'id: ID more'), one, variable))).toEqual([
      'breaking Inner',
    ]);
  });
});

describe('a custom scalar', () => {
  const variable = 'query V($where: Where!) { search(where: $where) }';
  it('is opaque: a number is no String', () => {
    const own = `scalar Own\n${SCHEMA.replace('unsent: Int', 'unsent: Own')}`;
    expect(severities(verdictsOf(own, own.replace('unsent: Own', 'unsent: String'), variable))).toEqual([
      'breaking Where.unsent',
    ]);
    expect(kinds('sort: Sort inner', 'sort: String inner', variable)).toEqual(['safe Where.sort']);
  });

  it('of an enum is a string, which no number or id may take the place of', () => {
    const where = 'query W($where: Where) { search(where: $where) }';
    for (const [type, severity] of [
      ['String', 'safe'],
      ['Int', 'breaking'],
      ['ID', 'breaking'],
    ] as const)
      expect(kinds('sort: Sort inner', `sort: ${type} inner`, where)).toEqual([`${severity} Where.sort`]);
  });

  it('may be replaced by a list of it', () => {
    expect(kinds('id: ID! more', 'id: [ID!]! more', variable)).toEqual(['safe Inner.id']);
    expect(kinds('more: [String!]', 'more: [[String!]!]', variable)).toEqual(['safe Inner.more']);
    expect(kinds('sort: Sort inner', 'sort: [Sort!] inner', variable)).toEqual(['safe Where.sort']);
    expect(kinds('sort: Sort inner', 'sort: [Sort!]! inner', variable)).toEqual(['breaking Where.sort']);
  });
});

describe('a directive in an operation', () => {
  it('stays accepted, or breaks', () => {
    const noted = 'query D { must(id: 1) @note }';
    expect(kinds('directive @note(text: String = "none") on FIELD', '', noted)).toContain('breaking @note');
    expect(check('= "none"', '= "some"', noted)).toEqual([
      'risky @note(text:) defaults to "some" now, and to "none" before [D must]',
    ]);
    expect(kinds('= "none"', '= "some"', 'query D { must(id: 1) @note(text: "a") }')).toEqual(['safe @note(text:)']);
  });
});

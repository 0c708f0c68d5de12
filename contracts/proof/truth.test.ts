import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { mutatedSchema, schemaOf } from './mutatedSchema.ts';
import { fitsScalar, scalarSample } from './sampleScalars.ts';
import { SMALL_OPERATIONS, SMALL_SCHEMA } from './smallProofSchema.ts';
import { subjectOf, truthOf, type Truth } from './truth.ts';

const was = schemaOf(parse(SMALL_SCHEMA), { checked: true });
const subjects = new Map(SMALL_OPERATIONS.map((text) => subjectOf(was, text)).map((one) => [one.name, one]));

/** The effect of a change of the small schema's text on one of its operations, with the reason. */
function truth(operation: string, ...changes: [string, string][]): Truth {
  const text = changes.reduce((at, [from, to]) => {
    expect(at).toContain(from);
    return at.replaceAll(from, to);
  }, SMALL_SCHEMA);
  const is = mutatedSchema(parse(text), [], true);
  expect(is).not.toBeNull();
  return truthOf(subjects.get(operation)!, was, is!);
}

describe('the effect of a change, as a reviewer would judge it', () => {
  it.each([...subjects.keys()])('is none: %s', (name) => {
    expect(truthOf(subjects.get(name)!, was, was)).toEqual({ is: 'safe', why: '' });
  });

  const cases: [string, Truth['is'], RegExp, string, ...[string, string][]][] = [
    ['a field that is asked for goes', 'breaking', /Cannot query field "title"/, 'SearchQuery', ['title: String ', '']],
    ['a field that is not asked for goes', 'safe', /^$/, 'NodeQuery', ['kind: Kind! price', 'price']],
    ['always there becomes null', 'breaking', /price is null/, 'NodeQuery', ['price: Int!', 'price: Int']],
    ['null becomes always there', 'safe', /^$/, 'NodeQuery', ['title: String ', 'title: String! ']],
    ['null deep in a list of a union', 'breaking', /price is null/, 'SearchQuery', ['price: Int!', 'price: Int']],
    ['a number becomes a text', 'breaking', /price is no Int/, 'NodeQuery', ['price: Int!', 'price: String!']],
    ['a whole number becomes any', 'breaking', /price is no Int: 1.5/, 'NodeQuery', ['price: Int!', 'price: Float!']],
    ['any number becomes a whole one', 'safe', /^$/, 'DefaultSearchQuery', ['rating: Float', 'rating: Int']],
    ['an id becomes a text', 'safe', /^$/, 'NodeQuery', ['id: ID! ', 'id: String! ']],
    ['one becomes a list', 'breaking', /kind is no name/, 'SearchQuery', ['kind: Kind! price', 'kind: [Kind!]! price']],
    ['a list becomes one', 'breaking', /animals is no list/, 'PlaceQuery', ['animals: [Animal]', 'animals: Animal']],
    ['an element may be null', 'breaking', /hours\[\] is null/, 'PlaceQuery', ['): [String!]', '): [String]']],
    ['a new value of an enum', 'risky', /kind is FISH/, 'SearchQuery', ['VEGETABLE MEAT', 'VEGETABLE MEAT FISH']],
    ['a value that no longer comes', 'safe', /^$/, 'PlaceQuery', ['COW HEN', 'COW']],
    ['a value that was sent is not taken', 'breaking', /"FRIDAY"/, 'PlaceQuery', ['MONDAY FRIDAY', 'MONDAY']],
    [
      'a new member of a union',
      'risky',
      /is a Shop/,
      'FeaturedQuery',
      ['Featured = Product | Farm', 'Featured = Product | Farm | Shop'],
    ],
    [
      'a member that no longer comes',
      'breaking',
      /can never be of type "Farm"/,
      'FeaturedQuery',
      ['Featured = Product | Farm', 'Featured = Product'],
    ],
    [
      'a member without a fragment of its own goes',
      'safe',
      /^$/,
      'SearchQuery',
      ['Hit = Product | Farm | Shop', 'Hit = Product | Farm'],
    ],
    [
      'a type is no longer a place',
      'breaking',
      /"Shop"/,
      'PlaceQuery',
      ['Shop implements Place & Node', 'Shop implements Node'],
    ],
    [
      'keys stop coming with an interface',
      'breaking',
      /name is missing/,
      'SearchQuery',
      ['Farm implements Place & Node', 'Farm implements Node'],
    ],
    [
      'a new argument that nobody has to give',
      'safe',
      /^$/,
      'SearchQuery',
      ['first: Int = 10', 'first: Int = 10, more: String'],
    ],
    [
      'a new argument that must be given',
      'breaking',
      /"more"/,
      'SearchQuery',
      ['first: Int = 10', 'first: Int = 10, more: String!'],
    ],
    [
      'a default that the call relies on changes',
      'risky',
      /first is 11, and was 10/,
      'DefaultSearchQuery',
      ['first: Int = 10', 'first: Int = 11'],
    ],
    [
      'a default that the call does not rely on changes',
      'safe',
      /^$/,
      'SearchQuery',
      ['first: Int = 10', 'first: Int = 11'],
    ],
    [
      'an argument that was left to its default goes',
      'risky',
      /first is undefined/,
      'DefaultSearchQuery',
      [', first: Int = 10', ', count: Int = 10'],
    ],
    [
      'a default deep in a written input changes',
      'risky',
      /onSale is true/,
      'DefaultSearchQuery',
      ['onSale: Boolean = false', 'onSale: Boolean = true'],
    ],
    ['null is no longer taken', 'breaking', /null/, 'SearchQuery', ['most: Int ', 'most: Int! = 3 ']],
    ['an input field that may be sent goes', 'breaking', /most/, 'SearchQuery', ['most: Int ', '']],
    [
      'an input field that nobody has to send',
      'safe',
      /^$/,
      'RateMutation',
      ['comment: String', 'comment: String more: Int = 1'],
    ],
    [
      'an input field that has to be sent',
      'breaking',
      /more/,
      'RateMutation',
      ['comment: String', 'comment: String more: Int!'],
    ],
    ['an input takes lists', 'safe', /^$/, 'RateMutation', ['comment: String', 'comment: [String]']],
    ['an input takes no lists', 'breaking', /days/, 'RateMutation', ['days: [Day!]', 'days: Day']],
    [
      'one of its fields only',
      'breaking',
      /exactly one key/i,
      'RateMutation',
      ['input RateInput {', 'input RateInput @oneOf {'],
      ['place: ID! stars: Int! = 5', 'place: ID stars: Int'],
      ['details: PriceInput = { least: 2 }', 'details: PriceInput'],
    ],
    ['one of its fields no longer', 'safe', /^$/, 'PlaceQuery', ['PlaceInput @oneOf', 'PlaceInput']],
    [
      'nobody uses it',
      'safe',
      /^$/,
      'NodeQuery',
      ['count: Int! kind', 'kind'],
      ['ONE TWO', 'ONE'],
      ['input UnusedInput { kind: UnusedKind! }', 'input UnusedInput { kind: Int! }'],
    ],
  ];
  it.each(['a', 'b', 'c', 'd'])(
    'is found by trying null below an object of many kinds, whatever the key: %s',
    (key) => {
      const query = `query Q { node(id: "1") { __typename ... on Product { ${key}: price seller { __typename ... on Farm { name } } } } }`;
      const is = mutatedSchema(parse(SMALL_SCHEMA.replace('price: Int!', 'price: Int')), [], true);
      expect(truthOf(subjectOf(was, query), was, is!).is).toBe('breaking');
    },
  );

  it('rejects a list of one date as a date', () => {
    for (const name of ['Date', 'DateTime', 'URL', 'String', 'Cents'])
      for (const sample of scalarSample(name)) {
        expect([name, sample, fitsScalar(name, sample)]).toEqual([name, sample, true]);
        expect([name, sample, fitsScalar(name, [sample])]).toEqual([name, sample, false]);
      }
  });

  it.each(cases)('is %s: %s', (_, verdict, why, operation, ...changes) => {
    const actual = truth(operation, ...changes);
    expect([actual.is, actual.why]).toEqual([verdict, expect.stringMatching(why)]);
  });
});

import type { SearchResultsPaginationQuery } from '../../__generated__/relay/SearchResultsPaginationQuery.graphql.ts';
import type { SearchScreenQuery } from '../../__generated__/relay/SearchScreenQuery.graphql.ts';
import type { SearchWaysQuery } from '../../__generated__/relay/SearchWaysQuery.graphql.ts';
import type { suggestionsQuery } from '../../__generated__/relay/suggestionsQuery.graphql.ts';
import { perhaps, rows, some } from './answer.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import { corner, dairy, declared, farm, FORGED, goods, pageOf } from './goods.ts';
import { productNumbered, things, variantNumbered } from './things.ts';

const { apricots, beets, chives } = things;
/** A word that occurs only in these cases' goods. */
const THEIR_WORD = 'zythoris';
const badCursor = [{ code: 'BAD_CURSOR' }] as const;

/** Two products whose names differ only in an accent. */
const [ACCENTED, PLAIN] = [productNumbered(1), productNumbered(2)];
const twins: ProviderState = {
  name: 'a catalogue',
  params: {
    sellers: [{ seller: things.farm, ...farm }],
    products: [
      {
        product: PLAIN,
        handles: ['zyphora-sous-contrat', 'zyphora-under-contract'],
        names: ['Zyphora', null],
        seller: things.farm,
        variants: [{ variant: variantNumbered(12) }],
      },
      {
        product: ACCENTED,
        handles: ['zyphora-accente-sous-contrat', 'zyphora-accent-under-contract'],
        names: ['Zyphôrâ', null],
        seller: things.farm,
        variants: [{ variant: variantNumbered(11) }],
      },
    ],
  },
};

/** Sorted by relevance, unfiltered. */
const asFound = { ordering: null, filter: null };

/** F-201, F-204; search terms as they are typed. */
export const searchScreenCases: readonly ContractCase<SearchScreenQuery>[] = [
  {
    name: 'a word of several products',
    given: [goods()],
    variables: { words: THEIR_WORD, stored: null, after: null, ...asFound },
    answers: { 'search.edges': some, 'search.count': 3, 'search.correctedWords': null },
  },
  {
    name: 'one product by two of its words',
    suite: 'conformance',
    given: [goods()],
    variables: { words: '  Abricots zythoris ', stored: null, after: null, ...asFound },
    answers: pageOf('search', [apricots]),
  },
  {
    name: 'one product by its English name, read in English',
    suite: 'conformance',
    given: [goods()],
    variables: { words: 'vexquor', stored: null, after: null, ...asFound },
    locale: 'en',
    answers: pageOf('search', [chives]),
  },
  {
    name: 'the same word in the singular, with a letter wrong',
    given: [goods()],
    variables: { words: 'zithori', stored: null, after: null, ...asFound },
    answers: { 'search.edges': some, 'search.count': 3, 'search.correctedWords': THEIR_WORD },
  },
  {
    name: 'a word with its accents before the word without',
    suite: 'conformance',
    given: [twins],
    variables: { words: 'zyphôrâ', stored: null, after: null, ...asFound },
    answers: pageOf('search', [ACCENTED, PLAIN]),
  },
  {
    name: 'for Express',
    given: [goods()],
    variables: { words: THEIR_WORD, stored: true, after: null, ...asFound },
    answers: pageOf('search', [apricots]),
  },
  {
    name: 'a word with a need, of which the one that is declared to meet it',
    suite: 'conformance',
    given: [goods({ product: declared })],
    variables: { words: `${THEIR_WORD} sans gluten`, stored: null, after: null, ...asFound },
    answers: {
      ...pageOf('search', [apricots]),
      'search.needs': rows(1),
      'search.needs[0]': 'gluten_free',
      'search.needCounts': some,
    },
  },
  {
    name: 'what nobody sells',
    given: [goods()],
    variables: { words: 'xqzwvkjhgf', stored: null, after: null, ...asFound },
    answers: pageOf('search', []),
  },
  {
    name: 'blanks',
    suite: 'conformance',
    given: [goods()],
    variables: { words: '   ', stored: null, after: null, ...asFound },
    answers: pageOf('search', []),
  },
  {
    name: 'signs that are no words',
    suite: 'conformance',
    given: [goods()],
    variables: { words: '%_\'"\\;--', stored: null, after: null, ...asFound },
    answers: pageOf('search', []),
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { words: THEIR_WORD, stored: null, after: FORGED, ...asFound },
    refused: badCursor,
  },
  {
    name: 'behind a cursor of other words',
    given: [goods()],
    follows: {
      into: 'after',
      connection: 'search',
      page: 'first',
      variables: { words: 'Abricots zythoris', stored: null, after: null, ...asFound },
    },
    variables: { words: THEIR_WORD, stored: null, ...asFound },
    refused: badCursor,
  },
  {
    name: 'in another order, those of one producer, with where they lie and who sells them',
    given: [goods()],
    variables: {
      words: THEIR_WORD,
      stored: null,
      after: null,
      ordering: { sort: 'name', direction: 'asc' },
      filter: { where: { seller: dairy.handle } },
    },
    answers: { ...pageOf('search', [beets, chives]), 'search.sellers': some, 'search.shelves': some },
  },
  {
    name: 'narrowed to a category, by its handle',
    given: [goods()],
    variables: {
      words: THEIR_WORD,
      stored: null,
      after: null,
      ordering: null,
      filter: { where: { collection: corner.fr } },
    },
    answers: { ...pageOf('search', [chives]), 'search.shelves': some },
  },
];

const one = { words: THEIR_WORD, count: 1, stored: null, ...asFound };
const follow = (page: 'first' | 'last', variables = {}) =>
  ({ into: 'cursor', connection: 'search', page, variables: { ...one, cursor: null, ...variables } }) as const;
const page = { 'search.edges': some, 'search.count': 3 };

export const searchResultsCases: readonly ContractCase<SearchResultsPaginationQuery>[] = [
  {
    name: 'the next page, which is not the last',
    given: [goods()],
    follows: follow('first'),
    variables: one,
    answers: { ...page, 'search.pageInfo.hasNextPage': true },
  },
  {
    name: 'the last page',
    suite: 'conformance',
    given: [goods()],
    follows: follow('last'),
    variables: one,
    answers: { ...page, 'search.pageInfo.hasNextPage': false },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { ...one, count: 24, cursor: FORGED },
    refused: badCursor,
  },
  {
    name: 'behind a cursor of everything, for Express',
    given: [goods()],
    follows: follow('first'),
    variables: { ...one, stored: true },
    refused: badCursor,
  },
];

export const searchWaysCases: readonly ContractCase<SearchWaysQuery>[] = [
  {
    name: 'categories to go to',
    given: [goods()],
    answers: { 'shelves.edges': some, 'shelves.edges[].node.image': perhaps },
  },
];

const suggested = { 'search.edges': some, 'search.count': 3 };

export const suggestionsCases: readonly ContractCase<suggestionsQuery>[] = [
  {
    name: 'a word of several products',
    given: [goods()],
    variables: { words: THEIR_WORD, stored: null },
    answers: suggested,
  },
  {
    name: 'the beginning of a word, for Express',
    suite: 'conformance',
    given: [goods()],
    variables: { words: THEIR_WORD.slice(0, -2), stored: true },
    answers: { 'search.count': 1 },
  },
  {
    name: 'what nobody sells',
    given: [goods()],
    variables: { words: 'xqzwvkjhgf', stored: null },
    answers: { 'search.count': 0, 'search.edges': [] },
  },
];

import type { SearchResultsPaginationQuery } from '#generated/relay/SearchResultsPaginationQuery.graphql.ts';
import type { SearchScreenQuery } from '#generated/relay/SearchScreenQuery.graphql.ts';
import type { SearchWaysQuery } from '#generated/relay/SearchWaysQuery.graphql.ts';
import type { suggestionsQuery } from '#generated/relay/suggestionsQuery.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { objectOrNull, present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import { oneBasket } from '../states/basketStates.ts';
import {
  catalogue,
  corner,
  dairy,
  declaredNeeds,
  farm,
  firstProductAt,
  FORGED_CURSOR,
  pageOf,
  shopWindow,
  windowAt,
} from '../states/catalogueStates.ts';
import { productNumbered, catalogueIds, variantNumbered } from '../states/fixtureIds.ts';

const { apricots, beets, chives } = catalogueIds;
/** A word that occurs only in these cases' goods. */
const THEIR_WORD = 'zythoris';
/** The results of a word, some of them priced by weight. */
const found = { 'search.edges': nonEmpty, 'search.edges[].node.variants[].unitPrice': objectOrNull } as const;
const badCursor = [{ code: 'BAD_CURSOR' }] as const;

/** Two products whose names differ only in an accent. */
const [ACCENTED, PLAIN] = [productNumbered(1), productNumbered(2)];
const twins: ProviderState = {
  name: 'a catalogue',
  params: {
    sellers: [{ seller: catalogueIds.farm, ...farm }],
    products: [
      {
        product: PLAIN,
        handles: ['zyphora-sous-contrat', 'zyphora-under-contract'],
        names: ['Zyphora', null],
        seller: catalogueIds.farm,
        variants: [{ variant: variantNumbered(12) }],
      },
      {
        product: ACCENTED,
        handles: ['zyphora-accente-sous-contrat', 'zyphora-accent-under-contract'],
        names: ['Zyphôrâ', null],
        seller: catalogueIds.farm,
        variants: [{ variant: variantNumbered(11) }],
      },
    ],
  },
};

const APRICOTS = 'Abricots zythoris';
/** A category and a producer are called like the apricots. */
const withNamesakes = catalogue({
  isReduced: true,
  product: {
    collections: [catalogueIds.corner],
    variants: [
      {
        variant: variantNumbered(1),
        price: 300,
        stored: true,
        stockMdo: 5,
        stock: 9,
        unitPrice: { price: 150, amount: 1, unit: 'unit' },
      },
    ],
  },
  seller: { name: APRICOTS },
  subcategory: { names: [APRICOTS, null], image: 'coin' },
});
/** Without the chives, which that category would bring. */
const namesakes: ProviderState = {
  ...withNamesakes,
  params: {
    ...withNamesakes.params,
    products:
      (withNamesakes.params?.products as { product: string }[] | undefined)?.filter(
        ({ product }) => product !== chives,
      ) ?? [],
  },
};
const namedAlike: ExpectedFields = {
  'search.namedCollections': rows(1),
  'search.namedCollections[0].id': catalogueIds.corner,
  'search.namedSellers': rows(1),
  'search.namedSellers[0].id': catalogueIds.farm,
};
const whereFound: ExpectedFields = {
  'search.shelves': rows(1),
  'search.shelves[0].collection.id': catalogueIds.shelf,
  'search.sellers': rows(1),
  'search.sellers[0].id': catalogueIds.farm,
};

/** The market knows a word for which nothing is sold, and names the apricots instead. */
const unsold: ProviderState = {
  ...catalogue(),
  params: {
    ...catalogue().params,
    synonyms: [{ key: 'quorvex-sous-contrat', words: ['quorvex'], also: [APRICOTS.toLowerCase()], kind: 'not_sold' }],
  },
};

/** Sorted by relevance, unfiltered. */
const asFound = { ordering: null, filter: null };

/** F-201, F-204; search terms as they are typed. */
export const searchScreenCases: readonly ContractCase<SearchScreenQuery>[] = [
  {
    name: 'returns several products for a word',
    given: [catalogue()],
    variables: { words: THEIR_WORD, stored: null, after: null, ...asFound },
    data: { ...found, 'search.count': 3, 'search.correctedWords': null },
  },
  {
    name: 'returns a product by two of its words, and a category and a producer of the same name',
    given: [namesakes],
    variables: { words: `  ${APRICOTS} `, stored: null, after: null, ...asFound },
    data: { ...pageOf('search', [apricots]), ...namedAlike, ...whereFound },
  },
  {
    name: 'returns a product by its English name, in English',
    suite: 'conformance',
    given: [catalogue()],
    variables: { words: 'vexquor', stored: null, after: null, ...asFound },
    locale: 'en',
    data: pageOf('search', [chives]),
  },
  {
    name: 'returns matches for the singular with a typing error',
    given: [catalogue()],
    variables: { words: 'zithori', stored: null, after: null, ...asFound },
    data: { ...found, 'search.count': 3, 'search.correctedWords': THEIR_WORD },
  },
  {
    name: 'returns a word with its accents before the word without',
    suite: 'conformance',
    given: [twins],
    variables: { words: 'zyphôrâ', stored: null, after: null, ...asFound },
    data: pageOf('search', [ACCENTED, PLAIN]),
  },
  {
    name: 'returns only products for Express, and a need that nobody declares',
    given: [catalogue()],
    variables: { words: `${THEIR_WORD} halal`, stored: true, after: null, ...asFound },
    data: {
      ...pageOf('search', [apricots]),
      'search.correctedWords': THEIR_WORD,
      'search.undeclaredNeeds': rows(1),
      'search.undeclaredNeeds[0].words': 'halal',
      'search.undeclaredNeeds[0].kind': 'certified',
    },
  },
  {
    name: 'returns only the product declared to meet a need in the search text',
    suite: 'conformance',
    given: [catalogue({ product: declaredNeeds })],
    variables: { words: `${THEIR_WORD} sans gluten`, stored: null, after: null, ...asFound },
    data: {
      ...pageOf('search', [apricots]),
      'search.needs': rows(1),
      'search.needs[0]': 'gluten_free',
      'search.needCounts': nonEmpty,
      // A market may have a shelf of such goods, in another one.
      'search.namedCollections[].parent': objectOrNull,
    },
  },
  {
    name: 'returns what to try in place of something that is not sold',
    suite: 'conformance',
    given: [unsold],
    variables: { words: 'quorvex', stored: null, after: null, ...asFound },
    data: {
      ...pageOf('search', [apricots]),
      'search.correctedWords': APRICOTS.toLowerCase(),
      'search.advice.kind': 'not_sold',
      'search.advice.tries': rows(1),
      'search.advice.tries[0]': APRICOTS.toLowerCase(),
    },
  },
  {
    name: 'returns the recurring baskets for words that mean them, and no goods for words that nobody sells',
    given: [catalogue(), oneBasket],
    variables: { words: 'panier xqzwvkjhgf', stored: null, after: null, ...asFound },
    data: {
      ...pageOf('search', []),
      'search.advice': null,
      'search.baskets': rows(1),
      'search.baskets[0].id': catalogueIds.basket,
      'search.baskets[0].name': 'Panier sous contrat',
      'search.baskets[0].price': 3500,
    },
  },
  {
    name: 'returns nothing for blanks',
    suite: 'conformance',
    given: [catalogue()],
    variables: { words: '   ', stored: null, after: null, ...asFound },
    data: pageOf('search', []),
  },
  {
    name: 'returns nothing for signs that are no words',
    suite: 'conformance',
    given: [catalogue()],
    variables: { words: '%_\'"\\;--', stored: null, after: null, ...asFound },
    data: pageOf('search', []),
  },
  {
    name: 'rejects a forged cursor',
    given: [catalogue()],
    variables: { words: THEIR_WORD, stored: null, after: FORGED_CURSOR, ...asFound },
    errors: badCursor,
  },
  {
    name: 'rejects a cursor of other words',
    given: [catalogue()],
    afterPage: {
      into: 'after',
      connection: 'search',
      page: 'first',
      variables: { words: 'Abricots zythoris', stored: null, after: null, ...asFound },
    },
    variables: { words: THEIR_WORD, stored: null, ...asFound },
    errors: badCursor,
  },
  {
    name: 'returns one producer’s products in another order, with their categories and their seller',
    given: [catalogue()],
    variables: {
      words: THEIR_WORD,
      stored: null,
      after: null,
      ordering: { sort: 'name', direction: 'asc' },
      filter: { where: { seller: dairy.handle } },
    },
    data: { ...pageOf('search', [beets, chives]), 'search.sellers': nonEmpty, 'search.shelves': nonEmpty },
  },
  {
    name: 'answers words about the shop with the page that says more',
    suite: 'conformance',
    given: [catalogue()],
    variables: { words: 'livraison', stored: null, after: null, ordering: null, filter: null },
    data: { 'search.page': 'delivery', 'search.count': 0, 'search.edges': [] },
  },
  {
    name: 'returns matches of one category, by its handle',
    suite: 'conformance',
    given: [catalogue()],
    variables: {
      words: THEIR_WORD,
      stored: null,
      after: null,
      ordering: null,
      filter: { where: { collection: corner.fr } },
    },
    data: { ...pageOf('search', [chives]), 'search.shelves': nonEmpty },
  },
];

const one = { words: THEIR_WORD, count: 1, stored: null, ...asFound };
const follow = (page: 'first' | 'last', variables = {}) =>
  ({ into: 'cursor', connection: 'search', page, variables: { ...one, cursor: null, ...variables } }) as const;
const page = { ...found, 'search.count': 3 };
/** Everything that is called zythoris, by name. */
const byName = { ordering: { sort: 'name', direction: 'asc' } } as const;

export const searchResultsCases: readonly ContractCase<SearchResultsPaginationQuery>[] = [
  {
    name: 'returns the next page and that more follow',
    given: [withNamesakes],
    afterPage: follow('first', byName),
    variables: { ...one, ...byName },
    data: {
      ...pageOf('search', [beets], { more: true, count: 3 }),
      ...namedAlike,
      'search.shelves': rows(1),
      'search.shelves[0].collection.id': catalogueIds.shelf,
      'search.sellers': rows(2),
      'search.sellers[0].id': catalogueIds.farm,
    },
  },
  {
    name: 'returns the last page',
    suite: 'conformance',
    given: [catalogue()],
    afterPage: follow('last'),
    variables: one,
    data: { ...page, 'search.pageInfo.hasNextPage': false },
  },
  {
    name: 'rejects a forged cursor',
    given: [catalogue()],
    variables: { ...one, count: 24, cursor: FORGED_CURSOR },
    errors: badCursor,
  },
  {
    name: 'rejects a cursor of everything for Express',
    given: [catalogue()],
    afterPage: follow('first'),
    variables: { ...one, stored: true },
    errors: badCursor,
  },
];

export const searchWaysCases: readonly ContractCase<SearchWaysQuery>[] = [
  {
    name: 'returns categories and the newest producers to browse',
    given: [shopWindow],
    data: {
      ...windowAt('shelves.edges'),
      'newest.edges': rows(3),
      'newest.edges[0].node.id': catalogueIds.farm,
      'newest.edges[1].node.id': catalogueIds.dairy,
    },
  },
];

export const suggestionsCases: readonly ContractCase<suggestionsQuery>[] = [
  {
    name: 'returns a product, a category and a producer of one name',
    given: [namesakes],
    variables: { words: APRICOTS, stored: null },
    data: {
      ...namedAlike,
      'search.count': 1,
      'search.edges': rows(1),
      'search.edges[0].node.id': apricots,
      'search.namedCollections[0].parent': present,
      ...firstProductAt('search.namedCollections[0]', apricots),
    },
  },
  {
    name: 'returns suggestions for the beginning of a word, for Express',
    suite: 'conformance',
    given: [catalogue()],
    variables: { words: THEIR_WORD.slice(0, -2), stored: true },
    data: { 'search.count': 1 },
  },
  {
    name: 'returns nothing for words that nobody sells',
    given: [catalogue()],
    variables: { words: 'xqzwvkjhgf', stored: null },
    data: { 'search.count': 0, 'search.edges': [] },
  },
];

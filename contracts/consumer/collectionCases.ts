import type { CollectionGridPaginationQuery } from '../../__generated__/relay/CollectionGridPaginationQuery.graphql.ts';
import type { CollectionScreenQuery } from '../../__generated__/relay/CollectionScreenQuery.graphql.ts';
import type { listingCountQuery } from '../../__generated__/relay/listingCountQuery.graphql.ts';
import {
  listingFilter,
  listingOrdering,
  wholeListing,
  type ListingSort,
  type ProductListing,
} from '../../rules/productListing.ts';
import { alike, present, rows, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import {
  bare,
  corner,
  dairy,
  declared,
  FORGED,
  goods,
  MANY,
  manyGoods,
  nodeIs,
  pageOf,
  refusedBy,
  shelf,
} from './goods.ts';
import { productNumbered, things, unheardOfCollection } from './things.ts';

const { apricots, beets, chives } = things;
/** The variables that the storefront reads from an address (routes 6); stored: the cart is in Express mode. */
const asked = (listing: Partial<ProductListing> = {}, stored = false) => {
  const whole = { ...wholeListing, ...listing };
  return { ordering: listingOrdering(whole), filter: listingFilter(whole, stored) };
};
const filters: readonly [string, ReturnType<typeof asked>['filter'], readonly string[]][] = [
  ['organic', asked({ bio: true }).filter, [apricots]],
  ['local', asked({ regional: true }).filter, [apricots]],
  ['cold', asked({ temperature: 'cold' }).filter, [beets]],
  ['frozen', asked({ temperature: 'frozen' }).filter, [chives]],
  ['on sale, that is reduced', asked({ onsale: true }).filter, [apricots]],
  ['in stock', asked({ available: true }).filter, [chives, apricots]],
  ['of one producer', asked({ seller: dairy.handle }).filter, [beets, chives]],
  ['of a producer that nobody knows', asked({ seller: 'personne' }).filter, []],
  ['for Express', asked({}, true).filter, [apricots]],
  ['for a price between two', asked({ price: '2.50-4' }).filter, [apricots]],
  ['for at most a price', asked({ price: '-3' }).filter, [beets, apricots]],
  ['declared to meet two needs', asked({ needs: ['vegetarian', 'gluten_free'] }).filter, [apricots]],
  ['declared to meet a need that traces rule out', asked({ needs: ['nut_free'] }).filter, []],
  ['two conditions, which add up', asked({ regional: true, temperature: 'cold' }).filter, []],
  ['three conditions that one product meets', asked({ bio: true, regional: true, onsale: true }).filter, [apricots]],
];
const orders: readonly [ListingSort, readonly string[], 'fr' | 'en'][] = [
  ['priority', [beets, chives, apricots], 'fr'],
  ['name', [apricots, beets, chives], 'fr'],
  ['name', [chives, apricots, beets], 'en'],
  ['price', [beets, apricots, chives], 'fr'],
  ['price-desc', [chives, apricots, beets], 'fr'],
  ['new', [apricots, chives, beets], 'fr'],
  // Products without ratings come last.
  ['rating', [chives, beets, apricots], 'fr'],
];

/** The category at `collection`: top level, with one subcategory. */
const theShelf: Sayings = {
  'collection.id': things.shelf,
  'collection.parent': null,
  'collection.image': present,
  'collection.children': rows(1),
  'collection.children[0].id': things.corner,
  'collection.children[0].image': null,
};
const first = { handle: shelf.fr, after: null };
const grid = (products: readonly string[], count = products.length): Sayings => ({
  ...theShelf,
  ...pageOf('collection.products', products, { count }),
  'collection.nbProducts': 3,
  'collection.matching.count': count,
});
const refusedCursor = refusedBy('Collection.products', 'collection.products');

/** F-201, F-203, F-204: the catalogue's filters and sort orders. */
export const collectionScreenCases: readonly ContractCase<CollectionScreenQuery>[] = [
  {
    name: 'a category with what is on sale in it and below',
    given: [goods({ product: declared })],
    variables: { ...first, ...asked() },
    answers: {
      ...grid([beets, chives, apricots]),
      'collection.name': shelf.names[0],
      'collection.handle': shelf.fr,
      // Only one of the three products has a declaration.
      'collection.matching.needCounts': rows(3),
      'collection.matching.needCounts[0].need': 'vegan',
      'collection.matching.needCounts[0].count': 1,
      'collection.matching.needCounts[1].need': 'vegetarian',
      'collection.matching.needCounts[2].need': 'gluten_free',
    },
  },
  {
    name: 'a sub-category by its English handle, not translated',
    given: [goods()],
    variables: { handle: corner.en, after: null, ...asked() },
    locale: 'en',
    answers: {
      ...pageOf('collection.products', [chives]),
      'collection.name': corner.names[0],
      'collection.handle': corner.en,
      'collection.handleSecondary': corner.en,
      'collection.children': [],
      'collection.sellers': rows(1),
      'collection.sellers[0].handle': dairy.handle,
      'collection.parent.name': shelf.names[1],
      'collection.parent.handle': shelf.en,
      'collection.parent.image': present,
      'collection.parent.children': rows(1),
    },
  },
  {
    name: 'a category in Express, with how many of it are kept at the market',
    given: [goods()],
    variables: { ...first, ...asked(), filter: { where: { stored: true } }, express: true },
    answers: { ...grid([apricots]), 'collection.kept.count': 1, 'collection.children[0].kept.count': 0 },
  },
  {
    name: 'nothing in it',
    given: [bare],
    variables: { ...first, ...asked() },
    answers: {
      ...theShelf,
      ...pageOf('collection.products', []),
      'collection.nbProducts': 0,
      'collection.sellers': [],
      'collection.matching.count': 0,
    },
  },
  {
    name: 'a category that nobody knows',
    given: [bare],
    variables: { handle: 'rien-sous-contrat', after: null, ...asked() },
    answers: { collection: null },
  },
  ...filters.map(([name, filter, products]) => ({
    name: `only ${name}`,
    suite: 'conformance' as const,
    given: [goods({ product: declared })],
    variables: { ...first, ordering: null, filter },
    answers: grid(products),
  })),
  ...orders.map(([sort, products, locale]) => ({
    name: `in the order ${sort}, ${locale}`,
    suite: 'conformance' as const,
    given: [goods()],
    variables: { ...first, ...asked({ sort }) },
    locale,
    answers: grid(products),
  })),
  {
    name: 'more than a page holds',
    given: [manyGoods],
    variables: { ...first, ...asked() },
    answers: {
      ...theShelf,
      'collection.products.edges': alike(24),
      'collection.products.edges[].node.seller.id': things.farm,
      'collection.products.count': MANY,
      'collection.products.pageInfo.hasNextPage': true,
      'collection.products.pageInfo.endCursor': present,
      'collection.matching.count': MANY,
    },
  },
  {
    name: 'its last page, from the address',
    given: [manyGoods],
    follows: {
      into: 'after',
      connection: 'collection.products',
      page: 'first',
      variables: { ...first, ...asked() },
    },
    variables: { handle: shelf.fr, ...asked() },
    answers: { ...theShelf, ...pageOf('collection.products', [productNumbered(MANY - 1)], { count: MANY }) },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { handle: shelf.fr, after: FORGED, ...asked() },
    refused: refusedCursor,
  },
  {
    name: 'behind a cursor of another order',
    given: [goods()],
    follows: {
      into: 'after',
      connection: 'collection.products',
      page: 'first',
      variables: { ...first, ...asked({ sort: 'price' }) },
    },
    variables: { handle: shelf.fr, ...asked() },
    refused: refusedCursor,
  },
];

const ofShelf = { id: things.shelf, count: 1, ...asked() };
const follow = (variables: Partial<CollectionGridPaginationQuery['variables']>, page: 'first' | 'last' = 'first') =>
  ({
    into: 'cursor',
    connection: 'node.products',
    page,
    variables: { ...ofShelf, cursor: null, ...variables },
  }) as const;

export const collectionGridCases: readonly ContractCase<CollectionGridPaginationQuery>[] = [
  {
    name: 'the next page, which is not the last',
    given: [goods()],
    follows: follow({}),
    variables: ofShelf,
    answers: { ...nodeIs('Collection'), ...pageOf('node.products', [chives], { more: true, count: 3 }) },
  },
  {
    name: 'the last page',
    suite: 'conformance',
    given: [goods()],
    follows: follow({}, 'last'),
    variables: ofShelf,
    answers: { ...nodeIs('Collection'), ...pageOf('node.products', [apricots], { count: 3 }) },
  },
  {
    name: 'the last page of what is in stock, the dearest first',
    suite: 'conformance',
    given: [goods()],
    follows: follow(asked({ available: true, sort: 'price-desc' }), 'last'),
    variables: { ...ofShelf, ...asked({ available: true, sort: 'price-desc' }) },
    answers: { ...nodeIs('Collection'), ...pageOf('node.products', [apricots], { count: 2 }) },
  },
  {
    name: 'a category that is no longer there',
    given: [bare],
    variables: { ...ofShelf, id: unheardOfCollection, cursor: null },
    answers: { node: null },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { ...ofShelf, cursor: FORGED },
    refused: refusedBy('Collection.products', 'node.products'),
  },
  {
    name: 'behind a cursor of another category',
    given: [goods()],
    follows: follow({ id: things.corner }),
    variables: ofShelf,
    refused: refusedBy('Collection.products', 'node.products'),
  },
  {
    name: 'behind a cursor of other filters',
    given: [goods()],
    follows: follow(asked({ bio: true })),
    variables: ofShelf,
    refused: refusedBy('Collection.products', 'node.products'),
  },
];

export const listingCountCases: readonly ContractCase<listingCountQuery>[] = [
  ...filters.map(([name, filter, products]) => ({
    name: `how many are ${name}`,
    suite: 'conformance' as const,
    given: [goods({ product: declared })],
    variables: { handle: shelf.en, filter },
    answers: { 'collection.products.count': products.length } satisfies Sayings,
  })),
  {
    name: 'how many there are in all',
    given: [goods()],
    variables: { handle: shelf.fr, filter: null },
    answers: { 'collection.products.count': 3 },
  },
  {
    name: 'of a category that nobody knows',
    given: [bare],
    variables: { handle: 'rien-sous-contrat', filter: null },
    answers: { collection: null },
  },
];

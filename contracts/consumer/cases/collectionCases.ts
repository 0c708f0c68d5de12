import type { CollectionGridPaginationQuery } from '#generated/relay/CollectionGridPaginationQuery.graphql.ts';
import type { CollectionScreenQuery } from '#generated/relay/CollectionScreenQuery.graphql.ts';
import type { listingCountQuery } from '#generated/relay/listingCountQuery.graphql.ts';
import {
  listingFilter,
  listingOrdering,
  wholeListing,
  type ListingSort,
  type ProductListing,
} from '#rules/productListing.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { alike, present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import {
  catalogueWithoutProducts,
  corner,
  dairy,
  declaredNeeds,
  catalogue,
  TWO_PAGES,
  catalogueOfTwoPages,
  firstProductAt,
  nodeIs,
  pageOf,
  badCursor,
  rejectsCursors,
  shelf,
} from '../states/catalogueStates.ts';
import { productNumbered, catalogueIds, unknownCollection } from '../states/fixtureIds.ts';

const { apricots, beets, chives } = catalogueIds;
/** The variables that the storefront reads from an address (routes 6); stored: the cart is in Express mode. */
const listingVariables = (listing: Partial<ProductListing> = {}, stored = false) => {
  const fullListing = { ...wholeListing, ...listing };
  return { ordering: listingOrdering(fullListing), filter: listingFilter(fullListing, stored) };
};
const filters: readonly [string, ReturnType<typeof listingVariables>['filter'], readonly string[]][] = [
  ['that are organic', listingVariables({ bio: true }).filter, [apricots]],
  ['that are local', listingVariables({ regional: true }).filter, [apricots]],
  ['that are cold', listingVariables({ temperature: 'cold' }).filter, [beets]],
  ['that are frozen', listingVariables({ temperature: 'frozen' }).filter, [chives]],
  ['that are reduced', listingVariables({ onsale: true }).filter, [apricots]],
  ['in stock', listingVariables({ available: true }).filter, [chives, apricots]],
  ['of one producer', listingVariables({ seller: dairy.handle }).filter, [beets, chives]],
  ['of an unknown producer', listingVariables({ seller: 'personne' }).filter, []],
  ['for Express', listingVariables({}, true).filter, [apricots]],
  ['with a price between two', listingVariables({ price: '2.50-4' }).filter, [apricots]],
  ['up to a price', listingVariables({ price: '-3' }).filter, [beets, apricots]],
  ['declared to meet two needs', listingVariables({ needs: ['vegetarian', 'gluten_free'] }).filter, [apricots]],
  ['declared to meet a need that traces rule out', listingVariables({ needs: ['nut_free'] }).filter, []],
  ['that meet both of two conditions', listingVariables({ regional: true, temperature: 'cold' }).filter, []],
  ['that meet three conditions', listingVariables({ bio: true, regional: true, onsale: true }).filter, [apricots]],
];
const orders: readonly [ListingSort, readonly string[], 'fr' | 'en'][] = [
  ['priority', [beets, chives, apricots], 'fr'],
  ['name', [apricots, beets, chives], 'fr'],
  ['name', [chives, apricots, beets], 'en'],
  ['price', [beets, apricots, chives], 'fr'],
  ['price-desc', [chives, apricots, beets], 'fr'],
  // Those without a measure come last.
  ['unit-price', [chives, beets, apricots], 'fr'],
  ['new', [apricots, chives, beets], 'fr'],
  // Products without ratings come last.
  ['rating', [chives, beets, apricots], 'fr'],
];

/** The category at `collection`: top level, with one subcategory. */
const theShelf: ExpectedFields = {
  'collection.id': catalogueIds.shelf,
  'collection.parent': null,
  'collection.image': present,
  'collection.children': rows(1),
  'collection.children[0].id': catalogueIds.corner,
  'collection.children[0].image': null,
};
const first = { handle: shelf.fr, after: null };
const grid = (products: readonly string[], count = products.length): ExpectedFields => ({
  ...theShelf,
  ...pageOf('collection.products', products, { count }),
  'collection.nbProducts': 3,
  'collection.matching.count': count,
});

/** F-201, F-203, F-204: the catalogue's filters and sort orders. */
export const collectionScreenCases: readonly ContractCase<CollectionScreenQuery>[] = [
  {
    name: 'returns a category with the products on sale in it and below',
    given: [catalogue({ product: declaredNeeds, subcategory: { image: 'coin' } })],
    variables: { ...first, ...listingVariables() },
    data: {
      ...grid([beets, chives, apricots]),
      'collection.children[0].image': present,
      ...firstProductAt('collection', beets),
      ...firstProductAt('collection.children[0]', chives),
      'collection.sellers': rows(2),
      'collection.sellers[0].id': catalogueIds.farm,
      'collection.sellers[1].id': catalogueIds.dairy,
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
    name: 'returns an untranslated sub-category by its English handle',
    given: [catalogue({ subcategory: { image: 'coin' } })],
    variables: { handle: corner.en, after: null, ...listingVariables() },
    locale: 'en',
    data: {
      ...pageOf('collection.products', [chives]),
      'collection.name': corner.names[0],
      'collection.handle': corner.en,
      'collection.handleSecondary': corner.en,
      'collection.children': [],
      'collection.sellers': rows(1),
      'collection.sellers[0].handle': dairy.handle,
      'collection.parent.name': shelf.names[1],
      'collection.parent.handle': shelf.en,
      'collection.parent.id': catalogueIds.shelf,
      'collection.parent.image': present,
      ...firstProductAt('collection.parent', beets),
      'collection.parent.children': rows(1),
      'collection.parent.children[0].id': catalogueIds.corner,
      'collection.parent.children[0].image': present,
      ...firstProductAt('collection.parent.children[0]', chives),
      'collection.image': present,
    },
  },
  {
    name: 'returns a category in Express, with how many of its products the market holds',
    given: [catalogue()],
    variables: { ...first, ...listingVariables(), filter: { where: { stored: true } }, express: true },
    data: { ...grid([apricots]), 'collection.stored.count': 1, 'collection.children[0].stored.count': 0 },
  },
  {
    name: 'returns an empty category',
    given: [catalogueWithoutProducts],
    variables: { ...first, ...listingVariables() },
    data: {
      ...theShelf,
      ...pageOf('collection.products', []),
      'collection.nbProducts': 0,
      'collection.sellers': [],
      'collection.matching.count': 0,
    },
  },
  {
    name: 'returns null for an unknown category',
    given: [catalogueWithoutProducts],
    variables: { handle: 'rien-sous-contrat', after: null, ...listingVariables() },
    data: { collection: null },
  },
  ...filters.map(([name, filter, products]) => ({
    name: `returns only products ${name}`,
    suite: 'conformance' as const,
    given: [catalogue({ product: declaredNeeds })],
    variables: { ...first, ordering: null, filter },
    data: grid(products),
  })),
  ...orders.map(([sort, products, locale]) => ({
    name: `sorts products by ${sort}, ${locale}`,
    suite: 'conformance' as const,
    given: [catalogue()],
    variables: { ...first, ...listingVariables({ sort }) },
    locale,
    data: grid(products),
  })),
  {
    name: 'returns one page of a longer list',
    given: [catalogueOfTwoPages],
    variables: { ...first, ...listingVariables() },
    data: {
      ...theShelf,
      'collection.products.edges': alike(24),
      'collection.products.edges[].node.seller.id': catalogueIds.farm,
      'collection.products.count': TWO_PAGES,
      'collection.products.pageInfo.hasNextPage': true,
      'collection.products.pageInfo.endCursor': present,
      'collection.matching.count': TWO_PAGES,
    },
  },
  {
    name: 'returns the last page from the address',
    given: [catalogueOfTwoPages],
    afterPage: {
      into: 'after',
      connection: 'collection.products',
      page: 'first',
      variables: { ...first, ...listingVariables() },
    },
    variables: { handle: shelf.fr, ...listingVariables() },
    data: { ...theShelf, ...pageOf('collection.products', [productNumbered(TWO_PAGES - 1)], { count: TWO_PAGES }) },
  },
  ...rejectsCursors<CollectionScreenQuery>(
    {
      errors: badCursor('Collection.products', 'collection.products'),
      into: 'after',
      variables: { handle: shelf.fr, ...listingVariables() },
    },
    {
      'rejects a cursor of another order': {
        into: 'after',
        connection: 'collection.products',
        page: 'first',
        variables: { ...first, ...listingVariables({ sort: 'price' }) },
      },
    },
  ),
];

const ofShelf = { id: catalogueIds.shelf, count: 1, ...listingVariables() };
const follow = (variables: Partial<CollectionGridPaginationQuery['variables']>, page: 'first' | 'last' = 'first') =>
  ({
    into: 'cursor',
    connection: 'node.products',
    page,
    variables: { ...ofShelf, cursor: null, ...variables },
  }) as const;

export const collectionGridCases: readonly ContractCase<CollectionGridPaginationQuery>[] = [
  {
    name: 'returns the next page and that more follow',
    given: [catalogue({ isReduced: true })],
    afterPage: follow({}),
    variables: ofShelf,
    data: { ...nodeIs('Collection'), ...pageOf('node.products', [chives], { more: true, count: 3 }) },
  },
  {
    name: 'returns the last page',
    suite: 'conformance',
    given: [catalogue()],
    afterPage: follow({}, 'last'),
    variables: ofShelf,
    data: { ...nodeIs('Collection'), ...pageOf('node.products', [apricots], { count: 3 }) },
  },
  {
    name: 'returns the last page of what is in stock, the most expensive first',
    suite: 'conformance',
    given: [catalogue()],
    afterPage: follow(listingVariables({ available: true, sort: 'price-desc' }), 'last'),
    variables: { ...ofShelf, ...listingVariables({ available: true, sort: 'price-desc' }) },
    data: { ...nodeIs('Collection'), ...pageOf('node.products', [apricots], { count: 2 }) },
  },
  {
    name: 'returns null for a category that no longer exists',
    given: [catalogueWithoutProducts],
    variables: { ...ofShelf, id: unknownCollection, cursor: null },
    data: { node: null },
  },
  ...rejectsCursors<CollectionGridPaginationQuery>(
    { errors: badCursor('Collection.products', 'node.products'), into: 'cursor', variables: ofShelf },
    {
      'rejects a cursor of another category': follow({ id: catalogueIds.corner }),
      'rejects a cursor of other filters': follow(listingVariables({ bio: true })),
    },
  ),
];

export const listingCountCases: readonly ContractCase<listingCountQuery>[] = [
  ...filters.map(([name, filter, products]) => ({
    name: `counts only products ${name}`,
    suite: 'conformance' as const,
    given: [catalogue({ product: declaredNeeds })],
    variables: { handle: shelf.en, filter },
    data: { 'collection.products.count': products.length } satisfies ExpectedFields,
  })),
  {
    name: 'returns the number of all products',
    given: [catalogue()],
    variables: { handle: shelf.fr, filter: null },
    data: { 'collection.products.count': 3 },
  },
  {
    name: 'returns zero for an unknown category',
    given: [catalogueWithoutProducts],
    variables: { handle: 'rien-sous-contrat', filter: null },
    data: { collection: null },
  },
];

import type { SellerGridPaginationQuery } from '#generated/relay/SellerGridPaginationQuery.graphql.ts';
import type { SellerScreenQuery } from '#generated/relay/SellerScreenQuery.graphql.ts';
import type { SellersListPaginationQuery } from '#generated/relay/SellersListPaginationQuery.graphql.ts';
import type { SellersScreenQuery } from '#generated/relay/SellersScreenQuery.graphql.ts';
import type { ContractCase, PageRead } from '../engine/contractCase.ts';
import { beginning, objectOrNull, present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import {
  catalogueWithoutProducts,
  corner,
  dairy,
  farm,
  catalogue,
  nodeIs,
  pageOf,
  badCursor,
  rejectsCursors,
  shelf,
} from '../states/catalogueStates.ts';
import { catalogueIds, deliveryZone, pickupPoint, unknownSeller } from '../states/fixtureIds.ts';
import { outlines, siteInformation } from '../states/siteStates.ts';

const { apricots, beets, chives } = catalogueIds;
const plain = { ordering: null, filter: null };
const ofDairy = { handle: dairy.handle, self: dairy.handle, after: null, ...plain };
const ofFarm = { handle: farm.handle, self: farm.handle, after: null, ...plain };

/** The dairy at `seller`, which sells in a category and its subcategory. */
const dairyFields: ExpectedFields = {
  'seller.id': catalogueIds.dairy,
  'seller.handle': dairy.handle,
  'seller.collections': rows(2),
  'seller.collections[0].id': catalogueIds.shelf,
  'seller.collections[0].handle': shelf.fr,
  'seller.collections[0].handlePrimary': shelf.fr,
  'seller.collections[0].handleSecondary': shelf.en,
  'seller.collections[0].parent': null,
  'seller.collections[0].ofSeller.count': 2,
  'seller.collections[1].id': catalogueIds.corner,
  'seller.collections[1].parent.id': catalogueIds.shelf,
  'seller.collections[1].parent.handlePrimary': shelf.fr,
  'seller.collections[1].parent.handleSecondary': shelf.en,
  'seller.collections[1].ofSeller.count': 1,
  'seller.all.count': 2,
};
/** Each filter by itself, with the dairy's products that match it. */
const filters: [string, { temperature?: 'cold'; stored?: true; regional?: true; bio?: true }, string[]][] = [
  ['cold', { temperature: 'cold' }, [beets]],
  ['for Express', { stored: true }, []],
  ['local', { regional: true }, []],
  ['organic', { bio: true }, []],
];

/** F-201, F-203, F-204: the producer page; null for an unknown producer (F-184). */
const screenCases: readonly ContractCase<SellerScreenQuery>[] = [
  {
    name: 'returns a producer with their products and categories',
    given: [catalogue()],
    variables: ofDairy,
    data: {
      ...dairyFields,
      ...pageOf('seller.products', [beets, chives]),
      'seller.name': dairy.name,
      'seller.regional': false,
      'seller.trade': null,
      'seller.deactivatedUntil': null,
      'seller.images': [],
    },
  },
  {
    name: 'returns only products in stock of one category, for Express',
    suite: 'conformance',
    given: [catalogue()],
    variables: { ...ofFarm, filter: { where: { stored: true, available: true, collection: shelf.en } } },
    locale: 'en',
    data: {
      ...pageOf('seller.products', [apricots]),
      'seller.regional': true,
      'seller.town': 'Chelsea',
      'seller.trade': 'Verger',
      'seller.images': nonEmpty,
      'seller.collections': rows(1),
      'seller.collections[0].handle': shelf.en,
      'seller.collections[0].parent': null,
    },
  },
  {
    name: 'returns a producer in Express, with how many of their products the market holds',
    given: [
      catalogue({
        seller: { story: 'Un verger sous contrat.', seasons: ['10-3 abricots séchés'], position: '45.5,-75.75' },
      }),
      { name: 'places of the open week', params: { locations: [{ location: pickupPoint }] } },
      siteInformation({ outlines }),
    ],
    variables: { ...ofFarm, filter: { where: { stored: true } }, express: true },
    data: {
      'seller.story': 'Un verger sous contrat.',
      'seller.seasons': rows(1),
      'seller.seasons[0].from': 10,
      'seller.seasons[0].to': 3,
      'seller.seasons[0].name': 'abricots séchés',
      'seller.position': present,
      'seller.position.latitude': 45.5,
      'seller.position.longitude': -75.75,
      'seller.news.edges': rows(1),
      'seller.news.edges[0].node.id': apricots,
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].position': null,
      'market.outlines': rows(2),
      'market.outlines[0].name': 'Gatineau',
      ...pageOf('seller.products', [apricots]),
      'seller.id': catalogueIds.farm,
      'seller.stored.count': 1,
      'seller.collections': rows(1),
      'seller.collections[0].ofSeller.edges': rows(1),
      'seller.collections[0].ofSeller.edges[0].node.id': apricots,
      'seller.collections[0].stored.count': 1,
    },
  },
  {
    name: 'returns only one sub-category, the most expensive first',
    suite: 'conformance',
    given: [catalogue()],
    variables: {
      ...ofDairy,
      filter: { where: { collection: corner.fr } },
      ordering: { sort: 'price', direction: 'desc' },
    },
    data: { ...dairyFields, ...pageOf('seller.products', [chives]) },
  },
  ...filters.map(([what, where, products]): ContractCase<SellerScreenQuery> => ({
    name: `returns only products that are ${what}`,
    suite: 'conformance' as const,
    given: [catalogue()],
    variables: { ...ofDairy, filter: { where } },
    data: { ...dairyFields, ...pageOf('seller.products', products) },
  })),
  {
    name: 'returns the most expensive products first',
    suite: 'conformance',
    given: [catalogue()],
    variables: { ...ofDairy, ordering: { sort: 'price', direction: 'desc' } },
    data: { ...dairyFields, ...pageOf('seller.products', [chives, beets]) },
  },
  {
    name: 'returns a producer on vacation',
    given: [catalogue({ seller: { deactivatedUntil: '2099-07-01T00:00:00Z' } })],
    variables: ofFarm,
    data: {
      'seller.id': catalogueIds.farm,
      ...pageOf('seller.products', [apricots]),
      'seller.deactivatedUntil': present,
      'seller.products.edges[].node.seller.deactivatedUntil': present,
      'seller.collections': rows(1),
      'seller.collections[0].parent': null,
    },
  },
  {
    name: 'returns a producer without products',
    given: [catalogueWithoutProducts],
    variables: ofFarm,
    data: { ...pageOf('seller.products', []), 'seller.collections': [], 'seller.all.count': 0 },
  },
  {
    name: 'returns null for an unknown producer',
    given: [catalogueWithoutProducts],
    variables: { ...ofFarm, handle: 'personne', self: 'personne' },
  },
  ...rejectsCursors<SellerScreenQuery>(
    {
      given: [catalogue(), { name: 'places of the open week', params: { locations: [{ location: pickupPoint }] } }],
      errors: badCursor('Seller.products', 'seller.products'),
      into: 'after',
      variables: { handle: dairy.handle, self: dairy.handle, ...plain },
    },
    {
      'rejects a cursor of another producer': {
        into: 'after',
        connection: 'seller.products',
        page: 'first',
        variables: ofFarm,
      },
    },
  ),
];
/** Any pickup point of the market may state where it is, unless a case has its own. */
export const sellerScreenCases = screenCases.map((one) =>
  one.errors || (one.data && 'locations' in one.data)
    ? one
    : { ...one, data: { ...one.data, 'locations[].position': objectOrNull } },
);

const one = { id: catalogueIds.dairy, count: 1, ...plain };
const follow = (variables: Partial<SellerGridPaginationQuery['variables']> = {}) =>
  ({
    into: 'cursor',
    connection: 'node.products',
    page: 'first',
    variables: { ...one, cursor: null, ...variables },
  }) as const;

export const sellerGridCases: readonly ContractCase<SellerGridPaginationQuery>[] = [
  {
    name: 'returns the first page and that more follow',
    given: [catalogue({ isReduced: true })],
    variables: { ...one, cursor: null },
    data: { ...nodeIs('Seller'), ...pageOf('node.products', [beets], { more: true, count: 2 }) },
  },
  {
    name: 'returns the last page',
    suite: 'conformance',
    given: [catalogue()],
    afterPage: follow(),
    variables: one,
    data: { ...nodeIs('Seller'), ...pageOf('node.products', [chives], { count: 2 }) },
  },
  {
    name: 'returns null for a producer that no longer exists',
    given: [catalogueWithoutProducts],
    variables: { ...one, id: unknownSeller, cursor: null },
    data: { node: null },
  },
  ...rejectsCursors<SellerGridPaginationQuery>(
    { errors: badCursor('Seller.products', 'node.products'), into: 'cursor', variables: one },
    { 'rejects a cursor of another producer': follow({ id: catalogueIds.farm }) },
  ),
];

/** Cursors of another list: the categories on the home page. */
const ofCategories = (into: PageRead['into']): PageRead => ({
  into,
  operation: 'HomeStripsPaginationQuery',
  connection: 'collections',
  page: 'first',
  variables: { count: 1, cursor: null, stored: null },
});

/** Before every other producer of the market, by name. */
const FIRST_BY_NAME = { name: '0 Ferme sous contrat' };
const firstProducer: ExpectedFields = {
  'sellers.edges[0].node.id': catalogueIds.farm,
  'sellers.edges[0].node.collections': rows(1),
  'sellers.edges[0].node.collections[0].id': catalogueIds.shelf,
  'sellers.edges[0].node.collections[0].parent': null,
};

/** Any producer of the market may be listed, and sell in sub-categories. */
const anyCategories = { 'sellers.edges[].node.collections[].parent': objectOrNull } as const;
const everyProducer = { 'sellers.edges': nonEmpty, ...anyCategories } as const;
export const sellersScreenCases: readonly ContractCase<SellersScreenQuery>[] = [
  {
    name: 'returns every producer',
    given: [catalogue({ seller: FIRST_BY_NAME })],
    variables: { after: null },
    data: { ...everyProducer, 'sellers.edges': beginning(1), ...firstProducer },
  },
  {
    name: 'returns producers, some of them on vacation, in English',
    suite: 'conformance',
    given: [catalogue({ seller: { deactivatedUntil: '2099-07-01T00:00:00Z' } })],
    variables: { after: null },
    locale: 'en',
    data: everyProducer,
  },
  {
    name: 'returns where producers and pickup points are, for the map',
    given: [
      catalogue({ seller: { ...FIRST_BY_NAME, position: '45.5,-75.75' } }),
      {
        name: 'places of the open week',
        params: {
          locations: [{ location: pickupPoint, position: '45.4,-75.5' }],
          zones: [{ zone: deliveryZone, centre: '45.6,-75.25' }],
        },
      },
      siteInformation({ outlines }),
    ],
    variables: { after: null, map: true },
    data: {
      'mapped.edges': beginning(1),
      'others.edges': nonEmpty,
      'others.edges[].node.position': objectOrNull,
      'mapped.edges[].node.position': objectOrNull,
      'mapped.edges[0].node.id': catalogueIds.farm,
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].position': present,
      'locations[0].position.latitude': 45.4,
      shippingZones: nonEmpty,
      'market.outlines': rows(2),
      'market.outlines[0].name': 'Gatineau',
    },
  },
  {
    name: 'returns producers in Express, with how many of their products the market holds',
    given: [catalogue()],
    variables: { after: null, express: true },
    data: everyProducer,
  },
  ...rejectsCursors<SellersScreenQuery>(
    { errors: badCursor('Query.sellers', 'sellers'), into: 'after', variables: {} },
    { 'rejects a cursor of another list': ofCategories('after') },
  ),
];

const listPage = (page: PageRead['page']): PageRead => ({
  into: 'cursor',
  connection: 'sellers',
  page,
  variables: { count: 1, cursor: null },
});

export const sellersListCases: readonly ContractCase<SellersListPaginationQuery>[] = [
  {
    name: 'returns the first page and that more follow',
    given: [catalogue({ seller: FIRST_BY_NAME })],
    variables: { count: 1, cursor: null },
    data: {
      'sellers.edges': rows(1),
      ...firstProducer,
      'sellers.pageInfo.hasNextPage': true,
      'sellers.pageInfo.endCursor': present,
    },
  },
  {
    name: 'returns the last page',
    suite: 'conformance',
    given: [catalogue()],
    afterPage: listPage('last'),
    variables: { count: 1 },
    data: {
      'sellers.edges': rows(1),
      ...anyCategories,
      'sellers.pageInfo.hasNextPage': false,
      'sellers.pageInfo.endCursor': present,
    },
  },
  ...rejectsCursors<SellersListPaginationQuery>(
    { errors: badCursor('Query.sellers', 'sellers'), into: 'cursor', variables: { count: 40 } },
    { 'rejects a cursor of another list': ofCategories('cursor') },
  ),
];

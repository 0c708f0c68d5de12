import type { SellerGridPaginationQuery } from '../../__generated__/relay/SellerGridPaginationQuery.graphql.ts';
import type { SellerScreenQuery } from '../../__generated__/relay/SellerScreenQuery.graphql.ts';
import type { SellersListPaginationQuery } from '../../__generated__/relay/SellersListPaginationQuery.graphql.ts';
import type { SellersScreenQuery } from '../../__generated__/relay/SellersScreenQuery.graphql.ts';
import { perhaps, present, rows, some, type Sayings } from './answer.ts';
import type { ContractCase, PageRead } from './contractCase.ts';
import { bare, corner, dairy, farm, FORGED, goods, nodeIs, pageOf, refusedBy, shelf } from './goods.ts';
import { things, unheardOfSeller } from './things.ts';

const { apricots, beets, chives } = things;
const plain = { ordering: null, filter: null };
const ofDairy = { handle: dairy.handle, self: dairy.handle, after: null, ...plain };
const ofFarm = { handle: farm.handle, self: farm.handle, after: null, ...plain };

/** The dairy at `seller`, which sells in a category and its subcategory. */
const theDairy: Sayings = {
  'seller.id': things.dairy,
  'seller.handle': dairy.handle,
  'seller.collections': rows(2),
  'seller.collections[0].id': things.shelf,
  'seller.collections[0].handle': shelf.fr,
  'seller.collections[0].handlePrimary': shelf.fr,
  'seller.collections[0].handleSecondary': shelf.en,
  'seller.collections[0].parent': null,
  'seller.collections[0].theirs.count': 2,
  'seller.collections[1].id': things.corner,
  'seller.collections[1].parent.id': things.shelf,
  'seller.collections[1].parent.handlePrimary': shelf.fr,
  'seller.collections[1].parent.handleSecondary': shelf.en,
  'seller.collections[1].theirs.count': 1,
  'seller.whole.count': 2,
};
/** Each filter by itself, with the dairy's products that match it. */
const sifted: [string, { temperature?: 'cold'; stored?: true; regional?: true; bio?: true }, string[]][] = [
  ['cold', { temperature: 'cold' }, [beets]],
  ['for Express', { stored: true }, []],
  ['local', { regional: true }, []],
  ['organic', { bio: true }, []],
];
const refusedCursor = refusedBy('Seller.products', 'seller.products');

/** F-201, F-203, F-204: the producer page; null for an unknown producer (F-184). */
export const sellerScreenCases: readonly ContractCase<SellerScreenQuery>[] = [
  {
    name: 'a producer with what they sell, and where',
    given: [goods()],
    variables: ofDairy,
    answers: {
      ...theDairy,
      ...pageOf('seller.products', [beets, chives]),
      'seller.name': dairy.name,
      'seller.regional': false,
      'seller.trade': null,
      'seller.deactivatedUntil': null,
      'seller.images': [],
    },
  },
  {
    name: 'only what is in stock of one collection, for Express',
    suite: 'conformance',
    given: [goods()],
    variables: { ...ofFarm, filter: { where: { stored: true, available: true, collection: shelf.en } } },
    locale: 'en',
    answers: {
      ...pageOf('seller.products', [apricots]),
      'seller.regional': true,
      'seller.town': 'Chelsea',
      'seller.trade': 'Verger',
      'seller.images': some,
      'seller.collections': rows(1),
      'seller.collections[0].handle': shelf.en,
      'seller.collections[0].parent': null,
    },
  },
  {
    name: 'a producer in Express, with how many of theirs are kept at the market',
    given: [goods()],
    variables: { ...ofFarm, filter: { where: { stored: true } }, express: true },
    answers: {
      ...pageOf('seller.products', [apricots]),
      'seller.kept.count': 1,
      'seller.collections': rows(1),
      'seller.collections[0].kept.count': 1,
    },
  },
  {
    name: 'only one collection below another, the dearest first',
    suite: 'conformance',
    given: [goods()],
    variables: {
      ...ofDairy,
      filter: { where: { collection: corner.fr } },
      ordering: { sort: 'price', direction: 'desc' },
    },
    answers: { ...theDairy, ...pageOf('seller.products', [chives]) },
  },
  ...sifted.map(([what, where, found]): ContractCase<SellerScreenQuery> => ({
    name: `only what is ${what}`,
    suite: 'conformance' as const,
    given: [goods()],
    variables: { ...ofDairy, filter: { where } },
    answers: { ...theDairy, ...pageOf('seller.products', found) },
  })),
  {
    name: 'the dearest first',
    suite: 'conformance',
    given: [goods()],
    variables: { ...ofDairy, ordering: { sort: 'price', direction: 'desc' } },
    answers: { ...theDairy, ...pageOf('seller.products', [chives, beets]) },
  },
  {
    name: 'on vacation',
    given: [goods({ seller: { deactivatedUntil: '2099-07-01T00:00:00Z' } })],
    variables: ofFarm,
    answers: {
      ...pageOf('seller.products', [apricots]),
      'seller.deactivatedUntil': present,
      'seller.products.edges[].node.seller.deactivatedUntil': present,
      'seller.collections': rows(1),
      'seller.collections[0].parent': null,
    },
  },
  {
    name: 'with nothing to sell',
    given: [bare],
    variables: ofFarm,
    answers: { ...pageOf('seller.products', []), 'seller.collections': [], 'seller.whole.count': 0 },
  },
  {
    name: 'a producer that nobody knows',
    given: [bare],
    variables: { ...ofFarm, handle: 'personne', self: 'personne' },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { ...ofDairy, after: FORGED },
    refused: refusedCursor,
  },
  {
    name: 'behind a cursor of another producer',
    given: [goods()],
    follows: { into: 'after', connection: 'seller.products', page: 'first', variables: ofFarm },
    variables: { handle: dairy.handle, self: dairy.handle, ...plain },
    refused: refusedCursor,
  },
];

const one = { id: things.dairy, count: 1, ...plain };
const follow = (variables: Partial<SellerGridPaginationQuery['variables']> = {}) =>
  ({
    into: 'cursor',
    connection: 'node.products',
    page: 'first',
    variables: { ...one, cursor: null, ...variables },
  }) as const;

export const sellerGridCases: readonly ContractCase<SellerGridPaginationQuery>[] = [
  {
    name: 'the first page, which is not the last',
    given: [goods()],
    variables: { ...one, cursor: null },
    answers: { ...nodeIs('Seller'), ...pageOf('node.products', [beets], { more: true, count: 2 }) },
  },
  {
    name: 'the last page',
    suite: 'conformance',
    given: [goods()],
    follows: follow(),
    variables: one,
    answers: { ...nodeIs('Seller'), ...pageOf('node.products', [chives], { count: 2 }) },
  },
  {
    name: 'a producer that is no longer there',
    given: [bare],
    variables: { ...one, id: unheardOfSeller, cursor: null },
    answers: { node: null },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { ...one, cursor: FORGED },
    refused: refusedBy('Seller.products', 'node.products'),
  },
  {
    name: 'behind a cursor of another producer',
    given: [goods()],
    follows: follow({ id: things.farm }),
    variables: one,
    refused: refusedBy('Seller.products', 'node.products'),
  },
];

/** Cursors of another list: the categories on the home page. */
const ofCategories = (into: PageRead['into']): PageRead => ({
  into,
  operation: 'HomeStripsPaginationQuery',
  connection: 'collections',
  page: 'first',
  variables: { count: 1, cursor: null, stored: null },
});

/** Any producer of the market may be listed, and sell in sub-categories. */
const anyCategories = { 'sellers.edges[].node.collections[].parent': perhaps } as const;
const everyProducer = { 'sellers.edges': some, ...anyCategories } as const;
export const sellersScreenCases: readonly ContractCase<SellersScreenQuery>[] = [
  { name: 'every producer', given: [goods()], variables: { after: null }, answers: everyProducer },
  {
    name: 'producers of whom some are on vacation, read in English',
    given: [goods({ seller: { deactivatedUntil: '2099-07-01T00:00:00Z' } })],
    variables: { after: null },
    locale: 'en',
    answers: everyProducer,
  },
  {
    name: 'producers in Express, with how much of theirs is kept at the market',
    given: [goods()],
    variables: { after: null, express: true },
    answers: everyProducer,
  },
  { name: 'behind a forged cursor', given: [goods()], variables: { after: FORGED }, refused: [{ code: 'BAD_CURSOR' }] },
  {
    name: 'behind a cursor of another list',
    given: [goods()],
    follows: ofCategories('after'),
    refused: [{ code: 'BAD_CURSOR' }],
  },
];

const listed = (page: PageRead['page']): PageRead => ({
  into: 'cursor',
  connection: 'sellers',
  page,
  variables: { count: 1, cursor: null },
});

export const sellersListCases: readonly ContractCase<SellersListPaginationQuery>[] = [
  {
    name: 'the first page, which is not the last',
    given: [goods()],
    variables: { count: 1, cursor: null },
    answers: {
      'sellers.edges': rows(1),
      ...anyCategories,
      'sellers.pageInfo.hasNextPage': true,
      'sellers.pageInfo.endCursor': present,
    },
  },
  {
    name: 'the last page',
    suite: 'conformance',
    given: [goods()],
    follows: listed('last'),
    variables: { count: 1 },
    answers: {
      'sellers.edges': rows(1),
      ...anyCategories,
      'sellers.pageInfo.hasNextPage': false,
      'sellers.pageInfo.endCursor': present,
    },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { count: 40, cursor: FORGED },
    refused: [{ code: 'BAD_CURSOR' }],
  },
  {
    name: 'behind a cursor of another list',
    given: [goods()],
    follows: ofCategories('cursor'),
    variables: { count: 40 },
    refused: [{ code: 'BAD_CURSOR' }],
  },
];

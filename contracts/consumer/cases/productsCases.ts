import type { ProductsGridPaginationQuery } from '#generated/relay/ProductsGridPaginationQuery.graphql.ts';
import type { ProductsScreenQuery } from '#generated/relay/ProductsScreenQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { objectOrNull, nonEmpty, rows } from '../engine/expectedData.ts';
import {
  dairy,
  FORGED_CURSOR,
  catalogue,
  pageOf,
  badCursor,
  shelf,
  shopWindow,
  windowAt,
} from '../states/catalogueStates.ts';
import { catalogueIds } from '../states/fixtureIds.ts';

const { beets, chives } = catalogueIds;
const badProductsCursor = badCursor('Query.products', 'products');
/** Limited to these cases' own goods: the rest of the market's catalogue is unknown. */
const dairyFilter = { where: { seller: dairy.handle } };
const byName = { sort: 'name', direction: 'asc' } as const;

/** The whole catalogue (F-201), sorted and filtered. */
export const productsScreenCases: readonly ContractCase<ProductsScreenQuery>[] = [
  {
    name: 'returns all products and the categories',
    given: [shopWindow],
    variables: { after: null, ordering: null, filter: null },
    data: {
      'products.edges': nonEmpty,
      'products.edges[].node.variants[].unitPrice': objectOrNull,
      ...windowAt('collections.edges'),
      'collections.edges[0].node.sellers': rows(1),
      'collections.edges[0].node.sellers[0].id': catalogueIds.dairy,
    },
  },
  {
    name: 'returns products sorted and filtered',
    given: [catalogue({ isReduced: true })],
    variables: { after: null, ordering: byName, filter: dairyFilter },
    data: {
      ...pageOf('products', [beets, chives]),
      'matching.count': 2,
      'collections.edges[].node.image': objectOrNull,
    },
  },
  {
    name: 'returns no products when none matches',
    suite: 'conformance',
    given: [catalogue()],
    variables: {
      after: null,
      ordering: null,
      filter: { where: { ...dairyFilter.where, collection: shelf.fr, bio: true } },
    },
    data: { ...pageOf('products', []), 'matching.count': 0, 'collections.edges[].node.image': objectOrNull },
  },
  {
    name: 'rejects a forged cursor',
    given: [catalogue()],
    variables: { after: FORGED_CURSOR, ordering: null, filter: null },
    errors: badProductsCursor,
  },
];

const one = { count: 1, ordering: byName, filter: dairyFilter };

export const productsGridCases: readonly ContractCase<ProductsGridPaginationQuery>[] = [
  {
    name: 'returns the last page',
    given: [catalogue({ isReduced: true })],
    afterPage: { into: 'cursor', connection: 'products', page: 'first', variables: { ...one, cursor: null } },
    variables: one,
    data: pageOf('products', [chives], { count: 2 }),
  },
  {
    name: 'rejects a forged cursor',
    given: [catalogue()],
    variables: { ...one, cursor: FORGED_CURSOR },
    errors: badProductsCursor,
  },
];

import type { ProductsGridPaginationQuery } from '../../__generated__/relay/ProductsGridPaginationQuery.graphql.ts';
import type { ProductsScreenQuery } from '../../__generated__/relay/ProductsScreenQuery.graphql.ts';
import { perhaps, some } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { dairy, FORGED, goods, pageOf, refusedBy, shelf } from './goods.ts';
import { things } from './things.ts';

const { beets, chives } = things;
const badCursor = refusedBy('Query.products', 'products');
/** Limited to these cases' own goods: the rest of the market's catalogue is unknown. */
const theirs = { where: { seller: dairy.handle } };
const byName = { sort: 'name', direction: 'asc' } as const;

/** The whole catalogue (F-201), sorted and filtered. */
export const productsScreenCases: readonly ContractCase<ProductsScreenQuery>[] = [
  {
    name: 'all products and the categories',
    given: [goods()],
    variables: { after: null, ordering: null, filter: null },
    answers: { 'products.edges': some, 'collections.edges': some, 'collections.edges[].node.image': perhaps },
  },
  {
    name: 'in an order and under filters',
    given: [goods()],
    variables: { after: null, ordering: byName, filter: theirs },
    answers: { ...pageOf('products', [beets, chives]), 'matching.count': 2, 'collections.edges[].node.image': perhaps },
  },
  {
    name: 'what no product has',
    given: [goods()],
    variables: { after: null, ordering: null, filter: { where: { ...theirs.where, collection: shelf.fr, bio: true } } },
    answers: { ...pageOf('products', []), 'matching.count': 0, 'collections.edges[].node.image': perhaps },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { after: FORGED, ordering: null, filter: null },
    refused: badCursor,
  },
];

const one = { count: 1, ordering: byName, filter: theirs };

export const productsGridCases: readonly ContractCase<ProductsGridPaginationQuery>[] = [
  {
    name: 'the next page, which is the last',
    given: [goods()],
    follows: { into: 'cursor', connection: 'products', page: 'first', variables: { ...one, cursor: null } },
    variables: one,
    answers: { 'products.edges': some, 'products.pageInfo.hasNextPage': false },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { ...one, cursor: FORGED },
    refused: badCursor,
  },
];

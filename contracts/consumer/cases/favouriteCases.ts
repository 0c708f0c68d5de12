import type { FavouritesScreenQuery } from '#generated/relay/FavouritesScreenQuery.graphql.ts';
import type { JoinFavouritesMutation } from '#generated/relay/JoinFavouritesMutation.graphql.ts';
import type { MarkFavouriteMutation } from '#generated/relay/MarkFavouriteMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { rows } from '../engine/expectedData.ts';
import { catalogue, catalogueOfSize } from '../states/catalogueStates.ts';
import { customer, customersCart } from '../states/customerStates.ts';
import { productNumbered, catalogueIds } from '../states/fixtureIds.ts';

const customerWithFavourites = (...products: string[]): ProviderState =>
  customer({ favourites: products.map((product) => ({ product })) });
const { apricots, beets } = catalogueIds;

/** The maximum number of favourites per customer. */
const MAX_FAVOURITES = 100;
const goodsBeyondLimit = catalogueOfSize(MAX_FAVOURITES + 1);
const customerAtLimit = customerWithFavourites(
  ...Array.from({ length: MAX_FAVOURITES }, (_, index) => productNumbered(index)),
);

/** Adding and removing a favourite. */
export const markFavouriteCases: readonly ContractCase<MarkFavouriteMutation>[] = [
  {
    name: 'adds a favourite at the top of the list',
    given: [catalogue(), customerWithFavourites(beets)],
    variables: { product: apricots, marked: true },
    data: {
      'markFavourite.favourites': rows(2),
      'markFavourite.favourites[0].id': apricots,
      'markFavourite.favourites[1].id': beets,
      'markFavourite.favouritesBack': [],
    },
  },
  {
    name: 'accepts a product that is a favourite already',
    suite: 'conformance',
    given: [catalogue(), customerWithFavourites(apricots)],
    variables: { product: apricots, marked: true },
    locale: 'en',
    data: { 'markFavourite.favourites': rows(1), 'markFavourite.favourites[0].id': apricots },
  },
  {
    name: 'removes a favourite',
    given: [catalogue(), customerWithFavourites(apricots)],
    variables: { product: apricots, marked: false },
    data: { 'markFavourite.favourites': [], 'markFavourite.favouritesBack': [] },
  },
  {
    name: 'accepts removing a product that is no favourite',
    suite: 'conformance',
    given: [catalogue(), customerWithFavourites(beets)],
    variables: { product: apricots, marked: false },
    data: { 'markFavourite.favourites': rows(1), 'markFavourite.favourites[0].id': beets },
  },
  rejects('rejects an unknown product', 'NOT_FOUND', {
    given: [customer()],
    variables: { product: productNumbered(899), marked: true },
  }),
  {
    name: 'rejects more favourites than allowed',
    suite: 'conformance',
    given: [goodsBeyondLimit, customerAtLimit],
    variables: { product: productNumbered(MAX_FAVOURITES), marked: true },
    errors: [{ code: 'FAVOURITES_FULL', params: { nb: MAX_FAVOURITES } }],
  },
];

/** The favourites of a guest: stored by the browser, and added to the account at sign-in. */
export const joinFavouritesCases: readonly ContractCase<JoinFavouritesMutation>[] = [
  {
    name: 'adds a guest’s list above the customer’s own, without an unknown product',
    given: [catalogue(), customerWithFavourites(beets)],
    variables: { products: [apricots, productNumbered(899), beets] },
    data: {
      'joinFavourites.favourites': rows(2),
      'joinFavourites.favourites[0].id': apricots,
      'joinFavourites.favourites[1].id': beets,
    },
  },
  {
    name: 'accepts a list that was added already',
    suite: 'conformance',
    given: [catalogue(), customerWithFavourites(apricots, beets)],
    variables: { products: [apricots] },
    data: { 'joinFavourites.favourites': rows(2), 'joinFavourites.favourites[0].id': apricots },
  },
  {
    name: 'leaves out what the limit has no room for',
    suite: 'conformance',
    given: [goodsBeyondLimit, customerAtLimit],
    variables: { products: [productNumbered(MAX_FAVOURITES)] },
    data: { 'joinFavourites.favourites': rows(MAX_FAVOURITES) },
  },
];

/** A guest's favourites by their ids. */
export const favouritesScreenCases: readonly ContractCase<FavouritesScreenQuery>[] = [
  {
    name: 'returns products by their ids, in their order',
    given: [catalogue()],
    variables: { ids: [beets, apricots] },
    data: {
      nodes: rows(2),
      'nodes[0].__typename': 'Product',
      'nodes[0].id': beets,
      'nodes[1].__typename': 'Product',
      'nodes[1].id': apricots,
    },
  },
  {
    name: 'returns nothing in the place of an unknown product',
    suite: 'conformance',
    given: [catalogue()],
    variables: { ids: [productNumbered(899), apricots] },
    data: { nodes: rows(2), 'nodes[0]': null, 'nodes[1].__typename': 'Product', 'nodes[1].id': apricots },
  },
  {
    name: 'keeps a customer’s cart from whoever has its id',
    suite: 'access',
    given: [customer(), customersCart()],
    bearer: null,
    variables: { ids: [fromState('cart')] },
    data: { nodes: rows(1), 'nodes[0]': null },
  },
];

import type { MarkFavouriteMutation } from '#generated/relay/MarkFavouriteMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { rows } from '../engine/expectedData.ts';
import { catalogue, catalogueOfSize } from '../states/catalogueStates.ts';
import { customer } from '../states/customerStates.ts';
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
    given: [goodsBeyondLimit, customerAtLimit],
    variables: { product: productNumbered(MAX_FAVOURITES), marked: true },
    errors: [{ code: 'FAVOURITES_FULL', params: { nb: MAX_FAVOURITES } }],
  },
];

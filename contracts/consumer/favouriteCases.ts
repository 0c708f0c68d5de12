import type { MarkFavouriteMutation } from '../../__generated__/relay/MarkFavouriteMutation.graphql.ts';
import { rows } from './answer.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import { customer } from './customerStates.ts';
import { goods, goodsNumbered } from './goods.ts';
import { productNumbered, things } from './things.ts';

const keeping = (...products: string[]): ProviderState =>
  customer({ favourites: products.map((product) => ({ product })) });
const { apricots, beets } = things;

/** The maximum number of favourites per customer. */
const MOST = 100;
const more = goodsNumbered(MOST + 1);
const allKept = keeping(...Array.from({ length: MOST }, (_, index) => productNumbered(index)));

/** Adding and removing a favourite. */
export const markFavouriteCases: readonly ContractCase<MarkFavouriteMutation>[] = [
  {
    name: 'one more, which is the first of the list',
    given: [goods(), keeping(beets)],
    variables: { product: apricots, marked: true },
    answers: {
      'markFavourite.favourites': rows(2),
      'markFavourite.favourites[0].id': apricots,
      'markFavourite.favourites[1].id': beets,
      'markFavourite.favouritesBack': [],
    },
  },
  {
    name: 'one that is kept already',
    suite: 'conformance',
    given: [goods(), keeping(apricots)],
    variables: { product: apricots, marked: true },
    locale: 'en',
    answers: { 'markFavourite.favourites': rows(1), 'markFavourite.favourites[0].id': apricots },
  },
  {
    name: 'no longer',
    given: [goods(), keeping(apricots)],
    variables: { product: apricots, marked: false },
    answers: { 'markFavourite.favourites': [], 'markFavourite.favouritesBack': [] },
  },
  {
    name: 'no longer, of one that is not kept',
    suite: 'conformance',
    given: [goods(), keeping(beets)],
    variables: { product: apricots, marked: false },
    answers: { 'markFavourite.favourites': rows(1), 'markFavourite.favourites[0].id': beets },
  },
  {
    name: 'what is no product',
    given: [customer()],
    variables: { product: productNumbered(899), marked: true },
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'more than anybody keeps',
    given: [more, allKept],
    variables: { product: productNumbered(MOST), marked: true },
    refused: [{ code: 'FAVOURITES_FULL', params: { nb: MOST } }],
  },
];

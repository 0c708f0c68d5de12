import type { FavouriteMark_product$key } from '../../__generated__/relay/FavouriteMark_product.graphql.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { useKeepsFavourites } from './visitorFavourites.ts';

/** One that cannot be fetched is not there: the card sells without it. */
const Mark = retriableLazy(() => import('./FavouriteMark.tsx').then((module) => module.FavouriteMark));
const nothing = () => null;

/** A card's heart, for customers who are signed in: a guest finds it on the product's page, with the way to sign in. */
export function LaterMark({ product }: { product: FavouriteMark_product$key }) {
  return useKeepsFavourites() && <Mark product={product} failure={nothing} />;
}

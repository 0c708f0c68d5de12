import type { FavouriteMark_product$key } from '../../__generated__/relay/FavouriteMark_product.graphql.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { useKeepsFavourites } from './visitorFavourites.ts';

/** Omitted if it does not load: the card works without it. */
const Mark = retriableLazy(() => import('./FavouriteMark.tsx').then((module) => module.FavouriteMark));
const nothing = () => null;

/** A card's heart, for signed-in customers: guests find it on the product page, with sign-in. */
export function LaterMark({ product }: { product: FavouriteMark_product$key }) {
  return useKeepsFavourites() && <Mark product={product} failure={nothing} />;
}

import type { FavouriteMark_product$key } from '../../__generated__/relay/FavouriteMark_product.graphql.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';

/** One that cannot be fetched is not there: the card sells without it. */
const Mark = retriableLazy(() => import('./FavouriteMark.tsx').then((module) => module.FavouriteMark));
const nothing = () => null;

/**
 * A card's heart, whose code comes after the first load: nobody sees it before it is known who is there, and what it needs to sign
 * somebody in weighs more than the card.
 */
export function LaterMark({ product }: { product: FavouriteMark_product$key }) {
  const hydrated = useHydrated();
  return hydrated && <Mark product={product} failure={nothing} />;
}

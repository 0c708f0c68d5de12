import { lazy, Suspense } from 'react';
import type { FavouriteMark_product$key } from '../../__generated__/relay/FavouriteMark_product.graphql.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';

/** One that cannot be fetched is not there: the card sells without it. */
const Mark = lazy(() =>
  import('./FavouriteMark.tsx').then(
    ({ FavouriteMark }) => ({ default: FavouriteMark }),
    () => ({ default: () => null }),
  ),
);

/**
 * A card's heart, whose code comes after the first load: nobody sees it before it is known who is there, and what it needs to sign
 * somebody in weighs more than the card.
 */
export function LaterMark({ product }: { product: FavouriteMark_product$key }) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <Suspense fallback={null}>
        <Mark product={product} />
      </Suspense>
    )
  );
}

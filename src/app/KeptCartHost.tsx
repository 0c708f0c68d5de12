import { useEffect, useState, type ComponentType } from 'react';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';

/** What keeps the cart true, once the page is alive: the first paint needs none of it. */
export function KeptCartHost() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    retryUntilLoaded(
      () => import('./KeptCart.tsx'),
      () => !left,
    ).then(
      ({ KeptCart }) => void (!left && setKeeper(() => KeptCart)),
      () => undefined,
    );
    return () => void (left = true);
  }, []);
  return Keeper && <Keeper />;
}

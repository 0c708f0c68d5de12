import { useEffect, useState, type ComponentType } from 'react';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';

/** Loads cart synchronisation after hydration, since the first paint does not need it. */
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

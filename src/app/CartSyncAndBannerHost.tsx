import { useEffect, useState, type ComponentType } from 'react';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';

/** Loads cart synchronisation and the banner after hydration, since the first paint does not need it. */
export function CartSyncAndBannerHost() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    retryUntilLoaded(
      () => import('./CartSyncAndBanner.tsx'),
      () => !left,
    ).then(
      ({ CartSyncAndBanner }) => void (!left && setLoaded(() => CartSyncAndBanner)),
      () => undefined,
    );
    return () => void (left = true);
  }, []);
  return Loaded && <Loaded />;
}

import { useEffect, useState, type ComponentType } from 'react';

/** What keeps the cart true, once the page is alive: the first paint needs none of it. */
export function CartKeeperHost() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    import('../cart/CartKeeper.tsx').then(
      ({ CartKeeper }) => void (!left && setKeeper(() => CartKeeper)),
      () => undefined,
    );
    return () => void (left = true);
  }, []);
  return Keeper && <Keeper />;
}

import { useEffect, useState, type ComponentType } from 'react';

/** What keeps the cart true, once the page is alive: the first paint needs none of it. */
export function KeptCartHost() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    import('./KeptCart.tsx').then(
      ({ KeptCart }) => void (!left && setKeeper(() => KeptCart)),
      () => undefined,
    );
    return () => void (left = true);
  }, []);
  return Keeper && <Keeper />;
}

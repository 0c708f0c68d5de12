import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';

/**
 * Whether the cart's texts are still to come (ADR 111): the HTML has its lines without them, and hydration requests the cart
 * anew. It ends without them, too, when there is no network. Null: they are there. To be used where the texts stand: what
 * renders around a part that is not hydrated yet makes React replace that part, with the presses that wait there.
 */
export function useTextsLoading(cart: PreloadedQuery<CartScreenQuery> | null): boolean {
  const [isLoading, setLoading] = useState(cart !== null);
  useEffect(() => {
    if (!isLoading) return;
    const settle = () => setLoading(false);
    const subscription = cart?.source?.subscribe({ complete: settle, error: settle });
    if (!subscription) return settle();
    return () => subscription.unsubscribe();
  }, [cart, isLoading]);
  return isLoading;
}

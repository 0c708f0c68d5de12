import { act } from '@testing-library/react';
import type { DataRouter } from 'react-router';
import { commitLocalUpdate, type Environment } from 'relay-runtime';

/** The visitor's cart enters Express while a page is open, which loads its list again. */
export async function enterExpress({ environment, router }: { environment: Environment; router: DataRouter }) {
  commitLocalUpdate(environment, (store) => {
    const cart = store.create('cart', 'Cart');
    cart.setValue(true, 'fromStorage');
    store.getRoot().setLinkedRecord(cart, 'cart');
  });
  await act(async () => router.revalidate());
}

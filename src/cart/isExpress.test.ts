import { commitLocalUpdate, Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import { endHydration, isExpress, startHydration } from './isExpress.ts';

it('follows the cart, but not before the server’s HTML is hydrated, which is the same for everybody', () => {
  const network = Network.create(() => Promise.reject(new Error('Nothing is requested.')));
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  startHydration(environment);
  commitLocalUpdate(environment, (store) => {
    const cart = store.create('cart', 'Cart').setValue(true, 'fromStorage');
    store.getRoot().setLinkedRecord(cart, 'cart');
  });
  expect(isExpress(environment)).toBe(false);
  endHydration(environment);
  expect(isExpress(environment)).toBe(true);
});

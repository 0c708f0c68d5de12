import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  cartServer,
  refusal,
  renderCart,
  type SampleCart,
} from '../../../tests/support/storefront/cartTestHarness.tsx';
import { setEventReceiver, type AnalyticsEvent } from '../../shared/analytics/track.ts';
import { CartLines } from '../CartLines.tsx';

const events: AnalyticsEvent[] = [];
beforeEach(() => setEventReceiver((event) => void events.push(event)));
afterEach(() => {
  cleanup();
  setEventReceiver(null);
  events.length = 0;
});

const carrots: SampleCart = { items: [{ variantId: 'carottes', name: 'Carottes', price: 450, quantity: 2 }] };
const open = async (before?: NonNullable<Parameters<typeof cartServer>[1]>['before']) => {
  await renderCart(cartServer(carrots, { before }), (cart) => <CartLines cart={cart} label="Panier" />);
  await waitFor(() => expect(amount()).toBe('2'));
};
const amount = () => screen.queryByRole('group', { name: 'Carottes' })?.querySelector('output')?.textContent;
const plus = () => fireEvent.click(screen.getByRole('button', { name: /Ajouter au panier/ }));
const minus = () => fireEvent.click(screen.getByRole('button', { name: /retirer|Retirer/ }));
const added = (quantity: number, value: number): AnalyticsEvent => ({
  name: 'add_to_cart',
  item: { variantId: 'carottes', quantity },
  value,
});

it('measures an addition once the server has accepted it, with its price (F-195)', async () => {
  const pending: (() => void)[] = [];
  await open(({ name }) =>
    name === 'AddToCartMutation' ? new Promise((go) => pending.push(() => go(undefined))) : undefined,
  );
  for (let press = 0; press < 3; press += 1) plus();
  await waitFor(() => expect(pending).toHaveLength(1));
  expect(events).toEqual([]);
  await act(async () => pending.shift()?.());
  await waitFor(() => expect(pending).toHaveLength(1));
  expect(events).toEqual([added(1, 450)]);
  await act(async () => pending.shift()?.());
  await waitFor(() => expect(events).toEqual([added(1, 450), added(2, 900)]));
});

it('does not measure refusals and removals', async () => {
  await open(({ name }) =>
    name === 'AddToCartMutation'
      ? refusal({ code: 'MAX_REACHED', key: 'products.max_reached', params: { nb: 2 } })
      : undefined,
  );
  plus();
  await waitFor(() => expect(amount()).toBe('2'));
  minus();
  await waitFor(() => expect(amount()).toBe('1'));
  await act(() => new Promise((done) => setImmediate(done)));
  expect(events).toEqual([]);
});

it('survives a listener that throws (F-195)', async () => {
  setEventReceiver(() => {
    throw new Error('broken');
  });
  await open();
  plus();
  await waitFor(() => expect(amount()).toBe('3'));
  await act(() => new Promise((done) => setImmediate(done)));
  expect(amount()).toBe('3');
});

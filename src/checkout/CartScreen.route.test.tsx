import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartServer } from '../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './CartScreen.route.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const names = (sent: Sent[]) => sent.map(({ name }) => name).toSorted();

it('requests what is not cached immediately, and what is cached again once the cached cart is painted', async () => {
  const { sent, router } = await renderWithRelay(null, {
    mockResolvers: cartServer({ items: [{ variantId: 'pain', name: 'Pain', price: 900 }] }),
    path: '/panier',
    page: 'cart',
    loader,
  });
  expect(names(sent)).toEqual(['CartScreenQuery', 'PickupStepQuery']);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout'] });
  sent.length = 0;
  await act(() => router.revalidate());
  expect(sent).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(names(sent)).toEqual(['CartScreenQuery', 'PickupStepQuery']);
});

// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../CartProcess.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, refusal, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { setEventReceiver, type AnalyticsEvent } from '../../shared/analytics/track.ts';
import { loader } from '../CartScreen.route.ts';
import { CartScreen } from '../CartScreen.tsx';

/** The events in order. */
const story: (AnalyticsEvent | string)[] = [];
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void story.push(String(to)));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  setEventReceiver((event) => void story.push(event));
});
afterEach(() => {
  cleanup();
  setEventReceiver(null);
  window.sessionStorage.clear();
  vi.restoreAllMocks();
  story.length = 0;
});

const cart: SampleCart = {
  items: [
    { variantId: 'pain', price: 900, quantity: 2 },
    { variantId: 'miel', price: 1205 },
    { variantId: 'doute', price: 700, unsure: true },
  ],
  location: { id: 'halle' },
};
const point = { id: 'halle', name: 'Halle du Portage', storageOnly: false, description: null };
const more = {
  Query: { locations: [point] },
  Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
  TimeSlot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  Mutation: { checkout: 'cs_test_1' },
};

async function pay(before?: NonNullable<Parameters<typeof cartServer>[1]>['before']): Promise<void> {
  await renderWithRelay(<CartScreen />, {
    mockResolvers: cartServer(cart, { before, more }),
    path: '/panier/expedition',
    page: 'cart',
    loader,
  });
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  await screen.findByText(/page sécurisée/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Payer' })[0]!);
}

it('measures a payment before the page is left: confirmed lines and their items, no more (F-195)', async () => {
  await pay();
  await waitFor(() => expect(story).toHaveLength(2));
  expect(story).toEqual([
    {
      name: 'begin_checkout',
      items: [
        { variantId: 'pain', quantity: 2 },
        { variantId: 'miel', quantity: 1 },
      ],
      value: 3005,
    },
    '/paiement/cs_test_1',
  ]);
});

it('does not measure a refused payment', async () => {
  await pay(({ name }) =>
    name === 'CheckoutMutation' ? refusal({ code: 'NO_DELIVERY', key: 'cart.no_delivery' }) : undefined,
  );
  expect(await screen.findByText(/Une chose empêche de commander/)).toBeTruthy();
  expect(story).toEqual([]);
});

it('survives a listener that throws (F-195)', async () => {
  setEventReceiver(() => {
    throw new Error('broken');
  });
  await pay();
  await waitFor(() => expect(story).toEqual(['/paiement/cs_test_1']));
});

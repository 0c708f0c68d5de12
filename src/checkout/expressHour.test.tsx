// Loaded with the test, so that no time limit runs while a busy machine reads it.
import './CartProcess.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, refusal, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './CartScreen.route.ts';
import { CartScreen } from './CartScreen.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  assign.mockReset();
  vi.restoreAllMocks();
});

const thursday = { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T19:00:00-05:00' };
const tuesday = { from: '2026-11-24T09:00:00-05:00', to: '2026-11-24T17:00:00-05:00' };
const point = { description: null, storageOnly: false, nextSlot: thursday };
const hall = { ...point, id: 'halle', name: 'Halle du Portage', expressSlot: tuesday };
const gym = { ...point, id: 'gym', name: 'École de la Source', expressSlot: null };
const flour: SampleCart = {
  items: [{ variantId: 'farine', name: 'Farine', stored: true }],
  fromStorage: true,
  isSubscribed: true,
};

/** Step 2 of a guest in Express; two points, of which only the hall hands out Express orders. */
async function open(cart: SampleCart, place: Fixture<'Location'> | null, before?: (sent: Sent) => Error | undefined) {
  let chosen = place;
  const more = {
    Query: { user: null, locations: [hall, gym] },
    Period: { id: 'week', closesAt: '2026-11-30T00:00:00-05:00' },
    Market: { reusableBox: null },
    Mutation: { checkout: 'cs_test_1' },
  };
  const server = cartServer(cart, { before, more });
  const page = await renderWithRelay(<CartScreen />, {
    mockResolvers: async (sent) => {
      const input = sent.variables['input'] as { locationId?: string } | undefined;
      if (input?.locationId) chosen = hall;
      const response = await server(sent);
      if (response instanceof Error) return response;
      return fixtures({ ...response, Cart: { ...response.Cart, location: chosen, slot: chosen?.expressSlot ?? null } });
    },
    path: '/panier/expedition',
    page: 'cart',
    loader,
  });
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  await screen.findByText('Total');
  return page;
}
const plain = () => document.body.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
const pay = () => fireEvent.click(screen.getAllByRole('button', { name: 'Payer' })[0]!);

it('offers only points that hand out Express orders, at the order’s hour (E63)', async () => {
  const { sent } = await open(flour, null);
  await screen.findByRole('radio', { name: /Halle du Portage/ });
  expect(screen.queryByRole('radio', { name: /École de la Source/ })).toBeNull();
  const hour = screen.getByRole('radio', { name: /Mar\.\s24\snov\./ });
  fireEvent.click(hour);
  await waitFor(() => expect(plain()).toContain('Express : prêt mardi 24 novembre, 9 h à 17 h : Halle du Portage.'));
  expect(plain()).not.toContain('3 déc');
  pay();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_test_1'));
  expect(sent.at(-1)?.variables['slot']).toBe(tuesday.from);
});

it('stops the payment for a point that was chosen before Express and does not serve it (NO_EXPRESS)', async () => {
  const { sent } = await open({ ...flour, location: { id: 'gym' } }, gym);
  await screen.findByRole('radio', { name: /Halle du Portage/ });
  expect(plain()).toContain('Ce point ne remet pas de commandes Express.');
  pay();
  expect(sent.filter(({ name }) => name === 'CheckoutMutation')).toEqual([]);
});

it('shows the new hour when it has moved, before any money moves (SLOT_CHANGED)', async () => {
  const moved = { from: '2026-11-25T09:00:00-05:00', to: '2026-11-25T17:00:00-05:00' };
  const refused = refusal({ code: 'SLOT_CHANGED', key: 'cart.slot_changed', params: moved });
  await open({ ...flour, location: { id: 'halle' } }, hall, ({ name }) =>
    name === 'CheckoutMutation' ? refused : undefined,
  );
  pay();
  await waitFor(() => expect(plain()).toContain('maintenant, ce serait mercredi 25 novembre, 9 h à 17 h'));
  expect(assign).not.toHaveBeenCalled();
});

it('shows an Express cart’s own deadline instead of the week’s closing (E63)', async () => {
  const more = {
    Query: { user: null, locations: [hall] },
    Period: { id: 'week', closesAt: '2026-11-30T00:00:00-05:00' },
    Market: { reusableBox: null },
  };
  const show = (cart: SampleCart) =>
    renderWithRelay(<CartScreen />, {
      mockResolvers: cartServer(cart, { more }),
      path: '/panier',
      page: 'cart',
      loader,
    });
  await show(flour);
  const head = async () => (await screen.findByRole('heading', { level: 1 })).closest('header')!.textContent;
  expect(await head()).toContain('Modifiable jusqu’à ce que ce soit prêt.');
  cleanup();
  await show({ ...flour, location: { id: 'halle' } });
  expect(await head()).toMatch(/Modifiable jusqu’à ce que ce soit prêt, .*14\sh\.$/);
  cleanup();
  const box = { variantId: 'boite', reusableBox: true, seller: 'Marché du Portage' };
  await show({
    ...flour,
    fromStorage: false,
    items: [
      { variantId: 'farine', quantity: 2 },
      { variantId: 'miel' },
      { variantId: 'tomme', seller: 'Fromagerie', unsure: true },
      box,
    ],
  });
  expect(await head()).toContain('3 articles de 1 producteur.');
  expect(await head()).toContain('dimanche\u00A029\u00A0novembre à minuit');
});

// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../CartProcess.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import type { Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { loader } from '../CartScreen.route.ts';
import { CartScreen } from '../CartScreen.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  assign.mockReset();
  vi.restoreAllMocks();
});

const refusedCart: SampleCart = {
  autoClose: true,
  items: [
    { variantId: 'miel', name: 'Miel', unsure: true, unsureReason: 'last_week' },
    { variantId: 'pain', name: 'Pain', unsure: true, unsureReason: 'last_week' },
  ],
};
const because = (code: Fixture<'AutoCloseReason'>['code'], message: string): SampleCart => ({
  ...refusedCart,
  autoCloseRefusal: [{ code, message }],
});

async function open(cart: SampleCart, path = '/panier') {
  const more = {
    Query: { locations: [], user: { id: 'camille', basketsPaymentMethod: null, shippingAddress: null } },
    Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
    Market: { membershipPrice: 3000, reusableBox: null },
    Mutation: { setupPaymentMethod: 'cs_setup_1' },
  };
  const page = await renderWithRelay(
    <>
      <CartScreen />
      <LiveRegion />
    </>,
    { mockResolvers: cartServer(cart, { more }), path, page: 'cart', loader },
  );
  await screen.findByRole('heading', { name: /articles à confirmer|items to confirm/ });
  return page;
}
const notice = () => screen.queryByText(/n’a pas été acheté/);

it('says above the lines to confirm that the closing bought nothing, why, and leads to another card (E20)', async () => {
  const { sent } = await open(because('declined', 'La carte a été refusée.'));
  const before = notice()!.compareDocumentPosition(screen.getByRole('heading', { name: '2 articles à confirmer' }));
  expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/La carte a été refusée\./)).toBeTruthy();
  expect(screen.getByText(/Confirmez ce que vous voulez encore/)).toBeTruthy();
  fireEvent.click(screen.getByText('Laisser une autre carte'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_setup_1'));
  const here = 'https://marche.example/panier';
  expect(sent.at(-1)?.variables).toEqual({ successUrl: `${here}?carte=1`, cancelUrl: here, paysMembership: false });
});

it('is in English, and offers no card if none would help', async () => {
  await open(because('MAX_REACHED', 'Honey (jar): 0 left.'), '/en/cart');
  expect(screen.getByText('Your cart was not bought at the closing')).toBeTruthy();
  expect(screen.getByText(/Honey \(jar\): 0 left\./)).toBeTruthy();
  expect(screen.queryByText(/another card|Add a card/)).toBeNull();
});

it('opens the address form if there is none, and leads to the place if it is outside the zone', async () => {
  await open(because('NO_ADDRESS', 'L’adresse de livraison manque.'));
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une adresse' }));
  expect(await screen.findByRole('dialog', { name: 'Livraison' })).toBeTruthy();
  cleanup();
  await open(because('ADDRESS_OUTSIDE_ZONE', 'Votre adresse n’est pas dans la zone.'));
  expect(screen.getByRole('link', { name: 'Choisir le lieu' }).getAttribute('href')).toBe('/panier/expedition');
});

it('is silent about lines that no closing was to buy, and about refused ones once all are settled', async () => {
  await open(refusedCart);
  expect(notice()).toBeNull();
  cleanup();
  await open(because('declined', 'La carte a été refusée.'));
  fireEvent.click(screen.getByRole('button', { name: /Confirmer.*Miel/ }));
  await screen.findByRole('heading', { name: '1 article à confirmer' });
  expect(notice()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Retirer.*Pain/ }));
  await waitFor(() => expect(notice()).toBeNull());
});

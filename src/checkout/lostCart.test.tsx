// Loaded with the test, so that no time limit runs while a busy machine reads it.
import './CartProcess.tsx';
import './SessionOver.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, refusal, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { recordingClient } from '../../tests/support/storefront/identityFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { connectClient } from '../identity/identityGate.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { claimStorage } from '../shared/storage/visitorStorage.ts';
import { loader } from './CartScreen.route.ts';
import { CartScreen } from './CartScreen.tsx';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const bread: SampleCart = { items: [{ variantId: 'pain', name: 'Pain', price: 900 }], location: { id: 'halle' } };

async function openCart(cart: SampleCart, path = '/panier', options: Parameters<typeof cartServer>[1] = {}) {
  const more = {
    Query: { user: null, locations: [] },
    Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
    Market: { membershipPrice: 3000, reusableBox: null },
  };
  const mockResolvers = cartServer(cart, { ...options, more });
  const page = await renderWithRelay(<CartScreen />, { mockResolvers, path, page: 'cart', loader });
  const { calls, client } = recordingClient();
  connectClient(page.environment, client);
  await act(async () => setAuthentication(page.environment, { loading: false }));
  await screen.findByRole('heading', { level: 1 });
  return { ...page, calls };
}
const button = (name: string) => screen.getAllByRole('button', { name })[0]!;

it('says that the cart was not found and asks for a reload once the session is gone (F-096)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const lost = refusal({ code: 'CART_NOT_FOUND', key: 'checkout.lost', params: {} });
  const { router } = await openCart(bread, '/panier', {
    before: ({ name }) => (name === 'UpdateCartMutation' ? lost : undefined),
  });
  await screen.findByLabelText('Une note pour l’équipe');
  fireEvent.click(button('Continuer'));
  const words = await screen.findByText('On ne trouve plus ce panier. Rechargez la page.');
  expect(words.closest('[role="alert"]')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
  expect(router.state.location.pathname).toBe('/panier');
  fireEvent.click(button('Recharger la page'));
  expect(reload).toHaveBeenCalledOnce();
});

it('says the same when the payment finds another cart, which is empty (F-096)', async () => {
  const empty = refusal({ code: 'EMPTY_CART', key: 'errors.basic_cart' });
  await openCart(bread, '/panier/expedition', {
    before: ({ name }) => (name === 'CheckoutMutation' ? empty : undefined),
    meanwhile: ({ name }, cart) => (name === 'CheckoutMutation' ? { ...cart, id: 'another', items: [] } : cart),
  });
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  expect(await screen.findByText('On ne trouve plus ce panier. Rechargez la page.')).toBeTruthy();
});

it('shows a former customer’s empty cart as one that waits for the login, and not as one that is empty', async () => {
  claimStorage('auth0|1');
  const { calls } = await openCart({ items: [] });
  expect(await screen.findByRole('heading', { name: 'Votre session est terminée.' })).toBeTruthy();
  expect(screen.queryByText(/est encore vide/)).toBeNull();
  await act(async () => button('Se connecter').click());
  expect(calls).toEqual([['redirect', { target: '/panier' }]]);
});

it('shows a guest’s empty cart as empty, also to who has signed out', async () => {
  await openCart({ items: [] });
  expect(await screen.findByText('Votre panier est encore vide.')).toBeTruthy();
  expect(screen.queryByText(/session/)).toBeNull();
});

it('says above the lines of a former customer that the account’s cart is apart', async () => {
  claimStorage('auth0|1');
  const { calls } = await openCart(bread, '/en/cart');
  expect(await screen.findByText('Your session has ended.')).toBeTruthy();
  await act(async () => button('Sign in').click());
  expect(calls).toEqual([['redirect', { target: '/en/cart' }]]);
});

it('reports a refusal whose causes are settled once the cart is read again', async () => {
  const gone = refusal({ code: 'UNAVAILABLE', key: 'products.add_error', params: { name: 'Pain', variant: '' } });
  const { router } = await openCart(bread, '/panier/expedition', {
    before: ({ name }) => (name === 'CheckoutMutation' ? gone : undefined),
  });
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  const words = await screen.findByText('Votre commande n’est pas passée, et rien n’a été débité.');
  expect(router.state.location.pathname).toBe('/panier');
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
});

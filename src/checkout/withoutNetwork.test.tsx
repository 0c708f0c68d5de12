// Loaded with the test, so that no time limit runs while a busy machine reads it.
import './CartProcess.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { CartSync } from '../cart/CartSync.tsx';
import { changeLine } from '../cart/lineChanges/pendingPaint.ts';
import { pendingChoices, storeChoices } from '../cart/pendingChoices.ts';
import { NetworkFailure, TransportFailure } from '../shared/relay/failure.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { loader } from './CartScreen.route.ts';
import { CartScreen } from './CartScreen.tsx';

let online = true;
beforeEach(() => {
  online = true;
  isProxyAnswering = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});
const network = (there: boolean) =>
  act(async () => {
    online = there;
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });

const bread: SampleCart = { items: [{ variantId: 'pain', name: 'Pain', price: 900 }], location: { id: 'halle' } };
const points = [
  { id: 'halle', name: 'Halle du Portage', storageOnly: false, description: null },
  { id: 'cafe', name: 'Café', storageOnly: false, description: null },
];
const more = {
  Query: { user: null, locations: points },
  Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
  Market: { membershipPrice: 3000, reusableBox: null },
  TimeSlot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  Mutation: { checkout: 'cs_test_1' },
  ShippingZone: { id: 'zone', name: 'Chelsea', price: 600 },
};
/** A proxy answers changes of the cart with a page of its own (502, 503, 504). */
let isProxyAnswering = false;
/** Answers nothing while offline. */
const before = ({ name }: Sent) => {
  if (!online) return new TransportFailure('The network did not answer.');
  return isProxyAnswering && name.endsWith('Mutation') ? new NetworkFailure('Received status code 502') : undefined;
};
const calls = (sent: Sent[]) =>
  sent.filter(({ name }) => name.endsWith('Mutation')).map(({ variables }) => variables['input'] ?? variables);
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

/** The cart page as a guest sees it; opening it again simulates a reload of the same tab. */
async function open(view = '', cart = bread) {
  cleanup();
  const page = await renderWithRelay(
    <>
      <CartScreen />
      <LiveRegion />
    </>,
    { mockResolvers: cartServer(cart, { before, more }), path: `/panier${view}`, page: 'cart', loader },
  );
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return page;
}
/** Any other page of the same tab, which only syncs the cart. */
const openElsewhere = () => renderCart(cartServer(bread, { before, more }), () => <CartSync />);

it('stores a place chosen offline, shows it as selected, and sends it once the network is back', async () => {
  const { sent } = await open('/expedition');
  await radio(/Halle/);
  await network(false);
  fireEvent.click(await radio(/Café/));
  expect((await radio(/Café/)).checked).toBe(true);
  expect(calls(sent)).toEqual([]);
  await network(true);
  await waitFor(() => expect(calls(sent)).toEqual([{ locationId: 'cafe' }]));
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)).toContain('cafe');
});

it.each(['', '/expedition', '/confirmation'])(
  'renders at %s beside a product added elsewhere that has no answer yet',
  async (view) => {
    const { environment } = await open(view);
    await act(async () => void environment.applyUpdate({ storeUpdater: (store) => changeLine(store, 'lait', 1, 9) }));
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  },
);

it('sends a place again whose answer was lost', async () => {
  const { sent } = await open('/expedition');
  await radio(/Halle/);
  online = false;
  // The page has not noticed yet.
  vi.spyOn(navigator, 'onLine', 'get')
    .mockReturnValueOnce(true)
    .mockImplementation(() => online);
  fireEvent.click(await radio(/Café/));
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
  expect((await radio(/Café/)).checked).toBe(true);
  await network(true);
  await waitFor(() => expect(calls(sent)).toEqual([{ locationId: 'cafe' }, { locationId: 'cafe' }]));
});

it('waits with a place to which a proxy answers for the market, says so, and sends it again', async () => {
  const { sent } = await open('/expedition');
  await radio(/Halle/);
  isProxyAnswering = true;
  fireEvent.click(await radio(/Café/));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Le réseau ne répond pas'));
  expect((await radio(/Café/)).checked).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: 'Payer' })[0]!);
  await act(async () => undefined);
  // One of them at once; no further one until the market may answer again.
  expect(calls(sent)).toEqual([{ locationId: 'cafe' }, { locationId: 'cafe' }]);
  isProxyAnswering = false;
  await network(true);
  await waitFor(() => expect(calls(sent)).toHaveLength(3));
  await waitFor(() => expect(pendingChoices().place).toBeNull());
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)).toContain('cafe');
});

it('waits with a note to which a proxy answers for the market, and sends it again', async () => {
  storeChoices({ note: 'Sans sac.' });
  isProxyAnswering = true;
  const { sent } = await openElsewhere();
  await waitFor(() => expect(calls(sent)).toHaveLength(2));
  isProxyAnswering = false;
  await network(true);
  await waitFor(() => expect(pendingChoices().note).toBeNull());
  expect(calls(sent)).toEqual([{ note: 'Sans sac.' }, { note: 'Sans sac.' }, { note: 'Sans sac.' }]);
});

it('keeps a note across a reload, and sends it with the network, on any page', async () => {
  const { sent } = await open();
  await network(false);
  fireEvent.change(await screen.findByLabelText('Une note pour l’équipe'), { target: { value: 'Sans sac.' } });
  expect(calls(sent)).toEqual([]);
  online = true;
  cleanup();
  const elsewhere = await openElsewhere();
  await waitFor(() => expect(calls(elsewhere.sent)).toEqual([{ note: 'Sans sac.' }]));
  await open();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Une note pour l’équipe')).value).not.toBe('Sans sac.');
});

it('shows an unsent note after a reload, and sends it with the step', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText('Une note pour l’équipe'), { target: { value: 'Sans sac.' } });
  const { sent } = await open();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Une note pour l’équipe')).value).toBe('Sans sac.');
  fireEvent.click(screen.getAllByRole('button', { name: 'Continuer' })[0]!);
  await waitFor(() => expect(calls(sent)).toEqual([{ cart: 'cart', step: 'shipping', note: 'Sans sac.' }]));
});

it('keeps a postal code across a reload, and looks it up once there is a network', async () => {
  const first = await open('/livraison', { ...bread, location: null });
  await screen.findByLabelText(/^Votre code postal/);
  await network(false);
  fireEvent.change(await screen.findByLabelText(/^Votre code postal/), { target: { value: 'J9B' } });
  expect(await screen.findByText(/Hors ligne : ce code est gardé/)).toBeTruthy();
  const zones = (sent: Sent[]) => sent.filter(({ name }) => name === 'zonesQuery').map(({ variables }) => variables);
  expect(zones(first.sent)).toEqual([]);
  await network(true);
  await waitFor(() => expect(zones(first.sent)).toEqual([{ code: 'J9B' }]));
  const reopened = await open('/livraison', { ...bread, location: null });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Votre code postal/)).value).toBe('J9B');
  await waitFor(() => expect(zones(reopened.sent)).toEqual([{ code: 'J9B' }]));
});

it('says at Pay that nothing is paid and to press again, stays, and pays then', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { sent, router } = await open('/expedition');
  await radio(/Halle/);
  await network(false);
  fireEvent.click(screen.getAllByRole('button', { name: 'Payer' })[0]!);
  expect((await screen.findAllByText(/rien n’est payé.*Appuyez de nouveau/)).length).toBeGreaterThan(0);
  await network(true);
  expect([calls(sent), router.state.location.pathname]).toEqual([[], '/panier/expedition']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Payer' })[0]!);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_test_1'));
});

it('stays when the network drops while Pay is pressed', async () => {
  const { router } = await open('/expedition');
  await radio(/Halle/);
  online = false;
  fireEvent.click(screen.getAllByRole('button', { name: 'Payer' })[0]!);
  expect((await screen.findAllByText(/votre carte n’est pas débitée/)).length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe('/panier/expedition');
});

it('drops a stored place that the market refuses, and shows the actual one', async () => {
  storeChoices({ place: { locationId: 'gone' } });
  const refused = cartServer(bread, {
    before: ({ name }) => (name === 'UpdateShoppingSessionMutation' ? new Error('closed') : undefined),
    more,
  });
  const { sent } = await renderCart(refused, () => <CartSync />);
  await waitFor(() => expect(calls(sent)).toEqual([{ locationId: 'gone' }]));
  await open('/expedition');
  expect((await radio(/Halle/)).checked).toBe(true);
});

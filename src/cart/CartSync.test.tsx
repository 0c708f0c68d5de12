import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Environment } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, refusal, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import type { Sent } from '../../tests/support/storefront/testHarness.tsx';
import { clientOf } from '../identity/identityGate.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { NetworkFailure, TransportFailure } from '../shared/relay/failure.ts';
import { CartButton } from './CartButton.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSync } from './CartSync.tsx';
import { addPendingUnits, pendingChanges } from './lineChanges/lineStore.ts';
import { pendingChoices, removeSentTexts, storeChoices } from './pendingChoices.ts';

let online = true;
beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});
const network = (there: boolean) =>
  act(async () => {
    online = there;
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });

/** A member's cart, whose sum is that of its items. */
const carrots: SampleCart = {
  items: [{ variantId: 'carottes', name: 'Carottes', price: 450, quantity: 2 }],
  isSubscribed: true,
};
const parts = (cart: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
  <>
    <CartSync />
    <CartButton />
    <CartLines cart={cart} label="Panier" />
  </>
);
const amount = () => screen.queryByRole('group', { name: 'Carottes' })?.querySelector('output')?.textContent ?? null;
const plus = () => screen.getByRole('button', { name: /Ajouter au panier/ });
const minus = () => screen.getByRole('button', { name: /retirer|Retirer/ });
const calls = (sent: Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation')).map(({ variables }) => variables);
const refreshCount = (sent: Sent[]) => sent.filter(({ name }) => name === 'refreshCartQuery').length;
const waitForAmount = () => waitFor(() => expect(amount()).toBe('2'));

const lost = new TransportFailure('The network did not answer.');
const nobody = new NetworkFailure('The network did not answer.');
const serverOf = (cart: SampleCart) =>
  cartServer(cart) as Exclude<ReturnType<typeof cartServer>, Record<string, unknown>>;
/** Answers nothing while offline. */
const overNetwork = (server: ReturnType<typeof serverOf>) => async (sent: Sent) => (online ? server(sent) : lost);

it('says that it is offline, shows presses, and sends them once the network is back', async () => {
  const { sent } = await renderCart(overNetwork(serverOf(carrots)), parts);
  await waitForAmount();
  await network(false);
  expect(screen.getByText(/Hors ligne/)).toBeTruthy();
  for (let press = 0; press < 4; press += 1) fireEvent.click(plus());
  fireEvent.click(minus());
  await waitFor(() => expect(amount()).toBe('5'));
  expect(calls(sent)).toEqual([]);
  await network(true);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('22,50'));
  expect(calls(sent)).toEqual([{ variant: 'carottes', quantity: 3, seenPrice: 450 }]);
  await waitFor(() => expect(screen.queryByText(/Hors ligne/)).toBeNull());
  await screen.findByText('De retour en ligne.');
  expect([amount(), pendingChanges()]).toEqual(['5', []]);
});

/** The keys of the sent changes. */
const keys = (sent: Sent[]) => sent.flatMap(({ requestId }) => requestId ?? []);

it.each([
  ['did not arrive', false],
  ['arrived', true],
])('repeats a lost call by its key, so that one that %s counts once, without asking', async (_, arrived) => {
  const server = serverOf(carrots);
  let died = false;
  const { sent } = await renderCart(async (one) => {
    if (one.name !== 'AddToCartMutation' || died) return overNetwork(server)(one);
    died = true;
    online = false;
    if (arrived) await server(one);
    return lost;
  }, parts);
  await waitForAmount();
  fireEvent.click(plus());
  await waitFor(() => expect(pendingChanges()).toMatchObject([{ waiting: 0, calls: [{ by: 1 }] }]));
  expect(amount()).toBe('3');
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('4'));
  await network(true);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('18,00'));
  expect([amount(), pendingChanges()]).toEqual(['4', []]);
  expect(calls(sent).map(({ quantity }) => Number(quantity))).toEqual([1, 1, 1]);
  const [lostKey, ...later] = keys(sent);
  expect([later[0], new Set(later).size]).toEqual([lostKey, 2]);
  // Only what the page itself read at its start.
  expect(refreshCount(sent)).toBe(1);
});

it.each([
  ['did not arrive', false],
  ['arrived', true],
])('sends a call that was pending at a reload again, and counts it once: one that %s', async (_, arrived) => {
  const server = serverOf(carrots);
  let end = () => {};
  const first = await renderCart(async (one) => {
    if (one.name !== 'AddToCartMutation') return server(one);
    if (arrived) await server(one);
    return new Promise<Error>((resolve) => (end = () => resolve(nobody)));
  }, parts);
  await waitForAmount();
  fireEvent.click(plus());
  await waitFor(() => expect(calls(first.sent)).toHaveLength(1));
  fireEvent(window, new Event('pagehide'));
  first.unmount();

  const second = await renderCart(server, parts);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('13,50'));
  await waitFor(() => expect(pendingChanges()).toEqual([]));
  expect([keys(second.sent), amount()]).toEqual([keys(first.sent), '3']);
  end();
});

it('counts a change once that two tabs send, of which one is a copy of the other', async () => {
  const server = serverOf(carrots);
  const first = await renderCart(overNetwork(server), parts);
  await waitForAmount();
  await network(false);
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('3'));
  const copy = window.sessionStorage.getItem('etal.waiting')!;
  await network(true);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('13,50'));
  await waitFor(() => expect(pendingChanges()).toEqual([]));
  first.unmount();

  window.sessionStorage.setItem('etal.waiting', copy);
  const second = await renderCart(server, parts);
  await waitFor(() => expect(calls(second.sent)).toHaveLength(1));
  await waitFor(() => expect(pendingChanges()).toEqual([]));
  expect([keys(second.sent), amount()]).toEqual([keys(first.sent), '3']);
});

it.each([
  ['refuses every call', () => true],
  ['loses the changes alone', ({ name }: Sent) => name.endsWith('Mutation')],
])('stores presses, says so, and sends them later on a network that %s (F-184)', async (_, isLost) => {
  const server = serverOf(carrots);
  let silent = false;
  const { sent } = await renderCart(async (one) => (silent && isLost(one) ? nobody : server(one)), parts);
  await waitForAmount();
  silent = true;
  fireEvent.click(plus());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Le réseau ne répond pas'));
  expect(screen.getAllByText(/vos changements sont gardés/).length).toBeGreaterThan(1);
  fireEvent.click(plus());
  await waitFor(() =>
    expect(pendingChanges()).toMatchObject([{ variantId: 'carottes', waiting: 1, calls: [{ by: 1 }] }]),
  );
  expect(amount()).toBe('4');
  silent = false;
  await network(true);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('18,00'));
  expect(new Set(keys(sent)).size).toBe(2);
  expect([amount(), pendingChanges()]).toEqual(['4', []]);
  expect(screen.queryByText(/Cela n’a pas marché/)).toBeNull();
});

it('keeps pending changes across a reload, and sends them once', async () => {
  const server = serverOf(carrots);
  const first = await renderCart(overNetwork(server), parts);
  await waitForAmount();
  await network(false);
  fireEvent.click(plus());
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('4'));
  fireEvent(window, new Event('pagehide'));
  expect(calls(first.sent)).toEqual([]);
  first.unmount();

  online = true;
  const second = await renderCart(server, parts);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('18,00'));
  expect(calls(second.sent)).toEqual([{ variant: 'carottes', quantity: 2, seenPrice: 450 }]);

  // The page is restored from the browser's cache: another page has sent its pending changes.
  await network(true);
  await waitFor(() => expect(refreshCount(first.sent)).toBeGreaterThan(1));
  expect(calls(first.sent)).toEqual([]);
});

/** The visitor's session is still being checked (F-026): changes wait for the token. */
const checking = (environment: Environment) => void clientOf(environment).catch(() => undefined);
const authenticated = (environment: Environment) =>
  act(async () => setAuthentication(environment, { loading: false, isAuthenticated: true }));

it('keeps changes made during the session check across a reload, and sends them once', async () => {
  const server = serverOf(carrots);
  const first = await renderCart(server, parts);
  checking(first.environment);
  await waitForAmount();
  fireEvent.click(plus());
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('4'));
  fireEvent(window, new Event('pagehide'));
  expect(calls(first.sent)).toEqual([]);
  first.unmount();

  const second = await renderCart(server, parts);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('18,00'));
  expect(calls(second.sent)).toEqual([{ variant: 'carottes', quantity: 2, seenPrice: 450 }]);

  // The page is restored from the browser's cache, and learns the session: another page has sent its changes.
  await authenticated(first.environment);
  await waitFor(() => expect(refreshCount(first.sent)).toBeGreaterThan(1));
  expect(calls(first.sent)).toEqual([]);
});

it('sends changes made during the session check once, from the page that stays or comes back', async () => {
  const { sent, environment } = await renderCart(cartServer(carrots), parts);
  checking(environment);
  await waitForAmount();
  fireEvent.click(plus());
  await waitFor(() => expect(pendingChanges()).toMatchObject([{ waiting: 1, calls: [] }]));
  fireEvent(window, new Event('pagehide'));
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('4'));
  await authenticated(environment);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('18,00'));
  expect(calls(sent)).toEqual([{ variant: 'carottes', quantity: 2, seenPrice: 450 }]);
  expect([amount(), pendingChanges()]).toEqual(['4', []]);
});

it('ignores stored data that are invalid', async () => {
  window.sessionStorage.setItem('etal.waiting', '{"broken');
  const { sent } = await renderCart(cartServer(carrots), parts);
  await waitForAmount();
  expect(calls(sent)).toEqual([]);
});

it('fetches the cart once on return, however many events report it, and not during a line change', async () => {
  let elsewhere = false;
  let letGo = () => {};
  const before = ({ name }: Sent) =>
    name === 'AddToCartMutation' ? new Promise<undefined>((go) => (letGo = () => go(undefined))) : undefined;
  const mine = cartServer(carrots, { before }) as ReturnType<typeof serverOf>;
  const other = serverOf({ items: [{ ...carrots.items[0]!, quantity: 7 }] });
  const { sent } = await renderCart((one) => (elsewhere ? other : mine)(one), parts);
  await waitForAmount();
  const start = refreshCount(sent);
  elsewhere = true;
  fireEvent.focus(window);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(amount()).toBe('7'));
  expect(refreshCount(sent)).toBe(start + 1);

  elsewhere = false;
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  fireEvent.click(plus());
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
  fireEvent.focus(window);
  await act(async () => letGo());
  await waitFor(() => expect(amount()).toBe('3'));
  expect(refreshCount(sent)).toBe(start + 1);
  vi.spyOn(performance, 'now').mockReturnValue(1e9 + 999);
  fireEvent.focus(window);
  vi.spyOn(performance, 'now').mockReturnValue(1e9 + 1000);
  fireEvent.focus(window);
  await waitFor(() => expect(refreshCount(sent)).toBe(start + 2));
});

it.each([
  [null, ['cafe', 'Au quai'], { place: null, note: null }],
  ['UpdateShoppingSessionMutation', ['cafe', 'Au quai'], { place: null, note: null }],
  ['UpdateCartMutation', ['cafe', 'Au quai'], { place: null, note: 'Au quai' }],
])('sends the place, then the texts, each once, if the market refuses %s', async (refused, sentValues, left) => {
  storeChoices({ place: { locationId: 'cafe' }, note: 'Au quai' });
  const server = serverOf(carrots);
  const no = refusal({ code: 'NO_DELIVERY', key: 'cart.no_delivery' });
  const { sent } = await renderCart(async (one) => (one.name === refused ? no : server(one)), parts);
  const inputs = () => calls(sent).map(({ input }) => Object.values(input as object)[0] as string);
  await waitFor(() => expect(inputs()).toEqual(sentValues));
  await waitFor(() => expect(pendingChoices()).toEqual({ ...left, allergies: null }));
});

it('keeps what was typed after the texts that are saved, and the lowest price that was shown', () => {
  storeChoices({ note: 'Deux', allergies: 'Noix' });
  removeSentTexts({ note: 'Un', allergies: 'Noix' });
  expect(pendingChoices()).toEqual({ place: null, note: 'Deux', allergies: null });
  const line = { variantId: 'carottes', name: 'Carottes', max: 9, place: 'cart' } as const;
  for (const seenPrice of [450, 400, 425]) addPendingUnits({ ...line, seenPrice }, 1);
  expect(pendingChanges()).toMatchObject([{ waiting: 3, seenPrice: 400 }]);
});

it('does not show the old cart that a query on return read before a change', async () => {
  const server = serverOf(carrots);
  let isBack = false;
  let arrive: (() => void) | null = null;
  const { sent } = await renderCart(async (one) => {
    const response = await server(one);
    if (isBack && one.name === 'refreshCartQuery' && !arrive) await new Promise<void>((go) => (arrive = go));
    return response;
  }, parts);
  await waitForAmount();
  isBack = true;
  fireEvent.focus(window);
  await waitFor(() => expect(arrive).not.toBeNull());
  fireEvent.click(plus());
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('13,50'));
  await act(async () => arrive?.());
  expect(refreshCount(sent)).toBe(3);
  expect([amount(), screen.getByRole('link', { name: /Panier/ }).textContent]).toEqual([
    '3',
    expect.stringContaining('13,50'),
  ]);
});

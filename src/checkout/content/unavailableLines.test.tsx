// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../CartProcess.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartServer, refusal, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { loader } from '../CartScreen.route.ts';
import { CartScreen } from '../CartScreen.tsx';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Bread that can be bought, more honey than is available, and a cider that is no longer on sale. */
const spoilt: SampleCart = {
  items: [
    { variantId: 'pain', name: 'Pain', price: 900 },
    { variantId: 'miel', name: 'Miel', price: 400, quantity: 3, max: 1 },
    { variantId: 'cidre', name: 'Cidre', price: 700, isSold: false, max: 0 },
  ],
  location: { id: 'halle' },
};
const calls = (sent: Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation')).map(({ variables }) => variables);

async function openCart(cart: SampleCart, view = '', options: Parameters<typeof cartServer>[1] = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const more = {
    Query: { user: null, locations: [] },
    Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
    Market: { membershipPrice: 3000, reusableBox: null },
  };
  const page = await renderWithRelay(
    <>
      <CartScreen />
      <LiveRegion />
    </>,
    { mockResolvers: cartServer(cart, { ...options, more }), path: view, page: 'cart', loader },
  );
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const lineOf = (list: HTMLElement, name: string) =>
  within(list)
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name))!;
const sums = () => screen.findByRole('region', { name: 'Votre commande' });

it('says of each line in the cart why it cannot be bought, outside the total, before any press', async () => {
  await openCart(spoilt, '/panier');
  const lines = await screen.findByRole('list', { name: 'Votre panier' });
  expect(lineOf(lines, 'Miel').textContent).toContain('n’en reste qu’une unité');
  expect(lineOf(lines, 'Cidre').textContent).toContain('Plus en vente');
  for (const name of ['Miel', 'Cidre']) expect(lineOf(lines, name).textContent).toContain('hors du total');
  expect(lineOf(lines, 'Pain').textContent).not.toContain('hors du total');
  expect((await sums()).textContent).toMatch(/Articles \(1\)\s*9,00/);
  expect(screen.getByText('2 choses empêchent de commander')).toBeTruthy();
});

it('says of a line whose producer is on vacation when they return', async () => {
  const awayUntil = '2999-12-10T00:00:00-05:00';
  await openCart({ ...spoilt, items: spoilt.items.map((line) => ({ ...line, awayUntil })) }, '/panier');
  const lines = await screen.findByRole('list', { name: 'Votre panier' });
  expect(lineOf(lines, 'Cidre').textContent.replaceAll('\u00A0', ' ')).toContain(
    'En vacances, de retour le mardi 10 décembre 2999.',
  );
});

it('counts a chosen place that is closed as none, before its step too', async () => {
  await openCart({ ...spoilt, location: { id: 'ruche', name: 'La Ruche', nextSlot: null } }, '/panier');
  await screen.findByText(/La Ruche.*ne sert pas cette semaine/);
  expect((await sums()).textContent).toMatch(/Cueillette\s*À choisir/);
});

it('names what a guest’s cart had beyond a full one at sign-in, with a link to each', async () => {
  const leftOut = [{ id: 'brie', name: '200 g', product: { name: 'Brie', handle: 'brie' } }];
  await openCart({ ...spoilt, leftOut }, '/panier');
  expect(await screen.findByText('Tout n’a pas pu être repris')).toBeTruthy();
  expect(screen.getByText(/déjà 200 articles différents, le maximum/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Brie' }).getAttribute('href')).toBe('/produits/brie');
});

it('fixes each line with one press, counts it again, and closes the box with the last cause', async () => {
  const { sent } = await openCart(spoilt, '/panier');
  const lines = await screen.findByRole('list', { name: 'Votre panier' });
  fireEvent.click(within(lineOf(lines, 'Miel')).getByRole('button', { name: /Mettre à 1\s: Miel/ }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Votre commande' }).textContent).toMatch(/Articles \(2\)\s*13,00/),
  );
  expect(screen.getByText('Une chose empêche de commander')).toBeTruthy();
  const box = screen.getByText('Une chose empêche de commander').closest<HTMLElement>('[tabindex="-1"]')!;
  fireEvent.click(within(box).getByRole('button', { name: /Retirer\s: Cidre/ }));
  await waitFor(() => expect(screen.queryByText(/de commander/)).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(calls(sent)).toEqual([
    { variant: 'miel', all: false },
    { variant: 'miel', all: false },
    { variant: 'cidre', all: false },
  ]);
});

it('does not continue to the payment with such a line: Next names it, and leads back to it', async () => {
  const { sent, router } = await openCart(spoilt, '/panier/expedition');
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Payer' }))[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier'));
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toContain('Miel, Cidre');
  expect(calls(sent)).toEqual([]);
});

it('says in English that nothing is left', async () => {
  await openCart({ ...spoilt, items: [{ variantId: 'miel', name: 'Miel', quantity: 3, max: 0 }] }, '/en/cart');
  const lines = await screen.findByRole('list', { name: 'Your cart' });
  expect(lineOf(lines, 'Miel').textContent).toContain('Sold out.');
  expect(within(lineOf(lines, 'Miel')).getByRole('button', { name: 'Remove: Miel' })).toBeTruthy();
});

it('shows after a reload what stopped a checkout, until it is fixed', async () => {
  const placed: SampleCart = { items: [spoilt.items[0]!], location: { id: 'halle' } };
  const unplaced: SampleCart = { ...placed, location: null };
  await openCart(placed, '/panier/expedition', {
    before: ({ name }) =>
      name === 'CheckoutMutation' ? refusal({ code: 'NO_PLACE', key: 'cart.no_place' }) : undefined,
    meanwhile: ({ name }, cart) => (name === 'CheckoutMutation' ? unplaced : cart),
  });
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Payer' }))[0]!);
  const placeIssue = /^Choisissez où prendre votre commande/;
  await screen.findByText(placeIssue);

  const reload = async (cart: SampleCart) => {
    cleanup();
    await openCart(cart, '/panier');
    return screen.queryByText(placeIssue);
  };
  expect(await reload(unplaced)).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(await reload(placed)).toBeNull();
  expect(await reload(unplaced)).toBeNull();
});

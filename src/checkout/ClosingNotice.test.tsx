import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartServer, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import type { Answers, Sent } from '../../tests/support/storefront/testHarness.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { ClosingNotice } from './ClosingNotice.tsx';

afterEach(cleanup);

const bread: SampleCart = {
  autoClose: true,
  autoCloseSums: { credit: 0, charged: 1475 },
  items: [
    { variantId: 'pain', name: 'Pain', price: 900 },
    { variantId: 'lait', name: 'Lait', unsure: true, unsureReason: 'last_week' },
  ],
  location: { id: 'halle', name: 'Halle du Portage' },
};
const visa = { id: 'pm', card: { brand: 'visa', last4: '4242' } };

const serverOf = (cart: SampleCart, card: typeof visa | null = visa) =>
  cartServer(cart, {
    more: {
      Query: { user: { id: 'camille', basketsPaymentMethod: card } },
      Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
    },
  }) as Extract<Answers, (sent: Sent) => unknown>;

async function open(cart: SampleCart, path = '/', card: typeof visa | null = visa) {
  const page = await renderCart(serverOf(cart, card), () => <ClosingNotice />, path);
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toContain('ClosingNoticeQuery'));
  return page.container;
}

it('says when the cart is bought, with which card, for where, how much, and what it leaves out (F-130)', async () => {
  const page = await open(bread);
  expect(await screen.findByText('Votre panier sera acheté dimanche 22 novembre à minuit')).toBeTruthy();
  expect(page.textContent).toMatch(/avec votre Visa 4242, à prendre à ce lieu.: Halle du Portage\. Total.: 14,75/);
  expect(page.textContent).toContain('L’article à confirmer n’en fait pas partie.');
  expect(screen.getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/panier');
});

it('is in English, for a delivery', async () => {
  const page = await open({ ...bread, location: null, shippingZone: { id: 'zone', price: 600 } }, '/en');
  expect(await screen.findByText('Your cart will be bought Sunday, November 22 at midnight')).toBeTruthy();
  expect(page.textContent).toContain('delivered to you');
});

it.each([
  [{ credit: 400, charged: 500 }, ' Votre crédit paie d’abord 4,00 $, et votre Visa 4242 le reste : 5,00 $.'],
  [{ credit: 900, charged: 0 }, ' Votre crédit paie tout : 9,00 $. Rien n’est débité de la carte.'],
  [{ credit: 0, charged: 0 }, ''],
])('says what credit and card pay, and names no card that pays nothing: %o', async (autoCloseSums, sentence) => {
  const page = await open({ ...bread, autoCloseSums, items: bread.items.slice(0, 1) });
  await screen.findByText('Votre panier sera acheté dimanche 22 novembre à minuit');
  expect(page.querySelector('p')?.textContent.replace(/[\u00A0\u202F]/g, ' ')).toBe(
    `Votre panier sera acheté dimanche 22 novembre à minuit, à prendre à ce lieu : Halle du Portage.${sentence}`,
  );
});

it.each<[string, SampleCart]>([
  ['no place, no card or no age', { ...bread, autoCloseStops: [{ code: 'NO_PLACE', message: 'Aucun lieu.' }] }],
  ['a line that is sold out', { ...bread, items: [...bread.items, { variantId: 'miel', max: 0 }] }],
])('says that it cannot be bought: %s', async (_, cart) => {
  const page = await open(cart);
  expect(await screen.findByText(/ne pourra pas être acheté dimanche 22 novembre à minuit/)).toBeTruthy();
  // What would be left out of a purchase, if there were one.
  expect(page.textContent).not.toContain('partie');
});

it('lists what is left out, and the sum of the rest, when buying what is available', async () => {
  const page = await open({
    ...bread,
    autoClosePartial: true,
    items: [...bread.items, { variantId: 'miel', price: 400, quantity: 3, max: 0 }],
  });
  expect(await screen.findByText('Votre panier sera acheté dimanche 22 novembre à minuit')).toBeTruthy();
  expect(page.textContent).toMatch(/Total.: 14,75.*1 article n’en fera pas partie/);
});

it.each<[string, SampleCart]>([
  ['switched off', { ...bread, autoClose: false }],
  ['nothing confirmed', { ...bread, items: [{ variantId: 'lait', unsure: true }] }],
  ['Express, which knows no closing', { ...bread, fromStorage: true }],
])('renders nothing: %s', async (_, cart) => {
  const page = await open(cart);
  await act(async () => undefined);
  expect(page.textContent).toBe('');
});

it('does not show the old cart that a query read before a change', async () => {
  const server = serverOf({ ...bread, items: bread.items.slice(0, 1) });
  let arrive: (() => void) | null = null;
  const { container } = await renderCart(
    async (one) => {
      const response = await server(one);
      if (one.name === 'ClosingNoticeQuery' && !arrive) await new Promise<void>((go) => (arrive = go));
      return response;
    },
    (cart) => (
      <>
        <CartLines cart={cart} label="Panier" />
        <ClosingNotice />
      </>
    ),
  );
  const amount = () => container.querySelector('output')?.textContent;
  await waitFor(() => expect(amount()).toBe('1'));
  await waitFor(() => expect(arrive).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /Ajouter au panier/ }));
  await waitFor(() => expect(container.textContent).toContain('18,00'));
  await act(async () => arrive?.());
  expect(await screen.findByText('Votre panier sera acheté dimanche 22 novembre à minuit')).toBeTruthy();
  expect(amount()).toBe('2');
});

it.each<[string, Partial<SampleCart>]>([
  ['added a line', { items: [...bread.items, { variantId: 'miel', price: 400 }] }],
  ['chose delivery', { location: null, shippingZone: { id: 'zone', price: 600 } }],
])('leaves the cart of the layout as it is while another device %s', async (_, change) => {
  const server = serverOf(bread);
  const changed = serverOf({ ...bread, ...change });
  await renderCart(
    (one) => (one.name === 'ClosingNoticeQuery' ? changed(one) : server(one)),
    () => (
      <>
        <CartButton />
        <ClosingNotice />
      </>
    ),
  );
  await screen.findByText('Votre panier sera acheté dimanche 22 novembre à minuit');
  expect(screen.getByRole('link', { name: /14,75.*1 article$/ })).toBeTruthy();
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderCart, cartServer, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { CartDrawerContent } from '../cart/CartDrawerContent.tsx';
import { OverviewBar } from '../cart/OverviewBar.tsx';
import { useVisitorCart } from '../cart/visitorCart.ts';
import { NextBar } from './NextBar.tsx';

afterEach(cleanup);

function VisitorDrawer() {
  const cart = useVisitorCart();
  return cart && <CartDrawerContent cart={cart.drawer} open />;
}
const spaced = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

/** The sum of one cart in each place: home's bar, the cart page's, the button above, the drawer's foot. */
async function textsOf(cart: SampleCart): Promise<string[]> {
  await renderCart(cartServer(cart), (cartKey) => (
    <>
      <CartButton />
      <OverviewBar />
      <VisitorDrawer />
      <NextBar step={1} cart={cartKey} useBalance={false} missingPlace={null}>
        {null}
      </NextBar>
    </>
  ));
  const bars = await screen.findAllByRole('complementary', { name: 'Aperçu du panier' });
  const drawer = document.querySelector('dialog footer');
  return [...bars, screen.getAllByRole('link', { name: /^Panier/ })[0], drawer].map((place) =>
    spaced(place?.textContent),
  );
}

const tasted: SampleCart = {
  items: [
    { variantId: 'cidre', price: 1650, quantity: 2, taxable: true, deposit: 10 },
    { variantId: 'pain', price: 900 },
  ],
  shippingZone: { id: 'zone', price: 600 },
};

it('is the same in home’s bar, the cart’s bar, the button and the drawer, with what it includes (F-089)', async () => {
  const places = await textsOf(tasted);
  expect(places).toHaveLength(4);
  for (const text of places) {
    expect(text).toContain('3 articles');
    // 42.00 of items, 0.20 of deposits, 6.00 of delivery, 5.00 of fee, 1.90 and 3.79 of taxes.
    expect(text).toContain('58,89 $');
    expect(text).toContain('dont 16,89 $ de consignes, livraison, frais (5,00 $) et taxes');
  }
});

it('is that of a member’s untaxed items, without additions', async () => {
  for (const text of await textsOf({
    ...tasted,
    items: [{ variantId: 'pain', price: 900 }],
    shippingZone: null,
    isSubscribed: true,
  })) {
    expect(text).toContain('9,00 $');
    expect(text).not.toContain('dont');
  }
});

it('says everywhere from the first item on what a membership saves, and how far free delivery is', async () => {
  for (const text of await textsOf({ items: [{ variantId: 'pain', price: 525 }] })) {
    expect(text).toContain('dont 5,75 $ de frais (5,00 $) et taxes');
    expect(text).toContain('Membre : −5,75 $ · livraison offerte dans 144,75 $');
  }
});

it('counts in the drawer the lines to confirm, which are in no sum', async () => {
  const unsure = ['lait', 'miel'].map((variantId) => ({ variantId, unsure: true, unsureReason: 'last_week' as const }));
  const texts = await textsOf({ items: [{ variantId: 'pain', price: 525 }, ...unsure], isSubscribed: true });
  expect(texts.at(-1)).toContain('2 à confirmer');
  for (const text of texts) expect(text).toContain('5,25 $');
});

it('says neither to a member who picks up', async () => {
  const pickup = { items: tasted.items, isSubscribed: true, location: { id: 'halle' } };
  for (const text of await textsOf(pickup)) expect(text).not.toMatch(/Membre|livraison offerte/);
});

it('says once that credit pays a part, in place of the articles', async () => {
  await renderCart(
    cartServer({ ...tasted, items: [{ variantId: 'pain', price: 900 }], balanceAvailable: -300 }),
    (cartKey) => (
      <NextBar step={1} cart={cartKey} useBalance missingPlace={null}>
        {null}
      </NextBar>
    ),
  );
  const bar = await screen.findByRole('complementary', { name: 'Aperçu du panier' });
  expect(bar.textContent?.match(/Reste à payer|article/g)).toEqual(['Reste à payer']);
});

it('has the button of each step at the other end than what a finger pressed before', async () => {
  await renderCart(cartServer(tasted), (cartKey) =>
    [1, 2, 3].map((step) => (
      <NextBar key={step} step={step} cart={cartKey} useBalance={false} missingPlace={null}>
        {null}
      </NextBar>
    )),
  );
  const bars = await screen.findAllByRole('complementary', { name: 'Aperçu du panier' });
  expect(bars.map(({ className }) => /mirrored/.test(className))).toEqual([true, false, true]);
});

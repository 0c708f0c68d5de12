import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { badgeCases } from '../../tests/support/moneyCases.ts';
import { cartServer, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { CartLines } from './CartLines.tsx';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

async function lineText(price: number, comparedAtPrice: number | null, quantity = 1) {
  const items = [{ variantId: 'miel', name: 'Miel', price, comparedAtPrice, quantity }];
  await renderCart(cartServer({ items }), (cart) => <CartLines cart={cart} label="Votre panier" />);
  await screen.findByText('Miel');
  return {
    badge: plain(screen.queryByText(/^−/)?.textContent),
    before: plain(document.querySelector('s')?.textContent),
  };
}

it.each(badgeCases)(
  'shows a badge of $percent % for $comparedAtPrice to $price',
  async ({ price, comparedAtPrice, percent }) => {
    const { badge } = await lineText(price, comparedAtPrice);
    expect(badge).toBe(percent === null ? undefined : `−${percent} %`);
  },
);

it('strikes through the line’s former price, and labels it for screen readers', async () => {
  expect(await lineText(667, 1000, 3)).toEqual({ badge: '−33 %', before: 'prix courant 30,00 $' });
  expect(plain(screen.getByText(/^20,01/).textContent)).toContain('20,01 $');
});

const MIEL = { variantId: 'miel', name: 'Miel', price: 450, quantity: 3 };
const PARTIAL = { autoClose: true, autoClosePartial: true };
it.each<[string, object, Partial<SampleCart>, string[]]>([
  ['several units', {}, {}, ['Ferme Bellevallée · la botte', '3 × 4,50 $', '13,50 $']],
  ['one unit', { quantity: 1 }, {}, ['Ferme Bellevallée · la botte', '4,50 $']],
  ['with a deposit', { deposit: 25 }, {}, ['Ferme Bellevallée · la botte + consigne 0,25 $', '3 × 4,50 $', '13,50 $']],
  [
    'at a price that fell',
    { seenPrice: 500 },
    {},
    ['Ferme Bellevallée · la botte', '3 × 4,50 $', 'Le prix a baissé : 4,50 $ au lieu de 5,00 $.', '13,50 $'],
  ],
  [
    'of which the closing buys what is available',
    { max: 2, deposit: 25 },
    PARTIAL,
    [
      'Ferme Bellevallée · la botte + consigne 0,25 $',
      '3 × 4,50 $',
      'Il n’en reste que 2 unités. Mettre à 2',
      '9,00 $',
    ],
  ],
  [
    'on sale, of which the closing buys what is available',
    { max: 2, comparedAtPrice: 600 },
    PARTIAL,
    [
      'Ferme Bellevallée · la botte',
      '3 × 4,50 $',
      'Il n’en reste que 2 unités. Mettre à 2',
      '9,00 $−25 % prix courant 12,00 $',
    ],
  ],
  [
    'that cannot be bought',
    { max: 2 },
    {},
    ['Ferme Bellevallée · la botte', '3 × 4,50 $', 'Il n’en reste que 2 unités. Mettre à 2', 'hors du total'],
  ],
])('says all of a line: %s', async (_, line, cart, words) => {
  await renderCart(cartServer({ ...cart, items: [{ ...MIEL, ...line }] }), (key) => (
    <CartLines cart={key} label="Votre panier" />
  ));
  const item = (await screen.findByText('Miel')).closest('li')!;
  const shown = [...item.querySelectorAll('p')].map(({ textContent }) => plain(textContent));
  expect(shown).toEqual(words);
});

it('hands the focus on before its last unit is removed, and not before', async () => {
  const home = createRef<HTMLHeadingElement>();
  await renderCart(cartServer({ items: [{ ...MIEL, quantity: 2 }] }), (key) => (
    <>
      <h2 ref={home} tabIndex={-1}>
        Panier
      </h2>
      <CartLines cart={key} label="Votre panier" home={home} />
    </>
  ));
  fireEvent.click(await screen.findByRole('button', { name: /^En retirer une unité/ }));
  expect(document.activeElement).not.toBe(home.current);
  fireEvent.click(await screen.findByRole('button', { name: /^Retirer du panier/ }));
  expect(document.activeElement).toBe(home.current);
});

it('adds a unit at the price that is displayed, not at the one that was agreed to before', async () => {
  const { sent } = await renderCart(cartServer({ items: [{ ...MIEL, seenPrice: 500 }] }), (key) => (
    <CartLines cart={key} label="Votre panier" />
  ));
  fireEvent.click(await screen.findByRole('button', { name: /^Ajouter au panier/ }));
  await waitFor(() => expect(screen.getByText(/^4 × 4,50/)).toBeTruthy());
  await waitFor(() => expect(sent.map(({ variables }) => variables['seenPrice']).filter(Boolean)).toEqual([450]));
});

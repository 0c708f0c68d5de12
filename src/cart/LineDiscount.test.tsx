import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { badgeCases } from '../../tests/support/moneyCases.ts';
import { cartServer, renderCart } from '../../tests/support/storefront/cartTestHarness.tsx';
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

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartServer, renderCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { CartLines } from './CartLines.tsx';

afterEach(cleanup);

const items = [{ variantId: 'miel', name: 'Miel' }];

it('asks for a replacement or a refund of a line that does not come, in the cart but not in its drawer', async () => {
  const { sent } = await renderCart(cartServer({ items }), (cart) => <CartLines cart={cart} label="Votre panier" />);
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /manque, Miel$/ });
  expect(select.selectedOptions[0]?.text).toBe('Rembourser');
  await act(async () => void fireEvent.change(select, { target: { value: 'replacement' } }));
  expect(sent.at(-1)).toMatchObject({
    name: 'ChooseIfMissingMutation',
    variables: { item: 'item-miel', wish: 'replacement' },
  });
  expect(select.value).toBe('replacement');
  cleanup();
  await renderCart(cartServer({ items }), (cart) => <CartLines cart={cart} label="Panier" compact />);
  await screen.findByText('Miel');
  expect(screen.queryByRole('combobox')).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartButton } from './CartButton.tsx';
import { cartServer, renderCart, type SampleCart } from './cartTestHarness.tsx';
import { UnsurePanel } from './UnsurePanel.tsx';

afterEach(cleanup);

const cart: SampleCart = {
  items: [
    { variantId: 'pain', name: 'Pain', price: 900 },
    { variantId: 'lait', name: 'Lait', price: 475, unsure: true, unsureReason: 'price_changed' },
    { variantId: 'radis', name: 'Radis', price: 325, quantity: 3, unsure: true, unsureReason: 'stock_changed', max: 2 },
    { variantId: 'miel', name: 'Miel', price: 1075, unsure: true, unsureReason: 'last_week' },
    { variantId: 'chou', name: 'Chou', price: 400, unsure: true, unsureReason: 'from_basket' },
  ],
};
const parts = (known: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
  <>
    <CartButton />
    <UnsurePanel cart={known} />
  </>
);
const lineOf = (name: string) => within(screen.getByText(name).closest('li')!);

test('says why each line is to be confirmed, outside of count and total, and never with a stepper', async () => {
  await renderCart(cartServer(cart), parts);
  expect(await screen.findByRole('heading', { name: '4 articles à confirmer' })).toBeTruthy();
  expect(lineOf('Lait').getByText(/maintenant de 4,75/)).toBeTruthy();
  expect(lineOf('Radis').getByText(/en reste que 2 unités/)).toBeTruthy();
  expect(lineOf('Miel').getByText(/semaine dernière/)).toBeTruthy();
  expect(lineOf('Chou').getByText(/panier hebdomadaire/)).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toMatch(/9,00.*1 article$/);
});

test('a confirmed line counts from then on, and leaves the panel', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: /Confirmer.*Lait/ }));
  expect(await screen.findByRole('heading', { name: '3 articles à confirmer' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toMatch(/13,75.*2 articles$/);
  expect(sent.at(-1)).toEqual({ name: 'ConfirmItemInCartMutation', variables: { item: 'item-lait' } });
});

test('a line that is dropped goes as a whole', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: /Retirer.*Radis/ }));
  expect(await screen.findByRole('heading', { name: '3 articles à confirmer' })).toBeTruthy();
  expect(sent.at(-1)).toEqual({ name: 'RemoveFromCartMutation', variables: { variant: 'radis', all: true } });
});

test('all are confirmed one call after the other; the panel then is not drawn', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: 'Tout confirmer' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /à confirmer/ })).toBeNull());
  expect(
    sent.filter(({ name }) => name === 'ConfirmItemInCartMutation').map(({ variables }) => variables['item']),
  ).toEqual(['item-lait', 'item-radis', 'item-miel', 'item-chou']);
});

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartServer, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { CartButton } from './CartButton.tsx';
import { UnsurePanel } from './UnsurePanel.tsx';

afterEach(cleanup);

const cart: SampleCart = {
  isSubscribed: true,
  items: [
    { variantId: 'pain', name: 'Pain', price: 900 },
    { variantId: 'lait', name: 'Lait', price: 475, unsure: true, unsureReason: 'price_changed' },
    { variantId: 'radis', name: 'Radis', price: 325, quantity: 3, unsure: true, unsureReason: 'stock_changed', max: 2 },
    { variantId: 'miel', name: 'Miel', price: 1075, unsure: true, unsureReason: 'last_week' },
    {
      variantId: 'decouverte',
      name: 'Découverte',
      price: 4900,
      unsure: true,
      unsureReason: 'from_basket',
      max: 1,
      basket: { taxablePrice: 1900 },
    },
  ],
};
const parts = (cart: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
  <>
    <CartButton />
    <UnsurePanel cart={cart} />
  </>
);
const lineOf = (name: string) => within(screen.getByText(name).closest('li')!);

it('says why each line is to be confirmed, outside count and total, without a stepper', async () => {
  await renderCart(cartServer(cart), parts);
  expect(await screen.findByRole('heading', { name: '4 articles à confirmer' })).toBeTruthy();
  expect(lineOf('Lait').getByText(/maintenant de 4,75/)).toBeTruthy();
  expect(lineOf('Radis').getByText(/en reste que 2 unités/)).toBeTruthy();
  expect(lineOf('Miel').getByText(/à la fermeture d’une semaine/)).toBeTruthy();
  expect(lineOf('Découverte').getByText(/panier récurrent de la semaine.*commande séparée/)).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toMatch(/9,00.*1 article$/);
});

it('says of units that a sign-in cut off how many are left', async () => {
  const joined = {
    variantId: 'noix',
    name: 'Noix',
    quantity: 1000,
    unsure: true,
    unsureReason: 'stock_changed',
  } as const;
  await renderCart(cartServer({ items: [joined] }), parts);
  expect(await screen.findByText(/Vos deux paniers en demandaient plus : il y en a 1\s000 au plus/)).toBeTruthy();
});

it('counts a confirmed line, and removes it from the panel (F-087)', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: /Confirmer.*Lait/ }));
  expect(await screen.findByRole('heading', { name: '3 articles à confirmer' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toMatch(/13,75.*2 articles$/);
  expect(sent.at(-1)).toEqual({
    name: 'ConfirmItemInCartMutation',
    variables: { item: 'item-lait', seenPrice: 475, quantity: 1 },
  });
  await screen.findByText(/^Lait\s: confirmé, compté dans le total/);
});

it('removes a declined line as a whole', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: /Retirer.*Radis/ }));
  expect(await screen.findByRole('heading', { name: '3 articles à confirmer' })).toBeTruthy();
  expect(sent.at(-1)).toEqual({ name: 'RemoveFromCartMutation', variables: { variant: 'radis', all: true } });
  await screen.findByText(/^Radis\s: plus au panier/);
});

it('adds a recurring basket to this order, or leaves it as its own (E51)', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  await screen.findByRole('heading', { name: '4 articles à confirmer' });
  const line = lineOf('Découverte');
  expect(line.getByText(/49,00/)).toBeTruthy();
  expect(line.queryByText(/Confirmer|Retirer|Ferme/)).toBeNull();
  fireEvent.click(line.getByRole('button', { name: /Ajouter à cette commande.*Découverte/ }));
  expect(await screen.findByText(/Découverte.*ajouté à cette commande/)).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    name: 'ConfirmItemInCartMutation',
    variables: { item: 'item-decouverte', seenPrice: 4900, quantity: 1 },
  });
  expect(screen.queryByText(/panier récurrent de la semaine/)).toBeNull();
});

it('asks no more about a basket left as its own order', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: /Laisser en commande séparée.*Découverte/ }));
  expect(await screen.findByText(/Découverte.*reste une commande séparée/)).toBeTruthy();
  expect(sent.at(-1)).toEqual({ name: 'RemoveFromCartMutation', variables: { variant: 'decouverte', all: true } });
  expect(screen.queryByText('Découverte')).toBeNull();
});

it('confirms all one call after the other, as much as is available, and then disappears', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: 'Tout confirmer' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /à confirmer/ })).toBeNull());
  expect(sent.slice(1).map(({ name, variables }) => [name, ...Object.values(variables)])).toEqual([
    ['ConfirmItemInCartMutation', 'item-lait', 475, 1],
    ['ConfirmItemInCartMutation', 'item-radis', 325, 2],
    ['ConfirmItemInCartMutation', 'item-miel', 1075, 1],
    ['ConfirmItemInCartMutation', 'item-decouverte', 4900, 1],
  ]);
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toMatch(/6 articles$/);
  await screen.findByText('Tout est confirmé et compté dans le total.');
});

it('removes all, each as a whole line', async () => {
  const { sent } = await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByText('Tout retirer'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /à confirmer/ })).toBeNull());
  const dropped = sent.filter(({ name }) => name === 'RemoveFromCartMutation').map(({ variables }) => variables);
  expect(dropped).toEqual(['lait', 'radis', 'miel', 'decouverte'].map((variant) => ({ variant, all: true })));
  await screen.findByText('Plus rien à confirmer.');
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toMatch(/9,00.*1 article$/);
});

it('offers no confirmation of a sold-out line, whatever its reason, and has words for an unknown reason', async () => {
  const gone: SampleCart = {
    items: [
      { variantId: 'lait', name: 'Lait', unsure: true, unsureReason: 'last_week', max: 0 },
      { variantId: 'pain', name: 'Pain', unsure: true, unsureReason: null },
    ],
  };
  await renderCart(cartServer(gone), parts);
  await screen.findByRole('heading', { name: '2 articles à confirmer' });
  expect(lineOf('Lait').getByText(/n’en reste plus/)).toBeTruthy();
  expect(lineOf('Lait').queryByRole('button', { name: /Confirmer|garder/ })).toBeNull();
  expect(lineOf('Pain').getByText(/À revoir/)).toBeTruthy();
});

it('moves focus to the panel’s title when its line disappears', async () => {
  await renderCart(cartServer(cart), parts);
  fireEvent.click(await screen.findByRole('button', { name: /Retirer.*Miel/ }));
  const title = await screen.findByRole('heading', { name: '3 articles à confirmer' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { cartServer, refusal, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import type { Sent } from '../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../tests/support/storefront/toldToasts.ts';
import { CartLines } from './CartLines.tsx';
import { CartSync } from './CartSync.tsx';
import { useLineChange } from './lineChanges/useLineChange.ts';
import { askAboutPrice, closePriceQuestion, usePriceQuestion, type PriceQuestion } from './priceQuestions.ts';
import { UnsurePanel } from './UnsurePanel.tsx';

afterEach(cleanup);

/** A card of soap, displayed at 6.95 $. */
function Card() {
  const { t } = useTranslation();
  const { change } = useLineChange({ variantId: 'savon', name: 'Savon', max: 9, place: 'shelf', seenPrice: 695 }, t);
  return <button onClick={() => void change(2)}>Deux savons</button>;
}
const page = (cart: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
  <>
    <CartSync />
    <UnsurePanel cart={cart} />
    <CartLines cart={cart} label="Panier" />
    <Card />
  </>
);
const soap = { variantId: 'savon', name: 'Savon', price: 995 };
/** A market where soap costs 9.95 $. */
const dearer = (cart: SampleCart) =>
  cartServer(cart, {
    before: ({ name, variables }) =>
      name === 'AddToCartMutation' && Number(variables['seenPrice']) < 995
        ? refusal({
            code: 'PRICE_RAISED',
            key: 'cart.price_raised',
            params: { name: 'Savon', variant: 'la barre', shown: variables['seenPrice'], current: 995 },
          })
        : undefined,
  });
const calls = (sent: Sent[]) =>
  sent
    .filter(({ name }) => name.endsWith('Mutation'))
    .map(({ name, variables }) => [
      name.replace('Mutation', ''),
      ...Object.values(variables).filter((value) => value !== null && value !== undefined),
    ]);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');
const toasts = toldToasts();

it('asks about a higher price with both beside each other, and adds every unit with one press (E69)', async () => {
  const { sent } = await renderCart(dearer({ items: [] }), page);
  fireEvent.click(await screen.findByText('Deux savons'));
  const dialog = await screen.findByRole('dialog', { name: 'Le prix a changé' });
  expect(plain(dialog.textContent)).toMatch(/Rien n’a été ajouté.*Prix affiché.*6,95 \$.*Prix maintenant.*9,95 \$/);
  const accept = within(dialog).getByRole('button', { name: /Ajouter à 9,95/ });
  fireEvent.click(accept);
  // A second press adds nothing more.
  fireEvent.click(accept);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(calls(sent)).toEqual([
      ['AddToCart', 'savon', 2, 695],
      ['AddToCart', 'savon', 2, 995],
    ]),
  );
});

it('adds nothing if the reader declines', async () => {
  const { sent } = await renderCart(dearer({ items: [] }), page);
  fireEvent.click(await screen.findByText('Deux savons'));
  fireEvent.click(await screen.findByRole('button', { name: 'Pas à ce prix' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls(sent)).toEqual([['AddToCart', 'savon', 2, 695]]);
});

it('confirms the units in the cart with the same press', async () => {
  const cart: SampleCart = {
    items: [{ ...soap, quantity: 3, seenPrice: 695, unsure: true, unsureReason: 'price_changed' }],
  };
  const { sent } = await renderCart(dearer(cart), page);
  fireEvent.click(await screen.findByText('Deux savons'));
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog.textContent)).toContain('Les 3 unités déjà dans votre panier attendent aussi votre accord.');
  fireEvent.click(within(dialog).getByRole('button', { name: /Ajouter à 9,95/ }));
  await waitFor(() =>
    expect(calls(sent).slice(1)).toEqual([
      ['ConfirmItemInCart', 'item-savon', 995],
      ['AddToCart', 'savon', 2, 995],
    ]),
  );
});

it('asks about confirmed units that the server left at their agreed price', async () => {
  const start: SampleCart = { items: [{ ...soap, price: 695, quantity: 1 }] };
  const server = cartServer(start, {
    meanwhile: ({ name }, cart) =>
      name === 'AddToCartMutation'
        ? { items: [{ ...soap, seenPrice: 695, unsure: true, unsureReason: 'price_changed' }] }
        : cart,
  });
  const { sent } = await renderCart(server, page);
  fireEvent.click(await screen.findByText('Deux savons'));
  const dialog = await screen.findByRole('dialog', { name: 'Le prix a changé' });
  expect(plain(dialog.textContent)).toMatch(/attend votre accord.*6,95 \$.*9,95 \$/);
  fireEvent.click(within(dialog).getByRole('button', { name: /Accepter 9,95/ }));
  await waitFor(() => expect(calls(sent).at(-1)).toEqual(['ConfirmItemInCart', 'item-savon', 995]));
  await waitFor(() => expect(toasts()).toEqual(['Savon : confirmé, compté dans le total.']));
});

it('shows both prices of a line to confirm, confirms at the shown one, and keeps the line if it rose again', async () => {
  let price = 806;
  const cart = (): SampleCart => ({
    items: [{ ...soap, price, seenPrice: 695, unsure: true, unsureReason: 'price_changed' }],
  });
  const server = cartServer(cart(), {
    meanwhile: () => cart(),
    before({ name, variables }) {
      if (name !== 'ConfirmItemInCartMutation') return undefined;
      price = 1595;
      return refusal({
        code: 'PRICE_RAISED',
        key: 'cart.price_raised',
        params: { name: 'Savon', variant: 'la barre', shown: variables['seenPrice'], current: 1595 },
      });
    },
  });
  const { sent } = await renderCart(server, page);
  expect(await screen.findByText(/passé de 6,95.*à 8,06/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Confirmer.*Savon/ }));
  expect(await screen.findByText(/passé de 6,95.*à 15,95/)).toBeTruthy();
  expect(calls(sent)).toEqual([['ConfirmItemInCart', 'item-savon', 806, 1]]);
});

it('mentions a price that fell since it was agreed to', async () => {
  await renderCart(cartServer({ items: [{ ...soap, price: 500, seenPrice: 695 }] }), page);
  expect(await screen.findByText(/Le prix a baissé : 5,00.*au lieu de 6,95/)).toBeTruthy();
});

it('asks about one line after the other, about each once and with its latest prices', () => {
  const { result } = renderHook(usePriceQuestion);
  const question = (variantId: string, current: number): PriceQuestion => ({
    line: { variantId, name: variantId, max: 9, place: 'shelf', seenPrice: 695 },
    shown: 695,
    current,
    units: 2,
  });
  const [soap, honey, dearerSoap] = [question('savon', 795), question('miel', 900), question('savon', 995)];
  act(() => [soap, honey, dearerSoap].forEach(askAboutPrice));
  const shown: (PriceQuestion | null)[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { current } = result;
    shown.push(current);
    if (current) act(() => closePriceQuestion(current));
  }
  expect(shown).toEqual([honey, dearerSoap, null]);
});

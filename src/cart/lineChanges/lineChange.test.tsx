import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  cartServer,
  refusal,
  renderCart,
  type SampleCart,
} from '../../../tests/support/storefront/cartTestHarness.tsx';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { CartButton } from '../CartButton.tsx';
import { CartLines } from '../CartLines.tsx';

afterEach(cleanup);

/** A member's cart, whose sum is that of its items. */
const carrots: SampleCart = {
  items: [{ variantId: 'carottes', name: 'Carottes', price: 450, quantity: 2 }],
  isSubscribed: true,
};
const parts = (cart: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
  <>
    <CartButton />
    <CartLines cart={cart} label="Panier" />
  </>
);
const amount = () => screen.queryByRole('group', { name: 'Carottes' })?.querySelector('output')?.textContent ?? null;
const plus = () => screen.getByRole('button', { name: /Ajouter au panier/ });
const minus = () => screen.getByRole('button', { name: /retirer|Retirer/ });
const calls = (sent: Sent[]) =>
  sent.filter(({ name }) => name.endsWith('Mutation')).map(({ name, variables }) => ({ name, ...variables }));

/** Holds calls back until they are released, in order. */
function gate() {
  const pending: (() => void)[] = [];
  return {
    wait: ({ name }: Sent) =>
      name.endsWith('Mutation') ? new Promise<undefined>((go) => pending.push(() => go(undefined))) : undefined,
    release: () => act(async () => pending.shift()?.()),
    pending,
  };
}

it('shows the quantity immediately, and the total once the server has answered', async () => {
  const { wait, release, pending } = gate();
  const { sent } = await renderCart(cartServer(carrots, { before: wait }), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('9,00');
  fireEvent.click(plus());
  await waitFor(() => expect(pending).toHaveLength(1));
  expect(amount()).toBe('3');
  expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('9,00');
  await release();
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('13,50'));
  expect(amount()).toBe('3');
  expect(calls(sent)).toEqual([{ name: 'AddToCartMutation', variant: 'carottes', quantity: 1, seenPrice: 450 }]);
});

it('folds fast presses into calls that run one after the other, losing none', async () => {
  const { wait, release, pending } = gate();
  const { sent } = await renderCart(cartServer(carrots, { before: wait }), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  for (let press = 0; press < 4; press += 1) fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('6'));
  expect(pending).toHaveLength(1);
  await release();
  await waitFor(() => expect(pending).toHaveLength(1));
  expect(amount()).toBe('6');
  await release();
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('27,00'));
  expect(calls(sent)).toEqual([
    { name: 'AddToCartMutation', variant: 'carottes', quantity: 1, seenPrice: 450 },
    { name: 'AddToCartMutation', variant: 'carottes', quantity: 3, seenPrice: 450 },
  ]);
  expect(amount()).toBe('6');
});

it('sends pending presses immediately when the page is left', async () => {
  const { wait, release, pending } = gate();
  const { sent } = await renderCart(cartServer(carrots, { before: wait }), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  for (let press = 0; press < 5; press += 1) fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('7'));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(pending).toHaveLength(2));
  await release();
  await release();
  expect(calls(sent)).toEqual([
    { name: 'AddToCartMutation', variant: 'carottes', quantity: 1, seenPrice: 450 },
    { name: 'AddToCartMutation', variant: 'carottes', quantity: 4, seenPrice: 450 },
  ]);
});

it('ends fast removals of the last units as one call for the whole line, which disappears', async () => {
  const { wait, release, pending } = gate();
  const four = {
    ...carrots,
    items: [
      { ...carrots.items[0]!, quantity: 4 },
      { variantId: 'pain', name: 'Pain' },
    ],
  };
  const { sent } = await renderCart(cartServer(four, { before: wait }), parts);
  await waitFor(() => expect(amount()).toBe('4'));
  const group = screen.getByRole('group', { name: 'Carottes' });
  for (let press = 0; press < 4; press += 1) fireEvent.click(group.querySelector('button')!);
  await waitFor(() => expect(amount()).toBeNull());
  expect(pending).toHaveLength(1);
  await release();
  await waitFor(() => expect(pending).toHaveLength(1));
  await release();
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('5,00'));
  expect(calls(sent)).toEqual([
    { name: 'RemoveFromCartMutation', variant: 'carottes', all: false },
    { name: 'RemoveFromCartMutation', variant: 'carottes', all: true },
  ]);
  expect(amount()).toBeNull();
});

it('stops fast removals where the reader stopped, without emptying the line', async () => {
  const { wait, release, pending } = gate();
  const { sent } = await renderCart(
    cartServer({ ...carrots, items: [{ ...carrots.items[0]!, quantity: 4 }] }, { before: wait }),
    parts,
  );
  await waitFor(() => expect(amount()).toBe('4'));
  for (let press = 0; press < 3; press += 1) fireEvent.click(minus());
  await waitFor(() => expect(amount()).toBe('1'));
  for (let call = 0; call < 3; call += 1) {
    await waitFor(() => expect(pending).toHaveLength(1));
    await release();
  }
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('4,50'));
  expect(calls(sent)).toEqual(Array(3).fill({ name: 'RemoveFromCartMutation', variant: 'carottes', all: false }));
  expect(amount()).toBe('1');
});

it('restores the quantity after a refusal, drops pending presses, says so, and fetches the cart again', async () => {
  const { wait, release, pending } = gate();
  const refuse = async (sent: Sent) => (
    await wait(sent),
    sent.name === 'AddToCartMutation' ? new TransportFailure('down') : undefined
  );
  const { sent } = await renderCart(cartServer(carrots, { before: refuse }), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  fireEvent.click(plus());
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('4'));
  expect(pending).toHaveLength(1);
  await release();
  await waitFor(() => expect(amount()).toBe('2'));
  expect(screen.getByRole('alert').textContent).toContain('Cela n’a pas marché');
  await waitFor(() => expect(sent.filter(({ name }) => name === 'refreshCartQuery')).toHaveLength(2));
  expect(calls(sent)).toHaveLength(1);
});

it('shows the server’s reason with its figures', async () => {
  const full = (sent: Sent) =>
    sent.name === 'AddToCartMutation'
      ? refusal({ code: 'MAX_REACHED', key: 'products.max_reached', params: { nb: 2 } })
      : undefined;
  await renderCart(cartServer(carrots, { before: full }), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  fireEvent.click(plus());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('il y en a 2 en réserve'));
  expect(amount()).toBe('2');
});

it('sends nothing at the maximum, and says so', async () => {
  const most = { items: [{ ...carrots.items[0]!, max: 2 }] };
  const { sent } = await renderCart(cartServer(most), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  fireEvent.click(plus());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('il y en a 2 en réserve'));
  expect(calls(sent)).toEqual([]);
});

it('removes the last unit by the trash, the others by the minus', async () => {
  const { sent } = await renderCart(cartServer(carrots), parts);
  await waitFor(() => expect(amount()).toBe('2'));
  expect(minus().getAttribute('aria-label')).toContain('En retirer une unité');
  expect(screen.getByText(/^2 × 4,50/)).toBeTruthy();
  fireEvent.click(minus());
  await waitFor(() => expect(minus().getAttribute('aria-label')).toContain('Retirer du panier'));
  expect(screen.queryByText(/× 4,50/)).toBeNull();
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
  fireEvent.click(minus());
  await waitFor(() => expect(amount()).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Panier' })).toBeTruthy());
});

it('does not count a call’s units twice when the cart was read between the call and its answer', async () => {
  const market = cartServer(
    { ...carrots, items: [carrots.items[0]!, { variantId: 'pain', name: 'Pain', price: 500 }] },
    {},
  ) as (sent: Sent) => Promise<object>;
  const pending: (() => void)[] = [];
  const late = async (one: Sent) => {
    const response = await market(one);
    if (one.variables['variant'] === 'carottes') await new Promise<void>((go) => pending.push(go));
    return response;
  };
  await renderCart(late as never, parts);
  await waitFor(() => expect(amount()).toBe('2'));
  const [addCarrots, addBread] = screen.getAllByRole('button', { name: /Ajouter au panier/ });
  fireEvent.click(addCarrots!);
  await waitFor(() => expect(pending).toHaveLength(1));
  fireEvent.click(addBread!);
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain('23,50'));
  expect(amount()).toBe('3');
  await act(async () => pending[0]?.());
  expect(amount()).toBe('3');
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { cartServer, renderCart, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { turns } from '../../../tests/support/turns.ts';
import { CartButton } from '../CartButton.tsx';
import { CartSync } from '../CartSync.tsx';
import { pendingChanges } from './lineStore.ts';
import { useLineChange } from './useLineChange.ts';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const names = Array.from({ length: 10 }, (_, index) => `Bien ${index}`);

function Shelf({ name }: { name: string }) {
  const { t } = useTranslation();
  const { change } = useLineChange({ variantId: name, name, max: 9, place: 'shelf', seenPrice: 500 }, t);
  return <button onClick={() => void change(1)}>{name}</button>;
}

const page = () => (
  <>
    <CartSync />
    <CartButton />
    {names.map((name) => (
      <Shelf key={name} name={name} />
    ))}
  </>
);

/** A page whose additions are answered when the test releases them. */
async function openShelves(cart: SampleCart) {
  const pending: (() => void)[] = [];
  const before = ({ name }: Sent) =>
    name === 'AddToCartMutation' ? new Promise<undefined>((go) => pending.push(() => go(undefined))) : undefined;
  const server = cartServer(cart, { before });
  return { pending, server, ...(await renderCart(server, page)) };
}
const press = (names: string[]) => names.forEach((name) => fireEvent.click(screen.getByRole('button', { name })));
const articles = (count: number) =>
  waitFor(() => expect(screen.getByRole('link', { name: /Panier/ }).textContent).toContain(`${count}`));
const added = (sent: Sent[]) =>
  sent.flatMap(({ name, variables }) => (name === 'AddToCartMutation' ? [String(variables['variant'])] : []));

it('sends a visitor’s first change alone, and what waits for it from the next page if this one is left', async () => {
  const first = await openShelves({ items: [] });
  await waitFor(() => expect(screen.getByRole('link', { name: /Panier/ })).toBeTruthy());
  press(names.slice(0, 3));
  await waitFor(() => expect(first.pending).toHaveLength(1));
  fireEvent(window, new Event('pagehide'));
  expect(added(first.sent)).toEqual(['Bien 0']);
  expect(pendingChanges().map(({ variantId, waiting, calls }) => [variantId, waiting, calls.length])).toEqual([
    ['Bien 0', 0, 1],
    ['Bien 1', 1, 0],
    ['Bien 2', 1, 0],
  ]);
  first.unmount();

  const second = await renderCart(first.server, page);
  await waitFor(() => expect(first.pending).toHaveLength(2));
  // Sent again, and alone as well: the visitor still has no session.
  expect(added(second.sent)).toEqual(['Bien 0']);
  first.pending[1]!();
  await waitFor(() => expect(first.pending).toHaveLength(4));
  first.pending[2]!();
  first.pending[3]!();
  await waitFor(() => expect(pendingChanges()).toEqual([]));
  expect(added(second.sent).toSorted()).toEqual(names.slice(0, 3));

  // The page is restored from the browser's cache: another page has sent its pending changes.
  first.pending[0]!();
  await articles(3);
  expect(added(first.sent)).toEqual(['Bien 0']);
});

it('keeps no more changes in progress than may outlive the page, and sends the others after them', async () => {
  const { pending, sent } = await openShelves({ items: [{ variantId: 'pain', name: 'Pain' }] });
  await articles(1);
  press(names);
  await waitFor(() => expect(pending).toHaveLength(8));
  fireEvent(window, new Event('pagehide'));
  expect(pendingChanges().filter(({ waiting }) => waiting === 1)).toHaveLength(2);
  // The reader returns to the restored page.
  for (let call = 0; call < names.length; call += 1) await waitFor(() => (pending[call]!(), true));
  await articles(11);
  expect([added(sent).toSorted(), pendingChanges()]).toEqual([names, []]);
});

function LateKeeper() {
  const [isThere, setThere] = useState(false);
  return isThere ? <CartSync /> : <button onClick={() => setThere(true)}>Gardien</button>;
}

it('leaves pending changes of its own page alone when cart synchronisation loads after the first presses', async () => {
  const pending: (() => void)[] = [];
  const before = ({ name }: Sent) =>
    name === 'AddToCartMutation' && pending.length === 0
      ? new Promise<undefined>((go) => pending.push(() => go(undefined)))
      : undefined;
  const { sent } = await renderCart(cartServer({ items: [] }, { before }), () => (
    <>
      <LateKeeper />
      <CartButton />
      <Shelf name="Bien 0" />
      <Shelf name="Bien 1" />
    </>
  ));
  press(['Bien 0', 'Bien 1']);
  await waitFor(() => expect([pending.length, pendingChanges().length]).toEqual([1, 2]));
  press(['Gardien']);
  await screen.findByRole('link', { name: /Panier/ });
  await turns();
  pending[0]!();
  await waitFor(() => expect(added(sent)).toEqual(['Bien 0', 'Bien 1']));
  expect(sent.flatMap(({ variables }) => variables['quantity'] ?? [])).toEqual([1, 1]);
});

it('reads the cart again after parallel changes, whose answers may overtake each other', async () => {
  const { pending, sent } = await openShelves({ items: [{ variantId: 'pain', name: 'Pain' }] });
  // The page has fetched it once itself.
  const refreshCount = () => sent.filter(({ name }) => name === 'refreshCartQuery').length - 1;
  await articles(1);
  press(names.slice(0, 2));
  await waitFor(() => expect(pending).toHaveLength(2));
  pending[1]!();
  await articles(3);
  expect(refreshCount()).toBe(0);
  pending[0]!();
  await waitFor(() => expect(refreshCount()).toBe(1));
  press(names.slice(2, 3));
  await waitFor(() => expect(pending).toHaveLength(3));
  pending[2]!();
  await articles(4);
  expect(refreshCount()).toBe(1);
});

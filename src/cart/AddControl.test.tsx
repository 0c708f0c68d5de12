import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { addresses } from '#rules/addresses.ts';
import { cartServer, refusal, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { collectionPage, productOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { Visitor } from '../app/Visitor.tsx';
import { loader } from '../catalogue/CollectionScreen.route.ts';
import { CollectionScreen } from '../catalogue/CollectionScreen.tsx';
import { ServerFailure, TransportFailure } from '../shared/relay/failure.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { CartButton } from './CartButton.tsx';
import { pendingChanges } from './lineChanges/lineStore.ts';
import { OverviewBar } from './OverviewBar.tsx';

afterEach(cleanup);

function Shell() {
  return (
    <Visitor reference={useLoaderData<PreloadedQuery<VisitorQuery>>()}>
      <CartButton />
      <Outlet />
      <OverviewBar />
      <LiveRegion />
    </Visitor>
  );
}

/** A category with one product of a variant of the same name, in a layout with the cart. */
async function shelf(
  cart: SampleCart,
  before?: (sent: Sent) => Error | undefined | Promise<Error | undefined>,
  variant: Fixture<'Variant'> = {},
) {
  const product = productOf({
    name: 'Bleuets',
    variants: [variantOf({ id: 'Bleuets', price: 500, product: { name: 'Bleuets' }, ...variant })],
  });
  const shell = { id: 'shell', loader: browserLoader<VisitorQuery>(VisitorQueryNode), element: <Shell /> };
  const page = await renderWithRelay(null, {
    path: '/categories/fruits',
    mockResolvers: cartServer(cart, { before, more: collectionPage({ products: [product] }) }),
    routes: [{ ...shell, children: [{ path: addresses.collection.fr, loader, element: <CollectionScreen /> }] }],
  });
  await screen.findByRole('group', { name: 'Bleuets' });
  return page;
}
const amount = () => screen.getByRole('group', { name: 'Bleuets' }).querySelector('output')?.textContent ?? null;
const plus = () => screen.getByRole('button', { name: /Ajouter au panier/ });
const calls = (sent: Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation')).map(({ variables }) => variables);

it('turns the round + into a stepper immediately, and updates button and bar from the server', async () => {
  const { sent } = await shelf({ items: [] });
  expect(amount()).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('1'));
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('1 article'));
  for (const link of screen.getAllByRole('link', { name: 'Voir le panier' }))
    expect(link.getAttribute('href')).toBe('/panier');
  expect(screen.getByRole('button', { name: /^Retirer du panier\s: Bleuets$/ })).toBeTruthy();
  fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe('2'));
  expect(screen.getByRole('button', { name: /^En retirer une unité\s: Bleuets$/ })).toBeTruthy();
  await waitFor(() =>
    expect(calls(sent)).toEqual([
      { variant: 'Bleuets', quantity: 1, seenPrice: 500 },
      { variant: 'Bleuets', quantity: 1, seenPrice: 500 },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('2 articles'));
});

it('shows no sum for a first line that the server has not summed: it is not 0 (F-089)', async () => {
  await shelf({ items: [] });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  fireEvent.click(plus());
  const bar = await screen.findByRole('complementary');
  for (const place of [bar, screen.getByRole('link', { name: /^Panier/ })]) {
    expect(place.textContent).toContain('total à venir');
    expect(place.textContent).not.toContain('0,00');
  }
  online.mockRestore();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('10,75'));
});

it('does not count a line that is still to be confirmed', async () => {
  await shelf({ items: [{ variantId: 'Bleuets', quantity: 3, unsure: true }] });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Panier' })).toBeTruthy());
  expect(amount()).toBeNull();
});

it('accepts presses before the cart has loaded, and adds them to its content', async () => {
  let resolveCart: () => void = () => undefined;
  let answered: () => void = () => undefined;
  const before = ({ name }: Sent) => {
    if (name === 'VisitorQuery') return new Promise<undefined>((go) => (resolveCart = () => go(undefined)));
    if (name === 'AddToCartMutation') return new Promise<undefined>((go) => (answered = () => go(undefined)));
    return undefined;
  };
  const { sent } = await shelf({ items: [{ variantId: 'Bleuets', quantity: 2, price: 695 }] }, before);
  fireEvent.click(plus());
  await waitFor(() => expect(calls(sent)).toEqual([{ variant: 'Bleuets', quantity: 1, seenPrice: 500 }]));
  await act(async () => resolveCart());
  await waitFor(() => expect(amount()).toBe('3'));
  await act(async () => answered());
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('3 articles'));
  expect(amount()).toBe('3');
});

it.each([
  ['the market refuses it', new ServerFailure([]), 'n’a pas pu être ajouté'],
  [
    'the cart is full',
    new ServerFailure([{ message: '', extensions: { code: 'TOO_LARGE', displayable: false } }]),
    'Votre panier est plein',
  ],
  [
    'its producer is on vacation',
    refusal({
      code: 'UNAVAILABLE',
      key: 'products.add_error',
      params: { name: 'Bleuets', variant: 'le casseau', back: 'jeudi 3 décembre' },
    }),
    'Bleuets : producteur en vacances, de retour le jeudi 3 décembre.',
  ],
  ['the call fails, which tells nothing of the product', new TransportFailure('down'), 'Cela n’a pas marché'],
])('takes back a first unit, and says why, when %s', async (_, failure, text) => {
  await shelf({ items: [] }, ({ name }) => (name === 'AddToCartMutation' ? failure : undefined));
  fireEvent.click(plus());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(new RegExp(text.replaceAll(' ', String.raw`\s`))),
  );
  expect(amount()).toBeNull();
});

it('keeps a unit added again while the answer to its removal is pending, once', async () => {
  const pending: (() => void)[] = [];
  const hold = ({ name }: Sent) =>
    name.endsWith('Mutation') ? new Promise<undefined>((go) => pending.push(() => go(undefined))) : undefined;
  const { sent } = await shelf({ items: [{ variantId: 'Bleuets', quantity: 1 }] }, hold);
  await waitFor(() => expect(amount()).toBe('1'));
  fireEvent.click(screen.getByRole('button', { name: /Retirer|retirer/ }));
  await waitFor(() => expect(pending).toHaveLength(1));
  fireEvent.click(plus());
  for (let call = 0; call < 2; call += 1) {
    await waitFor(() => expect(pending).toHaveLength(1));
    await act(async () => pending.shift()!());
  }
  await waitFor(() => expect(amount()).toBe('1'));
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('1 article'));
  expect(calls(sent)).toEqual([
    { variant: 'Bleuets', all: false },
    { variant: 'Bleuets', quantity: 1, seenPrice: 500 },
  ]);
});

it.each<[string, number, Fixture<'Variant'>, Partial<SampleCart>]>([
  ['its stock less what others hold', 2, { trackStock: true, stock: 5, stockOnHold: 3 }, {}],
  [
    'what is at the market in Express',
    3,
    { trackStock: true, stock: 5, stored: true, stockMdo: 3 },
    { fromStorage: true },
  ],
])('stops at %s while the market has not answered', async (_, most, variant, cart) => {
  const answer = Promise.withResolvers<undefined>();
  const hold = ({ name }: Sent) => (name === 'AddToCartMutation' ? answer.promise : undefined);
  const { sent } = await shelf({ items: [], ...cart }, hold, variant);
  await waitFor(() => expect(plus()).toBeTruthy());
  for (let press = 0; press < most + 1; press += 1) fireEvent.click(plus());
  await waitFor(() => expect(amount()).toBe(String(most)));
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
  await act(async () => answer.resolve(undefined));
  await waitFor(() => expect(pendingChanges()).toEqual([]));
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { useFragment, type PreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useCollectionScreenQuery } from '#generated/hooks/useCollectionScreenQuery.ts';
import gridNode, { type CollectionGrid_collection$key } from '#generated/relay/CollectionGrid_collection.graphql.ts';
import productsNode, { type ProductGrid_products$key } from '#generated/relay/ProductGrid_products.graphql.ts';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { addresses } from '#rules/addresses.ts';
import { cartServer, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { collectionPage, productOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { turns } from '../../tests/support/turns.ts';
import { Visitor } from '../app/Visitor.tsx';
import { loadLineChange } from '../cart/lineChanges/useLineChange.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { loader, type CollectionData } from './CollectionScreen.route.ts';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

const names = ['Bleuets', 'Carottes', 'Navets', 'Pain'];
/** Ids of the category's products, because the test's cart has products of its own. */
const idOf = (name: string) => `shelf-${name}`;
const renders: string[] = [];

/** The cards of a category; `renders` lists which of them render. */
function Shelf() {
  const { collection } = useCollectionScreenQuery(useLoaderData<CollectionData>().page);
  const { products } = useFragment<CollectionGrid_collection$key>(gridNode, collection!);
  const { edges } = useFragment<ProductGrid_products$key>(productsNode, products);
  return edges.map(({ node }) => (
    <Profiler key={node.id} id={node.handle} onRender={(id) => void renders.push(id)}>
      <ProductCard product={node} />
    </Profiler>
  ));
}
const Shell = () => (
  <Visitor reference={useLoaderData<PreloadedQuery<VisitorQuery>>()}>
    <Outlet />
  </Visitor>
);

type Before = (sent: Sent) => Error | undefined | Promise<Error | undefined>;
/** A category of four products for a guest, completely loaded. */
async function shelf(cart: SampleCart, { before }: { before?: Before } = {}) {
  await loadLineChange();
  const products = names.map((name) =>
    productOf({
      id: idOf(name),
      name,
      handle: name,
      variants: [name, `${name} 2`].map((id) => variantOf({ id, product: { name } })),
    }),
  );
  const more = {
    ...collectionPage({ products }),
    Query: { user: null },
  };
  const shell = { id: 'shell', loader: browserLoader<VisitorQuery>(VisitorQueryNode), element: <Shell /> };
  const page = await renderWithRelay(null, {
    path: '/categories/fruits',
    mockResolvers: cartServer(cart, { before, more }),
    routes: [{ ...shell, children: [{ path: addresses.collection.fr, loader, element: <Shelf /> }] }],
  });
  act(() => setAuthentication(page.environment, { loading: false, isAuthenticated: false }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Navets' })).toBeTruthy());
  await settle();
  renders.length = 0;
  return page;
}
/** Waits until nothing is pending. */
const settle = () => act(() => turns());
/** Answers calls of these operations when released. */
function delayed(...operations: string[]): { before: Before; respond: (operation: string) => Promise<void> } {
  const calls = new Map(operations.map((name) => [name, Promise.withResolvers<undefined>()]));
  return {
    before: ({ name }) => calls.get(name)?.promise,
    respond: (name) => act(async () => calls.get(name)!.resolve(undefined)),
  };
}
const group = (name: string) => screen.getByRole('group', { name });
const amount = (name: string) => group(name).querySelector('output')?.textContent ?? null;
const plus = (name: string) => within(group(name)).getByRole('button', { name: /Ajouter au panier/ });
const rendered = () => [...new Set(renders)];

it('renders only its own card on a press of +, and on its answer', async () => {
  const { sent } = await shelf({ items: [] });
  fireEvent.click(plus('Carottes'));
  expect(amount('Carottes')).toBe('1');
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('AddToCartMutation'));
  await settle();
  expect([amount('Carottes'), amount('Pain')]).toEqual(['1', null]);
  expect(rendered()).toEqual(['Carottes']);
});

it('shows a press in its own task, before it is sent, even while the cart is loading', async () => {
  const { before, respond } = delayed('VisitorQuery', 'AddToCartMutation');
  const { sent } = await shelf({ items: [{ variantId: 'Carottes', quantity: 2 }] }, { before });
  const additions = () => sent.flatMap(({ name, variables }) => (name === 'AddToCartMutation' ? [variables] : []));
  fireEvent.click(plus('Carottes'));
  expect([amount('Carottes'), additions()]).toEqual(['1', []]);
  fireEvent.click(plus('Carottes'));
  expect([amount('Carottes'), additions()]).toEqual(['2', []]);
  await waitFor(() => expect(additions()).toHaveLength(1));
  expect(amount('Carottes')).toBe('2');
  await respond('VisitorQuery');
  await waitFor(() => expect(amount('Carottes')).toBe('4'));
  await respond('AddToCartMutation');
  await settle();
  expect(amount('Carottes')).toBe('4');
  expect(additions().reduce((units, { quantity }) => units + Number(quantity), 0)).toBe(2);
});

it('reverts a refused press, even while the cart is loading', async () => {
  const { before: beforeVisitor, respond } = delayed('VisitorQuery');
  await shelf(
    { items: [] },
    { before: (sent) => (sent.name === 'AddToCartMutation' ? new TransportFailure('down') : beforeVisitor(sent)) },
  );
  fireEvent.click(plus('Carottes'));
  expect(amount('Carottes')).toBe('1');
  await waitFor(() => expect(amount('Carottes')).toBeNull());
  await respond('VisitorQuery');
  await settle();
  expect(amount('Carottes')).toBeNull();
});

it('renders only the cards of its lines when the visitor’s cart loads', async () => {
  const { before, respond } = delayed('VisitorQuery');
  await shelf({ items: [{ variantId: 'Pain', quantity: 2 }] }, { before });
  await respond('VisitorQuery');
  await waitFor(() => expect(amount('Pain')).toBe('2'));
  expect(rendered()).toEqual(['Pain']);
});

it('says that a product is not in Express, never sold out, without a way to add it (E63)', async () => {
  await shelf({ items: [], fromStorage: true });
  const cards = screen.getAllByRole('article');
  for (const card of cards) {
    expect(card.textContent).toContain('Pas en Express');
    expect(card.textContent).not.toContain('Épuisé');
    expect(within(card).queryByRole('button', { name: /Ajouter au panier/ })).toBeNull();
  }
});

it('has a tab stop on a card in the cart for its name, each button of the stepper, the cart, and the variants', async () => {
  await shelf({ items: [{ variantId: 'Pain', quantity: 2 }] });
  await waitFor(() => expect(amount('Pain')).toBe('2'));
  const focusable = group('Pain').closest('article')!.querySelectorAll<HTMLElement>('a, button, input:checked');
  expect([...focusable].filter(({ tabIndex }) => tabIndex >= 0).map(({ tagName }) => tagName)).toEqual([
    'A',
    'BUTTON',
    'BUTTON',
    'A',
    'INPUT',
  ]);
});

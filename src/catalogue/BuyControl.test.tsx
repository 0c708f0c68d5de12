import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { addresses } from '#rules/addresses.ts';
import { cartServer, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { productOf, productsOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { Visitor } from '../app/Visitor.tsx';
import { OverviewBar } from '../cart/OverviewBar.tsx';
import { browserLoader } from '../shared/relay/route.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { loader } from './ProductScreen.route.ts';
import { ProductScreen } from './ProductScreen.tsx';

let observe: ((inSight: boolean) => void) | undefined;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      observe = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

function Shell() {
  return (
    <Visitor reference={useLoaderData<PreloadedQuery<VisitorQuery>>()}>
      <Outlet />
      <OverviewBar />
      <LiveRegion />
    </Visitor>
  );
}

async function open(variant: Fixture<'Variant'> = {}, cart: SampleCart = { items: [] }) {
  const product = productOf({
    id: 'prd',
    name: 'Bleuets',
    handle: 'bleuets',
    handlePrimary: 'bleuets',
    handleSecondary: 'blueberries',
    variants: [variantOf({ id: 'v1', name: 'le casseau', price: 695, product: { name: 'Bleuets' }, ...variant })],
  });
  const shell = { id: 'shell', loader: browserLoader<VisitorQuery>(VisitorQueryNode), element: <Shell /> };
  const page = await renderWithRelay(null, {
    path: '/produits/bleuets',
    mockResolvers: cartServer(
      { added: { name: 'Bleuets' }, ...cart },
      {
        more: {
          Product: ({ name }) => (name === 'product' && product) || undefined,
          ProductConnection: productsOf({ products: [] }),
          Location: { nextSlot: null },
        },
      },
    ),
    routes: [{ ...shell, children: [{ path: addresses.product.fr, loader, element: <ProductScreen /> }] }],
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const normalized = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const calls = (sent: Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation')).map(({ variables }) => variables);
const add = () => screen.getByRole('button', { name: /Ajouter \u00B7/ });
const addOne = () => fireEvent.click(screen.getByRole('button', { name: 'Une unit\u00E9 de plus' }));

it('asks how many first, then "Add" for the sum; in the cart the stepper is the cart’s line (F-071)', async () => {
  const { sent } = await open();
  addOne();
  addOne();
  expect(normalized(add().textContent)).toBe('Ajouter \u00B7 20,85 $');
  await act(async () => void fireEvent.click(add()));
  await waitFor(() => expect(calls(sent)).toEqual([{ variant: 'v1', quantity: 3, seenPrice: 695 }]));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Bleuets' }).querySelector('output')!.textContent).toBe('3'),
  );
  expect(screen.getAllByRole('link', { name: 'Voir le panier' })[0]!.getAttribute('href')).toBe('/panier');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^En retirer une/ })));
  await waitFor(() => expect(calls(sent).at(-1)).toEqual({ variant: 'v1', all: false }));
});

it('stops the stepper at the stock, and says how many there are (F-067, F-068)', async () => {
  await open({ trackStock: true, stock: 2, stockOnHold: 0 });
  addOne();
  addOne();
  expect(normalized(add().textContent)).toBe('Ajouter \u00B7 13,90 $');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('il y en a 2 en r\u00E9serve'));
});

it('adds what is chosen by a bar at the foot while the button is out of sight', async () => {
  const { sent } = await open();
  expect(screen.queryByRole('complementary')).toBeNull();
  addOne();
  act(() => observe?.(false));
  const bar = screen.getByRole('complementary', { name: 'le casseau' });
  expect(normalized(bar.textContent)).toContain('13,90 $');
  await act(async () => void fireEvent.click(within(bar).getByRole('button')));
  await waitFor(() => expect(calls(sent)).toEqual([{ variant: 'v1', quantity: 2, seenPrice: 695 }]));
  // The next press in its place adds, too: the cart's bar appears once this one has gone.
  expect(bar.isConnected).toBe(true);
  await act(async () => void fireEvent.click(within(bar).getByRole('button')));
  // The price that the answer has brought is the one that is shown by then.
  const second = { variant: 'v1', quantity: 1, seenPrice: 500 };
  await waitFor(() => expect(calls(sent)).toEqual([{ variant: 'v1', quantity: 2, seenPrice: 695 }, second]));
  act(() => observe?.(true));
  expect(bar.isConnected).toBe(false);
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('3 articles'));
});

it('removes the bar once the button is back in sight', async () => {
  await open();
  act(() => observe?.(false));
  act(() => observe?.(true));
  expect(screen.queryByRole('complementary')).toBeNull();
});

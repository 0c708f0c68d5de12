import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { OrderScreen, loader } from './OrderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ');

/** Opens an order's page; `reply` is the response to ordering it again. */
async function open(order: Fixture<'Order'>, reply: () => Fixture<'Mutation'> | Error, path = '/commande/ord_1') {
  const { sent } = await renderWithRelay(
    <>
      <OrderScreen />
      <LiveRegion />
    </>,
    {
      path,
      page: path.includes('lnk_') ? 'orderLink' : 'order',
      loader,
      mockResolvers: ({ name }) => {
        if (name === 'OrderScreenQuery') return fixtures({ Query: { order } });
        const response = reply();
        return response instanceof Error ? response : fixtures({ Cart: { items: [] }, Mutation: response });
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return () => sent.filter(({ name }) => name === 'OrderAgainMutation').map(({ variables }) => variables);
}

/** A variant that comes otherwise than it was ordered. */
const changeOf = (id: string, change: Fixture<'OrderAgainChange'>): Fixture<'OrderAgainChange'> => ({
  line: { id, productName: `Navets ${id}`, variantName: 'la botte', price: 450 },
  quantity: 0,
  ordered: 3,
  shortage: null,
  variant: { name: 'la botte', price: 450, product: { handle: `navets-${id}` } },
  ...change,
});
const again = () => screen.getByRole('button', { name: 'Commander à nouveau' }) as HTMLButtonElement;

it('says line by line what comes otherwise when it is ordered again, and offers a calendar file and printing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const differing = [
    changeOf('a', { shortage: 'not_sold', variant: null }),
    changeOf('b', { shortage: 'sold_out' }),
    changeOf('c', { shortage: 'fewer', quantity: 2 }),
    changeOf('d', { shortage: 'cart_full' }),
    changeOf('e', { quantity: 3, variant: { name: 'la livre', price: 495, product: { handle: 'navets-e' } } }),
    changeOf('f', { quantity: 3, variant: { name: 'la botte', price: 400, product: { handle: 'navets-f' } } }),
  ];
  const calls = await open(
    orderOf({ calendar: '/calendrier/1.ics', products: [lineOf(), lineOf({ id: 'orl_2' })] }),
    () => ({ orderAgain: { units: 8, changes: differing } }),
  );
  fireEvent.click(again());
  expect(await screen.findByText('C’est dans votre panier.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Voir le panier' })));
  expect(
    screen
      .getAllByRole('listitem')
      .map(textOf)
      .filter((text) => text.startsWith('Navets')),
  ).toEqual([
    'Navets a la botte' + 'Pas en vente en ce moment.',
    'Navets b la botte' + 'Épuisé.',
    'Navets c la botte' + '2 sur 3, il n’en reste pas plus.',
    'Navets d la botte' + 'Votre panier n’a plus de place.',
    'Navets e la botte' +
      'Format : la livre au lieu de la botte. 4,95 $ au lieu de 4,50 $, à confirmer dans le panier.',
    'Navets f la botte' + '4,00 $ au lieu de 4,50 $.',
  ]);
  expect(screen.getByRole('link', { name: 'Navets b' }).getAttribute('href')).toBe('/produits/navets-b');
  expect(screen.getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/panier');
  fireEvent.click(again());
  expect(calls()).toEqual([{ order: 'ord_1', requestId: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(screen.getByRole('link', { name: 'Ajouter au calendrier' }).getAttribute('href')).toBe('/calendrier/1.ics');
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledOnce();
});

it('says that nothing of it is sold when it is ordered again, and can then be asked again', async () => {
  const calls = await open(orderOf(), () => ({
    orderAgain: { units: 0, changes: [changeOf('a', { shortage: 'sold_out' })] },
  }));
  fireEvent.click(again());
  expect(await screen.findByText('Rien de cette commande ne s’achète en ce moment.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Voir le panier' })).toBeNull();
  fireEvent.click(again());
  await waitFor(() => expect(calls()).toHaveLength(2));
  const [first, second] = calls().map(({ requestId }) => requestId);
  expect(first).not.toBe(second);
});

it('is ordered again by its link too, and sends a lost call again with its key', async () => {
  let isLost = true;
  const calls = await open(
    orderOf({ id: 'lnk_1' }),
    () => (isLost ? new Error('lost') : { orderAgain: { units: 2, changes: [] } }),
    '/ma-commande/lnk_1',
  );
  fireEvent.click(again());
  await waitFor(() => expect(again().disabled).toBe(false));
  isLost = false;
  fireEvent.click(again());
  expect(await screen.findByText('C’est dans votre panier.')).toBeTruthy();
  const [first, second] = calls();
  expect(first).toMatchObject({ order: 'lnk_1' });
  expect(second).toEqual(first);
});

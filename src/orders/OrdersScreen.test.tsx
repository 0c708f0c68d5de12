import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { OrdersScreen, loader } from './OrdersScreen.tsx';

afterEach(cleanup);

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ');

async function open(
  orders: Fixture<'Order'>[],
  { path = '/commandes', endCursor = null as string | null, now = '2026-11-24T12:00:00-05:00' } = {},
) {
  const rendered = await renderWithRelay(<OrdersScreen />, {
    path,
    page: 'orders',
    loader,
    settings: { clockOffset: Date.parse(now) - Date.now() },
    mockResolvers: {
      OrderConnection: {
        count: orders.length,
        edges: orders.map((node, index) => ({ cursor: `c${index}`, node })),
        pageInfo: { endCursor, hasNextPage: endCursor !== null },
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const part = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).closest('section')!;

it('lists current orders before the previous ones, the next of them with its day (F-152)', async () => {
  await open([
    orderOf({ id: 'ord_3', number: 3, slot: { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T19:00:00-05:00' } }),
    orderOf({
      id: 'ord_2',
      number: 2,
      products: [
        lineOf({ id: 'box', reusableBox: true, quantity: 1 }),
        ...['a', 'b', 'c', 'd'].map((id) => lineOf({ id, quantity: 1, image: { path: `/images/${id}` } })),
      ],
    }),
    orderOf({ id: 'ord_1', number: 1, status: 'completed', ongoing: false }),
  ]);
  const current = await part('En cours');
  expect(textOf(within(current).getByRole('article'))).toMatch(
    /^On vous attend jeudi 26 novembre dès 14 hCommande 2 · 4 articles · Halle du Portage · 14,75 \$/,
  );
  const pictures = [...within(current).getByRole('article').querySelectorAll('img')];
  expect(pictures.map(({ src }) => /images\/\w/.exec(src)?.[0])).toEqual(['images/a', 'images/b', 'images/c']);
  expect(within(current).getByRole('link', { name: 'Suivre' }).getAttribute('href')).toBe('/commande/ord_2/avancement');
  expect(textOf(within(current).getByRole('listitem'))).toContain('Commande 3');
  expect(textOf(await part('Précédentes'))).toContain(
    'Commande 1vendredi 20 novembre · 2 articles · cueillie le jeudi 26 novembreTerminée14,75 $',
  );
});

it('says of a delivery that one passes, or calls first outside the zone, and later that it was delivered', async () => {
  const delivered = { location: null, fulfillment: { line1: '14, chemin du Ruisseau' } };
  await open([
    orderOf({ id: 'ord_2', ...delivered }),
    orderOf({ id: 'ord_1', number: 1, status: 'completed', ongoing: false, ...delivered }),
  ]);
  expect(textOf(screen.getByRole('article'))).toMatch(/^On passe chez vous jeudi 26 novembre dès 14 hCommande/);
  expect(textOf(await part('Précédentes'))).toContain('livrée le jeudi 26 novembre');
  cleanup();
  await open([orderOf({ ...delivered, outsideZone: true })]);
  expect(textOf(screen.getByRole('article'))).toMatch(/^On vous appelle avant de livrerCommande/);
});

it('keeps an order whose hours are over among those in progress, without making it the next', async () => {
  const orders = [
    orderOf({ id: 'ord_3', number: 3, slot: { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T19:00:00-05:00' } }),
    orderOf({ id: 'ord_2', number: 2 }),
  ];
  await open(orders, { now: '2026-11-26T18:55:00-05:00' });
  expect(textOf(screen.getByRole('article'))).toContain('Commande 2');
  cleanup();
  await open(orders, { now: '2026-11-26T19:01:00-05:00' });
  expect(textOf(screen.getByRole('article'))).toContain('Commande 3');
  expect(textOf(within(await part('En cours')).getByRole('listitem'))).toContain('Commande 2');
  cleanup();
  await open(orders.slice(1), { now: '2026-11-30T12:00:00-05:00' });
  expect(screen.queryByRole('article')).toBeNull();
});

it('awaits nobody for an order of which nothing comes, and says so (E70)', async () => {
  const empty = { nothingComes: true, slot: null, products: [lineOf({ status: 'missing' })] };
  await open([
    orderOf({ id: 'ord_2', ...empty }),
    orderOf({ id: 'ord_1', status: 'refunded', ongoing: false, ...empty }),
  ]);
  const sections = [await part('En cours'), await part('Précédentes')].map(textOf);
  expect(screen.queryByRole('article')).toBeNull();
  for (const section of sections) {
    expect(section).toContain('Rien n’est arrivé de cette commande');
    expect(section).not.toMatch(/attend|cueillette/);
  }
});

it('links an unpaid order to its payment, and shows no amount for a merged one (F-158)', async () => {
  await open([
    orderOf({ id: 'ord_2', status: 'pending', paymentPage: '/paiement/cs_1' }),
    orderOf({
      id: 'ord_1',
      number: 7,
      status: 'merged',
      ongoing: false,
      products: [],
      mergedInto: { id: 'ord_9', number: 9 },
    }),
  ]);
  expect((await screen.findByRole('link', { name: 'Payer maintenant' })).getAttribute('href')).toBe('/paiement/cs_1');
  expect(screen.queryByRole('article')).toBeNull();
  const merged = textOf(await part('Précédentes'));
  expect(merged).toContain('Réunie avec la commande 9');
  expect(merged).not.toContain('$');
});

it('has words for nine statuses (F-153, F-154)', async () => {
  await open(
    ORDER_STATUSES.map((status, index) => orderOf({ id: `ord_${index}`, number: index, status, ongoing: false })),
  );
  await part('Précédentes');
  const rowTexts = [
    'En attente',
    'Payée',
    'Assemblée',
    'Expédiée',
    'Terminée',
    'Annulée',
    'Remboursée',
    'Contestée',
    'Réunie',
  ];
  const colours = ['orange', 'turquoise', 'blue', 'blue', 'gray', 'red', 'red', 'red', 'red'];
  for (const [index, row] of screen.getAllByRole('listitem').entries()) {
    const tag = within(row).getByText(rowTexts[index]!);
    expect(tag.className).toContain(colours[index]);
  }
});

it('loads earlier orders on demand', async () => {
  const { sent } = await open([orderOf({ status: 'completed', ongoing: false })], { endCursor: 'c0' });
  fireEvent.click(await screen.findByRole('button', { name: 'Afficher la suite' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ name: 'OrderListPaginationQuery', variables: { cursor: 'c0', count: 10 } }),
  );
});

it('says when there are no orders, in English too', async () => {
  await open([], { path: '/en/orders' });
  expect(await screen.findByText('No orders yet.')).toBeTruthy();
});

it('writes the days of each order in English on the English page', async () => {
  const orders = [
    orderOf({ id: 'ord_2', number: 2 }),
    orderOf({ id: 'ord_3', number: 3, slot: { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T19:00:00-05:00' } }),
    orderOf({ id: 'ord_1', number: 1, status: 'completed', ongoing: false }),
  ];
  await open(orders, { path: '/en/orders' });
  expect(textOf(screen.getByRole('article'))).toMatch(/Thursday, November 26/);
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringMatching(/Friday, November 20.*Thursday, December 3/),
    expect.stringMatching(/Friday, November 20.*Thursday, November 26/),
  ]);
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskOrdersQuery } from '#generated/relay/DeskOrdersQuery.graphql.ts';
import { addDays } from '#rules/zone.ts';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay, type Answers } from '../../../tests/support/storefront/testHarness.tsx';
import { OrdersView, loader } from './DeskOrders.tsx';
import { apiFilter, parseFilters, searchOf } from './orderFilters.ts';

afterEach(cleanup);

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrdersQuery>>()} />;
}
const deskOrder = (values: Fixture<'Order'> = {}) =>
  orderOf({
    contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: '819 555-0142' },
    products: [lineOf(), lineOf({ id: 'orl_2', productName: 'Miche', status: 'packed' })],
    fulfillment: null,
    shippingZone: null,
    ...values,
  });
const periods = ['2026-11-27', '2026-11-20'].map((startDate) => ({
  id: `per_${startDate.replaceAll('-', '')}`,
  deliveryDay: addDays(startDate, 6),
}));
const staffResolvers = (staff: Fixture<'Staff'>) =>
  fixtures({
    Query: {
      currentPeriod: { id: 'per_20261120' },
      locations: [{ id: 'loc_1', name: 'Halle du Portage' }],
      shippingZones: [{ id: 'zon_1', name: 'Tournée du jeudi' }],
      staff: { periods, ...staff },
    },
  });
const open = (path: string, mockResolvers: Answers) =>
  renderWithRelay(<View />, { path, page: 'desk', loader, mockResolvers });
const page = (nodes: Fixture<'Order'>[], hasNextPage = false) => ({
  count: 2,
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage, endCursor: 'c' },
});

it('lists what the address requests, and writes filters into the address', async () => {
  const orders = {
    count: 1234,
    edges: [{ cursor: 'c', node: deskOrder() }],
    pageInfo: { hasNextPage: true, endCursor: 'c' },
  };
  const { sent, router } = await open(
    '/comptoir/commandes?etat=processed&lieu=zon_1&mots=roy',
    staffResolvers({ orders }),
  );
  const row = await screen.findByRole('link', { name: '20418' });
  expect(row.getAttribute('href')).toBe('/comptoir/commandes/20418');
  expect(row.closest('tr')?.textContent.replaceAll('\u00A0', ' ')).toMatch(/1 \/ 2 lignes prêtes.*14,75 \$$/);
  expect(sent[0]?.variables).toMatchObject({
    filter: { status: ['processed'], unpaid: false, shippingZone: 'zon_1', words: 'roy' },
  });
  expect(screen.getByRole('status').textContent).toMatch(/^1.234 commandes$/);
  fireEvent.change(screen.getByLabelText('Semaine'), { target: { value: 'per_20261127' } });
  await waitFor(() =>
    expect(router.state.location.search).toBe('?semaine=per_20261127&etat=processed&lieu=zon_1&mots=roy'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ count: 50, cursor: 'c' }));
});

it('opens on this week’s orders, with their round, and filters by words without a button', async () => {
  const fulfillment = { city: 'Gatineau', postalCode: 'J8X2K1' };
  const order = deskOrder({ location: null, shippingZone: { name: 'Tournée du jeudi' }, fulfillment });
  const { sent, router } = await open('/comptoir/commandes', staffResolvers({ orders: page([order]) }));
  const row = (await screen.findByRole('link', { name: '20418' })).closest('tr');
  expect(row?.textContent.replaceAll('\u00A0', ' ')).toContain('Tournée du jeudi, Gatineau J8X 2K1');
  expect(sent[0]?.variables).toMatchObject({ filter: { currentPeriod: true } });
  const week = screen.getByLabelText<HTMLSelectElement>('Semaine');
  expect([
    week.selectedOptions[0]?.textContent.replaceAll('\u00A0', ' '),
    screen.queryByRole('button', { name: 'Chercher' }),
  ]).toEqual(['Cette semaine, jeudi 26 novembre', null]);
  fireEvent.change(screen.getByLabelText('Numéro, nom ou courriel'), { target: { value: 'roy ' } });
  await waitFor(() => expect(router.state.location.search).toBe('?semaine=cette&mots=roy'));
  expect(sent.at(-1)?.variables).toMatchObject({ filter: { currentPeriod: true, words: 'roy' } });
});

it('saves all orders of the filters as a spreadsheet, page by page, for managers', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const week = {
    period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' },
    createdAt: '2026-11-21T18:00:00-05:00',
  };
  const [halle, round] = [{ name: 'Halle du Portage' }, { name: 'Tournée du jeudi' }];
  const cash = { due: 1475, received: 0, receivedAt: null, byLink: true, link: null };
  const first = deskOrder({ ...week, cash, location: halle, shippingZone: null });
  const second = deskOrder({ ...week, number: 20_417, status: 'merged', location: null, shippingZone: round });
  const { sent } = await open('/comptoir/commandes?etat=processed', ({ name, variables }) =>
    name === 'OrdersExportQuery'
      ? staffResolvers({ exportedOrders: variables['after'] === 'c' ? page([second]) : page([first], true) })
      : staffResolvers({ orders: page([first]) }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Télécharger en CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const filter = { status: ['processed'], unpaid: false };
  expect(sent.slice(-2).map(({ variables }) => variables)).toEqual([
    { filter, after: null },
    { filter, after: 'c' },
  ]);
  expect((await files[0]!.text()).split('\r\n').map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    expect.stringContaining('Code;Commande;Nom;Lieu de retrait;Tournée;Articles;Total;État;Semaine du;Passée le;'),
    '418 R;20418;Camille Roy;Halle du Portage;;4;"14,75";Payée;2026-11-26;2026-11-21;819 555-0142;camille@exemple.ca;À payer par carte;"14,75"',
    expect.stringMatching(/;20417;Camille Roy;;Tournée du jeudi;4;;Réunie;.*;;$/),
    '',
  ]);
  vi.restoreAllMocks();
});

it('offers all orders when none match', async () => {
  const none = { count: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  await open('/comptoir/commandes?mots=x', staffResolvers({ orders: none }));
  expect(await screen.findByText('Aucune commande ne répond à ces filtres.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tout voir' }).getAttribute('href')).toBe(
    '/comptoir/commandes?semaine=toutes',
  );
  cleanup();
  await open('/comptoir/commandes?semaine=cette&mots=x', staffResolvers({ orders: none }));
  const weeks = await screen.findByRole('link', { name: 'Voir toutes les semaines' });
  expect(weeks.getAttribute('href')).toBe('/comptoir/commandes?mots=x');
});

it('reads filters from the address as they were written', () => {
  const filters = {
    week: 'per_20261120',
    status: 'disputed',
    place: 'loc_1',
    words: 'é & b',
    customer: 'cus_1',
  } as const;
  expect(parseFilters(new URLSearchParams(searchOf(filters)))).toEqual(filters);
  expect(apiFilter(filters)).toEqual({
    period: 'per_20261120',
    status: ['disputed'],
    location: 'loc_1',
    words: 'é & b',
    customer: 'cus_1',
  });
  expect(parseFilters(new URLSearchParams('?etat=lost'))).toMatchObject({ status: '' });
  expect(searchOf({ week: '', words: '' })).toBe('?semaine=toutes');
  expect(apiFilter(parseFilters(new URLSearchParams('?semaine=toutes')))).toEqual({});
  expect(apiFilter(parseFilters(new URLSearchParams('?client=cus_1')))).toEqual({ customer: 'cus_1' });
  expect(searchOf(parseFilters(new URLSearchParams()))).toBe('');
});

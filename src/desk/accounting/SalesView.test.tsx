import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { SalesViewQuery } from '#generated/relay/SalesViewQuery.graphql.ts';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import type { Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { SalesView, loader } from './SalesView.tsx';

vi.mock('../../shared/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

type Offers = NonNullable<NonNullable<Parameters<typeof renderWithRelay>[1]>['offers']>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function View() {
  return <SalesView reference={useLoaderData<PreloadedQuery<SalesViewQuery>>()} />;
}
const NOTHING = {
  goods: 0,
  fee: 0,
  delivery: 0,
  memberships: 0,
  deposits: 0,
  discount: 0,
  gst: 0,
  pst: 0,
  otherTax: 0,
  total: 0,
};
const sold = {
  ...NOTHING,
  goods: 123_456,
  fee: 500,
  discount: 200,
  gst: 1234,
  pst: 2462,
  deposits: 640,
  total: 128_092,
};
const refunded = { ...NOTHING, goods: 1299, gst: 65, pst: 129, total: 1493 };
const figures = (values: Fixture<'SalesFigures'>): Fixture<'SalesFigures'> => ({
  date: null,
  orders: 0,
  memberships: 0,
  sold: NOTHING,
  refunded: NOTHING,
  card: 0,
  creditUsed: 0,
  cardRefunded: 0,
  creditRefunded: 0,
  notRefunded: 0,
  cash: 0,
  cashReceived: 0,
  cashRefunded: 0,
  awaiting: 0,
  awaitingDropped: 0,
  adjustments: 0,
  ...values,
});
const first = figures({ date: '2026-11-03', orders: 21, sold, card: 127_092, creditUsed: 1000 });
const second = figures({ date: '2026-11-27', refunded, creditRefunded: 1493 });
const total = figures({ orders: 21, sold, refunded, card: 127_092, creditUsed: 1000, creditRefunded: 1493 });

async function open(path: string, salesReport: Fixture<'SalesReport'> = {}, offers: Offers = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T11:00:00-05:00') });
  const rendered = await renderWithRelay(<View />, {
    path,
    page: 'desk',
    loader,
    offers,
    mockResolvers: {
      Query: {
        staff: { salesReport: { from: '2026-11-01', to: '2026-11-30', total, days: [first, second], ...salesReport } },
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(plain).join(' | '));

it('shows what was sold, refunded and remains, with the taxes, and leaves out what there is none of', async () => {
  const { sent } = await open('/comptoir/ventes');
  expect(sent[0]?.variables).toEqual({});
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('Ventes et taxes, novembre 2026');
  expect(rowsOf('Ventes, remboursements et taxes')).toEqual([
    'Produits | 1 234,56 $ | 12,99 $ | 1 221,57 $',
    'Frais de commande | 5,00 $ | 0,00 $ | 5,00 $',
    'Rabais (codes promo, montants rendus sans retour) | −2,00 $ | 0,00 $ | −2,00 $',
    'Ventes avant taxes | 1 237,56 $ | 12,99 $ | 1 224,57 $',
    'TPS | 12,34 $ | 0,65 $ | 11,69 $',
    'TVQ | 24,62 $ | 1,29 $ | 23,33 $',
    'Consignes | 6,40 $ | 0,00 $ | 6,40 $',
    'Total | 1 280,92 $ | 14,93 $ | 1 265,99 $',
  ]);
  const payments = screen.getByRole('region', { name: 'Paiements' });
  expect([...payments.querySelectorAll('dt, dd')].map(plain)).toEqual([
    'Payé par carte',
    '1 270,92 $',
    'Rendu aux cartes',
    '0,00 $',
    'Payé avec du crédit',
    '10,00 $',
    'Rendu en crédit',
    '−14,93 $',
  ]);
});

it('has no rows or columns of taxes and deposits in a market without them, unless some were charged (ADR 157)', async () => {
  const none = { taxes: false, deposits: false };
  const plainSums = { ...NOTHING, goods: 1000, total: 1000 };
  const day = figures({ date: '2026-11-03', orders: 1, sold: plainSums, card: 1000 });
  const columns = () => screen.getAllByRole('columnheader').map(plain);
  await open('/comptoir/ventes', { total: day, days: [day] }, none);
  expect(rowsOf('Ventes, remboursements et taxes')).toEqual([
    'Produits | 10,00 $ | 0,00 $ | 10,00 $',
    'Ventes | 10,00 $ | 0,00 $ | 10,00 $',
    'Total | 10,00 $ | 0,00 $ | 10,00 $',
  ]);
  for (const name of ['TPS', 'TVQ', 'Consignes']) expect(columns()).not.toContain(name);
  cleanup();
  await open('/comptoir/ventes', { total: day, days: [day] });
  for (const name of ['TPS', 'TVQ', 'Consignes']) expect(columns()).toContain(name);
  cleanup();
  await open('/comptoir/ventes', {}, none);
  for (const name of ['TPS', 'TVQ', 'Consignes']) expect(columns()).toContain(name);
});

it('names what is still to be paid beside cash and cards, and in the file', async () => {
  const unpaid = { cash: 3474, cashReceived: 3474, awaiting: 5000, awaitingDropped: 1200 };
  const paid = () =>
    [...screen.getByRole('region', { name: 'Paiements' }).querySelectorAll('dt, dd')].map(plain).slice(4);
  const day = { ...second, ...unpaid };
  await open('/comptoir/ventes', { total: { ...total, ...unpaid, creditUsed: 0, creditRefunded: 0 }, days: [day] });
  expect(paid()).toEqual([
    'Payé comptant',
    '34,74 $',
    'À recevoir',
    '50,00 $',
    'N’est plus à recevoir',
    '−12,00 $',
    'Reçu en caisse, moins ce qui en est sorti',
    '34,74 $',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger en CSV' }));
  const row = String(vi.mocked(saveFile).mock.calls.at(-1)?.[1]).trimEnd().split('\r\n').at(-1);
  expect(row?.split(';').slice(-2)).toEqual(['"50,00"', '"12,00"']);
});

it('lists the days with their sum', async () => {
  await open('/comptoir/ventes');
  expect(rowsOf('Jour par jour')).toEqual([
    'mar. 3 nov. | 21 | 1 237,56 $ | 0,00 $ | 12,34 $ | 24,62 $ | 6,40 $ | 1 270,92 $',
    'ven. 27 nov. | 0 | 0,00 $ | 12,99 $ | −0,65 $ | −1,29 $ | 0,00 $ | 0,00 $',
    'Total | 21 | 1 237,56 $ | 12,99 $ | 11,69 $ | 23,33 $ | 6,40 $ | 1 270,92 $',
  ]);
});

it('has a column for the till where it took something', async () => {
  const cash = figures({ date: '2026-11-28', cashReceived: 3210 });
  await open('/comptoir/ventes', { total: { ...total, cashReceived: 3210 }, days: [first, cash] });
  expect(
    plain(
      within(screen.getByRole('table', { name: 'Jour par jour' }))
        .getAllByRole('columnheader')
        .at(-1)!,
    ),
  ).toBe('Caisse');
  expect(rowsOf('Jour par jour').map((row) => row.split(' | ').at(-1))).toEqual(['0,00 $', '32,10 $', '32,10 $']);
});

it('requests the days of the address, and leads to the periods beside them', async () => {
  const { sent } = await open('/comptoir/ventes/2026-10-01_2026-12-31', { from: '2026-10-01', to: '2026-12-31' });
  expect(sent[0]?.variables).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('Ventes et taxes, octobre à décembre 2026');
  const links = ['Précédente', 'Suivante', 'Mois', 'Trimestre', 'Année'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href')?.split('/').at(-1),
  );
  expect(links).toEqual([
    '2026-07-01_2026-09-30',
    '2027-01-01_2027-03-31',
    '2026-12-01_2026-12-31',
    '2026-10-01_2026-12-31',
    '2026-01-01_2026-12-31',
  ]);
});

it('shows any days that are chosen, and says what is wrong with others', async () => {
  const { router } = await open('/comptoir/ventes');
  const to = screen.getByLabelText('Au');
  fireEvent.change(to, { target: { value: '2026-10-31' } });
  screen.getByText('Choisissez un dernier jour qui suit le premier.');
  fireEvent.change(to, { target: { value: '2026-11-15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/comptoir/ventes/2026-11-01_2026-11-15'));
});

it('saves a row for each day with stable column names', async () => {
  await open('/comptoir/ventes');
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger en CSV' }));
  const [name, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('ventes-2026-11-01_2026-11-30.csv');
  const [columns, ...rows] = String(text)
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));
  expect(columns?.join(' ')).toBe(
    'date commandes adhesions_payees vendu_produits vendu_frais vendu_livraison vendu_adhesions vendu_rabais vendu_tps vendu_tvq ' +
      'vendu_autres_taxes vendu_consignes vendu_total rembourse_produits rembourse_frais rembourse_livraison rembourse_adhesions ' +
      'rembourse_rabais rembourse_tps rembourse_tvq rembourse_autres_taxes rembourse_consignes rembourse_total ' +
      'carte credit_utilise carte_rembourse credit_rembourse non_rembourse corrections comptant comptant_rembourse comptant_recu ' +
      'a_recevoir plus_a_recevoir',
  );
  expect(rows.map((row) => row.length)).toEqual([columns?.length, columns?.length]);
  expect(rows[0]?.slice(0, 5)).toEqual(['2026-11-03', '21', '0', '"1234,56"', '"5,00"']);
});

it('says that a period is empty', async () => {
  await open('/comptoir/ventes', { total: figures({}), days: [] });
  screen.getByText(/^Rien n.a été vendu/);
  expect(screen.queryByRole('table')).toBeNull();
});

it('is in English on the English desk, its month and its days', async () => {
  await open('/en/desk/sales');
  expect(plain(screen.getByRole('heading', { level: 1 }))).toMatch(/November 2026$/);
  expect(screen.getAllByText(/Nov\s27/).length).toBeGreaterThan(0);
});

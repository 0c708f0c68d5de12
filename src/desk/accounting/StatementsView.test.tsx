import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import type { Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { StatementsView, loader } from './StatementsView.tsx';

vi.mock('../../shared/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function View() {
  return <StatementsView reference={useLoaderData<PreloadedQuery<StatementsViewQuery>>()} />;
}
const PERIOD = { id: 'per_20261120', startDate: '2026-11-20' };
const sums = { sold: 10_000, missing: 1000, returned: 0, earlier: 500, commission: 1275, owed: 7225 };
const week = (values: Fixture<'StatementWeek'> = {}): Fixture<'StatementWeek'> => ({
  period: PERIOD,
  sums,
  ended: true,
  paidAt: null,
  paidBy: null,
  paidAmount: null,
  ...values,
});
const statement = (values: Fixture<'ProducerStatement'> = {}): Fixture<'ProducerStatement'> => ({
  id: 'statement_1',
  name: '=Abeille',
  seller: { id: 'sel_1' },
  total: sums,
  items: [
    {
      productName: 'Miel',
      variantName: '500 g',
      price: 1000,
      commission: 15_000,
      sold: 10,
      missing: 1,
      returned: 0,
      earlier: 0,
      replaced: 0,
      amount: 9000,
    },
  ],
  weeks: [week()],
  ...values,
});
const paid = week({ paidAt: '2026-11-27T10:00:00-05:00', paidBy: 'Josée Roy', paidAmount: 7225 });

async function open(statements: Fixture<'ProducerStatement'>[], path = '/comptoir/producteurs') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T11:00:00-05:00') });
  const rendered = await renderWithRelay(<View />, {
    path,
    page: 'desk',
    loader,
    mockResolvers: {
      Query: { staff: { producerStatements: { periods: [PERIOD], statements } } },
      Mutation: { markProducerPaid: statement({ weeks: [paid] }) },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const cells = (row: Element) => [...row.children].map(plain).join(' | ');

it('lists what each producer is owed, with its state and the sum', async () => {
  await open([
    statement(),
    statement({ id: 'statement_2', name: 'Bergerie', weeks: [paid] }),
    statement({ id: 'statement_3', name: 'Cidrerie', weeks: [week({ ended: false })] }),
  ]);
  expect(plain(screen.getByRole('heading', { level: 1 }))).toMatch(/^Relevés des producteurs, .*20 nov/);
  const rows = within(screen.getByRole('table', { name: 'Relevés par producteur' }))
    .getAllByRole('row')
    .map(cells);
  const money = '100,00 $ | 10,00 $ | 0,00 $ | 5,00 $ | 12,75 $ | 72,25 $';
  expect(rows.slice(1)).toEqual([
    `=Abeille | ${money} | À payer`,
    `Bergerie | ${money} | Payé`,
    `Cidrerie | ${money} | En cours`,
    'Total | 300,00 $ | 30,00 $ | 0,00 $ | 15,00 $ | 38,25 $ | 216,75 $ | ',
  ]);
});

it('shows the goods of a producer, marks the week as paid, and says when and by whom', async () => {
  const { sent } = await open([statement()]);
  fireEvent.click(screen.getByRole('button', { name: '=Abeille' }));
  const goods = screen.getByRole('table', { name: /^Produits/ });
  expect(within(goods).getAllByRole('row').slice(1).map(cells)).toEqual(['Miel, 500 g | 10,00 $ | 10 | 1 | 90,00 $']);
  fireEvent.click(screen.getByRole('button', { name: 'Marquer payé' }));
  expect(plain(await screen.findByText(/marqués payés/))).toBe(
    '72,25 $ marqués payés le vendredi 27 novembre par Josée Roy.',
  );
  expect(sent.at(-1)?.variables).toEqual({ seller: 'sel_1', periods: ['per_20261120'], paid: true });
  expect(screen.queryByRole('button', { name: 'Marquer payé' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Défaire le paiement' }));
  await expect.poll(() => sent.at(-1)?.variables).toMatchObject({ paid: false });
});

it('offers no payment of a week that has not ended, nor of a producer who has left', async () => {
  await open([
    statement({ weeks: [week({ ended: false })] }),
    statement({ id: 'statement_2', name: 'Bergerie', seller: null }),
  ]);
  for (const name of ['=Abeille', 'Bergerie']) fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name: 'Marquer payé' })).toBeNull();
});

it('saves a row for each producer and week, and a producer’s goods; no cell runs as a formula', async () => {
  await open([statement({ weeks: [paid] })]);
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger en CSV' }));
  fireEvent.click(screen.getByRole('button', { name: '=Abeille' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Télécharger en CSV' })[1]!);
  const files = vi
    .mocked(saveFile)
    .mock.calls.map(([name, text]) => [name, String(text).slice(1).trimEnd().split('\r\n')]);
  expect(files).toEqual([
    [
      'releves-2026-11-20_2026-11-26.csv',
      [
        'producteur;semaine;vendu;manquant;repris;semaines_avant;commission;a_payer;paye_le;paye_par;paye_montant',
        '\'=Abeille;2026-11-20;"100,00";"10,00";"0,00";"5,00";"12,75";"72,25";2026-11-27;Josée Roy;"72,25"',
      ],
    ],
    [
      'releve-2026-11-20_2026-11-26.csv',
      [
        'producteur;produit;format;prix;commission_pct;unites_vendu;unites_manquant;unites_repris;unites_semaines_avant;unites_remplace;montant',
        expect.stringMatching(/^'=Abeille;Miel;500 g;"10,00";15\s%;10;1;0;0;0;"90,00"$/),
      ],
    ],
  ]);
});

it('requests the week or the weeks of the month of its address', async () => {
  const { sent } = await open([], '/comptoir/producteurs/2026-11-01_2026-11-30');
  expect(sent[0]?.variables).toEqual({ periods: ['06', '13', '20', '27'].map((day) => `per_202611${day}`) });
  expect(plain(screen.getByText(/^Rien n.est dû/))).toContain('pour cette période');
  const hrefs = ['Semaine', 'Mois'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/comptoir/producteurs/2026-11-20_2026-11-26', '/comptoir/producteurs/2026-11-01_2026-11-30']);
});

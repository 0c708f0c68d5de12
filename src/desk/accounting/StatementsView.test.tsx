import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import { plain, refusal } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { type Answers, renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
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
  mail: null,
  draft: null,
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

async function open(statements: Fixture<'ProducerStatement'>[], path = '/comptoir/producteurs', answers?: Answers) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T11:00:00-05:00') });
  const rendered = await renderWithRelay(<View />, {
    path,
    page: 'desk',
    loader,
    mockResolvers: answers ?? {
      Query: { staff: { producerStatements: { periods: [PERIOD], statements } } },
      Mutation: { markProducerPaid: statement({ weeks: [paid] }), sendStatements: [] },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const cells = (row: Element) => [...row.children].map(plain).join(' | ');
const toasts = toldToasts();

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

const draft = (values: Fixture<'StatementDraft'> = {}): Fixture<'StatementDraft'> => ({
  content: 'abc',
  email: 'abeille@exemple.ca',
  lang: 'fr',
  subject: 'Relevé du 20 au 26',
  text: 'Voici ce que le marché vous doit.',
  replaces: false,
  sent: false,
  ...values,
});
const mail: Fixture<'StatementMail'> = {
  sentAt: '2026-11-27T10:00:00-05:00',
  sentBy: 'Josée Roy',
  email: 'abeille@exemple.ca',
  owed: 7225,
  failed: false,
};
const button = (name: string) => screen.getByRole('button', { name });

it('shows whom statements are mailed to and how much they are, names those without an address, and sends what was shown', async () => {
  const { sent } = await open([
    statement({ draft: draft() }),
    statement({ id: 'statement_2', name: 'Bergerie', seller: { id: 'sel_2' } }),
    statement({ id: 'statement_3', name: 'Cidrerie', seller: { id: 'sel_3' }, draft: draft({ sent: true }) }),
    statement({
      id: 'statement_4',
      name: 'Doris',
      seller: { id: 'sel_4' },
      draft: draft({ content: 'd', replaces: true }),
    }),
  ]);
  fireEvent.click(button('Envoyer par courriel'));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => plain(item).replace(/Lire.*/, '')),
  ).toEqual(['=Abeille72,25 $abeille@exemple.ca', 'Doris72,25 $abeille@exemple.caRemplace le précédent']);
  expect(plain(dialog)).toContain('2 relevés à envoyer : 144,50 $ en tout.');
  expect(plain(dialog)).toContain('Sans adresse courriel : Bergerie.');
  expect(plain(dialog)).toContain('Déjà envoyé, et inchangé depuis : Cidrerie.');
  expect(plain(dialog)).toContain('Voici ce que le marché vous doit.');
  fireEvent.click(button('Envoyer 2 relevés'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent.at(-1)?.variables).toEqual({
    periods: ['per_20261120'],
    statements: [
      { seller: 'sel_1', content: 'abc' },
      { seller: 'sel_4', content: 'd' },
    ],
  });
  expect(toasts()).toEqual(['Relevés envoyés, une seule fois à chaque producteur.']);
});

it('mails one statement, and offers nothing to send when it was mailed', async () => {
  await open([statement({ draft: draft({ sent: true }), mail }), statement({ id: 'statement_2', draft: draft() })]);
  fireEvent.click(screen.getAllByRole('button', { name: '=Abeille' })[0]!);
  fireEvent.click(screen.getAllByRole('button', { name: 'Envoyer par courriel' })[1]!);
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog)).toContain('Il n’y a rien à envoyer.');
  expect(within(dialog).queryByRole('button', { name: /^Envoyer/ })).toBeNull();
});

it('says when and where a statement was mailed, whether it has changed since, and that it was refused', async () => {
  await open([
    statement({ mail }),
    statement({ id: 'statement_2', name: 'Bergerie', mail: { ...mail, owed: 1 } }),
    statement({ id: 'statement_3', name: 'Cidrerie', mail: { ...mail, failed: true } }),
  ]);
  const names = ['=Abeille', 'Bergerie', 'Cidrerie'];
  const heads = screen.getAllByRole('rowheader').map(plain);
  expect(heads.slice(0, 3)).toEqual([
    '=AbeilleEnvoyé le ven. 27 nov.',
    'BergerieEnvoyé, changé depuis',
    'CidrerieCourriel refusé',
  ]);
  for (const name of names) fireEvent.click(button(name));
  expect(screen.getAllByText(/abeille@exemple\.ca/).map(plain)).toEqual([
    'Envoyé à abeille@exemple.ca le vendredi 27 novembre par Josée Roy : 72,25 $.',
    'Envoyé à abeille@exemple.ca le vendredi 27 novembre par Josée Roy : 0,01 $.',
    'Le courriel à abeille@exemple.ca a été refusé. Vérifiez l’adresse, puis envoyez de nouveau.',
  ]);
});

it('shows the preview anew when a statement has changed since it was shown', async () => {
  let content = 'abc';
  const desk = () => ({ periods: [PERIOD], statements: [statement({ draft: draft({ content }) })] });
  const { sent } = await open([], undefined, ({ name }) => {
    if (name !== 'SendStatementsMutation') return fixtures({ Query: { staff: { producerStatements: desk() } } });
    content = 'new';
    return refusal('STATEMENT_CHANGED', 'desk_statements.changed', { producers: 'Abeille' });
  });
  fireEvent.click(button('Envoyer par courriel'));
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer 1 relevé' }));
  expect(await screen.findByText(/^Rien n.est parti/)).toBeTruthy();
  await expect.poll(() => sent.filter(({ name }) => name === 'StatementSendingQuery')).toHaveLength(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer 1 relevé' }));
  await expect
    .poll(() => sent.findLast(({ name }) => name === 'SendStatementsMutation')?.variables)
    .toMatchObject({
      statements: [{ content: 'new' }],
    });
});

it('is in English on the English desk, its days and its links', async () => {
  await open([statement({ weeks: [paid] })], '/en/desk/producers');
  expect(plain(screen.getByRole('heading', { level: 1 }))).toMatch(/Nov/);
});

import { cleanup, screen, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { WeekViewQuery } from '#generated/relay/WeekViewQuery.graphql.ts';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import type { Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { WeekView, loader } from './WeekView.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function View() {
  return <WeekView reference={useLoaderData<PreloadedQuery<WeekViewQuery>>()} />;
}
const place = (values: Fixture<'WeekPlace'>): Fixture<'WeekPlace'> => ({
  location: null,
  shippingZone: null,
  slot: null,
  orders: 0,
  assembled: 0,
  ...values,
});
const week = (values: Fixture<'StaffWeek'> = {}): Fixture<'StaffWeek'> => ({
  period: {
    id: 'per_20261120',
    startDate: '2026-11-20',
    deliveryDay: '2026-11-26',
    closesAt: '2026-11-23T00:00:00-05:00',
    basketsUntil: '2026-11-25T00:00:00-05:00',
    missingAt: '2026-11-25T18:00:00-05:00',
  },
  orders: 1214,
  assembled: 1213,
  missing: 7,
  missingAmount: 7250,
  reusableBoxes: 88,
  weekBefore: true,
  places: [
    place({
      location: { id: 'loc_1', name: 'Halle du Portage' },
      slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
      orders: 84,
      assembled: 71,
    }),
    place({ shippingZone: { id: 'zon_1', name: 'Tournée des collines' }, orders: 12, assembled: 12 }),
  ],
  producers: [
    { name: 'Fumoir de l’Anse', expected: 46, received: 42, missing: 4 },
    { name: 'Ferme Bellevallée', expected: 88, received: 0, missing: 0 },
  ],
  watchedCount: 0,
  watched: [],
  ...values,
});
const open = async (
  path: string,
  values: Fixture<'StaffWeek'> = {},
  unappliedPayments: Fixture<'UnappliedPayment'>[] = [],
  more: Fixture<'Staff'> = {},
) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T11:04:00-05:00') });
  const periods = ['2026-11-27', '2026-11-20', '2026-11-13'].map((startDate) => ({ startDate }));
  const rendered = await renderWithRelay(<View />, {
    path,
    page: 'desk',
    loader,
    mockResolvers: {
      Query: { staff: { periods, week: week(values), unappliedPayments, ...more } },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const cells = (row: Element) => [...row.children].map(plain);

it('shows the days of the address’s week, today among them', async () => {
  const { sent } = await open('/comptoir/semaine/2026-11-20');
  expect(sent[0]?.variables).toEqual({ period: 'per_20261120' });
  const days = within(screen.getByRole('list', { name: 'Jours de la semaine' })).getAllByRole('listitem');
  expect(days.map(plain)).toEqual([
    'ven. 20Ouverture',
    'sam. 21',
    'dim. 22Minuit : fermeture, achats automatiques',
    'lun. 23',
    'mar. 24Fin du jour : pauses des paniers',
    'mer. 2518 h : courriel des manquants',
    'jeu. 26Cueillette, 1 point',
    'ven. 27',
  ]);
  expect(days.map((day) => day.getAttribute('aria-current')).indexOf('date')).toBe(5);
  expect(days.map((day) => 'over' in day.dataset)).toEqual([true, true, true, true, true, false, false, false]);
  expect(screen.getByRole('link', { name: 'Listes d\u2019assemblage' }).getAttribute('href')).toBe(
    '/comptoir/assemblage/2026-11-20',
  );
});

it('warns where goods are brought or missing items announced after customers came, with the place and its day', async () => {
  const plan = { closing: { weekday: 1, at: '00:00' }, missing: { weekday: 4, at: '18:00' } };
  await open('/comptoir', {}, [], {
    goodsDays: {
      dropOff: { weekday: 3, from: '15:00', to: '19:00' },
      places: [
        { name: 'Halle', weekday: 3, from: '14:00' },
        { name: 'Plateau', weekday: 5, from: '15:00' },
      ],
    },
    weekPlans: { plans: [plan] },
  });
  const list = screen.getByText('À revoir dans la semaine du marché').parentElement!;
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Les producteurs apportent le mercredi jusqu’à 19 h, mais Halle commence le mercredi à 14 h : des produits peuvent arriver trop tard.',
    'Des clients passent avant le courriel qui dit ce qui manque (le jeudi à 18 h) : Halle (mercredi à 14 h).',
  ]);
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/comptoir/informations#dropOff', '/comptoir/calendrier']);
});

it('shows the current week for an invalid one', async () => {
  const { sent } = await open('/comptoir/semaine/2026-11-21');
  expect(sent[0]?.variables).toEqual({});
});

it('shows four figures, where all but one is never 100 %', async () => {
  await open('/comptoir');
  const figures = [...document.querySelectorAll('dl dd')].slice(0, 4).map(plain);
  expect(figures).toEqual(['1 214', '1 213', '7', '0']);
  expect(plain(document.querySelector('dl'))).toContain('assemblées, 99 %');
  expect(plain(document.querySelector('dl'))).toContain('articles manquants, 72,50 $ à rendre');
});

it('links a place’s row to its orders of the week, and says when nothing is left to do', async () => {
  await open('/comptoir');
  const table = screen.getByRole('table', { name: 'Commandes par lieu et par tournée' });
  const [, first, second, total] = within(table).getAllByRole('row');
  expect(cells(first!)).toEqual(['Halle du Portage', 'jeudi 26 novembre, 14 h à 19 h', '84', '', '13']);
  expect(cells(second!)).toEqual(['Tournée des collines', '', '12', '', 'Prêt']);
  expect(cells(total!)).toEqual(['Total', '', '1 214', '1 213', '1']);
  expect(within(table).getByRole('link', { name: 'Tournée des collines' }).getAttribute('href')).toBe(
    '/comptoir/commandes?semaine=per_20261120&lieu=zon_1',
  );
  const bar = within(table).getByRole('progressbar', { name: 'Assemblées, Halle du Portage' });
  expect(bar.getAttribute('aria-valuetext')).toBe('71 sur 84');
});

it('shows what was received of each producer', async () => {
  await open('/comptoir');
  const [, first, second] = within(screen.getByRole('table', { name: 'Réception par producteur' })).getAllByRole('row');
  expect(cells(first!)).toEqual(['Fumoir de l’Anse', '46', '42', '4', 'Reçu, incomplet']);
  expect(cells(second!)).toEqual(['Ferme Bellevallée', '88', '0', '–', 'Attendu']);
});

it('says why something needs attention, and links to it', async () => {
  const products = [
    { productName: 'Confiture', missing: 2 },
    { productName: 'Miche', missing: 0 },
  ];
  const order = { id: 'ord_1', number: 20_418, customerName: 'Camille Roy', total: 4120, products };
  const reasons = ['disputed', 'missing', 'outside_zone', 'refund_refused'] as const;
  await open('/comptoir', { watchedCount: 103, watched: [{ order, reasons, missing: 1, refundRefused: 900 }] });
  const panel = within(screen.getByRole('region', { name: 'À regarder' }));
  expect(panel.getByRole('link', { name: '20418' }).getAttribute('href')).toBe('/comptoir/commandes/20418');
  const text = plain(panel.getByRole('listitem'));
  for (const words of [
    'Contestée',
    'Le paiement de 41,20 $ est contesté',
    '1 manquant',
    'Confiture : à rendre',
    'Hors zone',
    'Camille Roy : appeler avant la tournée',
    'Remboursement refusé',
    '9,00 $ encore dus à la carte',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Miche');
  panel.getByText('Et 102 autres commandes.');
});

it('says that nothing needs attention', async () => {
  await open('/comptoir');
  screen.getByText('Rien ne demande votre attention.');
});

it('lists payments that became no order with the reason, and is silent without any', async () => {
  const came = { at: '2026-11-24T12:00:00-05:00', payment: 'pi_1', orderNumber: null, email: null };
  await open('/comptoir', {}, [
    { ...came, amount: 4500, currency: 'jpy', reason: 'currency' },
    {
      ...came,
      payment: 'pi_2',
      amount: 1025,
      currency: 'cad',
      reason: 'twice',
      orderNumber: 20418,
      email: 'ann@exemple.ca',
    },
  ]);
  const panel = screen.getByRole('region', { name: 'Paiements sans commande' });
  const [yen, twice] = within(panel).getAllByRole('listitem').map(plain);
  expect(yen).toMatch(/^4 500 ¥Autre monnaie.*pi_1$/);
  expect(twice).toMatch(/^10,25 \$Payé deux fois.*ann@exemple\.ca.*pi_2$/);
  expect(within(panel).getByRole('link', { name: 'Commande 20418' }).getAttribute('href')).toBe(
    '/comptoir/commandes/20418',
  );
  cleanup();
  await open('/comptoir');
  expect(screen.queryByRole('region', { name: 'Paiements sans commande' })).toBeNull();
});

it('is in English on the English desk, its days and its links', async () => {
  await open('/en/desk/week/2026-11-20');
  const days = screen.getAllByRole('list')[0]!;
  expect(within(days).getAllByRole('listitem').map(plain)[0]).toMatch(/^Fri 20/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/en/desk/packing/2026-11-20');
});

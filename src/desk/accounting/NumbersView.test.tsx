import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { NumbersViewQuery } from '#generated/relay/NumbersViewQuery.graphql.ts';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import type { Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { loader, NumbersView } from './NumbersView.tsx';

vi.mock('../../shared/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function View() {
  return <NumbersView reference={useLoaderData<PreloadedQuery<NumbersViewQuery>>()} />;
}
const week = (start: string, end: string, values: Fixture<'NumbersWeek'> = {}): Fixture<'NumbersWeek'> => ({
  period: { startDate: start, endDate: end },
  closed: false,
  orders: 4,
  sales: 120_050,
  refunded: 1000,
  average: 30_013,
  basketsActive: 3,
  basketsSkipped: 1,
  basketsEnded: 0,
  membersActive: 12,
  membersNew: 2,
  membersEnded: 0,
  ...values,
});
const nothing = { orders: 0, sales: 0, refunded: 0, average: null };
const numbers: Fixture<'MarketNumbers'> = {
  weeks: [
    week('2026-11-13', '2026-11-20'),
    week('2026-11-20', '2026-11-27', { ...nothing, closed: true }),
    week('2026-11-27', '2026-12-04', { orders: 1, sales: 500, refunded: 0, average: 500 }),
  ],
  goods: [{ productName: 'Miel', sellerName: 'Abeille', units: 40, amount: 40_000 }],
  missing: [{ sellerName: 'Bergerie', units: 2, amount: 1800 }],
};

type Offers = NonNullable<NonNullable<Parameters<typeof renderWithRelay>[1]>['offers']>;
async function open(marketNumbers: Fixture<'MarketNumbers'>, path = '/comptoir/chiffres', offers: Offers = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T11:00:00-05:00') });
  const rendered = await renderWithRelay(<View />, {
    path,
    page: 'desk',
    loader,
    offers,
    mockResolvers: { Query: { staff: { marketNumbers } } },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const rowsOf = (name: RegExp | string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(plain).join(' | '));

it('has a table of each plot, the latest week first, with closed and running ones named', async () => {
  await open(numbers);
  expect(rowsOf('Ventes, semaine par semaine')).toEqual([
    'ven. 27 nov. au jeu. 3 déc. · En cours | 5,00 $ | 0,00 $ | 1 | 5,00 $',
    'ven. 20 nov. au jeu. 26 nov. · Fermé | 0,00 $ | 0,00 $ | 0 | –',
    'ven. 13 nov. au jeu. 19 nov. | 1 200,50 $ | 10,00 $ | 4 | 300,13 $',
  ]);
  expect(rowsOf('Paniers, semaine par semaine')[0]).toBe('ven. 27 nov. au jeu. 3 déc. · En cours | 3 | 1 | 0');
  expect(rowsOf('Membres, semaine par semaine')[0]).toBe('ven. 27 nov. au jeu. 3 déc. · En cours | 12 | 2 | 0');
  expect(rowsOf('Meilleurs produits')).toEqual(['Miel · Abeille | 40 | 400,00 $']);
  expect(rowsOf('Articles manquants')).toEqual(['Bergerie | 2 | 18,00 $']);
});

it('has no plots of baskets and members in a market without them, unless some week had some (ADR 157)', async () => {
  const none = {
    basketsActive: 0,
    basketsSkipped: 0,
    basketsEnded: 0,
    membersActive: 0,
    membersNew: 0,
    membersEnded: 0,
  };
  const parts = () => screen.getAllByRole('heading', { level: 2 }).map(plain);
  const without = { baskets: false, membership: false };
  await open({ ...numbers, weeks: [week('2026-11-20', '2026-11-27', none)] }, undefined, without);
  expect(parts()).toEqual(['Ventes', 'Meilleurs produits', 'Articles manquants']);
  cleanup();
  await open({ ...numbers, weeks: [week('2026-11-20', '2026-11-27', none)] });
  expect(parts()).toEqual(['Ventes', 'Paniers', 'Membres', 'Meilleurs produits', 'Articles manquants']);
  cleanup();
  await open(
    { ...numbers, weeks: [week('2026-11-20', '2026-11-27', { ...none, membersEnded: 1 })] },
    undefined,
    without,
  );
  expect(parts()).toEqual(['Ventes', 'Membres', 'Meilleurs produits', 'Articles manquants']);
});

it('draws a column for each week, and writes the greatest value', async () => {
  await open(numbers);
  const sales = screen.getByText('Ventes par semaine').closest('figure')!;
  expect(sales.querySelectorAll('rect')).toHaveLength(3);
  const texts = [...sales.querySelectorAll('text')].map(plain);
  expect(texts).toEqual(['0 $', '500 $', '1 000 $', '1 500 $', '1 200,50 $', '13 nov.', '27 nov.']);
  const heights = [...sales.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')));
  expect(heights[0]! / 142).toBeCloseTo(120_050 / 150_000);
  expect(heights[1]).toBe(4);
});

it('saves a row for each week', async () => {
  await open(numbers);
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger en CSV' }));
  const [[name, text] = []] = vi.mocked(saveFile).mock.calls;
  expect(name).toBe('chiffres-2026-11-13.csv');
  expect(String(text).slice(1).trimEnd().split('\r\n')).toEqual([
    'semaine;ferme;ventes;rembourse;commandes;commande_moyenne;paniers_actifs;paniers_sautes;paniers_termines;membres;membres_nouveaux;membres_partis',
    '2026-11-13;0;"1200,50";"10,00";4;"300,13";3;1;0;12;2;0',
    '2026-11-20;1;"0,00";"0,00";0;;3;1;0;12;2;0',
    '2026-11-27;0;"5,00";"0,00";1;"5,00";3;1;0;12;2;0',
  ]);
});

it('requests a quarter of a year, or a year of its address, and says when there is nothing', async () => {
  const { sent } = await open({ weeks: [], goods: [], missing: [] }, '/comptoir/chiffres/annee');
  expect(sent[0]?.variables).toEqual({ weeks: 53 });
  expect(plain(screen.getByText(/pas encore de chiffres/))).toContain('rien n’a été vendu');
  expect(screen.getByRole('link', { name: 'Un an' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: '13 semaines' }).getAttribute('href')).toBe('/comptoir/chiffres');
  expect(screen.queryByRole('button', { name: 'Télécharger en CSV' })).toBeNull();
});

it('is in English on the English desk, its days and its links', async () => {
  await open(numbers, '/en/desk/numbers');
  expect(screen.getAllByText(/^Fri,\sNov\s13/).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/en/desk/numbers/year');
});

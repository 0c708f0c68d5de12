import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { PageFailure } from '../app/PageFailure.tsx';
import { BasketsScreen, loader } from './BasketsScreen.tsx';

afterEach(cleanup);

const basketOf = (values: Fixture<'Basket'> = {}): Fixture<'Basket'> => ({
  id: 'b-boulanger',
  name: 'Boulanger',
  description: 'Une miche, une baguette.',
  price: 2200,
  comparedAtPrice: null,
  handlePrimary: 'boulanger',
  frequency: 'biweekly',
  images: [{ path: 'panier-boulanger' }],
  contents: [] as string[],
  deposit: 0,
  ...values,
});
const offer = (...baskets: Fixture<'Basket'>[]): Fixtures =>
  fixtures({
    Query: {
      baskets,
      openPeriod: { startDate: '2026-11-20', basketsUntil: '2026-11-25T00:00:00-05:00' },
      locations: [{ storageOnly: true, weekday: null, nextSlot: { from: '2026-11-28T14:00:00-05:00' } }],
      shippingZones: [
        { weekday: 5, nextSlot: { from: '2026-11-27T17:00:00-05:00' } },
        { weekday: 3, nextSlot: { from: '2026-11-26T17:00:00-05:00' } },
      ],
    },
  });
const open = (mockResolvers: Answers, path = '/paniers-hebdomadaires') =>
  renderWithRelay(null, {
    path,
    mockResolvers,
    routes: [
      {
        path,
        element: <BasketsScreen />,
        loader,
        ErrorBoundary: PageFailure,
        handle: { page: 'baskets', locale: 'fr', file: null },
      },
    ],
  });
const normalized = (text: string | null | undefined) => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');

it('shows a basket’s name, description, price and frequency, with an anchor by its handle (F-141)', async () => {
  const { sent } = await open(offer(basketOf()));
  expect(sent).toEqual([{ name: 'BasketsScreenQuery', variables: {} }]);
  const card = screen.getByRole('article');
  expect(card.id).toBe('boulanger');
  expect(within(card).getByRole('heading', { name: 'Boulanger' })).toBeTruthy();
  expect(normalized(card.textContent)).toContain('Une miche, une baguette.22,00 $Aux deux semaines');
  expect(card.querySelector('s')).toBeNull();
});

it('strikes through a former price, labels it, and shows a badge (E10)', async () => {
  await open(offer(basketOf({ comparedAtPrice: 2500 })));
  const card = screen.getByRole('article');
  expect(normalized(card.querySelector('s')?.textContent)).toBe('prix courant 25,00 $');
  expect(normalized(card.textContent)).toContain('\u221212 %');
});

it.each([
  ['weekly', 'Chaque semaine', 'Every week'],
  ['biweekly', 'Aux deux semaines', 'Every two weeks'],
  ['monthly', 'Chaque mois', 'Every month'],
  ['bimonthly', 'Aux deux mois', 'Every two months'],
  ['quarterly', 'Aux trois mois', 'Every three months'],
  ['semiannual', 'Deux fois par ann\u00E9e', 'Twice a year'],
] as const)('shows %s as "%s" and "%s"', async (frequency, french, english) => {
  await open(offer(basketOf({ frequency })));
  expect(screen.getByText(french)).toBeTruthy();
  cleanup();
  await open(offer(basketOf({ frequency })), '/en/weekly-baskets');
  expect(screen.getByText(english)).toBeTruthy();
});

it('arranges three pictures as a mosaic, one uncropped, none as a placeholder', async () => {
  await open(
    offer(
      basketOf({ id: 'a', images: [{ path: 'p1' }, { path: 'p2' }, { path: 'p3' }, { path: 'p4' }] }),
      basketOf({ id: 'b', images: [{ path: 'p1' }, { path: 'p2' }] }),
      basketOf({ id: 'c', images: [] }),
    ),
  );
  expect(screen.getAllByRole('article').map((card) => card.querySelectorAll('img').length)).toEqual([3, 1, 0]);
});

it('lists the days of the week: announced on Friday, opt-out until Tuesday (E21), handed over after (E53)', async () => {
  await open(offer(basketOf()));
  const steps = within(screen.getByRole('list', { name: 'La semaine d\u2019un panier' })).getAllByRole('listitem');
  expect(steps.map((step) => normalized(step.querySelector('p:last-child')?.textContent))).toEqual([
    'Cette fois : vendredi 20 novembre',
    'Cette fois : mardi 24 novembre',
    'Cette fois : jeudi 26 novembre ou vendredi 27 novembre',
  ]);
  // A round that comes a day later this week comes on Wednesday as a rule.
  expect(within(steps[2]!).getByRole('heading').textContent).toBe('mercredi ou vendredi');
});

it('shows contents and deposit, and links to the subscription of this basket (F-143)', async () => {
  await open(offer(basketOf({ contents: ['Une miche', 'Une baguette'], deposit: 400 })));
  const items = within(screen.getByRole('list', { name: 'Dedans' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Une miche', 'Une baguette']);
  expect(normalized(screen.getByRole('article').textContent)).toContain('+ consigne de 4,00 $, rendue au retour');
  const link = screen.getByRole('link', { name: /^S\u2019abonner\s: Boulanger$/ });
  expect(link.getAttribute('href')).toBe('/paniers-hebdomadaires/inscription?panier=boulanger');
  cleanup();
  await open(offer(basketOf()), '/en/weekly-baskets');
  const english = screen.getByRole('link', { name: 'Subscribe: Boulanger' });
  expect(english.getAttribute('href')).toBe('/en/weekly-baskets/subscribe?basket=boulanger');
  expect(screen.queryByRole('list', { name: 'Inside' })).toBeNull();
  expect(normalized(screen.getByRole('article').textContent)).not.toContain('deposit');
});

it('shows a fact and a link when there are no baskets', async () => {
  await open(offer(), '/en/weekly-baskets');
  expect(screen.getByRole('heading', { name: 'No baskets this season.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the products' }).getAttribute('href')).toBe('/en');
});

it('reports baskets that do not load, and loads them on retry (F-151, F-184)', async () => {
  let mockResolvers: Error | Fixtures = new Error('down');
  await open(() => mockResolvers);
  expect(screen.getByText('Les paniers n\u2019ont pas pu se charger.')).toBeTruthy();
  mockResolvers = offer(basketOf());
  fireEvent.click(screen.getByRole('button', { name: 'R\u00E9essayer' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

afterEach(cleanup);

const open = (
  steps: Fixture<'SetupStep'>[] | null,
  services: () => Fixture<'MarketServices'> | null = () => null,
  path = '/comptoir',
) => {
  let setup = steps;
  const mockResolvers = ({ name }: Sent) => {
    if (name === 'DismissSetupMutation') {
      setup = null;
      return fixtures({ Mutation: { dismissSetup: { setup } } });
    }
    if (name === 'CheckServicesMutation') return fixtures({ Mutation: { checkServices: { services: services() } } });
    const period = { startDate: '2026-11-20', deliveryDay: '2026-11-26', closed: false };
    const week = { period, places: [], producers: [], watched: [], watchedCount: 0, orders: 0, assembled: 0 };
    return fixtures({
      Query: {
        staff: {
          name: 'Josée',
          role: 'manager',
          periods: [],
          unappliedPayments: [],
          problems: [],
          week,
          setup,
          services: services(),
        },
      },
    });
  };
  return renderWithRelay(<DeskScreen />, { path, page: 'desk', loader, mockResolvers });
};
const TITLE = 'Pour ouvrir le marché';

it('says in order what a new market lacks, each with its form', async () => {
  await open([
    { name: 'identity', done: true, optional: false },
    { name: 'places', done: false, optional: false },
    { name: 'zones', done: false, optional: true },
    { name: 'payment', done: false, optional: false },
  ]);
  const title = await screen.findByRole('heading', { name: TITLE });
  const rows = within(title.parentElement!).getAllByRole('listitem').map(plain);
  expect(rows.slice(0, 3)).toEqual([
    'Nom du marchéFait',
    'Points de cueilletteÀ faire',
    'Zones de livraisonfacultatifÀ faire',
  ]);
  expect(rows[3]).toMatch(/^Paiements d’essaiEssaiC’est un essai.*npm run market -- setup/);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Nom du marché', 'Points de cueillette', 'Zones de livraison'].map(href)).toEqual([
    '/comptoir/informations#identity',
    '/comptoir/catalogue/points?new=1',
    '/comptoir/catalogue/zones?new=1',
  ]);
});

it('is dismissed after a question, and absent from a complete market', async () => {
  const { sent } = await open([{ name: 'places', done: false, optional: false }]);
  const dismissals = () => sent.filter(({ name }) => name === 'DismissSetupMutation').length;
  fireEvent.click(await screen.findByRole('button', { name: 'Ne plus montrer cette liste' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Garder la liste' }));
  expect(dismissals()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus montrer cette liste' }));
  const again = within(screen.getByRole('dialog'));
  await act(async () => void fireEvent.click(again.getByRole('button', { name: 'Ne plus montrer cette liste' })));
  expect(dismissals()).toBe(1);
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  cleanup();
  await open(null);
  await screen.findByRole('heading', { level: 1, name: /Semaine du/ });
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

const service = (name: Fixture<'MarketService'>['name'], more: Partial<Fixture<'MarketService'>> = {}) => ({
  name,
  source: 'real' as const,
  works: null,
  sentences: [],
  ...more,
});
const PLACES = [{ name: 'places' as const, done: false, optional: false }];

it('says what the market runs on, tries it on a press, and shows what to do', async () => {
  let services: Fixture<'MarketServices'> = {
    checkedAt: null,
    items: [service('address'), service('payment'), service('mail', { source: 'standIn' })],
  };
  const { sent } = await open(PLACES, () => services);
  const list = () => within(screen.getByRole('region', { name: 'Ce sur quoi le marché tourne' }));
  await screen.findByRole('heading', { name: 'Ce sur quoi le marché tourne' });
  expect(list().getAllByRole('listitem').map(plain)).toEqual([
    'Adresse publiquePas encore vérifiéUne adresse à vous.',
    'PaiementPas encore vérifiéPar Stripe.',
    'CourrielEssaiAucun courriel ne part : tous restent dans une boîte d’essai.',
  ]);
  expect(plain(list().getByRole('status'))).toBe('');
  services = {
    checkedAt: '2026-11-27T14:00:00Z',
    items: [
      service('address', { works: true }),
      service('payment', { works: false, sentences: ['Stripe ne connaît pas cette clé.'] }),
      service('mail', { source: 'standIn' }),
    ],
  };
  await act(async () => void fireEvent.click(list().getByRole('button', { name: 'Vérifier les services' })));
  expect(sent.filter(({ name }) => name === 'CheckServicesMutation')).toHaveLength(1);
  expect(list().getAllByRole('listitem').map(plain).slice(0, 2)).toEqual([
    'Adresse publiqueFonctionneUne adresse à vous.',
    'PaiementÀ corrigerPar Stripe. Stripe ne connaît pas cette clé.',
  ]);
  expect(plain(list().getByRole('status'))).toMatch(
    /^Vérifié vendredi 27 novembre à 9 h : un service est à corriger\./,
  );
});

it('offers no check where nothing is real', async () => {
  await open(PLACES, () => ({ checkedAt: null, items: [service('payment', { source: 'standIn' })] }));
  expect(await screen.findByText(/^Rien à vérifier/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vérifier les services' })).toBeNull();
});

it('leads to each form on the English desk, by its English words', async () => {
  await open([{ name: 'places', done: false, optional: false }], undefined, '/en/desk');
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/en/desk/catalogue/pickup?new=1',
    ),
  );
});

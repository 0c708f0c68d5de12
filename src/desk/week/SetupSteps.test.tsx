import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

afterEach(cleanup);

const open = (steps: Fixture<'SetupStep'>[] | null) => {
  let setup = steps;
  const mockResolvers = ({ name }: Sent) => {
    if (name === 'DismissSetupMutation') {
      setup = null;
      return fixtures({ Mutation: { dismissSetup: { setup } } });
    }
    const period = { startDate: '2026-11-20', deliveryDay: '2026-11-26', closed: false };
    const week = { period, places: [], producers: [], watched: [], watchedCount: 0, orders: 0, assembled: 0 };
    return fixtures({
      Query: {
        staff: { name: 'Josée', role: 'manager', periods: [], unappliedPayments: [], problems: [], week, setup },
      },
    });
  };
  return renderWithRelay(<DeskScreen />, { path: '/comptoir', page: 'desk', loader, mockResolvers });
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
  expect(rows[3]).toContain('npm run market -- setup');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Nom du marché', 'Points de cueillette', 'Zones de livraison'].map(href)).toEqual([
    '/comptoir/informations',
    '/comptoir/catalogue/points',
    '/comptoir/catalogue/zones',
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

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

afterEach(cleanup);

const rules = {
  timeZone: 'America/Moncton',
  firstWeekday: 7,
  shortageRule: 'most_orders' as const,
  closing: { weekday: 7, at: '11:00' },
  basketsUntil: { weekday: 3, at: '00:00' },
  missing: { weekday: 3, at: '18:00' },
};

const marketTime = { version: 1, timeZone: rules.timeZone, firstWeekday: 7, sold: 0 };

/** The calendar of a market whose rules nobody has agreed to yet, until the answer to a call. */
async function open(path = '/comptoir/calendrier') {
  let agreement: { at: string; name: string } | null = null;
  const mockResolvers = ({ name }: Sent) => {
    if (name === 'ConfirmMarketRulesMutation') agreement = { at: '2026-11-20T17:00:00Z', name: 'Josée' };
    const marketRules = { ...rules, agreement };
    return fixtures({
      Mutation: { confirmMarketRules: { marketRules } },
      Query: {
        staff: {
          name: 'Josée',
          role: 'manager',
          calendar: [],
          weekPlans: { version: 1, plans: [] },
          marketTime,
          marketRules,
        },
      },
    });
  };
  return renderWithRelay(<DeskScreen />, { path, page: 'desk', loader, mockResolvers });
}

it('asks a manager to agree to each rule of the weeks as it is, and says who has', async () => {
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Voir et confirmer' }));
  const dialog = within(screen.getByRole('dialog'));
  const values = dialog.getAllByRole('definition').map((value) => value.textContent?.replaceAll(/\s/g, ' '));
  expect(values).toEqual([
    'dimanche à 11 h',
    'mardi à minuit',
    'mercredi à 18 h',
    'Nouveau-Brunswick',
    'dimanche',
    'Le plus de commandes complètes possible',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
  await act(() => new Promise((done) => setImmediate(done)));
  expect(sent.filter(({ name }) => name === 'ConfirmMarketRulesMutation').map(({ variables }) => variables)).toEqual([
    { rules },
  ]);
  expect(await screen.findByText(/^Règles confirmées par Josée, vendredi 20 novembre/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

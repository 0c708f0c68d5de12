import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEdited, plain, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const usual = {
  from: null,
  closing: { weekday: 1, at: '00:00' },
  basketsUntil: { weekday: 3, at: '00:00' },
  missing: { weekday: 3, at: '18:00' },
};

async function open(
  path: string,
  time: { timeZone?: string; firstWeekday?: number; sold?: number } = {},
  answer?: (sent: Sent) => Error | FixtureValues,
) {
  const marketTime = { version: 7, timeZone: 'America/Toronto', firstWeekday: 1, sold: 0, ...time };
  const opened = await openEdited({
    path,
    stored: {},
    answer,
    respond: () =>
      fixtures({
        Query: {
          staff: {
            name: 'Josée',
            role: 'manager',
            calendar: [],
            weekPlans: { version: 7, plans: [usual] },
            marketTime,
          },
        },
      }),
  });
  await screen.findByRole('heading', { name: /^Fuseau horaire et premier jour$|^Time zone and first day$/ });
  return opened;
}
const dialog = () => within(screen.getByRole('dialog'));

it('says in which zone the market counts, what its clocks show, and with which day lists begin', async () => {
  await open('/comptoir/calendrier', { timeZone: 'America/Moncton' });
  expect(plain(screen.getByText(/^Les heures du marché/))).toMatch(
    /^Les heures du marché sont celles de : Nouveau-Brunswick, où il est \d+ h(?: \d\d)?\. Les listes de jours commencent par le lundi\.$/,
  );
  cleanup();
  await open('/en/desk/calendar', { timeZone: 'America/Vancouver', firstWeekday: 7 });
  expect(plain(screen.getByText(/^The market's hours|^The market’s hours/))).toMatch(
    /British Columbia, where it is .* Lists of days begin with Sunday\.$/,
  );
});

it('sends what was changed, once, and loads the page again in the other zone', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { sent } = await open('/comptoir/calendrier');
  await press('Changer le fuseau ou le premier jour');
  write(dialog().getByLabelText('Fuseau horaire'), 'America/Moncton');
  write(dialog().getByLabelText('Premier jour des listes'), '7');
  await press('Enregistrer');
  expect(sent()).toEqual([{ version: 7, input: { timeZone: 'America/Moncton', firstWeekday: 7 } }]);
  expect(reload).toHaveBeenCalledOnce();
});

it('says why the zone stays once something was sold, and changes the first day alone', async () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { sent } = await open('/comptoir/calendrier', { sold: 12 });
  await press('Changer le premier jour');
  expect(dialog().queryByLabelText('Fuseau horaire')).toBeNull();
  expect(plain(dialog().getByText(/^Fuseau horaire :/))).toContain('Commandes, adhésions et abonnements : 12.');
  write(dialog().getByLabelText('Premier jour des listes'), '6');
  await press('Enregistrer');
  expect(sent()).toEqual([{ version: 7, input: { firstWeekday: 6 } }]);
});

it('shows a refusal in words, and keeps what was chosen', async () => {
  await open('/comptoir/calendrier', {}, () => refusal('ZONE_SOLD', 'desk_calendar.time.sold', { sold: 3 }));
  await press('Changer le fuseau ou le premier jour');
  write(dialog().getByLabelText('Fuseau horaire'), 'America/St_Johns');
  await press('Enregistrer');
  expect(plain(document.body)).toContain('paiements en cours : 3.');
  expect(dialog().getByLabelText<HTMLSelectElement>('Fuseau horaire').value).toBe('America/St_Johns');
});

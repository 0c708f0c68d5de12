import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays } from '#rules/zone.ts';
import { openEdited, plain, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';

const toasts = toldToasts();
afterEach(cleanup);

const marketTime = { version: 7, timeZone: 'America/Toronto', firstWeekday: 1, sold: 0 };
const FIRST = '2027-01-08';
const usual: Fixture<'WeekPlan'> = {
  from: null,
  closing: { weekday: 1, at: '00:00' },
  basketsUntil: { weekday: 3, at: '00:00' },
  missing: { weekday: 3, at: '18:00' },
};
const later: Fixture<'WeekPlan'> = {
  ...usual,
  from: { id: 'per_2027-01-22', startDate: '2027-01-22', deliveryDay: '2027-01-28' },
  closing: { weekday: 2, at: '12:00' },
  basketsUntil: { weekday: 2, at: '20:00' },
};
const calendar = Array.from({ length: 4 }, (_, index) => {
  const friday = addDays(FIRST, index * 7);
  return {
    note: null,
    version: 0,
    sold: 0,
    places: [],
    usualClosing: `${addDays(friday, 3)}T00:00:00-05:00`,
    period: {
      id: `per_${friday}`,
      deliveryDay: addDays(friday, 6),
      startDate: friday,
      handoverFrom: addDays(friday, 3),
      closesAt: `${addDays(friday, 3)}T00:00:00-05:00`,
      closed: false,
    },
  };
});

async function open(path: string, plans = [usual], answer?: (sent: Sent) => Error | FixtureValues) {
  const opened = await openEdited({
    path,
    stored: {},
    answer,
    respond: () =>
      fixtures({
        Query: {
          staff: { name: 'Josée', role: 'manager', calendar, weekPlans: { version: 7, plans }, marketTime },
        },
      }),
  });
  await screen.findByRole('heading', { name: /^Rythme des semaines$|^Rhythm of the weeks$/ });
  return opened;
}
const dialog = () => screen.getByRole('dialog');
const fields = (name: RegExp) => within(within(dialog()).getByRole('group', { name }));

it('says when orders close now and later, in both languages', async () => {
  await open('/comptoir/calendrier', [usual, later]);
  expect(plain(screen.getByText(/^On commande/))).toBe(
    'On commande jusqu’au dimanche à minuit. Les paniers récurrents se changent jusqu’au mardi à minuit, et ce qui manque est remboursé et annoncé le mercredi à 18 h.',
  );
  expect(plain(screen.getByText(/^Dès la semaine/))).toBe(
    'Dès la semaine du jeudi 28 janvier 2027 : commandes jusqu’au mardi à midi, paniers jusqu’au mardi à 20 h, manquants le mercredi à 18 h.',
  );
  cleanup();
  await open('/en/desk/calendar');
  expect(plain(screen.getByText(/^Orders are taken/))).toMatch(
    /until Sunday at midnight\. .*on Wednesday at 6 p\.m\.$/,
  );
});

it('says what moves in the first week before it is saved, and sends the whole plan once', async () => {
  const { sent } = await open('/comptoir/calendrier');
  await press('Changer le rythme');
  expect(dialog().textContent).not.toContain('Ce qui change');
  const closing = fields(/Fermeture/);
  write(closing.getByLabelText('Jour'), '1');
  write(closing.getByLabelText('Heure'), '18:00');
  expect(within(dialog()).getAllByRole('listitem').map(plain)).toEqual([
    'On commande pour la semaine du jeudi 14 janvier 2027 jusqu’au lundi 11 janvier 2027 à 18 h, au lieu du dimanche 10 janvier 2027 à minuit.',
    'Ses commandes sont remises du mardi 12 janvier 2027 au lundi 18 janvier 2027.',
  ]);
  await press('Enregistrer');
  expect(sent()).toEqual([
    {
      from: `per_${FIRST}`,
      version: 7,
      input: {
        closing: { weekday: 1, at: '18:00' },
        basketsUntil: { weekday: 3, at: '00:00' },
        missing: { weekday: 3, at: '18:00' },
      },
    },
  ]);
});

it('does not send what is impossible, and says so at the field', async () => {
  const { sent } = await open('/comptoir/calendrier');
  await press('Changer le rythme');
  write(fields(/paniers/).getByLabelText('Heure'), '12:00');
  await press('Enregistrer');
  expect(plain(dialog())).toMatch(/Choisissez un soir \(dès 17 h\) ou minuit/);
  expect(sent()).toEqual([]);
});

it('shows how many orders and baskets were told otherwise, and keeps what was typed', async () => {
  const sold = refusal('PLAN_SOLD', 'desk_calendar.plan.refused', { orders: 12, baskets: 3 });
  await open('/comptoir/calendrier', [usual], () => sold);
  await press('Changer le rythme');
  write(fields(/Fermeture/).getByLabelText('Heure'), '18:00');
  await press('Enregistrer');
  expect((await screen.findByText(/contredit ce qui a été annoncé/)).textContent).toMatch(/: 12\. .*: 3\./);
  expect(fields(/Fermeture/).getByLabelText('Heure')).toHaveProperty('value', '18:00');
});

it('takes back what is set for later once its dialog has said which rhythm stays', async () => {
  const { sent } = await open('/comptoir/calendrier', [usual, later]);
  await press(/Ne plus changer le rythme/);
  expect(plain(within(dialog()).getByText(/^Dès la semaine/))).toBe(
    'Dès la semaine du jeudi 28 janvier 2027, le rythme d’avant reste : commandes jusqu’au dimanche à minuit, paniers jusqu’au mardi à minuit, manquants le mercredi à 18 h.',
  );
  await press('Garder le changement', dialog());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
  await press(/Ne plus changer le rythme/);
  await press('Retirer le changement', dialog());
  expect(sent()).toEqual([{ from: 'per_2027-01-22', version: 7, input: null }]);
  expect(toasts()).toEqual(['Le changement est retiré.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

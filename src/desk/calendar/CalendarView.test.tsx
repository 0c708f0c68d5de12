import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, ROOT_ID } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import { formatDay } from '#rules/dates.ts';
import { addDays } from '#rules/zone.ts';
import {
  openEdited,
  plain,
  press,
  refusal,
  requestsNamed,
  write,
} from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(cleanup);

const FIRST = '2026-12-18';
type Planned = {
  closed: boolean;
  note: { primary: string; secondary: string | null } | null;
  version: number;
  sold: number;
  days?: Fixture<'PlaceDay'>[];
};
const hall = {
  place: 'loc_1',
  name: 'Halle',
  storageOnly: false,
  usual: { from: '2026-12-24T16:00:00-05:00', to: '2026-12-24T18:00:00-05:00' },
};
const USUAL = {
  from: null,
  closing: { weekday: 1, at: '00:00' },
  basketsUntil: { weekday: 3, at: '00:00' },
  missing: { weekday: 3, at: '18:00' },
};
const ordinary: Planned = { closed: false, note: null, version: 0, sold: 0 };

/** A week of the calendar, and those after it. */
const weeks = (first: Planned): Fixture<'CalendarWeek'>[] =>
  Array.from({ length: 20 }, (_, index) => {
    const friday = addDays(FIRST, index * 7);
    const { closed, days = [], ...week } = index === 0 ? first : ordinary;
    return {
      ...week,
      period: {
        id: `per_${friday}`,
        deliveryDay: addDays(friday, 6),
        closesAt: `${addDays(friday, 3)}T00:00:00-05:00`,
        closed,
        startDate: friday,
        handoverFrom: addDays(friday, 3),
      },
      usualClosing: `${addDays(friday, 3)}T00:00:00-05:00`,
      places: [{ ...hall, days: index === 0 ? days : [] }],
    };
  });

async function open(first: Partial<Planned> = {}, answer?: (sent: Sent) => Error | FixtureValues) {
  const opened = await openEdited<Planned>({
    path: '/comptoir/calendrier',
    stored: { ...ordinary, ...first },
    answer,
    respond: (stored) =>
      fixtures({
        Query: {
          staff: {
            name: 'Josée',
            role: 'manager',
            calendar: weeks(stored),
            weekPlans: { version: 7, plans: [USUAL] },
            marketTime: { version: 7, timeZone: 'America/Toronto', firstWeekday: 1, sold: 0 },
            moveTargets: weeks(stored).map(({ period, places }) => ({
              period,
              places: places?.map((place) => ({ ...place, delivery: false })),
            })),
            orderMove: { moving: ['ord_1', 'ord_2', 'ord_3'], orders: 3, groups: [], staying: [], outsideHours: null },
          },
        },
      }),
  });
  await screen.findByRole('table', { name: 'Semaines à venir' });
  return opened;
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const dialog = () => screen.getByRole('dialog');

it('shows the weeks of a season by their delivery day, and the whole year on request', async () => {
  await open({ closed: true, note: { primary: 'Joyeux Noël', secondary: null } });
  expect(plain(row(/24.décembre/))).toMatch(/Fermé.*Joyeux Noël/);
  expect(plain(row(/31.décembre/))).toMatch(/Ouvert/);
  expect(screen.getAllByRole('rowheader')).toHaveLength(16);
  await press('Voir toute l’année');
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
});

it('closes a week with a note, and sends only what was changed', async () => {
  const { sent, environment } = await open();
  commitLocalUpdate(environment, (store) => store.getRoot().setLinkedRecords([], 'announcedWeeks'));
  const isAnnounced = () => environment.getStore().getSource().get(ROOT_ID)?.['announcedWeeks'] !== undefined;
  expect(isAnnounced()).toBe(true);
  await press(/Changer la semaine du jeudi.24.décembre/);
  expect(plain(dialog())).toMatch(/rien n’est remis du lundi 21 décembre au dimanche 27 décembre/);
  fireEvent.click(within(dialog()).getByRole('checkbox', { name: /Fermer le marché/ }));
  await press('Enregistrer', dialog());
  expect(sent()).toEqual([{ period: `per_${FIRST}`, version: 0, input: { closed: true } }]);
  // The shop reads what it announces again.
  expect(isAnnounced()).toBe(false);
});

it('rejects an English note without a French one', async () => {
  const { sent } = await open();
  await press(/Changer la semaine du jeudi.24.décembre/);
  write('Note en anglais', 'Closed');
  await press('Enregistrer', dialog());
  expect(sent()).toEqual([]);
  write('Note en français', 'Fermé');
  await press('Enregistrer', dialog());
  expect(sent()).toEqual([
    { period: `per_${FIRST}`, version: 0, input: { note: { primary: 'Fermé', secondary: 'Closed' } } },
  ]);
});

it('says how many orders keep a week open, before and after trying to close it', async () => {
  await open({ sold: 3 }, () => refusal('WEEK_SOLD', 'desk_calendar.refused_sold', { orders: 3, unpaid: 1 }));
  await press(/Changer la semaine du jeudi.24.décembre/);
  expect(plain(dialog())).toMatch(/3 commandes de cette semaine sont payées, à payer ou en cours/);
  fireEvent.click(within(dialog()).getByRole('checkbox', { name: /Fermer le marché/ }));
  await press('Enregistrer', dialog());
  expect(plain(document.body)).toMatch(
    /ne peut pas être fermée\. Commandes : 3, dont 1 à payer ou en cours de paiement\./,
  );
});

it('moves the orders that keep a week open, and returns to the week without the refusal', async () => {
  const { keep, sent } = await open({ sold: 3 }, ({ name }) => {
    if (name === 'SaveWeekMutation')
      return refusal('WEEK_SOLD', 'desk_calendar.refused_sold', { orders: 3, unpaid: 1 });
    keep({ sold: 0 });
    return { OrderMove: { id: 'omv_1', orders: 3, undoUntil: null, undone: false } };
  });
  await press(/Changer la semaine du jeudi.24.décembre/);
  fireEvent.click(within(dialog()).getByRole('checkbox', { name: /Fermer le marché/ }));
  await press('Enregistrer', dialog());
  await press('Déplacer ces commandes', dialog());
  fireEvent.click(await within(dialog()).findByRole('button', { name: 'Déplacer 3 commandes' }));
  await within(dialog()).findByText('3 commandes sont déplacées.');
  await press('Terminé', dialog());
  expect(sent()[1]).toMatchObject({ input: { period: `per_${FIRST}`, toPeriod: `per_${addDays(FIRST, 7)}` } });
  // Neither the refusal nor the orders of before; what was chosen stays.
  expect(plain(dialog())).not.toMatch(/Commandes : 3|commandes de cette semaine sont payées/);
  expect(within(dialog()).getByRole('checkbox', { name: /Fermer le marché/ })).toHaveProperty('checked', true);
});

it('shows what a colleague has changed meanwhile before it is overwritten', async () => {
  const { keep } = await open({}, () => {
    keep({ closed: true, version: 1 });
    return refusal('WEEK_CHANGED', 'desk_calendar.changed', { fields: ['note'] });
  });
  await press(/Changer la semaine du jeudi.24.décembre/);
  write('Note en français', 'Fermé');
  await press('Enregistrer', dialog());
  expect(plain(dialog())).toMatch(/Quelqu.un a changé cette semaine entre-temps/);
});

it('closes a place on its day, moves it to another, and says what a week has', async () => {
  const { sent } = await open({ days: [{ place: 'loc_1', day: '2026-12-24', slot: null }] });
  expect(plain(row(/24.décembre/))).toMatch(/Halle : fermé le jeu\. 24 déc\./);
  await press(/Changer la semaine du jeudi.24.décembre/);
  const plan = within(dialog()).getByRole('combobox', { name: /^Halle/ });
  expect(plan).toHaveProperty('value', 'closed');
  // A second day to choose from is a second place, which the plan of an extra day says.
  expect(plain(dialog())).not.toContain('deuxième lieu');
  fireEvent.change(plan, { target: { value: 'extra' } });
  expect(plain(dialog())).toContain('ajoutez au catalogue un deuxième lieu à la même adresse');
  const extraDay = within(dialog()).getByRole('combobox', { name: 'Jour' });
  expect(extraDay).toHaveProperty('value', '2026-12-25');
  expect(plain(extraDay)).not.toContain('jeudi 24 décembre');
  fireEvent.change(plan, { target: { value: 'moved' } });
  fireEvent.change(within(dialog()).getByRole('combobox', { name: 'Jour' }), { target: { value: '2026-12-22' } });
  write('De', '20:00');
  await press('Enregistrer', dialog());
  expect(plain(dialog())).toMatch(/Entrez des heures/);
  expect(sent()).toEqual([]);
  write('De', '10:00');
  await press('Enregistrer', dialog());
  expect(sent()).toEqual([
    {
      period: `per_${FIRST}`,
      version: 0,
      input: {
        places: [{ place: 'loc_1', days: [{ day: '2026-12-24' }, { day: '2026-12-22', from: '10:00', to: '18:00' }] }],
      },
    },
  ]);
});

it('says how many orders are handed over at a place on a day that cannot change', async () => {
  const day = formatDay('2026-12-24', 'fr', new Date());
  const { all } = await open({}, () =>
    refusal('PLACE_SOLD', 'desk_calendar.place_sold', { orders: 2, place: 'Halle', day }),
  );
  await press(/Changer la semaine du jeudi.24.décembre/);
  fireEvent.change(within(dialog()).getByRole('combobox', { name: /^Halle/ }), { target: { value: 'moved' } });
  fireEvent.change(within(dialog()).getByRole('combobox', { name: 'Jour' }), { target: { value: '2026-12-22' } });
  write('De', '10:00');
  await press('Enregistrer', dialog());
  expect(plain(document.body)).toMatch(
    /« Halle » \(jeudi 24 décembre\)\. Commandes payées, à payer ou en cours de paiement : 2/,
  );
  // Those of the place and day alone, to where the form would have them.
  await press('Déplacer ces commandes', dialog());
  await waitFor(() =>
    expect(requestsNamed(all, 'useMovePreviewQuery').at(-1)?.variables).toEqual({
      input: {
        period: `per_${FIRST}`,
        place: 'loc_1',
        day: '2026-12-24',
        toPeriod: `per_${FIRST}`,
        toPlace: 'loc_1',
        toDay: '2026-12-22',
        from: '10:00',
        to: '18:00',
      },
    }),
  );
});

it('moves the closing of a week to another moment, and back, in market time', async () => {
  const { sent } = await open();
  await press(/Changer la semaine du jeudi.24.décembre/);
  expect(plain(dialog())).toMatch(/On commande pour elle jusqu’au dimanche 20 décembre à minuit/);
  const plan = within(dialog()).getByRole('combobox', { name: /^Fermeture des commandes/ });
  fireEvent.change(plan, { target: { value: 'moved' } });
  fireEvent.change(within(dialog()).getByRole('combobox', { name: 'Dernier jour' }), {
    target: { value: '2026-12-19' },
  });
  write('Heure', '12:00');
  await press('Enregistrer', dialog());
  expect(sent()).toEqual([{ period: `per_${FIRST}`, version: 0, input: { closesAt: '2026-12-19T17:00:00.000Z' } }]);
});

it('says at the closing why a moment is refused', async () => {
  await open({}, () => refusal('BAD_INPUT', 'errors.basic', { field: 'closesAt' }));
  await press(/Changer la semaine du jeudi.24.décembre/);
  const plan = within(dialog()).getByRole('combobox', { name: /^Fermeture des commandes/ });
  fireEvent.change(plan, { target: { value: 'moved' } });
  write('Heure', '10:00');
  await press('Enregistrer', dialog());
  expect(plain(dialog())).toMatch(/Choisissez un moment à venir, avant la première remise/);
});

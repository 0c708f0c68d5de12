import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { plain, refusal, requestsNamed, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { OrdersView, loader } from '../orders/DeskOrders.tsx';

afterEach(cleanup);

const THURSDAY = { from: '2026-12-24T16:00:00-05:00', to: '2026-12-24T18:00:00-05:00' };
const LATER = { from: '2026-12-31T16:00:00-05:00', to: '2026-12-31T18:00:00-05:00' };
const halle = { place: 'loc_1', name: 'Halle', storageOnly: false, delivery: false, days: [] };
const week = (id: string, monday: string, usual: typeof THURSDAY, closed = false) => ({
  period: { id, closed, handoverFrom: monday, deliveryDay: usual.from.slice(0, 10) },
  places: [
    { ...halle, usual },
    { ...halle, place: 'loc_2', name: 'Gymnase', usual },
    { ...halle, place: 'loc_3', name: 'Dépôt', storageOnly: true, usual },
    { ...halle, place: 'zon_1', name: 'Plateau', delivery: true, usual },
  ],
});
const weeks = [
  week('per_1', '2026-12-21', THURSDAY),
  week('per_2', '2026-12-28', LATER),
  week('per_3', '2027-01-04', LATER, true),
];
const MOVE = {
  moving: ['ord_1'],
  orders: 1,
  groups: [{ orders: 1, place: 'Halle', slot: THURSDAY, toPlace: 'Gymnase', toSlot: LATER }],
  staying: [{ number: 20419, reason: 'basket' as const }],
  payments: 1,
  mails: 1,
  withoutAddress: 0,
  cheaper: 0,
  cheaperBy: 0,
  dearer: 2,
  dearerBy: 700,
  outsideHours: null,
};

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}

type Opening = { isRefused?: () => boolean; preview?: object; targets?: object[] };

async function open({ isRefused = () => false, preview = MOVE, targets = weeks }: Opening = {}) {
  // The order that is read again after the move names its new week.
  let period = 'per_1';
  const opened = await renderWithRelay(<View />, {
    path: '/comptoir/commandes/20418',
    page: 'desk',
    loader,
    mockResolvers: ({ name }) => {
      if (name === 'useMoveTargetsQuery') return fixtures({ Query: { staff: { moveTargets: targets } } });
      if (name === 'useMovePreviewQuery') return fixtures({ Query: { staff: { orderMove: preview } } });
      if (name === 'MoveOrdersMutation') period = isRefused() ? period : 'per_2';
      if (name === 'MoveOrdersMutation')
        return isRefused()
          ? refusal('MOVE_CHANGED', 'desk_move.changed')
          : fixtures({ OrderMove: { id: 'omv_1', orders: 1, undoUntil: '2026-12-19T17:02:00Z', undone: false } });
      if (name === 'UndoOrderMoveMutation')
        return fixtures({ OrderMove: { id: 'omv_1', undoUntil: null, undone: true } });
      const order = orderOf({
        status: 'processed',
        fromStorage: false,
        period: { id: period },
        location: { id: 'loc_1', name: 'Halle' },
        shippingZone: null,
        slot: THURSDAY,
        contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: null },
        customer: { id: 'usr_1' },
        outsideZone: false,
        history: [],
      });
      return fixtures({ Query: { staff: { order } } });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Déplacer' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Semaine' });
  return { ...opened, dialog };
}
const choose = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('combobox', { name: label }), { target: { value } });
const optionsOf = (label: string) =>
  within(within(screen.getByRole('dialog')).getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map((option) => plain(option));

const MOVED = {
  period: 'per_1',
  place: 'loc_1',
  order: 'ord_1',
  toPeriod: 'per_2',
  toPlace: 'loc_2',
  toDay: '2026-12-31',
};
const valueOf = (label: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLSelectElement>('combobox', { name: label }).value;

it('opens on another day of the same week on which the place is open, and marks the present one', async () => {
  const tuesday = { from: '2026-12-22T10:00:00-05:00', to: '2026-12-22T14:00:00-05:00' };
  const [first, ...later] = weeks;
  const places = [{ ...halle, usual: THURSDAY, days: [{ day: '2026-12-22', slot: tuesday }] }];
  const { dialog } = await open({ targets: [{ ...first, places }, ...later] });
  expect([valueOf('Semaine'), valueOf('Jour')]).toEqual(['per_1', '2026-12-22']);
  expect(dialog.getByLabelText<HTMLInputElement>('De').value).toBe('10:00');
  expect(optionsOf('Jour')).toContain('jeudi 24 décembre (le jour actuel)');
  choose('Semaine', 'per_2');
  expect(valueOf('Jour')).toBe('2026-12-31');
  choose('Semaine', 'per_1');
  expect(valueOf('Jour')).toBe('2026-12-22');
});

it('offers no move of nothing', async () => {
  const { dialog } = await open({ preview: { ...MOVE, moving: [], orders: 0, groups: [] } });
  await dialog.findByText('Aucune commande ne peut y aller.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Déplacer' }).disabled).toBe(true);
  expect(dialog.queryByRole('button', { name: /0/ })).toBeNull();
});

it('says of a time at which the place is closed that it stays closed for shoppers', async () => {
  const { dialog } = await open({ preview: { ...MOVE, outsideHours: LATER } });
  await dialog.findByText(
    /n’est pas ouvert alors\s: jeudi\s31\sdécembre, 16\sh à 18\sh\. Cette commande y sera remise/,
  );
});

it('offers open weeks and places of the same kind, shows the values, and sends what was shown', async () => {
  let fails = true;
  const { sent, dialog } = await open({ isRefused: () => fails });
  const countChanges = taskCountChanges();
  expect(optionsOf('Semaine')).toHaveLength(2);
  expect(optionsOf('Lieu')).toEqual(['Halle', 'Gymnase']);
  // On the first day that is not its own.
  expect(valueOf('Semaine')).toBe('per_2');
  expect(valueOf('Jour')).toBe('2026-12-31');
  choose('Lieu', 'loc_2');
  const press = await dialog.findByRole('button', { name: 'Déplacer 1 commande' });
  await waitFor(() =>
    expect(requestsNamed(sent, 'useMovePreviewQuery').at(-1)?.variables).toEqual({
      input: MOVED,
    }),
  );
  const text = plain(screen.getByRole('dialog'));
  expect(text).toContain('De : Halle, jeudi 24 décembre, 16 h à 18 h');
  expect(text).toContain('À : Gymnase, jeudi 31 décembre, 16 h à 18 h');
  expect(text).toContain('Avec un panier récurrent de cette semaine-là : 20419');
  expect(text).toContain('la nouvelle zone coûte 7,00 $ de plus en tout. Rien n’est demandé.');
  fireEvent.click(press);
  await dialog.findByText(/Rien n’est déplacé/);
  expect(countChanges()).toBe(0);
  fails = false;
  fireEvent.click(await dialog.findByRole('button', { name: 'Déplacer 1 commande' }));
  await dialog.findByText('1 commande est déplacée.');
  await waitFor(() => expect(requestsNamed(sent, 'DeskOrderQuery')).toHaveLength(2));
  const calls = requestsNamed(sent, 'MoveOrdersMutation').map(({ variables }) => variables);
  expect(calls[0]).toEqual({
    input: MOVED,
    orders: ['ord_1'],
    slots: [LATER.from],
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Annuler le déplacement' }));
  await dialog.findByText(/revenue où elle était/);
  expect(countChanges()).toBe(2);
});

it('states the hours of a day on which the place is closed, and moves all of the place and day', async () => {
  const { sent, dialog } = await open();
  fireEvent.click(dialog.getByRole('radio', { name: /^Toutes celles de ce lieu/ }));
  await dialog.findByRole('combobox', { name: 'Semaine' });
  choose('Semaine', 'per_1');
  expect(optionsOf('Jour')).toContain('mardi 22 décembre (fermé)');
  choose('Jour', '2026-12-22');
  fireEvent.change(dialog.getByLabelText('De'), { target: { value: '10:00' } });
  await waitFor(() =>
    expect(requestsNamed(sent, 'useMovePreviewQuery').at(-1)?.variables).toEqual({
      input: {
        period: 'per_1',
        place: 'loc_1',
        day: '2026-12-24',
        toPeriod: 'per_1',
        toPlace: 'loc_1',
        toDay: '2026-12-22',
        from: '10:00',
        to: '18:00',
      },
    }),
  );
});

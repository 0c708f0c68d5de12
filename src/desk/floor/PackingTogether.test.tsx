import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineStatus, OrderStatus } from '#generated/schemaTypes.ts';
import { plain, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answer, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';
import { CHANGES_EVERY_MS } from '../frame/useListChanges.ts';

let orders: Record<string, { status: OrderStatus; line: LineStatus; packer: string | null }>;
let assemblies: Fixture<'Assembly'>[];
let isAway = false;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  assemblies = [];
  orders = {
    ord_1: { status: 'processed', line: 'received', packer: null },
    ord_2: { status: 'processed', line: 'received', packer: null },
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sheets = (): Fixture<'PackingSheet'>[] =>
  Object.entries(orders).map(([id, { status, line, packer }], at) => ({
    code: `41${at}\u00A0K`,
    box: 'none',
    owed: 0,
    packer,
    shippingZone: null,
    order: {
      id,
      number: 20_410 + at,
      status,
      customerName: 'Camille',
      customer: null,
      outsideZone: false,
      contact: null,
      note: null,
      allergies: null,
      deposit: 0,
      fromStorage: false,
      slot: null,
      location: { id: 'loc_1', name: 'Halle du Portage' },
      fulfillment: null,
    },
    lines: [
      {
        temperature: 'normal',
        isAlcohol: false,
        line: {
          id: `line_${id}`,
          productName: `Carottes ${id}`,
          variantName: 'la botte',
          sellerName: 'Ferme',
          quantity: 2,
          returned: 0,
          missing: 0,
          missingReturned: 0,
          status: line,
          reusableBox: false,
        },
      },
    ],
  }));
const FULFILLED = ['processed', 'fulfilled'] as const;
const FULFILLED_BACK = ['fulfilled', 'processed'] as const;
const respond = ({ name, variables }: Sent): Answer => {
  if (isAway) return new TransportFailure('The network did not answer.');
  if (name === 'AssembleOrdersMutation' || name === 'UndoAssemblyMutation') {
    const { orders: ids } = variables as { orders: string[] };
    const [from, to] = name === 'UndoAssemblyMutation' ? FULFILLED_BACK : FULFILLED;
    const changedIds = ids.filter((id) => orders[id]!.status === from);
    for (const id of changedIds) orders[id]!.status = to;
    const at = new Date().toISOString();
    assemblies = name === 'AssembleOrdersMutation' ? [{ at, by: 'Josée', orders: changedIds }] : [];
    const changed = changedIds.map((id) => ({ id, status: to }));
    return fixtures({ Mutation: { assembleOrders: changed, undoAssembly: changed } });
  }
  return fixtures({
    Query: {
      staff: {
        name: 'Josée',
        role: 'manager',
        periods: [{ startDate: '2026-11-20' }],
        packingWeek: { period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' }, sheets: sheets(), assemblies },
      },
      currentPeriod: { startDate: '2026-11-20' },
    },
  });
};
const open = () =>
  renderWithRelay(<DeskScreen />, { path: '/comptoir/assemblage', page: 'desk', loader, mockResolvers: respond });
const summaryOf = async (number: string) => (await screen.findByText(new RegExp(number))).closest('summary')!;

it('shows a colleague’s marks within ten seconds, and who is at the crate', async () => {
  const { sent } = await open();
  expect(plain(await summaryOf('20410'))).toContain('0 sur 1');
  orders['ord_1'] = { status: 'processed', line: 'packed', packer: 'Karim' };
  orders['ord_2'] = { status: 'processed', line: 'received', packer: 'Josée' };
  expect(CHANGES_EVERY_MS).toBeLessThan(10_000);
  await act(() => vi.advanceTimersByTimeAsync(CHANGES_EVERY_MS));
  await waitFor(async () => expect(plain(await summaryOf('20410'))).toContain('1 sur 1'));
  expect(plain(await summaryOf('20410'))).toContain('Karim y travaille');
  // The reader's own position is not shown.
  expect(plain(await summaryOf('20411'))).not.toContain('y travaille');
  const changesQuery = sent.find(({ name }) => name === 'useListChangesQuery');
  expect(new Date(changesQuery?.variables['since'] as string).getTime()).toBeLessThan(Date.now());
});

it('assembles a complete crate from the list, and links to its order', async () => {
  orders['ord_1']!.line = 'packed';
  const { sent } = await open();
  const details = (await summaryOf('20410')).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const link = await within(details).findByRole('link', { name: 'Voir la commande' });
  expect(link.getAttribute('href')).toBe('/comptoir/commandes/20410');
  fireEvent.click(within(details).getByRole('button', { name: 'Marquer assemblée' }));
  await waitFor(async () => expect(plain(await summaryOf('20410'))).toContain('Assemblée'));
  expect(within(details).queryByRole('button', { name: 'Marquer assemblée' })).toBeNull();
  expect(sent.filter(({ name }) => /Mutation/.test(name)).map(({ variables }) => variables)).toEqual([
    { orders: ['ord_1'], requestId: expect.stringMatching(/^\w{32}$/) as string },
  ]);
});

it('offers the undo of one crate at it, of that press alone, to this tablet and the others', async () => {
  orders['ord_1']!.line = 'packed';
  const { sent } = await open();
  const details = (await summaryOf('20410')).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await act(async () => void fireEvent.click(within(details).getByRole('button', { name: 'Marquer assemblée' })));
  const undo = await within(details).findByRole('button', { name: /^Défaire.: assemblée \(Josée, \d+.h(?:.\d+)?\)$/ });
  // Not in the bar, which is for many.
  expect(screen.getAllByRole('button', { name: /^Défaire/ })).toEqual([undo]);
  const [{ at }] = assemblies as [{ at: string }];
  await act(async () => void fireEvent.click(undo));
  await waitFor(() => expect(orders['ord_1']!.status).toBe('processed'));
  expect(sent.find(({ name }) => name === 'UndoAssemblyMutation')?.variables).toMatchObject({ orders: ['ord_1'], at });
  expect(await within(details).findByRole('button', { name: 'Marquer assemblée' })).toBeTruthy();
  expect(within(details).queryByRole('button', { name: /^Défaire/ })).toBeNull();
});

it('assembles several complete crates in one call, and undoes all of them in another', async () => {
  const changes = taskCountChanges();
  for (const one of Object.values(orders)) one.line = 'packed';
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Marquer 2.caisses assemblées/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(plain)).toEqual(['410 K', '411 K']);
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Marquer 2.caisses assemblées/ })));
  // It stays open with what was done, so that a second press meets nothing under it.
  expect(await dialog.findAllByText(/^2.caisses assemblées/)).not.toEqual([]);
  expect(dialog.queryByRole('button', { name: /^Marquer/ })).toBeNull();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Fermer' })[0]!);
  expect(screen.queryByRole('button', { name: /^Marquer/ })).toBeNull();
  const undo = await screen.findByRole('button', { name: /^Défaire.: 2.caisses \(Josée, \d+.h(?:.\d+)?\)$/ });
  await act(async () => void fireEvent.click(undo));
  await waitFor(() => expect(orders['ord_2']!.status).toBe('processed'));
  const calls = sent.filter(({ name }) => /Mutation/.test(name)).map(({ name, variables }) => [name, variables]);
  const both = { orders: ['ord_1', 'ord_2'], requestId: expect.stringMatching(/^\w{32}$/) as string };
  expect(calls).toEqual([
    ['AssembleOrdersMutation', both],
    ['UndoAssemblyMutation', { ...both, at: expect.stringMatching(/^20.*Z$/) as string }],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Défaire/ })).toBeNull());
  expect(changes()).toBe(2);
});

it('undoes at once what a colleague’s tablet assembled, or this one before a reload', async () => {
  for (const one of Object.values(orders)) Object.assign(one, { line: 'packed', status: 'fulfilled' });
  const assembledAt = new Date().toISOString();
  assemblies = [{ at: assembledAt, by: 'Karim', orders: ['ord_1', 'ord_2'] }];
  const { sent } = await open();
  await act(
    async () => void fireEvent.click(await screen.findByRole('button', { name: /^Défaire.: 2.caisses \(Karim/ })),
  );
  await waitFor(() => expect(orders['ord_1']!.status).toBe('processed'));
  expect(sent.find(({ name }) => /Mutation/.test(name))?.variables).toEqual({
    orders: ['ord_1', 'ord_2'],
    at: assembledAt,
    requestId: expect.any(String) as string,
  });
});

it('counts what its own press has assembled, not what colleagues had, and shows theirs', async () => {
  for (const one of Object.values(orders)) one.line = 'packed';
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Marquer 2.caisses assemblées/ }));
  const dialog = within(await screen.findByRole('dialog'));
  orders['ord_1']!.status = 'fulfilled';
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Marquer 2.caisses assemblées/ })));
  // Shown, and announced in a region of the dialog, which may be filled by then.
  expect(await dialog.findAllByText(/^1.caisse assemblée\.$/)).not.toEqual([]);
  expect(await screen.findByText(/^1.caisse n.a pas changé/)).toBeTruthy();
  await waitFor(async () => expect(plain(await summaryOf('20410'))).toContain('Assemblée'));
});

it('offers no second press when colleagues had assembled all of them', async () => {
  for (const one of Object.values(orders)) one.line = 'packed';
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Marquer 2.caisses assemblées/ }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const one of Object.values(orders)) one.status = 'fulfilled';
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Marquer 2.caisses assemblées/ })));
  expect(await screen.findByText(/^2.caisses n.ont pas changé/)).toBeTruthy();
  expect(dialog.getAllByRole('button').map(plain)).not.toContain('Marquer 2 caisses assemblées');
});

it('sends a press whose answer was lost under the same key', async () => {
  orders['ord_1']!.line = 'packed';
  const { sent } = await open();
  const details = (await summaryOf('20410')).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  isAway = true;
  const press = await within(details).findByRole('button', { name: 'Marquer assemblée' });
  await act(async () => void fireEvent.click(press));
  isAway = false;
  await act(async () => void fireEvent.click(within(details).getByRole('button', { name: 'Marquer assemblée' })));
  await waitFor(async () => expect(plain(await summaryOf('20410'))).toContain('Assemblée'));
  const keys = sent.flatMap(({ name, variables }) => (/Mutation/.test(name) ? [variables['requestId']] : []));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('offers the undo of another tablet’s assembly within ten seconds, and of none of two minutes ago', async () => {
  for (const one of Object.values(orders)) Object.assign(one, { line: 'packed', status: 'fulfilled' });
  assemblies = [{ at: new Date(Date.now() - 120_000).toISOString(), by: 'Karim', orders: ['ord_1', 'ord_2'] }];
  await open();
  await summaryOf('20410');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Défaire/ })).toBeNull());
  assemblies = [{ at: new Date().toISOString(), by: 'Karim', orders: ['ord_1', 'ord_2'] }];
  await act(() => vi.advanceTimersByTimeAsync(CHANGES_EVERY_MS));
  expect(await screen.findByRole('button', { name: /^Défaire/ })).toBeTruthy();
});

it('tells how many crates stayed as a colleague left them', async () => {
  for (const one of Object.values(orders)) one.line = 'packed';
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Marquer 2.caisses assemblées/ }));
  orders['ord_2']!.status = 'completed';
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Marquer 2.caisses assemblées/ })));
  expect(await dialog.findAllByText(/^1.caisse assemblée/)).not.toEqual([]);
  expect(await screen.findByText(/^1.caisse n.a pas changé/)).toBeTruthy();
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import type { DeskRole } from '#rules/deskRoles.ts';
import { plain, requestsNamed } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { DeskRoleContext } from '../frame/deskRole.ts';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(cleanup);
const toasts = toldToasts();

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}
const RECEIVED: { due: number; received: number; byLink: boolean; link: null; undo: 'possible' | 'refunded' } = {
  due: 0,
  received: 1475,
  byLink: false,
  link: null,
  undo: 'possible',
};
const UNPAID = { due: 1475, received: 0, receivedAt: null, byLink: false, link: null, undo: null };

/** Opens the order of somebody who pays in cash. */
async function open(
  cash: typeof UNPAID | (typeof RECEIVED & { receivedAt: string }),
  { role = 'manager' as DeskRole, received = {} as object } = {},
) {
  const order = { id: 'ord_1', number: 20418, status: 'processed' as const, cash, history: [] };
  const rendered = await renderWithRelay(
    <DeskRoleContext value={role}>
      <View />
    </DeskRoleContext>,
    {
      path: '/comptoir/commandes/20418',
      page: 'desk',
      loader,
      mockResolvers: ({ name }) =>
        name === 'UndoCashReceiptMutation'
          ? fixtures({ Mutation: { undoCashReceipt: { id: 'ord_1', cash: UNPAID } } })
          : name === 'ReceiveCashMutation'
            ? fixtures({ Mutation: { receiveCash: { id: 'ord_1', cash: { ...RECEIVED, ...received } } } })
            : fixtures({ Query: { staff: { order } } }),
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

it('undoes a receipt with one press while there is time', async () => {
  const { sent } = await open({ ...RECEIVED, receivedAt: new Date().toISOString() });
  expect(screen.queryByRole('button', { name: 'Annuler le reçu comptant' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler ce reçu' }));
  await waitFor(() => expect(requestsNamed(sent, 'UndoCashReceiptMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'UndoCashReceiptMutation')[0]?.variables).toMatchObject({ amount: 1475, reason: null });
  await waitFor(() => expect(toasts()).toEqual(['Reçu annulé : 14,75 $ à payer de nouveau.']));
  // The order's journal has both.
  await waitFor(() => expect(requestsNamed(sent, 'DeskOrderQuery')).toHaveLength(2));
});

it('receives what is due with one press, and takes back exactly the receipt that the market has', async () => {
  const receivedAt = new Date().toISOString();
  const { sent } = await open(UNPAID, { received: { received: 1470, receivedAt } });
  fireEvent.click(await screen.findByRole('button', { name: /^Reçu 14,75\s\$ comptant$/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler ce reçu' }));
  await waitFor(() => expect(requestsNamed(sent, 'UndoCashReceiptMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'ReceiveCashMutation')[0]?.variables).toMatchObject({ order: 'ord_1', amount: 1475 });
  expect(requestsNamed(sent, 'UndoCashReceiptMutation')[0]?.variables).toMatchObject({
    order: 'ord_1',
    amount: 1470,
    receivedAt,
    reason: null,
  });
});

it('leaves a late receipt to managers', async () => {
  await open({ ...RECEIVED, receivedAt: '2020-01-01T12:00:00Z' }, { role: 'volunteer' });
  expect(screen.queryByRole('button', { name: /^Annuler (ce|le) reçu/ })).toBeNull();
});

it('says why a receipt of a moment ago stays', async () => {
  await open({ ...RECEIVED, receivedAt: new Date().toISOString(), undo: 'refunded' });
  expect(plain(document.body)).toContain('de l’argent a été rendu depuis');
  expect(screen.queryByRole('button', { name: 'Annuler ce reçu' })).toBeNull();
});

it('asks a manager why once the time is over', async () => {
  const { sent } = await open({ ...RECEIVED, receivedAt: '2020-01-01T12:00:00Z' });
  expect(screen.queryByRole('button', { name: 'Annuler ce reçu' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Annuler le reçu comptant' }));
  fireEvent.click(await screen.findByRole('radio', { name: /pour une autre commande/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Annuler le reçu de 14,75/ }));
  await waitFor(() => expect(requestsNamed(sent, 'UndoCashReceiptMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'UndoCashReceiptMutation')[0]?.variables).toMatchObject({
    amount: 1475,
    reason: 'other_order',
  });
});

it('says why a receipt stays', async () => {
  await open({ ...RECEIVED, receivedAt: '2020-01-01T12:00:00Z', undo: 'refunded' });
  expect(plain(document.body)).toContain('de l’argent a été rendu depuis');
  expect(screen.queryByRole('button', { name: 'Annuler le reçu comptant' })).toBeNull();
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { plain, refusal, requestsNamed } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(cleanup);
const toasts = toldToasts();

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}
const link = { state: 'open', payBy: '2026-11-30T00:00:00-05:00', sentAt: '2026-11-27T10:00:00-05:00' } as const;
const unpaid = { due: 1475, received: 0, receivedAt: null, byLink: false, link: null };
async function open(
  cash: Fixture<'OrderCash'>,
  { email = 'bea@exemple.ca' as string | null, isRefused = (): boolean => false } = {},
) {
  const order = orderOf({
    cash,
    contact: { name: 'Béa Roy', email, phone: '819 555-0123' },
    customer: null,
    changeableUntil: '2026-11-30T00:00:00-05:00',
    history: [],
  });
  const rendered = await renderWithRelay(<View />, {
    path: '/comptoir/commandes/20418',
    page: 'desk',
    loader,
    mockResolvers: ({ name }) => {
      if (name === 'SetPaymentLinkMutation')
        return isRefused()
          ? refusal('CASH_CHANGED', 'Il reste 13,75 $ à payer.', { shown: 1475, current: 1375 }, true)
          : fixtures({ Mutation: { setPaymentLink: { cash: { byLink: false } } } });
      return fixtures({ Query: { staff: { order } } });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

it('sends a link for exactly the displayed sum, and says what was refused', async () => {
  let fails = true;
  const { sent } = await open(unpaid, { isRefused: () => fails });
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer un lien à bea@exemple.ca' }));
  await screen.findByText('Il reste 13,75 $ à payer.');
  expect(requestsNamed(sent, 'SetPaymentLinkMutation')[0]?.variables).toMatchObject({
    order: 'ord_1',
    due: 1475,
    open: true,
  });
  expect(toasts()).toEqual([]);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer un lien à bea@exemple.ca' }));
  await waitFor(() => expect(toasts()).toEqual(['Lien de paiement envoyé à bea@exemple.ca.']));
});

it('says until when a link waits, on the status too, and takes cash instead', async () => {
  const { sent } = await open({ ...unpaid, byLink: true, link });
  expect(plain(document.body)).toContain('14,75 $ à payer par carte au plus tard le dimanche 29 novembre à minuit');
  expect(screen.getAllByText(/14,75\s\$ à payer par carte/).length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Renvoyer le lien à bea@exemple.ca' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Passer au comptant' }));
  await waitFor(() => expect(requestsNamed(sent, 'SetPaymentLinkMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'SetPaymentLinkMutation')[0]?.variables).toMatchObject({
    order: 'ord_1',
    due: 1475,
    open: false,
  });
  await waitFor(() => expect(toasts()).toEqual(['La commande se paie comptant à la remise.']));
});

it('offers no link without an address, or once the order is paid', async () => {
  await open(unpaid, { email: null });
  expect(screen.queryByRole('heading', { name: 'Paiement par lien' })).toBeNull();
  cleanup();
  await open({ due: 0, received: 1475, receivedAt: '2026-11-27T10:00:00-05:00', byLink: false, link: null });
  expect(screen.queryByRole('heading', { name: 'Paiement par lien' })).toBeNull();
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, requestsNamed } from '../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { OrderScreen, loader } from './OrderScreen.tsx';

const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
afterEach(() => {
  cleanup();
  assign.mockClear();
});

const link = { state: 'open', payBy: '2026-11-30T00:00:00-05:00', sentAt: '2026-11-27T10:00:00-05:00' } as const;
const open = async (cash: Fixture<'OrderCash'>, payOrder: () => unknown = () => '/paiement/cs_1') => {
  const order = orderOf({ cash, status: 'processed', products: [lineOf({ ifMissing: 'refund' })] });
  const rendered = await renderWithRelay(<OrderScreen />, {
    path: '/ma-commande/lnk_1',
    page: 'orderLink',
    loader,
    mockResolvers: ({ name }) => {
      const result = name === 'PayOrderMutation' ? payOrder() : null;
      if (typeof result === 'string') return fixtures({ Mutation: { payOrder: result } });
      return (result as ReturnType<typeof refusal> | null) ?? fixtures({ Query: { order } });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const text = () => (document.body.textContent ?? '').replace(/\s/g, ' ');

it('shows until when an order is paid by card, and opens the page for exactly the sum on the button', async () => {
  const { sent } = await open({ due: 1475, received: 0, receivedAt: null, byLink: true, link });
  expect(text()).toContain('payez au plus tard le dimanche 29 novembre à minuit');
  expect(text()).toContain('À payer par carte14,75 $');
  expect(text()).not.toMatch(/comptant/);
  // It is paid before anything can be missing.
  expect(text()).toContain('S’il manque un article, il vous est remboursé.');
  const button = screen.getByRole('button', { name: /^Payer 14,75\s\$/ });
  fireEvent.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_1'));
  // The other page takes a while to come.
  fireEvent.click(button);
  expect(requestsNamed(sent, 'PayOrderMutation').map(({ variables }) => variables)).toEqual([
    { order: 'ord_1', total: 1475 },
  ]);
});

it('reads the order again when it cannot be paid any more', async () => {
  const over = () => refusal('PAYMENT_OVER', 'Cette commande ne se paie plus par ce lien.', {}, true);
  const { sent } = await open({ due: 1475, received: 0, receivedAt: null, byLink: true, link }, over);
  fireEvent.click(screen.getByRole('button', { name: /^Payer/ }));
  await waitFor(() => expect(requestsNamed(sent, 'OrderScreenQuery')).toHaveLength(2));
  expect(assign).not.toHaveBeenCalled();
});

it('says that it was not paid in time', async () => {
  await open({ due: 0, received: 0, receivedAt: null, byLink: false, link: { ...link, state: 'expired' } });
  expect(text()).toContain('Cette commande n’a pas été payée à temps');
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
});

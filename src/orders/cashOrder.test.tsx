import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { backOf, lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { OrderScreen, loader } from './OrderScreen.tsx';

afterEach(cleanup);

const UNPAID = { due: 1175, received: 0, receivedAt: null, byLink: false, link: null };
/** One missing unit of 3 $ lowered what was to be paid. */
const missing = lineOf({
  status: 'missing',
  quantity: 2,
  missing: 1,
  returned: 1,
  missingReturned: 1,
  returns: [backOf({ missing: true, toCard: 300, at: '2026-12-03T14:31:00-05:00' })],
});
const text = () => (document.body.textContent ?? '').replace(/\s/g, ' ');
async function open(values: Fixture<'Order'>) {
  const order = orderOf({ refundedToCard: 300, products: [missing, lineOf({ id: 'orl_2' })], ...values });
  await renderWithRelay(<OrderScreen />, {
    path: '/ma-commande/lnk_1',
    page: 'orderLink',
    loader,
    mockResolvers: () => fixtures({ Query: { order } }),
  });
  await screen.findByRole('heading', { level: 1 });
}

it('speaks of an unpaid cash order without card, refund or payment, with sums that add up', async () => {
  await open({
    cash: UNPAID,
    changeableUntil: '2999-01-01T00:00:00-05:00',
    cancelRefund: { toCard: 1175, toBalance: 0 },
  });
  expect(text()).toContain('De moins à payer−3,00 $À payer comptant11,75 $');
  expect(text()).toContain('3,00 $ de moins à payer.');
  expect(text()).toContain('S’il manque un article, vous payez d’autant moins.');
  expect(text()).toMatch(/1 manquant, déduit le [^:]+ : 3,00 \$ de moins à payer/);
  fireEvent.click(screen.getByRole('button', { name: 'Annuler la commande' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Vous n’aurez rien à payer pour elle.')).toBeTruthy();
  expect((dialog.textContent ?? '').replace(/\s/g, ' ')).toContain('De moins à payer11,75 $');
  expect(text()).not.toMatch(/carte|rembours|Payée|payé /i);
});

it('says of a received cash order what was deducted before, and what was given back in cash since', async () => {
  const after = lineOf({ id: 'orl_2', returns: [backOf({ toCard: 200, at: '2026-12-05T10:00:00-05:00' })] });
  await open({
    refundedToCard: 500,
    cash: { due: 0, received: 1175, receivedAt: '2026-12-04T10:00:00-05:00', byLink: false, link: null },
    products: [missing, after],
  });
  expect(text()).toContain('3,00 $ de moins à payer.2,00 $ rendus comptant.');
  expect(text()).toMatch(/1 rendu le [^:]+ : 2,00 \$ rendus comptant/);
  expect(text()).toContain('De moins à payer−3,00 $Payé comptant11,75 $');
  expect(text()).not.toMatch(/carte/i);
});

it('says of an order of which nothing came that nothing is to be paid', async () => {
  await open({ nothingComes: true, cash: UNPAID });
  expect(text()).toContain('Il n’y a rien à prendre, et vous n’avez rien à payer.');
  expect(text()).not.toMatch(/ce que vous avez payé/);
});

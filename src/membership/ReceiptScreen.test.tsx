import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { ReceiptScreen, loader } from './ReceiptScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const year = {
  id: 'rcp_1',
  number: 'F1C2-0001',
  paidAt: '2026-11-20T12:00:00-05:00',
  periodStart: '2026-11-20T12:00:00-05:00',
  periodEnd: '2027-11-20T12:00:00-05:00',
  subtotal: 3000,
  total: 3449,
  gstRate: 5000,
  pstRate: 9975,
};
const open = (path: string, receipts: Fixture<'MembershipReceipt'>[]) =>
  renderWithRelay(<ReceiptScreen />, {
    path,
    page: 'receipt',
    loader,
    mockResolvers: () =>
      fixtures({
        User: { firstName: 'Camille', lastName: 'Roy', email: 'camille@exemple.ca', membership: { receipts } },
      }),
  });
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

it('says who paid what, when and for which year, with Québec’s taxes, and prints (E47)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/recu/rcp_1', [{ ...year, id: 'rcp_2', number: 'F1C2-0002' }, year]);
  await screen.findByRole('heading', { level: 1, name: 'Reçu F1C2-0001' });
  for (const part of ['vendredi 20 novembre 2026', 'Camille Roy, camille@exemple.ca', '30,00 $', '1,50 $', '2,99 $'])
    expect(text()).toContain(part);
  expect(text()).toContain('Total payé34,49 $');
  expect(text()).toContain('du vendredi 20 novembre 2026 au samedi 20 novembre 2027');
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledOnce();
});

it('shows the taxes of another province as one sum, in English', async () => {
  await open('/en/receipt/rcp_1', [{ ...year, total: 3390 }]);
  await screen.findByRole('heading', { level: 1, name: 'Receipt F1C2-0001' });
  expect(text()).toContain('Taxes3,90 $');
  expect(text()).not.toContain('QST');
  expect(screen.getByRole('link', { name: 'Membership' }).getAttribute('href')).toBe('/en/account/membership');
});

it('shows an unknown receipt as missing', async () => {
  await open('/recu/rcp_9', [year]);
  await screen.findByRole('heading', { level: 1, name: 'On ne trouve pas ce reçu.' });
});

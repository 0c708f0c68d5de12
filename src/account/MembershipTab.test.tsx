import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openAccount } from '../../tests/support/storefront/accountFixtures.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const seconds = (instant: string) => Date.parse(instant) / 1000;
const membership = (change: object = {}) => ({
  status: 'trialing',
  startDate: seconds('2026-11-20T12:00:00-05:00'),
  trialEnd: seconds('2026-12-20T12:00:00-05:00'),
  currentPeriodEnd: seconds('2026-12-20T12:00:00-05:00'),
  cancelAtPeriodEnd: false,
  renews: false,
  saved: 1150,
  nextCharge: null as number | null,
  endedUnpaid: false,
  receipts: [] as object[],
  ...change,
});
const open = (change: object | null, mutations: object = {}) =>
  openAccount('/compte/adhesion', undefined, { membership: change && membership(change) }, mutations);

it('shows a trial’s end, the price of a year with taxes, and the savings so far (F-138, E47)', async () => {
  await open({});
  await screen.findByRole('heading', { name: 'Ensuite, si vous restez' });
  expect(text()).toContain('Gratuit jusqu’au dimanche 20 décembre 2026');
  for (const amount of ['1,50 $', '2,99 $', '5,75 $', '11,50 $']) expect(text()).toContain(amount);
  expect(screen.getByRole('button', { name: 'Ajouter une carte et rester membre' })).toBeTruthy();
});

it('offers to manage a renewing year, and to buy one that has ended (F-133, F-137)', async () => {
  const { sent } = await open({ status: 'active', renews: true, trialEnd: null });
  await screen.findByRole('button', { name: 'Gérer l’adhésion' });
  expect(text()).toContain('Renouvellement automatique le dimanche 20 décembre 2026');
  expect(screen.queryByRole('button', { name: 'Payer une année' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Gérer l’adhésion' }));
  await waitFor(() => expect(sent.at(-1)?.name).toBe('ManageMembershipMutation'));
  expect(sent.at(-1)?.variables).toEqual({ returnUrl: expect.stringMatching(/^https?:.*\/compte\/adhesion$/) });
  cleanup();
  const cancelled = await open({ status: 'cancelled' });
  fireEvent.click(await screen.findByRole('button', { name: 'Payer une année' }));
  await waitFor(() => expect(cancelled.sent.at(-1)?.name).toBe('CreateMembershipMutation'));
});

it('shows the next charge, its card, and the receipts (F-138)', async () => {
  const receipt = { id: 'rcp_1', number: 'F1C2-0001', paidAt: '2026-11-20T12:00:00-05:00', total: 3449 };
  const year = membership({ status: 'active', renews: true, trialEnd: null, nextCharge: 3449, receipts: [receipt] });
  const card = { id: 'pm_1', card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2040, country: 'CA' } };
  await openAccount('/compte/adhesion', undefined, { membership: year, basketsPaymentMethod: card });
  await screen.findByRole('heading', { name: 'Reçus' });
  expect(text()).toContain('Prochain paiement : 34,49 $, taxes comprises, le dimanche 20 décembre 2026.');
  expect(text()).toContain('Payé par Visa 4242.');
  expect(screen.getByRole('link', { name: 'Reçu F1C2-0001' }).getAttribute('href')).toBe('/recu/rcp_1');
});

it('leads from a refused renewal to another card alone (F-134)', async () => {
  const { sent } = await open({ status: 'past_due', renews: true, trialEnd: null, nextCharge: 3449 });
  fireEvent.click(await screen.findByRole('button', { name: 'Changer de carte' }));
  expect(text()).toContain('À payer : 34,49 $');
  await waitFor(() => expect(sent.at(-1)?.name).toBe('ManageMembershipMutation'));
});

it('shows when a membership ended, and that the card was refused', async () => {
  await open({ status: 'cancelled', trialEnd: null, endedUnpaid: true });
  await screen.findByRole('heading', { name: 'Adhésion terminée' });
  expect(text()).toContain('Elle s’est terminée le dimanche 20 décembre 2026 : votre carte a été refusée');
});

it.each([
  // The clocks change on 1 November: the month is one hour longer than 31 days.
  ['2026-10-20T12:00:00-04:00', '2026-11-20T12:00:00-05:00', '2026-10-20T12:00:30-04:00', '31 jours restants'],
  ['2026-11-20T12:00:00-05:00', '2026-12-20T12:00:00-05:00', '2026-12-19T23:59:00-05:00', '1 jour restant'],
  ['2026-11-20T12:00:00-05:00', '2026-12-20T12:00:00-05:00', '2026-12-20T11:59:00-05:00', '1 jour restant'],
])('describes a trial from %s to %s at %s: %s', async (start, end, now, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await open({ startDate: seconds(start), trialEnd: seconds(end), currentPeriodEnd: seconds(end) });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe(expected);
});

it.each([
  ['https://billing.stripe.com.evil.example/p/1', false],
  ['https://evil.example/?https://invoice.stripe.com', false],
  ['https://invoice.stripe.com/p/session/1', true],
])('follows the address %s: %s; a double press requests it once (F-137, E45)', async (address, isFollowed) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const year = { status: 'active', renews: true, trialEnd: null };
  const { sent } = await open(year, { manageMembership: address });
  const button = await screen.findByRole('button', { name: 'Gérer l’adhésion' });
  fireEvent.click(button);
  fireEvent.click(button);
  if (isFollowed) await waitFor(() => expect(assign.mock.calls).toEqual([[address]]));
  else {
    expect((await screen.findAllByText(/adresse de paiement n’est pas celle du marché/)).length).toBeGreaterThan(0);
    expect(assign).not.toHaveBeenCalled();
  }
  expect(sent.filter(({ name }) => name === 'ManageMembershipMutation')).toHaveLength(1);
});

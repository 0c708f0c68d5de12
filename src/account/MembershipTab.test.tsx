// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openAccount } from './accountFixtures.tsx';

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
  ...change,
});
const open = (change: object | null, mutations: object = {}) =>
  openAccount('/compte/adhesion', undefined, { membership: change && membership(change) }, mutations);

test('a trial shows its end, what a year costs with its taxes, and what was saved (F-138, E47)', async () => {
  await open({});
  await screen.findByRole('heading', { name: 'Ensuite, si vous restez' });
  expect(text()).toContain('Gratuit jusqu’au dimanche 20 décembre 2026');
  for (const amount of ['1,50 $', '2,99 $', '5,75 $', '11,50 $']) expect(text()).toContain(amount);
  expect(screen.getByRole('button', { name: 'Ajouter une carte et rester membre' })).toBeTruthy();
});

test('a year that renews is managed, not bought again; one that ended is bought (F-133, F-137)', async () => {
  const { sent } = await open({ status: 'active', renews: true, trialEnd: null });
  await screen.findByRole('button', { name: 'Gérer l’adhésion' });
  expect(text()).toContain('Renouvellement automatique le dimanche 20 décembre 2026');
  expect(screen.queryByRole('button', { name: 'Payer une année' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Gérer l’adhésion' }));
  await waitFor(() => expect(sent.at(-1)?.name).toBe('ManageMembershipMutation'));
  expect(sent.at(-1)?.variables).toEqual({ returnUrl: expect.stringMatching(/^https?:.*\/compte\/adhesion$/) });
  cleanup();
  const again = await open({ status: 'cancelled' });
  fireEvent.click(await screen.findByRole('button', { name: 'Payer une année' }));
  await waitFor(() => expect(again.sent.at(-1)?.name).toBe('CreateMembershipMutation'));
});

test.each([
  // The clocks change on 1 November: the month has an hour more than 31 days.
  ['2026-10-20T12:00:00-04:00', '2026-11-20T12:00:00-05:00', '2026-10-20T12:00:30-04:00', '31 jours restants'],
  ['2026-11-20T12:00:00-05:00', '2026-12-20T12:00:00-05:00', '2026-12-19T23:59:00-05:00', '1 jour restant'],
  ['2026-11-20T12:00:00-05:00', '2026-12-20T12:00:00-05:00', '2026-12-20T11:59:00-05:00', '1 jour restant'],
])('a trial from %s to %s says at %s: %s', async (start, end, now, left) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await open({ startDate: seconds(start), trialEnd: seconds(end), currentPeriodEnd: seconds(end) });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe(left);
});

test.each([
  ['https://billing.stripe.com.evil.example/p/1', false],
  ['https://evil.example/?https://invoice.stripe.com', false],
  ['https://invoice.stripe.com/p/session/1', true],
])('the address %s is followed: %s; pressed twice it is asked for once (F-137, E45)', async (address, isFollowed) => {
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

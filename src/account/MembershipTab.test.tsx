import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openAccount, refusal } from '../../tests/support/storefront/accountFixtures.tsx';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const seconds = (instant: string) => Date.parse(instant) / 1000;
const membership = (change: Fixture<'Membership'> = {}): Fixture<'Membership'> => ({
  status: 'trialing',
  startDate: seconds('2026-11-20T12:00:00-05:00'),
  trialEnd: seconds('2026-12-20T12:00:00-05:00'),
  currentPeriodEnd: seconds('2026-12-20T12:00:00-05:00'),
  cancelAtPeriodEnd: false,
  renews: false,
  saved: 1150,
  nextCharge: null,
  endedUnpaid: false,
  card: null,
  receipts: [],
  ...change,
});
const open = (
  change: Fixture<'Membership'> | null,
  mutations: Fixture<'Mutation'> = {},
  reply?: Parameters<typeof openAccount>[1],
  path = '/compte/adhesion',
) => openAccount(path, reply, { membership: change && membership(change) }, mutations);

it('shows a trial’s end, the price of a year with taxes, and the savings so far (F-138, E47)', async () => {
  await open({});
  await screen.findByRole('heading', { name: 'Ensuite, si vous restez' });
  expect(text()).toContain('Gratuit jusqu’au dimanche 20 décembre 2026');
  for (const amount of ['1,50 $', '2,99 $', '5,75 $', '11,50 $']) expect(text()).toContain(amount);
  expect(text()).toContain('Depuis le vendredi 20 novembre 2026');
  expect(text()).toContain('avant le dimanche 20 décembre 2026, la fin de l’essai. Ce jour-là, 34,49 $ sont prélevés');
  // 34.49 $ are a little less than six orders at 5.75 $.
  expect(text()).toContain('se paie d’elle-même en 6 commandes');
  expect(text()).not.toContain('l’année payée commence d’elle-même');
  expect(screen.getByRole('button', { name: 'Ajouter une carte et rester membre' })).toBeTruthy();
  cleanup();
  await open({ renews: true, saved: 0 });
  await screen.findByText(/l’année payée commence d’elle-même/);
  expect(text()).toContain('Rien encore : cela commence à votre prochaine commande');
  expect(text()).not.toContain('Rien n’est prélevé avant');
  expect(screen.queryByRole('button', { name: 'Ajouter une carte et rester membre' })).toBeNull();
});

it('says when a year that does not renew ends, and calls nobody a member after it', async () => {
  await open({ status: 'active', trialEnd: null });
  await screen.findByText(/L’adhésion se termine ce jour-là/);
  expect(text()).toContain('Aucuns frais de commande jusqu’au dimanche 20 décembre 2026');
  expect(screen.getAllByText('Membre')).toHaveLength(2);
  cleanup();
  await open({ status: 'cancelled', trialEnd: null });
  await screen.findByRole('heading', { name: 'Adhésion terminée' });
  expect(screen.queryByText('Membre')).toBeNull();
});

it('offers to manage a renewing year, and to buy one that has ended (F-133, F-137)', async () => {
  const { sent } = await open({ status: 'active', renews: true, trialEnd: null });
  await screen.findByRole('button', { name: 'Gérer l’adhésion' });
  expect(text()).toContain('Renouvellement automatique le dimanche 20 décembre 2026');
  expect(text()).not.toContain('l’année payée commence d’elle-même');
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
  const paid: Fixture<'Membership'> = {
    status: 'active',
    renews: true,
    trialEnd: null,
    nextCharge: 3449,
    receipts: [receipt],
  };
  const year = membership({ ...paid, card: { reference: 'pm_own', brand: 'mastercard', last4: '4444' } });
  const card = { id: 'pm_1', card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2040, country: 'CA' } };
  await openAccount('/compte/adhesion', undefined, { membership: year, basketsPaymentMethod: card });
  await screen.findByRole('heading', { name: 'Reçus' });
  expect(text()).toContain('Prochain paiement : 34,49 $, taxes comprises, le dimanche 20 décembre 2026.');
  expect(text()).toContain('Payé par Mastercard 4444.');
  expect(text()).not.toContain('Visa 4242');
  const link = screen.getByRole('link', { name: 'Reçu F1C2-0001' });
  expect(link.getAttribute('href')).toBe('/recu/rcp_1');
  expect(link.closest('li')!.textContent.replace(/\s/g, ' ')).toContain('vendredi 20 novembre 202634,49 $');
});

it.each([
  ['past_due', 'Changer de carte', 'À payer : 34,49 $'],
  ['active', 'Changer la carte de l’adhésion', 'Prochain paiement : 34,49 $'],
] as const)(
  'leads a membership that is %s to the page of a card that pays it (F-134, E72)',
  async (status, name, amount) => {
    const { sent } = await open({ status, renews: true, trialEnd: null, nextCharge: 3449 });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(text()).toContain(amount);
    expect(screen.queryByRole('button', { name: 'Gérer l’adhésion' }) === null).toBe(status === 'past_due');
    await waitFor(() => expect(sent.at(-1)?.name).toBe('SetupPaymentMethodMutation'));
    expect(sent.at(-1)?.variables).toMatchObject({
      successUrl: expect.stringMatching(/\/compte\/adhesion\?carte=0$/),
      paysMembership: true,
    });
  },
);

it.each([
  ['Payer une année', { status: 'cancelled' }, 'CreateMembershipMutation'],
  ['Essayer gratuitement', null, 'StartTrialMutation'],
] as const)('asks about a year that costs more, before “%s” (E69)', async (name, state, mutation) => {
  const prices: unknown[] = [];
  await open(state, {}, ({ name: operation, variables: { price } }) => {
    if (operation !== mutation) return {};
    prices.push(price);
    return price === 3000 ? refusal('TOTAL_RAISED', 'cart.total_raised', { shown: 3000, current: 4000 }) : {};
  });
  fireEvent.click(await screen.findByRole('button', { name }));
  // No trial runs, so no day is named.
  expect(text()).toContain('Renouvellement automatique chaque année, annulable en tout temps.');
  const dialog = await screen.findByRole('dialog', { name: 'Le prix de l’adhésion a augmenté' });
  expect(dialog.textContent.replace(/\s/g, ' ')).toMatch(/Rien n’a commencé.*30,00 \$.*40,00 \$.*34,49 \$.*45,99 \$/);
  expect(prices).toEqual([3000]);
  fireEvent.click(within(dialog).getByRole('button', { name: /Continuer à 45,99/ }));
  await waitFor(() => expect(prices).toEqual([3000, 4000]));
  // The page shows the price that was accepted.
  expect(text()).toContain('45,99 $');
});

it('says that a free trial has started (F-135)', async () => {
  await open(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Essayer gratuitement' }));
  await screen.findByText(/^Votre essai gratuit commence/);
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
  const year: Fixture<'Membership'> = { status: 'active', renews: true, trialEnd: null };
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

it.each([
  ['/compte/adhesion', 'Gérer l’adhésion', 'vendredi 20 novembre 2026'],
  ['/en/account/membership', 'Manage membership', 'Friday, November 20, 2026'],
])('returns from the page where it is managed to %s, which names days in its language', async (path, name, day) => {
  const receipts = [{ id: 'rcp_1', number: 'F1C2-0001', paidAt: '2026-11-20T12:00:00-05:00', total: 3449 }];
  const { sent } = await open({ status: 'active', renews: true, trialEnd: null, receipts }, {}, undefined, path);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(text()).toContain(day);
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ returnUrl: `https://marche.example${path}` }));
});

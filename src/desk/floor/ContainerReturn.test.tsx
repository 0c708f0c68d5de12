import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answer, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { ServerFailure, TransportFailure } from '../../shared/relay/failure.ts';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

type Market = {
  role: 'manager' | 'volunteer';
  held: Fixture<'HeldContainers'>[] | null;
  /** How the market answers a count. */
  refusal: 'limit' | 'network' | null;
};
let market: Market;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  market = {
    role: 'volunteer',
    held: [
      { deposit: 200, quantity: 2, products: ['Lait', 'Yogourt'] },
      { deposit: 10, quantity: 6, products: ['Bière'] },
    ],
    refusal: null,
  };
});
afterEach(cleanup);

const sheet = (): Fixture<'PackingSheet'> => ({
  code: '416\u00A0K',
  box: 'none',
  owed: 0,
  shippingZone: null,
  lines: [],
  order: {
    id: 'ord_1',
    number: 20_416,
    status: 'fulfilled',
    customerName: 'Camille Roy',
    customer: market.role === 'manager' ? { id: 'usr_1' } : null,
    location: { id: 'loc_1', name: 'Halle' },
    fulfillment: null,
    slot: null,
    deposit: 0,
  },
});
const respond = ({ name }: Sent): Answer => {
  if (name === 'ContainerReturnQuery')
    return fixtures({ Query: { staff: { packingSheet: { order: { id: 'ord_1', containersHeld: market.held } } } } });
  if (name === 'RefundOrderDepositMutation') {
    if (market.refusal === 'network') return new TransportFailure('The network did not answer.');
    if (market.refusal === 'limit')
      return new ServerFailure([
        { message: 'desk_money.deposit_limit', extensions: { code: 'DEPOSIT_LIMIT', displayable: true } },
      ]);
    return fixtures({ Mutation: { refundOrderDeposit: { id: 'ord_1', containersHeld: [] } } });
  }
  return fixtures({
    Query: {
      staff: {
        name: 'Karim',
        role: market.role,
        periods: [{ startDate: '2026-11-20' }],
        packingWeek: { period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' }, sheets: [sheet()] },
      },
      currentPeriod: { startDate: '2026-11-20' },
    },
  });
};
const open = async () => {
  const view = await renderWithRelay(<DeskScreen />, {
    path: '/comptoir/remise',
    page: 'desk',
    loader,
    mockResolvers: respond,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Camille Roy/, expanded: false }));
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Contenants rapportés' })));
  return view;
};
const dialog = () => within(screen.getByRole('dialog'));
const oneMore = (deposit: string) =>
  fireEvent.click(dialog().getByRole('button', { name: new RegExp(`de plus, consigne de ${deposit}`) }));
const credit = () => act(async () => void fireEvent.click(dialog().getByRole('button', { name: /^Créditer/ })));
const countsSent = (sent: readonly Sent[]) =>
  sent.filter(({ name }) => name === 'RefundOrderDepositMutation').map(({ variables }) => variables);

it('credits what a volunteer counts, never more than was paid for', async () => {
  const { sent } = await open();
  expect(dialog().getByRole('button', { name: /^Créditer/ })).toHaveProperty('disabled', true);
  for (let press = 0; press < 3; press += 1) oneMore('2,00');
  oneMore('0,10');
  expect(plain(dialog().getByRole('button', { name: /^Créditer/ }))).toBe('Créditer 4,10 $');
  await credit();
  expect(countsSent(sent)).toEqual([
    {
      order: 'ord_1',
      containers: [
        { deposit: 200, quantity: 2 },
        { deposit: 10, quantity: 1 },
      ],
      requestId: expect.stringMatching(/^\w{32}$/) as string,
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the count when the network fails, and sends it again under the same key', async () => {
  const { sent } = await open();
  oneMore('2,00');
  market.refusal = 'network';
  await credit();
  market.refusal = null;
  expect(plain(dialog().getByRole('button', { name: /^Créditer/ }))).toBe('Créditer 2,00 $');
  await credit();
  const [first, second] = countsSent(sent);
  expect(second).toEqual(first);
  expect(countsSent(sent)).toHaveLength(2);
});

it('reads what is held again after a refusal, since somebody else counted some of it', async () => {
  await open();
  oneMore('2,00');
  oneMore('2,00');
  market.refusal = 'limit';
  market.held = [{ deposit: 200, quantity: 1, products: ['Lait'] }];
  await credit();
  expect(dialog().getByText(/C.est plus que les consignes/)).toBeTruthy();
  expect(plain(dialog().getByRole('button', { name: /^Créditer/ }))).toBe('Créditer 2,00 $');
});

it('sends a guest to the card, and a volunteer to a manager, who has the other ways', async () => {
  market.held = null;
  await open();
  expect(plain(dialog().getByText(/sans compte/))).toContain('Demandez à une personne responsable');
  expect(dialog().queryByRole('link')).toBeNull();
  cleanup();
  market.role = 'manager';
  market.held = [];
  await open();
  expect(plain(dialog().getByText(/aucune consigne/))).toContain('Camille Roy');
  expect(dialog().getByRole('link', { name: 'Boîte réutilisable ou autre montant' }).getAttribute('href')).toBe(
    '/comptoir/clients/usr_1',
  );
});

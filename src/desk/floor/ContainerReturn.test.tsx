import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answer, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { ServerFailure, TransportFailure } from '../../shared/relay/failure.ts';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

type Market = {
  role: 'manager' | 'volunteer';
  held: Fixture<'HeldContainers'>[] | null;
  /** How the market answers a count. */
  refusal: 'limit' | 'network' | null;
  /** The network is there. */
  isOnline: boolean;
  /** The list has what customers hold. */
  listed: boolean;
};
let market: Market;
const toasts = toldToasts();
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
    isOnline: true,
    listed: false,
  };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => market.isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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
  if (!market.isOnline) return new TransportFailure('The network did not answer.');
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
        packingWeek: {
          period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' },
          sheets: [sheet()],
          assemblies: [],
          containersHeld:
            market.listed && market.held?.length !== 0 ? [{ order: 'ord_1', containers: market.held }] : [],
        },
      },
      currentPeriod: { startDate: '2026-11-20' },
    },
  });
};
const openCard = async () => {
  const view = await renderWithRelay(<DeskScreen />, {
    path: '/comptoir/remise',
    page: 'desk',
    loader,
    mockResolvers: respond,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Camille Roy/, expanded: false }));
  return view;
};
const openDialog = () =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Contenants rapportés' })));
const open = async () => {
  const view = await openCard();
  await openDialog();
  return view;
};
const goOffline = () => {
  market.isOnline = false;
  act(() => void window.dispatchEvent(new Event('offline')));
};
const goOnline = () => {
  market.isOnline = true;
  return act(async () => void window.dispatchEvent(new Event('online')));
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
  expect(toasts()).toEqual(['4,10 $ au solde de Camille Roy']);
});

it('keeps the count when the network fails, also across a reload, and sends it again under the same key', async () => {
  const { sent } = await open();
  oneMore('2,00');
  market.refusal = 'network';
  await credit();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(plain(await screen.findByText(/1 compte de contenants à envoyer/))).toMatch(/^Le marché ne répond pas/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Envoyer maintenant' })));
  expect(countsSent(sent)).toEqual(Array(2).fill(countsSent(sent)[0]));
  cleanup();
  market.refusal = null;
  const { sent: sentLater } = await open();
  await waitFor(() => expect(screen.queryByText(/à envoyer/)).toBeNull());
  const [[first], [second, ...others]] = [countsSent(sent), countsSent(sentLater)];
  expect(second).toEqual(first);
  expect(others).toEqual([]);
});

it('counts without network from the list, sends it once the network is back, and offers what was counted no second time', async () => {
  market.listed = true;
  const { sent } = await openCard();
  goOffline();
  await openDialog();
  expect(dialog().getByText(/Sans réseau : voici ce qui avait été payé/)).toBeTruthy();
  for (let press = 0; press < 3; press += 1) oneMore('2,00');
  const keep = dialog().getByRole('button', { name: /^Garder le compte/ });
  expect(plain(keep)).toBe('Garder le compte : 4,00 $');
  await act(async () => void fireEvent.click(keep));
  expect(toasts()).toEqual(['4,00 $ pour Camille Roy : à envoyer quand le réseau revient']);
  expect(plain(await screen.findByText(/Sans réseau\./))).toContain('1 compte de contenants à envoyer');
  await openDialog();
  expect(dialog().queryByText(/consigne de 2,00/i)).toBeNull();
  expect(dialog().getByRole('button', { name: /de plus, consigne de 0,10/ })).toBeTruthy();
  expect(countsSent(sent)).toEqual([]);
  await goOnline();
  await goOnline();
  expect(countsSent(sent)).toEqual([
    {
      order: 'ord_1',
      containers: [{ deposit: 200, quantity: 2 }],
      requestId: expect.stringMatching(/^\w{32}$/) as string,
    },
  ]);
});

it('says whose count was refused, since another tablet had counted the same containers without network', async () => {
  market.listed = true;
  await openCard();
  goOffline();
  await openDialog();
  oneMore('2,00');
  await act(async () => void fireEvent.click(dialog().getByRole('button', { name: /^Garder le compte/ })));
  market.refusal = 'limit';
  await goOnline();
  const title = await screen.findByText(/416.K, Camille Roy/);
  expect(plain(title)).toBe('416 K, Camille Roy : 2,00 $ de consignes n’ont pas été crédités');
  expect(screen.getByText(/Une autre personne a déjà compté ces contenants/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Compris' }));
  await waitFor(() => expect(screen.queryByText(/n.ont pas été crédités/)).toBeNull());
});

it('does not promise a deposit without network where the list knows none', async () => {
  market.listed = true;
  market.held = [];
  await openCard();
  goOffline();
  await openDialog();
  expect(dialog().getByText(/aucune consigne/)).toBeTruthy();
  expect(dialog().getByText(/ce que dit la dernière liste/)).toBeTruthy();
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

it('offers the undo of the last three hand-overs', async () => {
  const done = (number: number) => ({
    order: `ord_${number}`,
    code: `${number} K`,
    customer: 'Ali',
    requestId: `key_${number}`,
    at: new Date().toISOString(),
    state: 'done',
  });
  localStorage.setItem('etal.personal.desk-handovers', JSON.stringify([9, 8, 7, 6].map(done)));
  await openCard();
  const last = await screen.findByRole('list', { name: 'Dernières remises' });
  expect([...last.querySelectorAll('b')].map(plain)).toEqual(['9 K', '8 K', '7 K']);
});

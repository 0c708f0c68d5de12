import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineStatus, OrderStatus, Temperature } from '#generated/schemaTypes.ts';
import { taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type Fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../../shared/relay/authentication.ts';
import { ServerFailure, TransportFailure } from '../../shared/relay/failure.ts';
import { clearVisitorStorage, claimStorage } from '../../shared/storage/visitorStorage.ts';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

const LINES = ['carrots', 'bread', 'beef'];
type Market = {
  order: OrderStatus;
  statuses: Record<string, LineStatus>;
  away: boolean;
  silent: boolean;
  refused: string[];
  quantities: Record<string, number>;
};
type Tick = { lines: string[]; status: LineStatus; seen: LineStatus; seenQuantities: number[] };
const JOSEE = { sub: 'auth0|josee', email: null, name: null, completeProfile: true };
let market: Market;

beforeEach(() => {
  localStorage.clear();
  const statuses: Market['statuses'] = { carrots: 'received', bread: 'received', beef: 'received' };
  market = { order: 'processed', statuses, away: false, silent: false, refused: [], quantities: {} };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !market.away);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = 'auth0.etal-storefront.is.authenticated=; Max-Age=0';
});

const temperatures: Record<string, Temperature> = { carrots: 'cold', bread: 'normal', beef: 'frozen' };
const week = (): Fixture<'PackingWeek'> => ({
  period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' },
  sheets: [
    {
      code: '418\u00A0R',
      box: 'none',
      shippingZone: null,
      order: {
        id: 'ord_1',
        number: 20418,
        status: market.order,
        customerName: 'Camille',
        outsideZone: false,
        contact: { phone: null },
        note: 'Vers 18 h',
        fromStorage: false,
        slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
        location: { id: 'loc_1', name: 'Halle du Portage' },
        fulfillment: null,
      },
      lines: LINES.map((id) => ({
        temperature: temperatures[id],
        isAlcohol: false,
        line: {
          id,
          productName: id,
          variantName: 'la botte',
          sellerName: 'Ferme',
          quantity: market.quantities[id] ?? 2,
          missing: 0,
          status: market.statuses[id],
          reusableBox: false,
        },
      })),
    },
  ],
});

function changedBy({ lines, status, seen, seenQuantities }: Tick): ServerFailure | null {
  const params = { lines: [] as string[], now: [] as string[], quantities: [] as number[] };
  for (const [at, line] of lines.entries()) {
    const [now, quantity] = [market.statuses[line]!, market.quantities[line] ?? 2];
    if ((now === status || now === seen) && quantity === seenQuantities[at]) continue;
    params.lines.push(line);
    params.now.push(now);
    params.quantities.push(quantity);
  }
  if (params.lines.length === 0) return null;
  return new ServerFailure([{ message: 'x', extensions: { code: 'LINES_CHANGED', displayable: true, params } }]);
}

/** The market of the test: stores the lines' states, does not answer while it is away or silent. */
function respond({ name, variables }: Sent): Fixtures | Error {
  if (market.away || market.silent) return new TransportFailure('The network did not answer.');
  if (name === 'TickLinesMutation') {
    const { lines, status } = variables as Tick;
    if (lines.some((line) => market.refused.includes(line)))
      return new ServerFailure([{ message: 'x', extensions: { code: 'TRANSITION_REFUSED', displayable: true } }]);
    const refusal = changedBy(variables as Tick);
    if (refusal) return refusal;
    for (const line of lines) market.statuses[line] = status;
    return fixtures({ UpdateOrderLinesPayload: { lines: lines.map((id) => ({ id, status })) } });
  }
  return fixtures({
    Query: {
      staff: { name: 'Josée', role: 'manager', periods: [{ startDate: '2026-11-20' }], packingWeek: week() },
      currentPeriod: { startDate: '2026-11-20' },
    },
  });
}

const open = (path = '/comptoir/assemblage') =>
  renderWithRelay(<DeskScreen />, { path, page: 'desk', loader, mockResolvers: respond });
/** Simulates a reload offline: the session cannot be determined, but this browser may have a session mark. */
const openAlone = (hasSession = true, path = '/comptoir/assemblage') => {
  if (hasSession) document.cookie = 'auth0.etal-storefront.is.authenticated=true';
  return renderWithRelay(<DeskScreen />, { path, page: 'desk', loader, mockResolvers: respond, signedIn: false });
};
async function openOrder() {
  const details = (await screen.findByText(/20418/)).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findAllByRole('button', { name: /^En caisse/ });
}
const button = (mark: string, line: string) => screen.getByRole('button', { name: new RegExp(`^${mark}.: ${line}$`) });
const state = () => screen.getByText(/coches? à envoyer|Tout est envoyé/).textContent;
const comeBack = () => {
  Object.assign(market, { away: false, silent: false });
  return act(async () => void window.dispatchEvent(new Event('online')));
};
const questions = async () =>
  (await screen.findAllByText(/^(?:Vous|.*Vous).:/))[0]!.closest<HTMLElement>('[role=alert]')!;
const goAway = () => {
  market.away = true;
  return act(async () => void window.dispatchEvent(new Event('offline')));
};

it('lists an order’s lines in picking order, and sends a mark with the value seen', async () => {
  const { sent } = await open();
  await openOrder();
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([
    'Sec, tablette · 2 articles',
    'Chambre froide, 4 °C · 2 articles',
    'Congélateur, à prendre en dernier · 2 articles',
  ]);
  const changes = taskCountChanges();
  fireEvent.click(button('En caisse', 'bread'));
  expect(button('En caisse', 'bread').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(market.statuses['bread']).toBe('packed'));
  const tick = { lines: ['bread'], status: 'packed', seen: 'received' };
  expect(sent.findLast(({ name }) => name === 'TickLinesMutation')?.variables).toMatchObject(tick);
  await waitFor(() => expect(changes()).toBe(1));
  expect(screen.getByText('1 sur 3')).toBeTruthy();
  await waitFor(() => expect(state()).toBe('Tout est envoyé'));
  fireEvent.click(button('En caisse', 'bread'));
  await waitFor(() => expect(market.statuses['bread']).toBe('received'));
});

it('counts and stores marks offline, across a reload, and sends them when back online (D 10)', async () => {
  await open();
  await openOrder();
  await goAway();
  fireEvent.click(button('En caisse', 'bread'));
  fireEvent.click(button('Manquant', 'beef'));
  await waitFor(() => expect(state()).toBe('Sans réseau. 2 coches à envoyer'));
  cleanup();
  // The page is reopened without a known session: it shows this device's copy, and accepts marks.
  const { environment, sent } = await openAlone();
  await openOrder();
  expect(screen.getByText(/^Voici la liste gardée sur cet appareil/)).toBeTruthy();
  expect(screen.getByText('Josée au comptoir')).toBeTruthy();
  expect(state()).toBe('Sans réseau. 2 coches à envoyer');
  expect(button('Manquant', 'beef').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('En caisse', 'carrots'));
  fireEvent.click(button('En caisse', 'carrots'));
  // Back online with a known session: the list stays open, and is replaced by the market's.
  const details = screen.getByText(/20418/).closest('details');
  const way = screen.getByRole('link', { name: 'Clients' });
  way.focus();
  await comeBack();
  expect(sent.filter(({ name }) => name === 'TickLinesMutation')).toEqual([]);
  await act(async () => setAuthentication(environment, { loading: false, isAuthenticated: true, user: JOSEE }));
  await waitFor(() => expect(market.statuses).toEqual({ carrots: 'received', bread: 'packed', beef: 'missing' }));
  await waitFor(() => expect(state()).toBe('Tout est envoyé'));
  expect(screen.getByText(/20418/).closest('details')).toBe(details);
  expect(document.activeElement).toBe(way);
});

it('stores a mark whose call gets no response, though there seems to be a network', async () => {
  await open();
  await openOrder();
  market.silent = true;
  fireEvent.click(button('En caisse', 'bread'));
  await waitFor(() => expect(state()).toContain('1 coche à envoyer'));
  await comeBack();
  await waitFor(() => expect([market.statuses['bread'], state()]).toEqual(['packed', 'Tout est envoyé']));
});

it('hides stored data from others, and deletes them after a week (ADR 31)', async () => {
  await open();
  await openOrder();
  await goAway();
  cleanup();
  const isListed = async () => {
    await openAlone();
    await screen.findAllByRole('heading', { level: 1 });
    const hasOrder = screen.queryByText(/20418/) !== null;
    cleanup();
    return hasOrder;
  };
  expect(await isListed()).toBe(true);
  // The browser's session mark has expired.
  document.cookie = 'auth0.etal-storefront.is.authenticated=; Max-Age=0';
  await openAlone(false);
  expect(await screen.findByRole('heading', { name: 'Le marché ne répond pas' })).toBeTruthy();
  expect(screen.queryByText(/20418|Josée/)).toBeNull();
  cleanup();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 7 * 86_400_000 - 60_000);
  expect(await isListed()).toBe(true);
  vi.spyOn(Date, 'now').mockImplementation(() => now + 7 * 86_400_000 + 60_000);
  expect(await isListed()).toBe(false);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Camille');
  vi.mocked(Date.now).mockRestore();
  market.away = false;
  await open();
  await openOrder();
  claimStorage('auth0|josee');
  expect(JSON.stringify({ ...localStorage })).toContain('Camille');
  claimStorage('auth0|another');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Camille');
});

it('says in another view that it needs the network, and links to the list', async () => {
  await open();
  await openOrder();
  await goAway();
  cleanup();
  await openAlone(true, '/comptoir/commandes');
  expect(await screen.findByRole('heading', { name: 'Le marché ne répond pas' })).toBeTruthy();
  const hrefs = screen.getAllByRole('link', { name: 'Assemblage' }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/comptoir/assemblage', '/comptoir/assemblage']);
  cleanup();
  // The same while the session is still known.
  await open('/comptoir/commandes');
  expect(await screen.findByRole('heading', { name: 'Le marché ne répond pas' })).toBeTruthy();
});

it('accepts no marks on an assembled order', async () => {
  market.order = 'fulfilled';
  await open();
  const details = (await screen.findByText(/20418/)).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect((await screen.findAllByText('Reçu')).length).toBe(3);
  // Its status, and what stands where the button stood.
  expect(screen.getAllByText('Assemblée')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^En caisse/ })).toBeNull();
});

it('asks about changes by somebody else, never overwriting them unseen', async () => {
  await open();
  await openOrder();
  await goAway();
  fireEvent.click(button('En caisse', 'bread'));
  fireEvent.click(button('En caisse', 'carrots'));
  market.statuses = { carrots: 'missing', bread: 'missing', beef: 'received' };
  await comeBack();
  const question = await questions();
  expect(question.textContent).toContain('2 lignes ont été changées');
  expect(market.statuses).toMatchObject({ carrots: 'missing', bread: 'missing' });
  const row = (name: string) => within(within(question).getByText(new RegExp(name)).closest('li')!);
  fireEvent.click(row('bread').getByRole('button', { name: /^Garder la mienne/ }));
  await waitFor(() => expect(market.statuses['bread']).toBe('packed'));
  fireEvent.click(row('carrots').getByRole('button', { name: /^Garder l\u2019autre/ }));
  await waitFor(() => expect(screen.queryByText(/Vous.:/)).toBeNull());
  expect(market.statuses['carrots']).toBe('missing');
  expect(button('Manquant', 'carrots').getAttribute('aria-pressed')).toBe('true');
});

it.each(['offline', 'meanwhile'])(
  'asks whether the units that are left are packed, when some were removed %s',
  async (when) => {
    await open();
    await openOrder();
    if (when === 'offline') await goAway();
    market.quantities = { bread: 1 };
    fireEvent.click(button('En caisse', 'bread'));
    fireEvent.click(button('En caisse', 'beef'));
    if (when === 'offline') await comeBack();
    const question = await questions();
    expect(question.textContent).toContain('bread La quantité est passée de 2 à 1. Vous\u00A0: En caisse.');
    await waitFor(() => expect(market.statuses['beef']).toBe('packed'));
    expect(market.statuses['bread']).toBe('received');
    fireEvent.click(within(question).getByRole('button', { name: /^Confirmer 1.unité/ }));
    await waitFor(() => expect(market.statuses['bread']).toBe('packed'));
    await waitFor(() => expect(state()).toBe('Tout est envoyé'));
  },
);

it('asks about a mark that the market no longer accepts', async () => {
  await open();
  await openOrder();
  market.statuses['beef'] = 'missing';
  fireEvent.click(button('En caisse', 'beef'));
  expect((await questions()).textContent).toContain('Vous\u00A0: En caisse. L\u2019autre\u00A0: Manquant.');
  expect(market.statuses['beef']).toBe('missing');
});

it('sends all other lines when one is no longer accepted', async () => {
  await open();
  await openOrder();
  await goAway();
  for (const line of LINES) fireEvent.click(button('En caisse', line));
  market.refused = ['bread'];
  await comeBack();
  await waitFor(() => expect(market.statuses).toEqual({ carrots: 'packed', bread: 'received', beef: 'packed' }));
  const alert = await questions();
  expect(alert.textContent).toContain('déjà assemblée');
  fireEvent.click(within(alert).getByRole('button', { name: 'Laisser' }));
  await waitFor(() => expect(state()).toBe('Tout est envoyé'));
});

it('deletes the list and the marks at sign-out', async () => {
  await open();
  await openOrder();
  await goAway();
  fireEvent.click(button('En caisse', 'bread'));
  await waitFor(() => expect(Object.keys(localStorage).length).toBeGreaterThan(1));
  clearVisitorStorage();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('lists a place by its times, where orders of the week are handed over there at several', async () => {
  const one = week();
  const moved = structuredClone(one.sheets![0]!);
  Object.assign(moved, { code: '419\u00A0R' });
  Object.assign(moved.order!, {
    id: 'ord_2',
    number: 20419,
    slot: { from: '2026-11-24T10:00:00-05:00', to: '2026-11-24T14:00:00-05:00' },
  });
  await renderWithRelay(<DeskScreen />, {
    path: '/comptoir/assemblage',
    page: 'desk',
    loader,
    mockResolvers: () =>
      fixtures({
        Query: {
          staff: {
            name: 'Josée',
            role: 'manager',
            periods: [{ startDate: '2026-11-20' }],
            packingWeek: { ...one, sheets: [...one.sheets!, moved] },
          },
          currentPeriod: { startDate: '2026-11-20' },
        },
      }),
  });
  const choice = await screen.findByRole('combobox', { name: 'Lieu ou tournée' });
  const texts = [...choice.querySelectorAll('option')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(texts.slice(1)).toEqual([
    'Halle du Portage, jeudi 26 novembre 2026, 14 h à 19 h',
    'Halle du Portage, mardi 24 novembre 2026, 10 h à 14 h',
  ]);
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MockResolvers } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitor } from '../shared/storage/forgetVisitor.ts';
import { ServerFailure, TransportFailure } from '../shared/relay/failure.ts';
import { renderWithRelay, type Sent } from '../shared/relay/testHarness.tsx';
import { DeskScreen } from './DeskScreen.tsx';
import { loader } from './DeskScreen.route.ts';

const LINES = ['carrots', 'bread', 'beef'];
type Market = { statuses: Record<string, string>; away: boolean; refused: string[] };
let market: Market;

beforeEach(() => {
  localStorage.clear();
  market = { statuses: { carrots: 'received', bread: 'received', beef: 'received' }, away: false, refused: [] };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !market.away);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const temperatures: Record<string, string> = { carrots: 'cold', bread: 'normal', beef: 'frozen' };
const week = () => ({
  period: { startDate: '2026-11-20' },
  sheets: [
    {
      code: '418\u00A0R',
      box: 'none',
      shippingZone: null,
      order: {
        id: 'ord_1',
        number: 20418,
        status: 'processed',
        customerName: 'Camille',
        outsideZone: false,
        contact: { phone: null },
        note: 'Vers 18 h',
        fromStorage: false,
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
          quantity: 2,
          status: market.statuses[id],
          reusableBox: false,
        },
      })),
    },
  ],
});

function changedBy(lines: string[], status: string, seen: string): ServerFailure | null {
  const params = { lines: [] as string[], now: [] as string[] };
  for (const line of lines) {
    const now = market.statuses[line]!;
    if (now === status || now === seen) continue;
    params.lines.push(line);
    params.now.push(now);
  }
  if (params.lines.length === 0) return null;
  return new ServerFailure([{ message: 'x', extensions: { code: 'LINES_CHANGED', displayable: true, params } }]);
}

/** The market of the test: keeps the lines' states, answers nothing while it is away. */
function answer({ name, variables }: Sent): MockResolvers | Error {
  if (market.away) return new TransportFailure('The network did not answer.');
  if (name === 'TickLinesMutation') {
    const { lines, status, seen } = variables as { lines: string[]; status: string; seen: string };
    if (lines.some((line) => market.refused.includes(line)))
      return new ServerFailure([{ message: 'x', extensions: { code: 'TRANSITION_REFUSED', displayable: true } }]);
    const refusal = changedBy(lines, status, seen);
    if (refusal) return refusal;
    for (const line of lines) market.statuses[line] = status;
    return { UpdateOrderLinesPayload: () => ({ lines: lines.map((id) => ({ id, status })) }) };
  }
  return {
    Query: () => ({
      staff: { name: 'Josée', periods: [{ startDate: '2026-11-20' }], packingWeek: week() },
      currentPeriod: { startDate: '2026-11-20' },
    }),
  };
}

const open = (path = '/comptoir/assemblage') =>
  renderWithRelay(<DeskScreen />, { path, page: 'desk', loader, mockResolvers: answer });
async function openOrder() {
  const details = (await screen.findByText(/20418/)).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findAllByRole('button', { name: /^Préparé/ });
}
const button = (mark: string, line: string) => screen.getByRole('button', { name: new RegExp(`^${mark}.: ${line}$`) });
const state = () => screen.getByText(/coches? à envoyer|Tout est envoyé/).textContent;
const comeBack = () => {
  market.away = false;
  return act(async () => void window.dispatchEvent(new Event('online')));
};
const questions = async () =>
  (await screen.findAllByText(/^(?:Vous|.*Vous).:/))[0]!.closest<HTMLElement>('[role=alert]')!;
const goAway = () => {
  market.away = true;
  return act(async () => void window.dispatchEvent(new Event('offline')));
};

test('an order\u2019s lines stand in the order of picking, and a mark is sent with what was seen', async () => {
  const { sent } = await open();
  await openOrder();
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([
    'Sec, tablette · 2 articles',
    'Chambre froide, 4 °C · 2 articles',
    'Congélateur, à prendre en dernier · 2 articles',
  ]);
  fireEvent.click(button('Préparé', 'bread'));
  expect(button('Préparé', 'bread').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(market.statuses['bread']).toBe('packed'));
  expect(sent.at(-1)?.variables).toEqual({ lines: ['bread'], status: 'packed', seen: 'received' });
  expect(screen.getByText('1 sur 3')).toBeTruthy();
  await waitFor(() => expect(state()).toBe('Tout est envoyé'));
  fireEvent.click(button('Préparé', 'bread'));
  await waitFor(() => expect(market.statuses['bread']).toBe('received'));
});

test('without network marks are counted and kept, outlive a reload, and are sent when it is back (D 10)', async () => {
  await open();
  await openOrder();
  await goAway();
  fireEvent.click(button('Préparé', 'bread'));
  fireEvent.click(button('Manquant', 'beef'));
  await waitFor(() => expect(state()).toBe('Hors ligne. 2 coches à envoyer'));
  cleanup();
  // The page is opened anew, and the market does not answer: what this device has kept is there.
  const environment = await open('/comptoir/assemblage').catch(() => null);
  expect(environment).not.toBeNull();
  cleanup();
  market.away = false;
  await open();
  await waitFor(() => expect(market.statuses).toEqual({ carrots: 'received', bread: 'packed', beef: 'missing' }));
  await waitFor(() => expect(state()).toBe('Tout est envoyé'));
});

test('what somebody else has changed meanwhile is asked, never overwritten unseen', async () => {
  await open();
  await openOrder();
  await goAway();
  fireEvent.click(button('Préparé', 'bread'));
  fireEvent.click(button('Préparé', 'carrots'));
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

test('a change that came between is refused by the market itself, and asked too', async () => {
  await open();
  await openOrder();
  market.statuses['beef'] = 'missing';
  fireEvent.click(button('Préparé', 'beef'));
  expect((await questions()).textContent).toContain('Vous\u00A0: Préparé. L\u2019autre\u00A0: Manquant.');
  expect(market.statuses['beef']).toBe('missing');
});

test('one line that is taken no more holds up none of the others', async () => {
  await open();
  await openOrder();
  await goAway();
  for (const line of LINES) fireEvent.click(button('Préparé', line));
  market.refused = ['bread'];
  await comeBack();
  await waitFor(() => expect(market.statuses).toEqual({ carrots: 'packed', bread: 'received', beef: 'packed' }));
  const alert = await questions();
  expect(alert.textContent).toContain('déjà assemblée');
  fireEvent.click(within(alert).getByRole('button', { name: 'Laisser' }));
  await waitFor(() => expect(state()).toBe('Tout est envoyé'));
});

test('signing out forgets the list and the marks', async () => {
  await open();
  await openOrder();
  await goAway();
  fireEvent.click(button('Préparé', 'bread'));
  await waitFor(() => expect(Object.keys(localStorage).length).toBeGreaterThan(1));
  forgetVisitor();
  expect(Object.keys(localStorage)).toEqual([]);
});

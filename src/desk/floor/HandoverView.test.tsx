import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatDay } from '#rules/dates.ts';
import { plain, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answer, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { ServerFailure, TransportFailure } from '../../shared/relay/failure.ts';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

type Market = {
  statuses: Record<string, Fixture<'Order'>['status']>;
  away: boolean;
  refused: string | null;
  /** Of all orders; absent: not planned. */
  slot?: { from: string; to: string };
  closesAt?: string;
  /** Other sheets than those of the week. */
  sheets?: () => Fixture<'PackingSheet'>[];
};
let market: Market;

beforeEach(() => {
  // No list reads itself again every few seconds: what a test sees anew was read because of its press.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  localStorage.clear();
  market = { statuses: { ord_1: 'fulfilled', ord_2: 'fulfilled', ord_3: 'processed' }, away: false, refused: null };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !market.away);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.cookie = 'auth0.etal-storefront.is.authenticated=; Max-Age=0';
});

const line = (id: string, more: Fixture<'OrderLine'> = {}): Fixture<'PackingLine'> => ({
  temperature: 'normal',
  isAlcohol: false,
  line: {
    id,
    productName: 'Carottes',
    variantName: 'la botte',
    sellerName: 'Ferme',
    quantity: 2,
    returned: 0,
    missing: more['status'] === 'missing' ? 2 : 0,
    missingReturned: 0,
    status: 'packed',
    reusableBox: false,
    ...more,
  },
});
const sheet = (
  nth: number,
  code: string,
  customerName: string,
  more: Fixture<'PackingSheet'> = {},
  ofOrder: Fixture<'Order'> = {},
): Fixture<'PackingSheet'> => ({
  code,
  box: 'lent',
  owed: 0,
  shippingZone: null,
  lines: [line(`line_${nth}`)],
  ...more,
  order: {
    id: `ord_${nth}`,
    number: 20_415 + nth,
    status: market.statuses[`ord_${nth}`],
    customerName,
    customer: { id: 'usr_1' },
    outsideZone: false,
    contact: { phone: '819 555-0142' },
    note: nth === 1 ? 'Vers 18 h' : null,
    allergies: nth === 1 ? 'Noix' : null,
    deposit: 250,
    fromStorage: false,
    slot: market.slot ?? null,
    location: nth === 2 ? { id: 'loc_2', name: 'Aylmer' } : { id: 'loc_1', name: 'Halle du Portage' },
    fulfillment: null,
    ...ofOrder,
  },
});
const week = (): Fixture<'PackingWeek'> => ({
  period: {
    startDate: '2026-11-20',
    deliveryDay: '2026-11-26',
    closesAt: market.closesAt ?? '2026-11-23T00:00:00-05:00',
  },
  sheets: market.sheets?.() ?? [
    sheet(1, '416\u00A0K', 'Camille Roy', {
      owed: 450,
      lines: [line('line_1'), line('line_1b', { productName: 'Miche', status: 'missing' })],
    }),
    sheet(2, '417\u00A0M', 'Ali Haddad'),
    sheet(3, '418\u00A0R', 'Béa Nault', { lines: [line('line_3', { status: 'received' })] }),
  ],
});

/** The market of the test: hands over once, undoes it, and does not answer while it is away. */
const respond = ({ name, variables }: Sent): Answer => {
  if (market.away) return new TransportFailure('The network did not answer.');
  const { order } = variables as { order: string };
  const transitionRefused = (from: string) =>
    new ServerFailure([
      { message: 'x', extensions: { code: 'TRANSITION_REFUSED', params: { from, to: 'completed' } } },
    ]);
  if (name === 'HandOverMutation') {
    if (market.refused) return transitionRefused(market.refused);
    market.statuses[order] = 'completed';
    return fixtures({ Mutation: { handOver: { id: order, status: 'completed' } } });
  }
  if (name === 'ReceiveCashMutation')
    return new ServerFailure([
      { message: 'Déjà reçu.', extensions: { code: 'CASH_CHANGED', displayable: true, localized: true } },
    ]);
  if (name === 'UndoHandoverMutation') {
    market.statuses[order] = 'fulfilled';
    return fixtures({ Mutation: { undoOrderStep: { id: order, status: 'fulfilled' } } });
  }
  return fixtures({
    Query: {
      staff: { name: 'Josée', role: 'manager', periods: [{ startDate: '2026-11-20' }], packingWeek: week() },
      currentPeriod: { startDate: '2026-11-20' },
    },
  });
};

const open = () =>
  renderWithRelay(<DeskScreen />, { path: '/comptoir/remise', page: 'desk', loader, mockResolvers: respond });
const openAlone = () => {
  document.cookie = 'auth0.etal-storefront.is.authenticated=true';
  return renderWithRelay(<DeskScreen />, {
    path: '/comptoir/remise',
    page: 'desk',
    loader,
    mockResolvers: respond,
    signedIn: false,
  });
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Commandes à remettre' }))
    .getAllByRole('button')
    .map((row) => /[A-Z].*?(?=\d)/.exec(plain(row))?.[0].trim());
const row = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
const searchFor = async (words: string) =>
  fireEvent.change(await screen.findByLabelText('Caisse, nom, numéro ou téléphone'), { target: { value: words } });
const handOver = async (name: RegExp) => {
  fireEvent.click(await row(name));
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /^Remettre la/ })));
};
const sentOf = (sent: readonly Sent[], name: string) => sent.filter((one) => one.name === name);

it('hands nothing over of an order of which nothing comes, whatever happened to its box (E70)', async () => {
  market.statuses['ord_1'] = 'processed';
  market.sheets = () => [
    sheet(1, '416\u00A0K', 'Camille Roy', {
      lines: [line('line_1', { status: 'missing', replaced: 0 }), line('box', { reusableBox: true, quantity: 1 })],
    }),
  ];
  await open();
  expect(plain(await screen.findByText(/à remettre sur/))).toBe('0 à remettre sur 1');
  fireEvent.click(await row(/Camille Roy/));
  const card = within(await screen.findByRole('region', { name: /416.K Camille Roy/ }));
  expect(card.getByText('Rien n’est arrivé')).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Remettre la/ })).toBeNull();
});

it('says where an order is brought, and that this is outside its zone', async () => {
  const stop = { id: 'ful_1', recipient: 'Luc Roy', line1: '45, rue des Pins', city: 'Cantley', postalCode: 'J8V1B2' };
  const round = { shippingZone: { id: 'zon_1', name: 'Tournée' } };
  market.sheets = () => [
    sheet(1, '416\u00A0K', 'Camille Roy', round, { outsideZone: true, fulfillment: { ...stop, line2: 'app. 3' } }),
  ];
  await open();
  fireEvent.click(await row(/Camille Roy/));
  const card = within(await screen.findByRole('region', { name: /416.K Camille Roy/ }));
  expect(plain(card.getByText(/rue des Pins/))).toBe(
    'Luc Roy, 45, rue des Pins, app. 3, Cantley J8V 1B2 Hors de la zone : appeler',
  );
});

it('finds a crate by its code, shows its card, hands it over once and undoes it', async () => {
  const { sent } = await open();
  const changes = taskCountChanges();
  expect(await rows()).toEqual(['Ali Haddad', 'Béa Nault', 'Camille Roy']);
  await searchFor('416k');
  fireEvent.submit(screen.getByRole('search'));
  const card = within(await screen.findByRole('region', { name: /416.K Camille Roy/ }));
  expect(plain(card.getByText('Allergies :').parentElement)).toBe('Allergies : Noix');
  expect(card.getByText('Vers 18 h')).toBeTruthy();
  expect(plain(card.getByText('Miche').closest('li'))).toContain('manquant');
  expect(plain(card.getByText('À rendre pour ce qui manque').parentElement)).toContain('4,50 $');
  expect(plain(card.getByText('Consignes').parentElement)).toContain('2,50 $');
  expect(card.getByRole('link', { name: '819 555-0142' }).getAttribute('href')).toBe('tel:819 555-0142');
  await act(async () => void fireEvent.click(card.getByRole('button', { name: /^Remettre la 416.K/ })));
  expect(sentOf(sent, 'HandOverMutation').map(({ variables }) => variables)).toEqual([
    { order: 'ord_1', requestId: expect.stringMatching(/^\w{32}$/) as string, unpaid: null },
  ]);
  // Ready for the next one; handed-over orders are last.
  expect(screen.getByLabelText('Caisse, nom, numéro ou téléphone')).toHaveProperty('value', '');
  expect(await rows()).toEqual(['Ali Haddad', 'Béa Nault', 'Camille Roy']);
  expect(plain(screen.getByText(/à remettre sur/))).toBe('2 à remettre sur 3');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Annuler la remise de la 416.K/ })));
  expect(sentOf(sent, 'UndoHandoverMutation').map(({ variables }) => variables)).toEqual([
    { order: 'ord_1', handOver: sentOf(sent, 'HandOverMutation')[0]?.variables['requestId'] },
  ]);
  expect(plain(screen.getByText(/à remettre sur/))).toBe('3 à remettre sur 3');
  expect(changes()).toBe(2);
});

it('leaves the card in its place after a hand-over, so that a second press meets no other order', async () => {
  await open();
  fireEvent.click(await row(/Camille Roy/));
  const button = await screen.findByRole('button', { name: /^Remettre la/ });
  const place = button.parentElement!;
  await act(async () => void fireEvent.click(button));
  expect(plain(place.firstElementChild!)).toBe('Remise');
  expect(plain(place)).not.toContain('Remettre');
  fireEvent.click(within(place).getByRole('button', { name: 'Retour à la liste' }));
  expect(place.isConnected).toBe(false);
});

it('leaves every row in its place after a hand-over, until the list is filtered again', async () => {
  await open();
  await handOver(/Ali Haddad/);
  expect(plain(screen.getByText(/à remettre sur/))).toBe('2 à remettre sur 3');
  expect(await rows()).toEqual(['Ali Haddad', 'Béa Nault', 'Camille Roy']);
  await searchFor('a');
  expect(await rows()).toEqual(['Béa Nault', 'Camille Roy', 'Ali Haddad']);
});

it('chooses the place once, even across a reload', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText('Lieu ou tournée'), { target: { value: 'loc_2' } });
  expect(await rows()).toEqual(['Ali Haddad']);
  cleanup();
  await open();
  expect(await rows()).toEqual(['Ali Haddad']);
});

it('keeps a crate that is not packed, and says what is missing', async () => {
  await open();
  fireEvent.click(await row(/Béa Nault/));
  expect(await screen.findByRole('button', { name: /^Remettre la/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('1 article n’est pas marqué en caisse.')).toBeTruthy();
});

it('stores a hand-over across a reload offline, and sends it once under the same key when back online', async () => {
  await open();
  await rows();
  market.away = true;
  act(() => void window.dispatchEvent(new Event('offline')));
  await handOver(/Ali Haddad/);
  expect(await screen.findByText(/1 remise à envoyer/)).toBeTruthy();
  const [stored] = JSON.parse(localStorage.getItem('etal.personal.desk-handovers') ?? '[]') as { requestId: string }[];
  cleanup();
  await openAlone();
  expect(await rows()).toEqual(['Béa Nault', 'Camille Roy', 'Ali Haddad']);
  expect(screen.getByText(/1 remise à envoyer/)).toBeTruthy();
  // An unsent hand-over is undone without a request.
  await handOver(/Camille Roy/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Annuler la remise de la 416.K/ })));
  market.away = false;
  cleanup();
  const { sent } = await open();
  await waitFor(() =>
    expect(sentOf(sent, 'HandOverMutation').map(({ variables }) => variables)).toEqual([
      { order: 'ord_2', requestId: stored?.requestId, unpaid: null },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/remise à envoyer/)).toBeNull());
});

it('shows what somebody else did with the order meanwhile until it is dismissed', async () => {
  await open();
  market.refused = 'completed';
  await handOver(/Ali Haddad/);
  const alert = (await screen.findByText(/la remise n.a pas été inscrite/)).closest<HTMLElement>('[role=alert]')!;
  expect(plain(alert)).toMatch(/417 M, Ali Haddad : la remise n.a pas été inscrite.*elle est « Terminée »/);
  fireEvent.click(within(alert).getByRole('button', { name: 'Compris' }));
  expect(screen.queryByText(/la remise n.a pas été inscrite/)).toBeNull();
});

it('leads from a letter to the first last name under it, above a long list alone', async () => {
  const names = ['Ali Haddad', 'Zoé Émond', 'Ana Roy', 'Luc Roy', ...Array.from({ length: 10 }, () => 'Eva Fortin')];
  market.sheets = () => names.map((name, at) => sheet(at + 1, `4${at + 10}\u00A0K`, name));
  const scrolled: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
    scrolled.push(plain(this));
  });
  await open();
  await rows();
  const letters = within(screen.getByRole('group', { name: 'Aller à une lettre du nom de famille' }));
  expect(letters.getAllByRole('button').map((button) => button.textContent)).toEqual(['E', 'F', 'H', 'R']);
  fireEvent.click(letters.getByRole('button', { name: 'R' }));
  expect(scrolled.map((text) => text.slice(0, 7))).toEqual(['Ana Roy']);
  expect(plain(document.activeElement!)).toContain('Ana Roy');
  await searchFor('roy');
  expect(screen.queryByRole('group', { name: /lettre/ })).toBeNull();
});

it('asks before an unpaid order is handed over, and its first answer leaves it', async () => {
  const unpaid = sheet(2, '417\u00A0M', 'Ali Haddad');
  market.sheets = () => [{ ...unpaid, order: { ...unpaid.order, cash: { due: 4500, received: 0, receivedAt: null } } }];
  const { sent } = await open();
  fireEvent.click(await row(/Ali/));
  const ask = () => fireEvent.click(screen.getByRole('button', { name: /^Remettre la/ }));
  const answers = () => within(screen.getByRole('dialog')).getAllByRole('button').map(plain);
  ask();
  expect(answers().slice(0, 2)).toEqual(['Ne pas remettre', 'Remettre sans les 45,00 $']);
  fireEvent.click(screen.getByRole('button', { name: 'Ne pas remettre' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  ask();
  fireEvent.click(screen.getByRole('button', { name: /^Remettre sans/ }));
  await waitFor(() => expect(market.statuses['ord_2']).toBe('completed'));
  expect(sent.flatMap(({ name, variables }) => (name === 'HandOverMutation' ? [variables['unpaid']] : []))).toEqual([
    4500,
  ]);
});

it('shows what is due now after a refused receipt of cash, and why it was refused', async () => {
  let due = 4500;
  const unpaid = sheet(1, '416\u00A0K', 'Camille Roy');
  market.sheets = () => [{ ...unpaid, order: { ...unpaid.order, cash: { due, received: 0, receivedAt: null } } }];
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /416/ }));
  const press = await screen.findByRole('button', { name: /^Reçu 45,00.*comptant/ });
  due = 0;
  const readsBefore = sentOf(sent, 'pickListQuery').length;
  fireEvent.click(press);
  await screen.findByText('Déjà reçu.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reçu .*comptant/ })).toBeNull());
  expect(screen.getByText('Déjà reçu.')).toBeTruthy();
  // Nothing but the press has read the list again.
  expect(sentOf(sent, 'pickListQuery').length).toBeGreaterThan(readsBefore);
});

const slotIn = (days: number) => {
  const from = new Date(Date.now() + days * 86_400_000);
  return { from: from.toISOString(), to: new Date(from.getTime() + 3_600_000).toISOString() };
};

it.each([
  [3, /^Cette commande est pour le /],
  [-3, /^Cette commande était pour le /],
])(
  'asks before an order is handed over %i days from its day, with day and place, and never blocks',
  async (days, title) => {
    market.slot = slotIn(days);
    const { sent } = await open();
    fireEvent.click(await row(/Ali/));
    const ask = () => fireEvent.click(screen.getByRole('button', { name: /^Remettre la/ }));
    ask();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { name: title })).toBeTruthy();
    const words = plain(dialog.getByText(/Aujourd.hui, c.est le/));
    expect(words).toContain('Aylmer');
    for (const day of [market.slot.from, new Date()])
      expect(words).toContain(formatDay(day, 'fr', new Date()).replaceAll(/[\u00A0\u202F]/g, ' '));
    fireEvent.click(dialog.getByRole('button', { name: 'Ne pas remettre' }));
    expect(sentOf(sent, 'HandOverMutation')).toEqual([]);
    ask();
    fireEvent.click(screen.getByRole('button', { name: 'Remettre aujourd’hui' }));
    await waitFor(() => expect(market.statuses['ord_2']).toBe('completed'));
  },
);

it('asks nothing about an order on its own day, and once about one that is unpaid on another day', async () => {
  market.slot = slotIn(0);
  await open();
  await handOver(/Ali Haddad/);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  market.slot = slotIn(3);
  const unpaid = sheet(1, '416\u00A0K', 'Camille Roy');
  market.sheets = () => [{ ...unpaid, order: { ...unpaid.order, cash: { due: 4500, received: 0, receivedAt: null } } }];
  const { sent } = await open();
  await handOver(/Camille Roy/);
  const dialog = within(screen.getByRole('dialog'));
  expect(plain(dialog.getByText(/n.ont pas été payés/))).toBe('45,00 $ n’ont pas été payés.');
  fireEvent.click(dialog.getByRole('button', { name: /^Remettre aujourd.hui, sans les 45,00/ }));
  await waitFor(() => expect(sentOf(sent, 'HandOverMutation')[0]?.variables['unpaid']).toBe(4500));
});

it('says of an empty list of a week that takes orders until when', async () => {
  market.sheets = () => [];
  market.closesAt = '2126-11-23T00:00:00-05:00';
  await open();
  expect(await screen.findByText('La semaine est encore ouverte')).toBeTruthy();
  expect(plain(screen.getByText(/^Elle prend des commandes jusqu.au/))).toContain(
    '2126 à minuit. La liste vient alors.',
  );
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineStatus, ShortageRule, Temperature } from '#generated/schemaTypes.ts';
import { fixtures, type Fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { loader } from '../DeskScreen.route.ts';
import { DeskScreen } from '../DeskScreen.tsx';

let statuses: Record<string, LineStatus>;
let missing: Record<string, number>;
let saved: { name: string; blob: Blob } | null;
let isAway: boolean;
/** Lines that a colleague has marked after this list was read: the market passes equal marks, and has changed nothing. */
let others: string[];
let rule: ShortageRule;
beforeEach(() => {
  rule = 'first_ordered';
  localStorage.clear();
  statuses = { 'carrots-1': 'waiting', 'carrots-2': 'waiting', 'cheese-1': 'packed', 'beer-1': 'missing' };
  missing = {};
  saved = null;
  isAway = false;
  others = [];
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = { name: '', blob: blob as Blob };
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (saved) saved.name = this.download;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const missingOf = (id: string, quantity: number) => (statuses[id] === 'missing' ? quantity : (missing[id] ?? 0));
const lineOf = (id: string, code: string, quantity: number) => ({
  code,
  line: {
    id,
    quantity,
    status: statuses[id],
    missing: missingOf(id, quantity),
    missingReturned: 0,
    returned: 0,
    replacedBy: null,
  },
});
const itemOf = (name: string, temperature: Temperature, lines: ReturnType<typeof lineOf>[]) => ({
  productName: name,
  variantName: 'la botte',
  temperature,
  quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
  orders: lines.length,
  price: 495,
  amount: lines.reduce((sum, { line }) => sum + line.quantity, 0) * 495,
  lines,
});
const producers = () => [
  {
    name: 'Jardins de la Grand-Côte',
    seller: { id: 'sel_1', town: 'Gatineau' },
    quantity: 3,
    items: [
      itemOf('=Carottes; "nantaises"', 'cold', [lineOf('carrots-1', '418 R', 2), lineOf('carrots-2', '419 S', 1)]),
    ],
  },
  {
    name: 'Microbrasserie',
    seller: null,
    quantity: 5,
    items: [
      itemOf('Fromage', 'normal', [lineOf('cheese-1', '418 R', 4)]),
      itemOf('Bière', 'normal', [lineOf('beer-1', '418 R', 1)]),
    ],
  },
];
const open = (path = '/comptoir/reception', signedIn = true) =>
  renderWithRelay(<DeskScreen />, {
    path,
    signedIn,
    page: 'desk',
    loader,
    mockResolvers: ({ name, variables }): Fixtures | Error => {
      if (isAway) return new TransportFailure('The network did not answer.');
      if (name === 'TickLinesMutation') {
        const {
          lines,
          status,
          missing: units,
          undoes,
        } = variables as {
          lines: string[];
          status: LineStatus;
          missing?: number;
          undoes?: string;
        };
        const changed = lines
          .filter((line) => !others.includes(line))
          .map((line) => ({ line, status: statuses[line], missing: missingOf(line, 2) }));
        // Marks that are not the undone press’s own stay.
        for (const line of lines) if (!undoes || !others.includes(line)) statuses[line] = status;
        for (const line of lines) if (typeof units === 'number') missing[line] = units;
        return fixtures({
          UpdateOrderLinesPayload: {
            lines: lines.map((id) => ({
              id,
              status: statuses[id],
              missing: missingOf(id, 2),
              missingReturned: 0,
              replacedBy: null,
            })),
            changed,
          },
        });
      }
      const address = { line1: '120, rue des Flotteurs', line2: null, city: 'Gatineau', postal_code: 'J8X3G4' };
      const packingWeek = {
        period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' },
        dropOff: { name: 'Halle du Portage', address },
        dropOffFrom: null,
        dropOffBefore: null,
        dropOffPlace: null,
        shortageRule: rule,
        producers: producers(),
      };
      return fixtures({
        Query: { staff: { name: 'Josée', role: 'manager', periods: [{ startDate: '2026-11-20' }], packingWeek } },
      });
    },
  });
/** Opens a producer in the list, and returns its panel. */
const panel = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('region', { name }));
};
/** Its lines by order, of one product. */
const openLines = (producer: Awaited<ReturnType<typeof panel>>, product: RegExp) =>
  fireEvent.click(producer.getByRole('button', { name: product }));

it('receives a producer’s goods at once or line by line, with the value seen', async () => {
  const { sent } = await open();
  const garden = await panel('Jardins de la Grand-Côte');
  expect(screen.getByText('8 unités')).toBeTruthy();
  expect(garden.getByText('0 sur 3 reçues')).toBeTruthy();
  fireEvent.click(garden.getByRole('button', { name: /^Tout reçu.: Jardins/ }));
  await waitFor(() => expect(garden.getByText('3 sur 3 reçues')).toBeTruthy());
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'received', 'carrots-2': 'received' }));
  expect(garden.queryByRole('button', { name: /^Tout reçu/ })).toBeNull();
  const ticks = sent.filter(({ name }) => name === 'TickLinesMutation').map(({ variables }) => variables);
  expect(ticks.every(({ seen, status }) => seen === 'waiting' && status === 'received')).toBe(true);
  expect(ticks.flatMap(({ lines }) => lines as string[]).sort()).toEqual(['carrots-1', 'carrots-2']);
  // One of them was counted by mistake: it is reset, and then marked as missing.
  openLines(garden, /^Par commande.*Carottes/);
  fireEvent.click(garden.getByRole('button', { name: /^Manquant.: 419 S/ }));
  await waitFor(() => expect(statuses['carrots-2']).toBe('missing'));
  expect(garden.getByText(/^2 sur 3 reçues/).textContent).toBe('2 sur 3 reçues, 1 manquante');
});

it('receives all of a producer with one press, and undoes it with another; missing lines stay missing', async () => {
  statuses['cheese-1'] = 'preparing';
  await open();
  const brewery = await panel('Microbrasserie');
  fireEvent.click(brewery.getByRole('button', { name: /^Tout reçu.: Microbrasserie/ }));
  await waitFor(() => expect(statuses).toMatchObject({ 'cheese-1': 'received', 'beer-1': 'missing' }));
  fireEvent.click(await brewery.findByRole('button', { name: /^Défaire ce qui vient/ }));
  await waitFor(() => expect(statuses).toMatchObject({ 'cheese-1': 'preparing', 'beer-1': 'missing' }));
  expect(brewery.queryByRole('button', { name: /^Défaire/ })).toBeNull();
});

it('undoes only the lines that its own press has changed, and says how many', async () => {
  others = ['carrots-1'];
  const { sent } = await open();
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Tout reçu.: Jardins/ }));
  const undo = await garden.findByText(/^Défaire la dernière réception \(1.ligne\)$/);
  others = [];
  fireEvent.click(undo);
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'received', 'carrots-2': 'waiting' }));
  const ticks = sent.filter(({ name }) => name === 'TickLinesMutation').map(({ variables }) => variables);
  expect(ticks.map(({ lines, status }) => [lines, status])).toEqual([
    [['carrots-1', 'carrots-2'], 'received'],
    [['carrots-2'], 'waiting'],
  ]);
  expect(new Set(ticks.map(({ requestId }) => requestId)).size).toBe(2);
  expect(ticks.map(({ undoes }) => undoes ?? null)).toEqual([null, ticks[0]?.['requestId']]);
  expect(garden.queryByRole('button', { name: /^Défaire/ })).toBeNull();
});

it('leaves a line that a colleague has received anew since the press, and says so', async () => {
  await open();
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Tout reçu.: Jardins/ }));
  const undo = await garden.findByText(/^Défaire la dernière réception \(2.lignes\)$/);
  // Reset and received on another tablet between two readings of the list: the status shows nothing of it.
  others = ['carrots-2'];
  fireEvent.click(undo);
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'waiting', 'carrots-2': 'received' }));
  expect(await screen.findByText(/^1.ligne n.a pas été défaite/)).toBeTruthy();
});

it('leaves a line alone that was changed after the press, and says so', async () => {
  await open();
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Tout reçu.: Jardins/ }));
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'received', 'carrots-2': 'received' }));
  openLines(garden, /^Par commande.*Carottes/);
  fireEvent.click(garden.getByRole('button', { name: /^Manquant.: 419 S/ }));
  await waitFor(() => expect(statuses['carrots-2']).toBe('missing'));
  fireEvent.click(await garden.findByText(/^Défaire la dernière réception \(1.ligne\)$/));
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'waiting', 'carrots-2': 'missing' }));
  expect(await screen.findByText(/^1.ligne n.a pas été défaite/)).toBeTruthy();
});

it('spreads the units that came by the market’s rule, showing first who gets less, and undoes it', async () => {
  const { sent } = await open();
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Il en manque.*Carottes/ }));
  fireEvent.click(garden.getByRole('button', { name: /^Une de moins/ }));
  expect(garden.getByText(/^En auront moins/).textContent).toMatch(
    /:\s419\sS\s\(−1\)\sLes premières commandes d.abord$/,
  );
  fireEvent.click(garden.getByRole('button', { name: /^Inscrire 2\ssur\s3/ }));
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'received', 'carrots-2': 'missing' }));
  expect(garden.getByText(/^2 sur 3 reçues/).textContent).toBe('2 sur 3 reçues, 1 manquante');
  fireEvent.click(garden.getByRole('button', { name: /^Défaire ce qui vient/ }));
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'waiting', 'carrots-2': 'waiting' }));
  expect(sent.filter(({ name }) => name === 'TickLinesMutation').length).toBe(4);
});

it('gives as many orders as possible all they want, if the market says so', async () => {
  rule = 'most_orders';
  await open();
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Il en manque.*Carottes/ }));
  fireEvent.click(garden.getByRole('button', { name: /^Une de moins/ }));
  expect(garden.getByText(/^En auront moins/).textContent).toMatch(/418\sR\s\(−1\)/);
  fireEvent.click(garden.getByRole('button', { name: /^Inscrire 2\ssur\s3/ }));
  await waitFor(() => expect([statuses['carrots-1'], missing['carrots-1']]).toEqual(['received', 1]));
  expect(statuses['carrots-2']).toBe('received');
});

it('lists who is still awaited, keeps a received producer in its place, and finds one by product', async () => {
  await open();
  const rows = () =>
    within(screen.getByRole('region', { name: 'Producteurs' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  await screen.findByText('1 producteur encore attendu sur 2');
  expect(rows()).toEqual(['Jardins de la Grand-Côte3 unités attendues']);
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Tout reçu.: Jardins/ }));
  await screen.findByText('0 producteur encore attendu sur 2');
  expect(rows()).toEqual(['Jardins de la Grand-CôteTout est là']);
  fireEvent.change(screen.getByLabelText('Producteur ou produit'), { target: { value: 'bière' } });
  expect(rows()).toEqual(['Microbrasserie1 manquante']);
});

it('shows the stored deliveries and the open producer while the market does not respond', async () => {
  await open();
  fireEvent.click(await screen.findByLabelText('Seulement ce qui est encore attendu'));
  await panel('Microbrasserie');
  cleanup();
  // A reload without network: the session is unknown, but this browser has its mark.
  isAway = true;
  document.cookie = 'auth0.etal-storefront.is.authenticated=true';
  await open('/comptoir/reception', false);
  expect(await screen.findByRole('region', { name: 'Microbrasserie' })).toBeTruthy();
});

it('receives some units of a line while others will not come', async () => {
  const { sent } = await open();
  const garden = await panel('Jardins de la Grand-Côte');
  fireEvent.click(garden.getByRole('button', { name: /^Tout reçu.: Jardins/ }));
  await waitFor(() => expect(statuses['carrots-1']).toBe('received'));
  openLines(garden, /^Par commande.*Carottes/);
  const units = garden.getByLabelText(/^Unités manquantes.: 418 R/);
  fireEvent.change(units, { target: { value: '1' } });
  await waitFor(() => expect(missing['carrots-1']).toBe(1));
  const counted = {
    lines: ['carrots-1'],
    status: 'received',
    seen: 'received',
    missing: 1,
    seenMissing: 0,
    seenQuantities: [2],
    requestId: expect.any(String),
    undoes: null,
  };
  expect(sent.findLast(({ name }) => name === 'TickLinesMutation')?.variables).toEqual(counted);
  // One unit cannot come in part.
  expect(garden.queryByLabelText(/^Unités manquantes.: 419 S/)).toBeNull();
  fireEvent.change(units, { target: { value: '2' } });
  await waitFor(() => expect(statuses['carrots-1']).toBe('missing'));
  fireEvent.change(units, { target: { value: '0' } });
  await waitFor(() => expect([statuses['carrots-1'], missing['carrots-1']]).toEqual(['received', 0]));
});

it('counts what is in a crate as received, and accepts no marks for it here', async () => {
  await open();
  fireEvent.click(await screen.findByLabelText('Seulement ce qui est encore attendu'));
  const brewery = await panel('Microbrasserie');
  expect(brewery.getByText('4 sur 4 reçues')).toBeTruthy();
  openLines(brewery, /^Par commande.*Fromage/);
  openLines(brewery, /^Par commande.*Bière/);
  expect(brewery.queryByRole('button', { name: /418 R, Fromage/ })).toBeNull();
  expect(brewery.getByRole('button', { name: /^Manquant.: 418 R, Bière/ })).toBeTruthy();
});

it('shows one producer alone, exports it, and prints it with day, address, prices and sum', async () => {
  await open();
  await panel('Jardins de la Grand-Côte');
  expect(screen.queryByRole('region', { name: 'Microbrasserie' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ce producteur en CSV' }));
  expect(saved?.name).toBe('reception-2026-11-26.csv');
  expect(saved?.blob.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array(await saved!.blob.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe(
    'Producteur;Produit;Format;Température;Quantité;Prix;Total;Commandes;Reçu\r\n' +
      `Jardins de la Grand-Côte;"'=Carottes; ""nantaises""";la botte;Froid;3;"4,95";"14,85";2;0\r\n`,
  );
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  const paper = within(screen.getByRole('table'));
  const rows = paper.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]?.[0]?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(
    'Bon de commande : Jardins de la Grand-Côte, Gatineau' +
      'Marché du Portage. Semaine du jeudi 26 novembre 2026' +
      'À livrer à Halle du Portage, 120, rue des Flotteurs, Gatineau J8X 3G4Le marché vous dit quand apporter' +
      '3 unités',
  );
  const cells = rows.slice(2).map((row) => row.map((text) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')));
  expect(cells).toEqual([
    ['=Carottes; "nantaises"', 'la botte', 'Froid', '3', '4,95 $', '14,85 $', '____'],
    ['Total', '', '', '3', '', '14,85 $', ''],
  ]);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

it('separates an English file by commas, and keeps marks while the market does not respond', async () => {
  await open('/en/desk/receiving');
  const garden = await panel('Jardins de la Grand-Côte');
  isAway = true;
  fireEvent.click(garden.getByRole('button', { name: /^All received: Jardins/ }));
  expect(await screen.findByText('The market is not responding. 2 marks to send')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const text = await saved!.blob.text();
  expect(text).toContain('Producer,Product,');
  expect(text).toContain(',3,4.95,14.85,2,3\r\n');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(statuses).toMatchObject({ 'carrots-1': 'received', 'carrots-2': 'received' }));
  expect(await screen.findByText('Everything is sent')).toBeTruthy();
});

import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { OrderProgressScreen, loader, PROGRESS_EVERY_MS } from './OrderProgressScreen.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ');
type Shown = { order: Fixture<'Order'> | null; orderProgress: Fixture<'OrderLine'>[] | null };

/** The server's answer at each poll; the last one stays. */
const open = (...responses: Shown[]) => openAt('/commande/ord_1/avancement', ...responses);
async function openAt(path: string, ...responses: Shown[]) {
  const remaining = [...responses];
  const { sent } = await renderWithRelay(<OrderProgressScreen />, {
    path,
    page: 'orderProgress',
    loader,
    mockResolvers: () => {
      const response = remaining.length > 1 ? remaining.shift() : remaining[0];
      return fixtures({ Query: response });
    },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { sent, pass };
}

/** An order's lines and its progress are the same objects. */
const progressOf = (lines: Fixture<'OrderLine'>[], order: Fixture<'Order'> = {}): Shown => ({
  order: orderOf({ ...order, products: lines }),
  orderProgress: lines,
});
const jam = (values: Fixture<'OrderLine'> = {}) =>
  lineOf({ id: 'orl_2', productName: 'Confiture', sellerName: 'Les Confitures', ...values });

it('shows each product by producer, with its status and since when (F-159)', async () => {
  const received: Fixture<'OrderLine'> = { status: 'received', progress: 66, lastUpdated: '2026-11-26T09:30:00-05:00' };
  const partly = jam({ id: 'orl_3', status: 'packed', missing: 1 });
  const gone = jam({ status: 'missing', progress: 100 });
  await open(progressOf([lineOf(received), gone, partly], { status: 'fulfilled' }));
  const [carrots, missing, part] = within(screen.getByRole('list', { name: 'Articles de la commande' })).getAllByRole(
    'listitem',
  );
  expect(textOf(carrots!)).toBe(
    'Carottes nantaisesFerme du Rang 6 · 2 × la botteAu marchéMis à jour jeu. 26 nov., 9 h 30',
  );
  expect(textOf(part!)).toContain('Il en manque 1 sur 2');
  expect(within(carrots!).getByRole<HTMLProgressElement>('progressbar').value).toBe(66);
  expect(textOf(missing!)).toContain('Les Confitures');
  expect(textOf(missing!)).toContain('Manquant');
  expect(textOf(missing!)).not.toContain('Il en manque');
  expect(within(missing!).queryByRole('progressbar')).toBeNull();
});

it('shows the order’s progress as stops, with the day in a sentence', async () => {
  await open(progressOf([lineOf({ status: 'packed' }), jam({ status: 'received', quantity: 1 })]));
  const stops = within(screen.getByRole('list', { name: 'Avancement de la commande' })).getAllByRole('listitem');
  expect(stops.map(textOf)).toEqual([
    'Payée (fait)ven. 20 nov., 20 h 12',
    'Chez les producteurs (fait)',
    'Assemblage2 articles sur 3',
    'Prête à cueillirjeu. 26 nov., 14 h',
  ]);
  expect(screen.getByRole('listitem', { current: 'step' })).toBe(stops[2]);
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe(
    'Vos caisses se remplissent. On vous attend jeudi 26 novembre dès 14 h.',
  );
  cleanup();
  await open(progressOf([lineOf()], { status: 'cancelled', ongoing: false }));
  expect(screen.queryByRole('list', { name: 'Avancement de la commande' })).toBeNull();
});

const FULFILLMENT = { line1: '14, chemin du Ruisseau' };
it.each<[Fixture<'Order'>, string]>([
  [{ changeableUntil: '2999-01-01T00:00:00-05:00' }, 'C’est payé, la semaine est encore ouverte. On vous attend'],
  [{ changeableUntil: '2026-01-01T00:00:00-05:00' }, 'Les producteurs préparent vos produits. On vous attend'],
  [{ status: 'fulfilled' }, 'Votre commande est prête. On vous attend'],
  [{ status: 'fulfilled', location: null, fulfillment: FULFILLMENT }, 'Vos caisses sont prêtes. On passe chez vous'],
  [{ status: 'shipped', location: null, outsideZone: true }, 'Votre commande est en chemin. On vous appelle avant'],
  [{ status: 'completed' }, 'Votre commande est terminée.'],
  [{ status: 'pending' }, 'Le paiement n’est pas terminé.'],
  [{ status: 'cancelled' }, 'Cette commande ne suit plus son cours.'],
])('says in a sentence how far an order is: %o', async (order, sentence) => {
  await open(progressOf([lineOf()], order));
  expect(textOf(screen.getByRole('heading', { level: 2 })).startsWith(sentence)).toBe(true);
});

it('has no stops where nothing of the order comes (E70)', async () => {
  await open(progressOf([lineOf({ status: 'missing' })], { nothingComes: true, slot: null }));
  expect(screen.queryByRole('list', { name: 'Avancement de la commande' })).toBeNull();
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe('Rien n’est arrivé de cette commande');
});

it('polls while the order is in progress, and stops afterwards', async () => {
  const { sent, pass } = await open(
    progressOf([lineOf()]),
    progressOf([lineOf({ status: 'packed', progress: 100 })]),
    progressOf([lineOf({ status: 'packed', progress: 100 })], { status: 'completed', ongoing: false }),
  );
  expect(PROGRESS_EVERY_MS).toBe(30_000);
  expect(textOf(document.body)).toContain('Demandé');
  await pass(PROGRESS_EVERY_MS - 1);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(textOf(document.body)).toContain('Dans votre caisse');
  await pass(PROGRESS_EVERY_MS);
  expect(sent).toHaveLength(3);
  expect(textOf(document.body)).toContain('Terminée');
  await pass(10 * PROGRESS_EVERY_MS);
  expect(sent).toHaveLength(3);
});

it('does not poll on a hidden page, and does so immediately when it is shown', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { sent, pass } = await open(progressOf([lineOf()]));
  await pass(10 * PROGRESS_EVERY_MS);
  expect(sent).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(sent).toHaveLength(2);
  hidden.mockRestore();
});

it('shows an unknown order as not found (F-160)', async () => {
  await open({ order: null, orderProgress: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On ne trouve pas cette commande.');
});

it('writes days and hours in English on the English page', async () => {
  const lines = [lineOf({ status: 'received', progress: 66, lastUpdated: '2026-11-26T09:30:00-05:00' })];
  await openAt('/en/order/ord_1/progress', progressOf(lines));
  expect(textOf(screen.getByText('Carottes nantaises').closest('li'))).toMatch(/Thu, Nov 26, 9:30 a\.m\./);
});

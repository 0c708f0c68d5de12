import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { VisitPlace } from '#rules/pageContract.ts';
import { cartServer, zoneFields, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { clearVisitorStorage } from '../shared/storage/visitorStorage.ts';
import { routes } from './routes.tsx';

const expireCookie = () => {
  document.cookie = 'etal_place=; Path=/; Max-Age=0';
};
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.sessionStorage.clear();
  expireCookie();
});

const { Cart: _, ...shell } = shellAnswers({ name: '', variables: {} });
const round = { id: 'zone', price: 600, ...zoneFields, prefixes: ['J9B'] };
const hall: VisitPlace = {
  field: 'locationId',
  id: 'hall',
  name: 'Halle',
  from: '2026-11-26T14:00:00-05:00',
  price: 0,
};
type Before = NonNullable<Parameters<typeof cartServer>[1]>['before'];
/** Opens home in the week before Sunday, November 22. */
async function open(
  cart: Partial<SampleCart>,
  { place, zones = [], before }: { place?: VisitPlace; zones?: object[]; before?: Before } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00-05:00') });
  const more = { ...shell, Query: { baskets: [], user: null, shippingZones: zones } };
  const server = cartServer({ items: [], ...cart }, { more, ...(before && { before }) });
  const { sent } = await renderWithRelay(null, {
    routes,
    path: '/',
    mockResolvers: server,
    container: document,
    ...(place && { settings: { place } }),
  });
  return sent;
}
const plain = (element: Element) => element.textContent.replace(/\s/g, ' ');
const bar = () => screen.getByRole('complementary', { name: 'La semaine du marché' });
const link = () => plain(within(bar()).getByRole('link'));
const choices = (sent: Sent[]) =>
  sent.filter(({ name }) => name === 'UpdateShoppingSessionMutation').map(({ variables }) => variables['input']);
const bread = [{ variantId: 'pain', name: 'Pain', price: 450 }];

it('asks where a visitor is who has chosen no place, with a form for whoever has no scripts (F-049)', async () => {
  await open({});
  expect(link()).toBe('Livrez-vous chez moi ?');
  expect(within(bar()).getByRole('link').getAttribute('href')).toBe('/lieu');
});

it('says the place of the page, its day and its price, in place of the earliest pickup', async () => {
  const sent = await open({}, { place: { ...hall, price: 700 } });
  expect(link()).toBe('jeu. 26 nov., Halle, 7,00 $');
  expect(plain(bar())).not.toContain('cueillez dès');
  // An empty cart is not written by a visit.
  expect(choices(sent)).toEqual([]);
});

it('shows the cart’s place rather than the page’s, and stores it for the next page', async () => {
  const sent = await open({ items: bread, shippingZone: { id: 'zone', price: 600 } }, { place: hall });
  await waitFor(() => expect(link()).toBe('jeu. 26 nov., Chelsea, 6,00 $'));
  await waitFor(() => expect(document.cookie).toContain('etal_place=shippingZoneId%3Azone'));
  expect(choices(sent)).toEqual([]);
  clearVisitorStorage();
  expect(document.cookie).not.toContain('zone');
});

it('starts a cart that has its first line with the place of the page, once (F-111)', async () => {
  const sent = await open({ items: bread }, { place: hall });
  await waitFor(() => expect(choices(sent)).toEqual([{ locationId: 'hall' }]));
  await waitFor(() => expect(document.cookie).toContain('etal_place=locationId%3Ahall'));
  expect(choices(sent)).toHaveLength(1);
});

it('leaves an Express cart, whose places are others, as it is', async () => {
  const sent = await open({ items: bread, fromStorage: true }, { place: hall });
  await screen.findByRole('complementary', { name: /Express/ });
  expect(choices(sent)).toEqual([]);
  expect(document.cookie).not.toContain('hall');
});

it('finds the zone of a postal code in a dialog, saves it at once, and says day and price', async () => {
  const sent = await open({}, { zones: [round] });
  fireEvent.click(within(bar()).getByRole('link'));
  const dialog = within(await screen.findByRole('dialog', { name: /Où recevoir vos achats/ }));
  fireEvent.change(await dialog.findByLabelText('Votre code postal'), { target: { value: 'J9B 1A1' } });
  await waitFor(() => expect(choices(sent)).toEqual([{ shippingZoneId: 'zone' }]));
  await waitFor(() => expect(dialog.getAllByRole('status').map(plain)).toContain('jeudi 26 novembre, Chelsea, 6,00 $'));
  fireEvent.click(dialog.getByRole('button', { name: 'Voilà' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link()).toBe('jeu. 26 nov., Chelsea, 6,00 $');
  expect(document.cookie).not.toContain('J9B');
});

it('offers no choice whose places are still on their way, so that no press is lost', async () => {
  const response = Promise.withResolvers<undefined>();
  await open({}, { before: ({ name }) => (name === 'PlaceDialogQuery' ? response.promise : undefined) });
  fireEvent.click(within(bar()).getByRole('link'));
  const dialog = await screen.findByRole('dialog', { name: /Où recevoir vos achats/ });
  const pickup = () => within(dialog).queryByRole<HTMLInputElement>('radio', { name: /Cueillette/ });
  expect([pickup(), dialog.querySelectorAll('[aria-busy=true]').length]).toEqual([null, 1]);
  response.resolve(undefined);
  await waitFor(() => expect(pickup()).toBeTruthy());
  fireEvent.click(pickup()!);
  expect(pickup()!.checked).toBe(true);
});

it('says kindly that nobody delivers to a code, and offers the pickup points', async () => {
  const sent = await open({});
  fireEvent.click(within(bar()).getByRole('link'));
  const dialog = within(await screen.findByRole('dialog', { name: /Où recevoir vos achats/ }));
  fireEvent.change(await dialog.findByLabelText('Votre code postal'), { target: { value: 'H2X 1Y4' } });
  expect(await dialog.findByText(/La cueillette est gratuite/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Voir les points de cueillette' }));
  const points = await dialog.findByRole('group', { name: 'Point de cueillette' });
  fireEvent.click(within(points).getAllByRole('radio')[0]!);
  await waitFor(() => expect(choices(sent)).toEqual([{ locationId: 'loc' }]));
});

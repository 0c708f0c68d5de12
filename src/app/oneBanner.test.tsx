import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { cartServer, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { environmentContext } from '../shared/relay/route.ts';
import { CartSyncAndBanner } from './CartSyncAndBanner.tsx';
import { laterTexts } from './messages.ts';
import { Visitor } from './Visitor.tsx';

/** The clocks change on 14 March 2027: 31 days before this is an hour earlier in local time. */
const END = Date.parse('2027-03-24T12:00:00-04:00') / 1000;
const DAY_S = 86_400;
const at = (secondsBefore: number) => void vi.setSystemTime((END - secondsBefore) * 1000);
const year: Fixture<'Membership'> = { status: 'active', currentPeriodEnd: END, cancelAtPeriodEnd: true };
const bought: SampleCart = {
  autoClose: true,
  items: [{ variantId: 'pain', name: 'Pain', price: 900 }],
  location: { id: 'halle', name: 'Halle du Portage' },
};

// Loaded once, so that a page shows everything a few ticks later.
beforeAll(() =>
  Promise.all([import('../membership/RenewalBanner.tsx'), import('../checkout/ClosingNotice.tsx'), laterTexts()]),
);

let jar: Map<string, string>;
let written: string[];
beforeEach(() => {
  [jar, written] = [new Map(), []];
  vi.useFakeTimers({ toFake: ['Date'] });
  at(10 * DAY_S);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map((pair) => pair.join('=')).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    jar.set(name, value);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Page = () => (
  <Visitor reference={useLoaderData<PreloadedQuery<VisitorQuery>>()}>
    <CartSyncAndBanner />
  </Visitor>
);
type Who = { membership?: Fixture<'Membership'> | null; cart?: SampleCart; isAuthenticated?: boolean };
/** Opens a page, and waits until everything on it has loaded. */
async function open(path: string, { membership = year, cart = { items: [] }, isAuthenticated = true }: Who = {}) {
  const user = isAuthenticated && { id: 'camille', membership, basketsPaymentMethod: { id: 'pm', card: {} } };
  const more = {
    Query: { user: user || null },
    Period: { id: 'week', closesAt: '2027-03-29T00:00:00-04:00' },
  };
  const page = await renderWithRelay(<Page />, {
    path,
    mockResolvers: cartServer(cart, { more }),
    loader: ({ context }) => loadQuery(context.get(environmentContext), VisitorQueryNode, {}),
  });
  await act(async () => setAuthentication(page.environment, { loading: false, isAuthenticated }));
  for (let turns = 0; turns < 5; turns += 1) await act(() => new Promise((done) => setImmediate(done)));
  return page;
}
const renewal = () => screen.queryByRole('region', { name: /^(Fin de l’adhésion|End of the membership)$/ });
const banners = () => ({
  offline: screen.queryByText(/connexion|réseau/i) !== null,
  renewal: renewal() !== null,
  purchase: screen.queryByText(/sera acheté/) !== null,
});
const normalized = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';

it.each([
  ['/', 'Votre adhésion se termine le mercredi 24 mars 2027. Rester membre', '/compte/adhesion'],
  ['/en/orders', 'Your membership ends on Wednesday, March 24, 2027. Stay a member', '/en/account/membership'],
])('announces on %s that the membership ends, and links to its renewal (F-139)', async (path, expected, address) => {
  await open(path);
  expect(normalized(renewal()?.textContent)).toContain(expected);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});

it.each([
  ['31 days and a minute before', 31 * DAY_S + 60, false],
  ['31 days before, over the change of the clocks', 31 * DAY_S, true],
  ['a minute before', 60, true],
  ['at the end', 0, false],
])('tells %s: %s', async (_, before, isShown) => {
  at(before);
  await open('/');
  expect(renewal() !== null).toBe(isShown);
});

it.each<[string, string, Who]>([
  ['on the account', '/compte', {}],
  ['on one of its views', '/en/account/membership', {}],
  ['to nobody', '/', { isAuthenticated: false }],
  ['to who never was a member', '/', { membership: null }],
  ['of a year that renews', '/', { membership: { ...year, cancelAtPeriodEnd: false } }],
  ['of a trial', '/', { membership: { ...year, status: 'trialing' } }],
  ['of a year that is not paid', '/', { membership: { ...year, status: 'past_due' } }],
  ['of one that has ended', '/', { membership: { ...year, status: 'cancelled' } }],
])('announces nothing %s', async (_, path, visitor) => {
  await open(path, visitor);
  expect(renewal()).toBeNull();
});

it.each([
  ['/', 'Le paiement de votre adhésion a été refusé.', 'Changer de carte', '/compte/adhesion'],
  ['/en/cart', 'Your membership payment was declined.', 'Change card', '/en/account/membership'],
])('reports on %s a refused renewal until it is paid, and links to the card', async (path, expected, link, to) => {
  await open(path, { membership: { ...year, status: 'past_due', cancelAtPeriodEnd: false }, cart: bought });
  const banner = screen.getByRole('region', { name: /Paiement refusé|Payment declined/ });
  expect(normalized(banner.textContent)).toContain(expected);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
  expect(banners().purchase).toBe(false);
});

it.each(['/panier', '/panier/expedition', '/en/cart'])(
  'hides the automatic purchase on %s, the cart’s own page (F-050)',
  async (path) => {
    await open(path, { membership: null, cart: bought });
    expect(banners().purchase).toBe(false);
    cleanup();
    await open('/', { membership: null, cart: bought });
    expect(banners().purchase).toBe(true);
  },
);

it('treats an address that only begins like the account’s as another page', async () => {
  await open('/comptes');
  expect(renewal()).toBeTruthy();
});

it('gives the focus to the page once it is closed by keyboard', async () => {
  await open('/');
  const main = document.querySelector('main')!;
  main.tabIndex = -1;
  const close = screen.getByRole('button', { name: 'Fermer' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(main);
});

it('stays closed for 31 days, or until its date changes (F-140)', async () => {
  await open('/');
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(renewal()).toBeNull();
  const attributes = `Path=/; Max-Age=${31 * DAY_S}; SameSite=Lax`;
  expect(written).toEqual([`renewal-dismissed=true; ${attributes}`, `renewal-date=${END}; ${attributes}`]);
  cleanup();
  await open('/en');
  expect(renewal()).toBeNull();
  cleanup();
  await open('/', { membership: { ...year, currentPeriodEnd: END + 1 } });
  expect(renewal()).toBeTruthy();
  cleanup();
  jar.delete('renewal-dismissed');
  await open('/');
  expect(renewal()).toBeTruthy();
});

it('shows one banner at a time: offline, then the membership’s end, then the purchase to come', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const network = (isOnline: boolean) =>
    act(async () => {
      online.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  await open('/', { cart: bought });
  expect(banners()).toEqual({ offline: false, renewal: true, purchase: false });
  await network(false);
  expect(banners()).toEqual({ offline: true, renewal: false, purchase: false });
  await network(true);
  expect(banners()).toEqual({ offline: false, renewal: true, purchase: false });
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(await screen.findByText(/sera acheté/)).toBeTruthy();
  expect(banners()).toEqual({ offline: false, renewal: false, purchase: true });
});

it('shows the purchase on the account page, and the membership alone on the cart page', async () => {
  await open('/compte', { cart: bought });
  expect(await screen.findByText(/sera acheté/)).toBeTruthy();
  cleanup();
  await open('/panier', { cart: bought });
  expect(banners()).toEqual({ offline: false, renewal: true, purchase: false });
});

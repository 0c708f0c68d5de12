// Loaded with the test, so that no time limit runs while a busy machine reads it.
import './ClosedMarket.tsx';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MarketPause } from '#generated/schemaTypes.ts';
import { fixtures, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { saveDeskMemory } from '../desk/frame/deskMemory.ts';
import { routes } from './routes.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const none = { count: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const seller = (name: string, away: string | null, products: number) => ({
  cursor: name,
  node: {
    id: name,
    name,
    handle: name,
    town: 'Chelsea',
    trade: null,
    images: [],
    deactivatedUntil: away,
    products: { ...none, count: products },
  },
});
const sellers = [
  seller('Verger', '2026-12-10T05:00:00Z', 3),
  seller('Ferme', '2026-12-03T05:00:00Z', 1),
  seller('Rucher', '2026-11-30T05:00:00Z', 0),
];
const place = { id: 'halle', name: 'La halle', weekday: 4, storageOnly: false, address: { city: 'Gatineau' } };
const slot = { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T19:00:00-05:00' };

/** A market that takes no orders, with these parts. */
const closed =
  (pause: MarketPause, { isEmpty = false } = {}) =>
  (sent: Sent): Fixtures =>
    fixtures({
      ...shellAnswers(sent, { pause }),
      Location: isEmpty ? {} : { ...place, nextSlot: slot, expressSlot: null },
      ShippingZone: { id: 'zone', name: 'Hull', weekday: 5, nextSlot: null },
      Query: { baskets: [], announcedWeeks: [], ...(isEmpty && { locations: [], shippingZones: [] }) },
      MarketContact: { email: 'allo@marche.example', phone: null, address: null },
      SellerConnection: isEmpty ? none : { ...none, count: 8, edges: sellers },
      ...(pause !== 'away' && { ProductConnection: none, CollectionConnection: none, SearchConnection: none }),
    });
const open = async (path: string, ...how: Parameters<typeof closed>) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderWithRelay(null, {
    routes,
    path,
    mockResolvers: closed(...how),
    container: document,
    settings: { clockOffset: Date.parse('2026-11-24T15:00:00Z') - Date.now() },
  });
  await act(() => new Promise((done) => setImmediate(done)));
};
const main = () => within(screen.getByRole('main'));
const bar = () => screen.getByRole('complementary', { name: /semaine du march|market.s week/i }).textContent;
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('says that the market opens, and shows where, who and how to write to it; no closing counts down', async () => {
  await open('/', 'soon');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marché du Portage\u00A0: ouverture prochaine.');
  expect(bar()).toBe('Bientôt ouvert\u00A0: on ne prend pas encore de commandes.');
  const text = main().getByRole('region', { name: 'Où recevoir ses commandes' }).textContent?.replaceAll(/\s/g, ' ');
  expect(text).toContain('La halleGatineau · jeudi, 14 h à 19 h');
  expect(main().getByRole('region', { name: 'Où livre le marché' }).textContent).toContain('Hullvendredi');
  expect(main().getByRole('link', { name: 'Voir les 8 producteurs' }).getAttribute('href')).toBe('/producteurs');
  expect(links()).toContain('mailto:allo@marche.example');
  expect(links()).not.toContain('/comptoir');
});

it('says the same in English, and shows no empty part where there is nothing', async () => {
  await open('/en', 'soon', { isEmpty: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marché du Portage is opening soon.');
  expect(bar()).toBe('Opening soon: we’re not taking orders yet.');
  expect(
    main()
      .getAllByRole('region')
      .map((region) => region.textContent),
  ).toEqual(['Any questions?allo@marche.example']);
});

it('leads whoever has worked at the desk in this browser to its first page', async () => {
  saveDeskMemory('reader', 'Josée');
  await open('/', 'soon');
  expect(await main().findByRole('link', { name: 'Ouvrir le comptoir' })).toHaveProperty('pathname', '/comptoir');
});

it('keeps what can be looked at, and names the first day on which a producer with goods is back', async () => {
  await open('/', 'away');
  expect(main().getByRole('heading', { level: 2, name: 'Tous les producteurs sont en congé.' })).toBeTruthy();
  expect(
    main()
      .getByText(/Premier retour/)
      .textContent?.replaceAll(/\s/g, ' '),
  ).toContain('jeudi 3 décembre');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(document.getElementById('goods')).toBeTruthy();
});

it.each<[MarketPause, string]>([
  ['retired', 'Rien n’est en vente en ce moment.'],
  ['unserved', 'On ne prend pas de commandes en ce moment.'],
])('says of a market that is %s that it takes no orders', async (pause, title) => {
  await open('/', pause);
  expect(main().getByRole('heading', { name: title })).toBeTruthy();
  expect(bar()).toBe('On ne prend pas de commandes en ce moment.');
});

it.each([
  ['/produits', 'Rien n’est en vente ici pour l’instant.'],
  ['/en/products', 'Nothing is on sale here right now.'],
  ['/producteurs', 'Aucun producteur n’est encore inscrit.'],
  ['/recherche?s=carotte', 'On ne prend pas de commandes en ce moment.'],
  ['/paniers-hebdomadaires', 'On ne prend pas de commandes en ce moment.'],
  ['/faq', 'On ne prend pas de commandes en ce moment. Voici comment le marché fonctionne quand il est ouvert.'],
])('says something true at %s, and leads nobody to goods', async (path, words) => {
  await open(path, 'soon', { isEmpty: true });
  expect(await main().findByText(words)).toBeTruthy();
  const toGoods = main().queryAllByRole('link', { name: /Voir les produits|See the products/ });
  // An answer of the questions says how the market works when it is open.
  expect(toGoods.filter((link) => !link.closest('details'))).toEqual([]);
});

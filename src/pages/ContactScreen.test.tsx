import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { openMarket } from '../../tests/support/storefront/openMarketFixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { ContactScreen, loader } from './ContactScreen.tsx';

afterEach(cleanup);

async function open(mockResolvers: Answers = openMarket, path = '/contact', now = '2026-11-24T15:00:00Z') {
  await renderWithRelay(<ContactScreen />, {
    loader,
    page: 'contact',
    path,
    mockResolvers,
    settings: { clockOffset: Date.parse(now) - Date.now() },
  });
}
const normalized = (text: string | null | undefined) => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');
const region = (name: string) => within(screen.getByRole('region', { name }));
const hours = (name: string) => {
  const { container } = { container: screen.getByRole('region', { name }) };
  return [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => normalized(textContent)),
  );
};

it('shows the opening hours of spec 9 over the whole week, in both languages (F-053)', async () => {
  await open();
  expect(hours('Heures d\u2019ouverture')).toEqual([
    ['lundi', 'Ferm\u00E9'],
    ['mardi et mercredi', '9 h \u00E0 17 h'],
    ['jeudi', '9 h \u00E0 19 h'],
    ['vendredi', '9 h \u00E0 18 h'],
    ['samedi et dimanche', 'Ferm\u00E9'],
  ]);
  cleanup();
  await open(openMarket, '/en/contact');
  expect(hours('Opening hours')[1]).toEqual(['Tuesday and Wednesday', '9 a.m. to 5 p.m.']);
});

it.each([
  ['2026-11-24T15:00:00Z', 'Ouvert jusqu\u2019\u00E0 17 h'],
  ['2026-11-24T12:00:00Z', 'Ferm\u00E9, ouvre \u00E0 9 h'],
  ['2026-11-28T15:00:00Z', 'Ferm\u00E9, ouvre mardi 1er d\u00E9cembre \u00E0 9 h'],
])('says at %s: %s', async (now, expected) => {
  await open(openMarket, '/contact', now);
  expect(normalized(region('Heures d\u2019ouverture').getByText(/^(Ouvert|Ferm\u00E9, )/).textContent)).toBe(expected);
});

it.each([
  [false, 'Ouvert jusqu\u2019\u00E0 17 h'],
  [true, 'Ferm\u00E9, ouvre mardi 1er d\u00E9cembre \u00E0 9 h'],
])('says so of a week that was announced, closed: %s', async (closed, expected) => {
  const week = { id: 'per_20261120', handoverFrom: '2026-11-23', closed, placeDays: [] };
  await open({ ...openMarket, Query: { ...openMarket.Query, announcedWeeks: [week] } });
  expect(normalized(region('Heures d\u2019ouverture').getByText(/^(Ouvert|Ferm\u00E9, )/).textContent)).toBe(expected);
});

it('links email and phone, and shows the address', async () => {
  await open();
  const contacts = region('\u00C9crire, appeler, passer');
  expect(contacts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:bonjour@exemple.ca',
    'tel:+18195550142',
  ]);
  expect(normalized(contacts.getByText(/rue des Flotteurs/).textContent)).toBe(
    '120, rue des FlotteursGatineau (QC) J8X 3G4',
  );
});

it('omits missing contact details', async () => {
  await open({ Market: { contact: null }, Query: { locations: [], shippingZones: [] } });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(normalized(screen.getByRole('banner').textContent)).toBe('Nous joindre');
});

it.each([
  ['/contact', '\u00C9crire', '\u00C9crivez : c\u2019est', 'heures d\u2019ouverture et courriel, et o\u00F9 recevoir'],
  ['/en/contact', 'Write', 'Write: the people', 'Opening hours and email of'],
])('names only the ways that a market has: %s', async (path, title, lead, description) => {
  await open({ ...openMarket, Market: { contact: { email: 'bonjour@exemple.ca', phone: null, address: null } } }, path);
  expect(region(title).getAllByRole('link')).toHaveLength(1);
  expect(normalized(document.querySelector('header')?.textContent)).toContain(lead);
  expect(normalized(document.querySelector('meta[name=description]')?.getAttribute('content'))).toContain(description);
});

it('shows points with their next day, rounds with their price or that they are free', async () => {
  await open();
  await screen.findByRole('region', { name: 'Points de cueillette' });
  const point = region('Points de cueillette').getByRole('listitem');
  expect(normalized(point.textContent)).toContain('Jeudi 26 novembre, 14 h \u00E0 19 h');
  const [free, paid] = region('Tourn\u00E9es de livraison').getAllByRole('listitem');
  expect(normalized(free?.textContent)).toContain('Gratuit');
  expect(normalized(paid?.textContent)).toContain('9,50 $Offerte au-del\u00E0 de 120,00 $');
  expect(normalized(paid?.textContent)).toContain('Pas de tourn\u00E9e cette semaine');
});

it('sorts pickup points by distance from the postal code of the address, with the numbers of the map', async () => {
  const north = (tenths: number) => ({ latitude: 45.43 + tenths / 10, longitude: -75.72 });
  const market = fixtures({
    Query: {
      locations: [
        { id: 'a', name: 'Halle', position: north(0) },
        { id: 'b', name: 'Sans adresse', position: null },
        { id: 'c', name: 'Moulin', position: north(3) },
      ],
      shippingZones: [{ id: 'z', name: 'Tournée', centres: [{ prefix: 'J0X', position: north(4) }] }],
    },
    Market: { outlines: [] },
  });
  const points = () => region('Points de cueillette').getAllByRole('heading', { level: 3 });
  await open(() => market);
  await screen.findByRole('region', { name: 'Points de cueillette' });
  expect(points().map(({ textContent }) => textContent)).toEqual(['1Halle', 'Sans adresse', '2Moulin']);
  expect(screen.queryByText(/^à .* km$/)).toBeNull();
  cleanup();
  await open(() => market, '/contact?from=J0X');
  await screen.findByRole('region', { name: 'Points de cueillette' });
  expect(points().map(({ textContent }) => textContent)).toEqual(['1Moulin', '2Halle', 'Sans adresse']);
  expect(screen.getAllByText(/^à .*\skm$/).map(({ textContent }) => normalized(textContent))).toEqual([
    'à 11 km',
    'à 44 km',
  ]);
});

import { expect, it } from 'vitest';
import type { RenderedPage } from '#rules/pageContract.ts';
import { answer, type Fixture, type FixtureValues } from '../../tests/support/storefront/fixtures.ts';
import { openMarket } from '../../tests/support/storefront/openMarketFixtures.ts';
import { testSettings } from '../../tests/support/storefront/testHarness.tsx';
import { render } from './entry.server.tsx';

const baskets: Fixture<'Basket'>[] = [
  {
    id: 'b1',
    name: 'Boulanger',
    deposit: 0,
    contents: ['Une miche'],
    description: 'Une miche.',
    price: 2205,
    comparedAtPrice: null,
    handlePrimary: 'boulanger',
    frequency: 'weekly',
    images: [{ path: 'panier-boulanger' }],
  },
];
const market: FixtureValues = {
  ...openMarket,
  Period: {
    startDate: '2026-11-20',
    closesAt: '2026-11-23T00:00:00-05:00',
    handoverFrom: '2026-11-23',
    basketsUntil: '2026-11-25T00:00:00-05:00',
    missingAt: '2026-11-25T18:00:00-05:00',
  },
  OperatorPage: ({ args }) => (args['name'] === 'privacy' ? { title: 'Confidentialit\u00E9' } : null),
  Query: { ...openMarket.Query, baskets, announcedWeeks: [] },
};
const page = async (path: string, announcedWeeks: readonly object[] = [], more: FixtureValues = {}) => {
  const errors: unknown[] = [];
  const rendered = await render(new Request(`https://marche.example${path}`), {
    execute: () => async (params, variables) =>
      answer(params, variables, { ...market, ...more, Query: { ...openMarket.Query, baskets, announcedWeeks } }),
    assets: () => ({ entry: '/assets/entry.js', modules: [], styles: () => [] }),
    settings: testSettings,
    nonce: 'n0nce',
    // A render never ends whose report of an error throws.
    onError: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  return rendered as RenderedPage;
};
/** The page's JSON-LD object of a type. */
const jsonLd = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
    .find((candidate) => candidate['@type'] === type);

it('gives machines the market’s address and opening hours on contact (F-053)', async () => {
  const { status, html } = await page('/contact');
  expect(status).toBe(200);
  expect(jsonLd(html, 'GroceryStore')).toMatchObject({
    url: 'https://marche.example/',
    telephone: '819 555-0142',
    address: { streetAddress: '120, rue des Flotteurs', postalCode: 'J8X3G4', addressCountry: 'CA' },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Tuesday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Wednesday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Thursday', opens: '09:00', closes: '19:00' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '09:00', closes: '18:00' },
    ],
  });
});

it.each(['/contact', '/'])('gives machines the days of closed weeks on %s (ADR 150)', async (path) => {
  const weeks = [
    { id: 'per_20261211', handoverFrom: '2026-12-14', closed: false, placeDays: [] },
    { id: 'per_20261218', handoverFrom: '2026-12-21', closed: true, placeDays: [] },
  ];
  const { html } = await page(path, weeks);
  expect(jsonLd(html, 'GroceryStore')?.['specialOpeningHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-21',
      validThrough: '2026-12-27',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
  expect(jsonLd((await page(path)).html, 'GroceryStore')).not.toHaveProperty('specialOpeningHoursSpecification');
});

it.each(['/contact', '/'])('gives machines the days on which a pickup point differs on %s (ADR 159)', async (path) => {
  const day = (more: object) => ({
    place: 'loc_1',
    name: 'Halle',
    delivers: false,
    day: '2026-12-24',
    slot: null,
    ...more,
  });
  const slot = { from: '2026-12-22T15:00:00Z', to: '2026-12-22T19:00:00Z' };
  const second = { place: 'loc_2', day: '2026-12-26', slot: null };
  const placeDays = [day({ day: '2026-12-22', slot }), day({}), day({ name: 'Tournée', delivers: true }), day(second)];
  const { html } = await page(path, [{ id: 'per_20261218', handoverFrom: '2026-12-21', closed: false, placeDays }]);
  const hours = { '@type': 'OpeningHoursSpecification' };
  expect(jsonLd(html, 'GroceryStore')?.['hasPOS']).toEqual([
    {
      '@type': 'Place',
      name: 'Halle',
      specialOpeningHoursSpecification: [
        { ...hours, validFrom: '2026-12-22', validThrough: '2026-12-22', opens: '10:00', closes: '14:00' },
        { ...hours, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
      ],
    },
    // Another place of the same name, such as its Saturday.
    {
      '@type': 'Place',
      name: 'Halle',
      specialOpeningHoursSpecification: [
        { ...hours, validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      ],
    },
  ]);
  expect(jsonLd((await page(path)).html, 'GroceryStore')).not.toHaveProperty('hasPOS');
});

it('is the same HTML at any hour: the browser says whether the hall is open now', async () => {
  const { html } = await page('/contact');
  expect(html).toContain('Heures d\u2019ouverture');
  expect(html).not.toMatch(/Ouvert jusqu|Ferm\u00E9, ouvre/);
});

it('gives machines all answers of the questions, in the page’s language', async () => {
  const { html } = await page('/en/faq');
  const questions = jsonLd(html, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(html.match(/<details/g)!.length);
  expect(questions[0]).toMatchObject({ name: 'How late can I order?' });
  expect(questions[0]?.acceptedAnswer.text).toMatch(/^Until Sunday midnight.* following week\.$/);
});

it('lists baskets as products with their price', async () => {
  const { html } = await page('/paniers-hebdomadaires');
  const url = 'https://marche.example/paniers-hebdomadaires#boulanger';
  expect(jsonLd(html, 'ItemList')?.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'Product',
        name: 'Boulanger',
        url,
        description: 'Une miche.',
        image: 'https://marche.example/images/panier-boulanger-640.avif',
        offers: { '@type': 'Offer', price: '22.05', priceCurrency: 'CAD', url },
      },
    },
  ]);
});

it('answers an account’s address with an empty page and 200, and excludes it from search results (F-023)', async () => {
  const response = await page('/compte/adhesion');
  // With scripts.
  const html = response.html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  expect(response.status).toBe(200);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('<title>Votre compte ');
  expect(html).toMatch(/<main[^>]*><div aria-busy="true"/);
  expect(html).not.toContain('<h1');
});

it('links in the footer to the information pages, and to the operator’s that are written', async () => {
  const linksOf = ({ html }: RenderedPage) =>
    [.../<footer.*<\/footer>/s.exec(html)![0].matchAll(/href="([^"]+)"[^>]*>([^<]*)/g)].map(([, href, text]) => [
      href,
      text,
    ]);
  const always = ['/contact', '/faq', '/devenir-membre-producteur'];
  const links = linksOf(await page('/contact'));
  expect(links.map(([href]) => href)).toEqual([...always, '/confidentialite']);
  const titled = { OperatorPage: ({ args }: { args: Record<string, unknown> }) => ({ title: String(args['name']) }) };
  expect(linksOf(await page('/contact', [], titled)).slice(always.length)).toEqual([
    ['/confidentialite', 'privacy'],
    ['/conditions', 'terms'],
  ]);
});

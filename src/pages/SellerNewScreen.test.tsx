import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contact } from '../../tests/support/storefront/openMarketFixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { SellerNewScreen, loader } from './SellerNewScreen.tsx';

afterEach(cleanup);

const friday = { from: '2026-11-27T15:00:00-05:00' };
const sold = {
  OperatorPage: null,
  Market: { contact },
  Query: {
    locations: [{ storageOnly: false, weekday: 5, nextSlot: null }],
    shippingZones: [
      { weekday: 4, nextSlot: friday },
      { weekday: 5, nextSlot: friday },
    ],
  },
};
const open = (path: string, mockResolvers: Answers = sold) =>
  renderWithRelay(<SellerNewScreen />, { loader, page: 'sellerNew', path, mockResolvers });

it('offers an email with subject and draft, and no form', async () => {
  await open('/devenir-membre-producteur');
  const link = screen.getAllByRole('link', { name: 'Nous \u00E9crire' })[0]!;
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href')!);
  expect(protocol + pathname).toBe('mailto:bonjour@exemple.ca');
  expect(searchParams.get('subject')).toBe('Devenir membre producteur');
  expect(searchParams.get('body')).toContain('Quantit\u00E9s par semaine');
  expect(document.querySelector('form')).toBeNull();
});

it('leads to the hall without an email address', async () => {
  await open('/en/become-a-producer-member', { OperatorPage: null, Market: { contact: null } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/contact', '/en/contact']);
});

it('describes the market’s week: announced on Friday, closed on Sunday, delivered before missing items are announced', async () => {
  await open('/devenir-membre-producteur');
  const steps = [...document.querySelectorAll('ol > li')].map(({ textContent }) =>
    textContent!.replaceAll('\u00A0', ' '),
  );
  expect(steps).toHaveLength(4);
  expect(steps[0]).toMatch(/^vendredi/);
  expect(steps[1]).toMatch(/^dimanche minuit/);
  // Nobody has set when: neither opening hours nor the evening for missing items say it.
  expect(steps[2]).toMatch(/^le marché vous dit quand.*Au marché, trié par produit\. Le mercredi soir/);
  expect(steps[2]).not.toMatch(/\d/);
  expect(steps[3]).toMatch(/^jeudi et vendredi/);
});

it.each([
  [
    '/devenir-membre-producteur',
    /^mardi, 9 h à 12 h.*Au marché \(porte arrière\), trié par produit\. Le mercredi soir/,
  ],
  [
    '/en/become-a-producer-member',
    /^Tuesday, 9 a\.m\. to 12 p\.m\..*To the market \(back door\), sorted by product\. On Wednesday evening/,
  ],
])('tells producers when and where to bring their goods, as the market has set it: %s', async (path, expected) => {
  const place = { primary: 'porte arrière', secondary: 'back door' };
  const identity = { dropOff: { weekday: 2, from: '09:00', to: '12:00', place } };
  await open(path, { ...sold, SiteInformations: () => ({ page: null, identity }) });
  expect(document.querySelectorAll('ol > li')[2]!.textContent!.replaceAll('\u00A0', ' ')).toMatch(expected);
});

it('shows what the operator tells producers in place of the built-in text, with the way to write', async () => {
  const page = {
    title: 'Vendre chez nous',
    sections: [{ heading: null, paragraphs: ['Un \u00E9tal & un quai.'], link: null }],
  };
  await open('/devenir-membre-producteur', { ...sold, OperatorPage: page });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vendre chez nous');
  expect(screen.getByText('Un \u00E9tal & un quai.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nous \u00E9crire' })).toBeTruthy();
  expect(document.querySelector('time, ol')).toBeNull();
});

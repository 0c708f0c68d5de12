import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithRelay, type Answers } from '../shared/relay/testHarness.tsx';
import { contact } from './informationFixtures.ts';
import { SellerNewScreen } from './SellerNewScreen.tsx';
import { loader } from './SellerNewScreen.route.ts';

afterEach(cleanup);

const open = (path: string, mockResolvers: Answers = { Market: () => ({ contact }) }) =>
  renderWithRelay(<SellerNewScreen />, { loader, page: 'sellerNew', path, mockResolvers });

test('one writes by e-mail, with a subject and a draft; there is no form', async () => {
  await open('/devenir-membre-producteur');
  const link = screen.getAllByRole('link', { name: 'Nous \u00E9crire' })[0]!;
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href')!);
  expect(protocol + pathname).toBe('mailto:bonjour@exemple.ca');
  expect(searchParams.get('subject')).toBe('Devenir membre producteur');
  expect(searchParams.get('body')).toContain('Quantit\u00E9s par semaine');
  expect(document.querySelector('form')).toBeNull();
});

test('without an e-mail the way leads to the hall', async () => {
  await open('/en/become-a-producer-member', { Market: () => ({ contact: null }) });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/contact', '/en/contact']);
});

test('the week is the market\u2019s: announced on Friday, closed on Sunday, brought before the missing are told of', async () => {
  await open('/devenir-membre-producteur');
  const steps = [...document.querySelectorAll('ol > li')].map(({ textContent }) =>
    textContent!.replaceAll('\u00A0', ' '),
  );
  expect(steps).toHaveLength(4);
  expect(steps[0]).toMatch(/^vendredi/);
  expect(steps[1]).toMatch(/^dimanche minuit/);
  expect(steps[2]).toMatch(/^mardi ou mercredi.*de 9 h \u00E0 17 h.*Le mercredi soir/);
  expect(steps[3]).toMatch(/^jeudi et vendredi/);
});

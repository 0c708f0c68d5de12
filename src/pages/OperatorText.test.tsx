import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { operatorPage } from '../../tests/support/storefront/openMarketFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { PageFailure } from '../app/PageFailure.tsx';
import { PrivacyScreen, loader as privacyLoader } from './PrivacyScreen.tsx';
import { TermsScreen, loader as termsLoader } from './TermsScreen.tsx';

afterEach(cleanup);

const screens = [
  ['/confidentialite', PrivacyScreen, privacyLoader],
  ['/en/terms', TermsScreen, termsLoader],
] as const;
const open = ([path, Component, loader]: (typeof screens)[number], page: typeof operatorPage | null) =>
  renderWithRelay(null, {
    path,
    routes: [{ path, Component, loader, ErrorBoundary: PageFailure }],
    mockResolvers: { SiteInformations: { page } },
  });

it('shows the operator’s text: title, effective date, sections in order', async () => {
  await open(screens[0], operatorPage);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Confidentialit\u00E9',
    'Vos droits',
  ]);
  expect(document.querySelector('time')?.dateTime).toBe('2026-09-01');
  expect(document.querySelector('time')?.textContent).toBe(
    'En vigueur depuis le mardi\u00A01er\u00A0septembre\u00A02026',
  );
  expect(document.querySelectorAll('section p')).toHaveLength(3);
  cleanup();
  await open(screens[1], operatorPage);
  expect(document.querySelector('time')?.textContent).toBe('In effect since Tuesday,\u00A0September\u00A01,\u00A02026');
});

it.each(screens)('shows %s as missing if it is not written (F-018)', async (...row) => {
  const { router } = await open(row, null);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/r\u00E9colt\u00E9e|harvested|picked/);
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ data: null }]);
});

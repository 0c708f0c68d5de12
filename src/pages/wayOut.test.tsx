import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

afterEach(cleanup);

const linksOnPage = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('has an address of its own, which leads home (F-019)', async () => {
  await renderWithRelay(<MaintenanceScreen />, { path: '/maintenance' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On replace les \u00E9tals.');
  expect(linksOnPage()).toEqual([['R\u00E9essayer', '/']]);
  cleanup();
  await renderWithRelay(<MaintenanceScreen />, { path: '/en/maintenance' });
  expect(linksOnPage()).toEqual([['Try again', '/en']]);
});

it('reloads the page that it replaces (F-019)', async () => {
  await renderWithRelay(<MaintenanceScreen />, { path: '/categories/legumes?sort=price' });
  expect(linksOnPage()).toEqual([['R\u00E9essayer', '/categories/legumes?sort=price']]);
});

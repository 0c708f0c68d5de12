// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithRelay } from '../shared/relay/testHarness.tsx';
import { NotYetScreen } from './NotYetScreen.tsx';

afterEach(cleanup);

test.each([
  ['/paniers-hebdomadaires/inscription', 'S\u2019abonner \u00E0 un panier', '/paniers-hebdomadaires'],
  ['/en/weekly-baskets/subscribe', 'Subscribe to a basket', '/en/weekly-baskets'],
])('%s says what it will be and leads on', async (path, title, way) => {
  await renderWithRelay(<NotYetScreen />, { path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    path.startsWith('/en') ? '/en' : '/',
    way,
  ]);
});

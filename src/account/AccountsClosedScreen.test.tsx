// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithRelay } from '../shared/relay/testHarness.tsx';
import { AccountsClosedScreen } from './AccountsClosedScreen.tsx';

afterEach(cleanup);

test.each([
  ['/paniers-hebdomadaires/inscription', 'S\u2019abonner \u00E0 un panier', '/paniers-hebdomadaires'],
  ['/commandes', 'Vos commandes', '/panier'],
  ['/commande/abc', 'Votre commande', '/contact'],
  ['/commande/abc/avancement', 'O\u00F9 en est votre commande', '/contact'],
  ['/compte/adhesion', 'Votre compte', '/panier'],
  ['/login', 'Se connecter', '/panier'],
  ['/en/weekly-baskets/subscribe', 'Subscribe to a basket', '/en/weekly-baskets'],
  ['/en/orders', 'Your orders', '/en/cart'],
  ['/en/order/abc', 'Your order', '/en/contact'],
  ['/en/order/abc/progress', 'How your order is coming along', '/en/contact'],
  ['/en/account', 'Your account', '/en/cart'],
  ['/en/login', 'Sign in', '/en/cart'],
])('%s says what it will be and how one buys today (F-021)', async (path, title, way) => {
  await renderWithRelay(<AccountsClosedScreen />, { path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/^(Les comptes ne sont pas encore ouverts|Accounts are not open yet)/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    path.startsWith('/en') ? '/en' : '/',
    way,
  ]);
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BalanceReason } from '#generated/schemaTypes.ts';
import { movementsOf, openAccount } from '../../tests/support/storefront/accountFixtures.tsx';

afterEach(cleanup);

const normalized = (text: string | null | undefined) => text?.replace(/\s/g, ' ').replace(/−/g, '-') ?? '';
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => normalized(row.textContent));

it('explains credit in words, with reasons, signs and the remaining sum each time (F-121, E13)', async () => {
  await openAccount('/compte/solde', undefined, {
    balance: -2090,
    depositsHeld: 800,
    balanceMovements: movementsOf([
      { amount: -850, balance: -2090, reason: 'item_missing', note: 'Confiture de fraises', order: 20418 },
      { amount: 1650, balance: -1240, reason: 'order_paid', order: 20133 },
      { amount: -800, balance: -2890, reason: 'deposit_refunded' },
    ]),
  });
  const panel = (await screen.findByRole('heading', { name: 'Crédit à votre nom' })).closest('section');
  expect(normalized(panel?.textContent)).toContain('20,90 $');
  expect(rows()).toEqual([
    'jeu. 12 nov.Article manquantConfiture de fraises, commande 20418+8,50 $20,90 $',
    'jeu. 12 nov.Utilisécommande 20133-16,50 $12,40 $',
    'jeu. 12 nov.Consigne rendue+8,00 $28,90 $',
  ]);
  expect(normalized(document.body.textContent)).toContain('Consignes à récupérer : 8,00 $');
});

it('labels debt, and explains an unknown reason', async () => {
  await openAccount('/en/account/balance', undefined, {
    balance: 500,
    balanceMovements: movementsOf([{ amount: 500, balance: 500, reason: 'of_a_newer_server' as BalanceReason }]),
  });
  expect(await screen.findByRole('heading', { name: 'You owe the market' })).toBeTruthy();
  expect(rows()).toEqual(['Thu, Nov 12Balance corrected-5,00 $5,00 $ owed']);
});

it('says when there are no entries', async () => {
  await openAccount('/compte/solde');
  expect(await screen.findByText('Rien encore.')).toBeTruthy();
  expect(
    normalized((await screen.findByRole('heading', { name: 'Votre solde' })).closest('section')?.textContent),
  ).toContain('0,00 $');
});

it.each([
  ['a gesture', 'adjustment', -500, 'Geste du marché'],
  ['a charge', 'adjustment', 3385, 'Porté à votre compte'],
  ['a reason of a newer server', 'reason_of_tomorrow' as BalanceReason, -500, 'Solde corrigé'],
] as const)('names %s by what it is', async (_, reason, amount, words) => {
  await openAccount('/compte/solde', undefined, {
    balance: amount,
    balanceMovements: movementsOf([{ amount, balance: amount, reason }]),
  });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('loads earlier entries on demand', async () => {
  const page = movementsOf([{ amount: -100, balance: -100, reason: 'adjustment' }]);
  const { sent } = await openAccount('/compte/solde', undefined, {
    balance: -100,
    balanceMovements: { ...page, pageInfo: { hasNextPage: true, endCursor: 'c0' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Voir les précédents' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ name: 'BalanceLedgerPaginationQuery', variables: { cursor: 'c0', count: 20 } }),
  );
});

it('lets credit pay automatic purchases and baskets first, or not (E71)', async () => {
  const { sent } = await openAccount('/compte/solde', undefined, { balance: -2090, creditFirst: true });
  const toggle = await screen.findByRole('switch', { name: /Mon crédit paie d.abord/ });
  expect(toggle).toHaveProperty('checked', true);
  fireEvent.click(toggle);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ variables: { input: { creditFirst: false } } }));
});

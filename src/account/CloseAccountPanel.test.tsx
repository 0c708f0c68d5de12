import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dialog, part, press } from '../../tests/support/storefront/accountActions.ts';
import { openAccount, refusal } from '../../tests/support/storefront/accountFixtures.tsx';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { LASTING_TRACES, leaveTraces, tracesLeft, wipeTraces } from '../../tests/support/storefront/visitorFixtures.ts';
import { connectClient } from '../identity/identityGate.ts';
import { createIdentityClient } from '../identity/signInClient.ts';

afterEach(() => {
  cleanup();
  wipeTraces();
});

const EMAIL = 'camille@exemple.ca';
const openDialog = async () => press('Demander la fermeture', await part('Fermer le compte'));
const confirm = (value: string) => fireEvent.change(within(dialog()).getByRole('textbox'), { target: { value } });
const close = () => press('Fermer pour de bon', dialog());

it('requires the email address before closing the account (E49)', async () => {
  const { changes } = await openAccount('/compte', () => refusal('PAYMENT_FAILED', 'errors.payment'));
  await openDialog();
  confirm('autre@exemple.ca');
  await close();
  expect(changes()).toEqual([]);
  expect(screen.getByText('Ce n\u2019est pas le courriel de ce compte.')).toBeTruthy();
  confirm(EMAIL.toUpperCase());
  await close();
  expect(changes()).toEqual([{ confirmation: EMAIL.toUpperCase(), forfeits: 0 }]);
  await screen.findAllByText(/Le paiement n.a pas pu s.ouvrir/);
});

it('lists what is still to come, ends and is lost, and again if that has changed (E49)', async () => {
  const closure: Fixture<'AccountClosure'> = {
    openOrders: [
      {
        id: 'ord_1042',
        number: 1042,
        location: { name: 'Halle du Portage' },
        slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
      },
    ],
    credit: 400,
    deposits: 100,
    owed: 0,
    baskets: [{ id: 'sub_1', basket: { name: 'Le panier du marché' } }],
    membership: { status: 'active', trialEnd: null, currentPeriodEnd: 1_800_000_000 },
  };
  const { changes, sent, updateUser } = await openAccount(
    '/compte',
    () => refusal('FORFEITS_CHANGED', 'account.close.forfeits_changed'),
    { closure },
  );
  await openDialog();
  const dialogText = () => dialog().textContent.replace(/[\u00A0\u202F]/g, ' ');
  expect(dialogText()).toContain('Commande 1042, jeudi 26 novembre, 14 h à 19 h, Halle du Portage');
  expect(within(dialog()).getByRole('link', { name: /1042/ }).getAttribute('href')).toBe('/commande/ord_1042');
  expect(dialogText()).toContain(
    'Crédit perdu : 4,00 $Consignes perdues : 1,00 $Panier récurrent arrêté : Le panier du marché',
  );
  expect(dialogText()).toContain('Adhésion arrêtée tout de suite, payée jusqu’au vendredi 15 janvier 2027');
  confirm(EMAIL);
  const reads = sent.filter(({ name }) => name === 'AccountScreenQuery').length;
  updateUser({ closure: { ...closure, credit: 900 } });
  await close();
  expect(changes()).toEqual([{ confirmation: EMAIL, forfeits: 500 }]);
  await screen.findAllByText(/Ce qui serait perdu a changé entre-temps/);
  await expect.poll(() => sent.filter(({ name }) => name === 'AccountScreenQuery').length).toBeGreaterThan(reads);
  await expect.poll(dialogText).toContain('Crédit perdu : 9,00 $');
});

it.each([
  ['trialing', 'Essai arrêté tout de suite, prévu jusqu’au mercredi 13 janvier 2027'],
  ['past_due', 'Adhésion arrêtée : le renouvellement refusé n’est plus tenté'],
] as const)('says what becomes of a membership that is %s (E49)', async (status, expected) => {
  const closure: Fixture<'AccountClosure'> = {
    openOrders: [],
    credit: 0,
    deposits: 0,
    owed: 1250,
    baskets: [],
    membership: { status, trialEnd: 1_799_900_000, currentPeriodEnd: 1_800_000_000 },
  };
  await openAccount('/compte', undefined, { closure });
  await openDialog();
  const text = dialog().textContent.replace(/[\u00A0\u202F]/g, ' ');
  expect(text).toContain(expected);
  expect(text).toContain('12,50 $');
  expect(text).not.toContain('15 janvier');
});

const OPEN_ORDER = { id: 'ord_1', number: 1, location: { name: 'Halle' }, slot: null };
it.each([
  ['nothing', 0, [], false],
  ['a cent of credit', 1, [], true],
  ['an order to come', 0, [OPEN_ORDER], true],
])('advises what can be saved first, where there is %s', async (_, credit, openOrders, isAdvised) => {
  const nothing = { deposits: 0, owed: 0, baskets: [], membership: null };
  await openAccount('/compte', undefined, { closure: { ...nothing, credit, openOrders } });
  await openDialog();
  expect(/Utilisez d.abord votre crédit/.test(dialog().textContent)).toBe(isAdvised);
});

it('shows a wrong address at its field instead of a toast', async () => {
  await openAccount('/compte', () => refusal('EMAIL_INVALID', 'account.email_validation'));
  await openDialog();
  confirm(EMAIL);
  await close();
  expect(screen.getByText('Ce n\u2019est pas le courriel de ce compte.')).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog()).getByRole('textbox'));
  expect(screen.queryByText(/V\u00E9rifiez que le courriel/)).toBeNull();
});

it('clears the customer’s data from the browser and signs out after closing', async () => {
  const { environment } = await openAccount();
  const logout = vi.fn(async () => undefined);
  const library = { logout } as unknown as ReturnType<Parameters<typeof createIdentityClient>[0]>;
  const options = {
    environment,
    origin: 'https://marche.example',
    onSignIn: vi.fn(),
    onLeave: vi.fn(),
    onSignedOut: vi.fn(),
    hasSignedOutElsewhere: () => false,
  };
  connectClient(
    environment,
    createIdentityClient(() => library, options),
  );
  leaveTraces();
  await openDialog();
  confirm(EMAIL);
  await act(close);
  await expect.poll(() => logout.mock.calls.length).toBeGreaterThan(0);
  expect(tracesLeft()).toEqual(LASTING_TRACES);
});

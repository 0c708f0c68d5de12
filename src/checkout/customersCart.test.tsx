import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, fetchQuery } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { refusal, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import {
  bread,
  button,
  calls,
  credited,
  expectAlert,
  open,
  plain,
} from '../../tests/support/storefront/customerFixtures.tsx';
import type { Sent } from '../../tests/support/storefront/testHarness.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  assign.mockReset();
  vi.restoreAllMocks();
});

it('leads from step 2 to step 3 with credit, whose choice is sent with the checkout (F-115, F-117)', async () => {
  const { sent, router } = await open(credited, '/expedition');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Continuer' }))[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier/balance'));
  expect(await screen.findByRole('heading', { name: /Utiliser votre solde/ })).toBeTruthy();
  expect(screen.getByText(/ne se combine pas avec le solde/)).toBeTruthy();
  const sums = () => plain(screen.getByRole('region', { name: 'À payer' }).textContent);
  // Of 12.40 $ of credit, the cart of 9.00 $ uses 9.00 $.
  expect(sums()).toMatch(/Total9,00 \$Solde utilisé[−-]9,00 \$Reste à payer0,00 \$/);
  expect(plain(screen.getByRole('radio', { name: /Oui/ }).closest('label')!.textContent)).toContain(
    'Il restera 3,40 $',
  );
  expect(plain(screen.getByRole('radio', { name: /Oui/ }).closest('label')!.textContent)).toMatch(/[−-]9,00 \$/);
  expect(plain(screen.getByText('Crédit disponible').parentElement!.textContent)).toContain('disponible12,40 $');
  expect(screen.getByRole('link', { name: 'Revenir à la cueillette' }).getAttribute('href')).toBe('/panier/expedition');
  fireEvent.click(screen.getByRole('radio', { name: /Non, le garder/ }));
  await waitFor(() => expect(screen.queryByText(/Reste à payer/)).toBeNull());
  fireEvent.click(screen.getByRole('radio', { name: /Oui/ }));
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_test_1'));
  expect(calls(sent).at(-1)).toEqual({
    name: 'CheckoutMutation',
    variables: {
      period: 'week',
      slot: '2026-11-26T14:00:00-05:00',
      useBalance: true,
      forceDisposableBox: false,
      total: 900,
      due: 0,
      postalCode: null,
    },
  });
});

it('shows the place of another tab of which the page around it hears first', async () => {
  const hall = { id: 'halle' };
  const { environment } = await open({ ...bread, location: null }, '', {
    meanwhile: ({ name }, cart) => (name === 'VisitorQuery' ? { ...cart, location: hall } : cart),
  });
  await screen.findByText('Total');
  await act(async () => void (await fetchQuery<VisitorQuery>(environment, VisitorQueryNode, {}).toPromise()));
  expect(plain(document.body.textContent)).toContain('jeudi 26 novembre');
  expect(plain(document.body.textContent)).toContain('14 h à 19 h');
});

it.each([
  ['credit but no place', { ...credited, location: null }],
  ['a place but no credit', { ...bread, balanceAvailable: 0 }],
  ['a place, and something owed', { ...bread, balanceAvailable: 500 }],
])('opens step 2 for the balance’s address with %s (E34, F-116)', async (_, cart) => {
  await open(cart, '/balance');
  expect(await screen.findByRole('heading', { name: /Où vous retrouve-t-on/ })).toBeTruthy();
});

it.each([
  ['/balance', /Utiliser votre solde/, ['/panier', '/panier/expedition']],
  ['/expedition', /Où vous retrouve-t-on/, ['/panier']],
  ['', /Votre panier/, []],
])('links the step of %j back to those before it (F-097)', async (view, heading, addresses) => {
  await open(credited, view);
  await screen.findByRole('heading', { level: 1, name: heading });
  const links = within(screen.getByRole('list', { name: 'Étapes de la commande' })).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
});

it('follows an invoice’s address as it is, and never one of another host (E45, F-123)', async () => {
  await open(credited, '/balance', { answer: 'https://invoice.stripe.com/i/acct/in_1' });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Payer' }))[0]!);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://invoice.stripe.com/i/acct/in_1'));
  cleanup();
  assign.mockReset();
  await open(credited, '/balance', { answer: 'https://invoice.stripe.com.evil.example/i' });
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(screen.getByText(/n’est pas celle du marché/)).toBeTruthy());
  expect(assign).not.toHaveBeenCalled();
});

it('requires an address to use credit, and says where to add it (F-118)', async () => {
  const { sent } = await open(credited, '/balance', { user: { shippingAddress: null } });
  expect(await screen.findByRole('button', { name: 'Ajouter une adresse' })).toBeTruthy();
  fireEvent.click(button('Payer'));
  expect(calls(sent)).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /Non, le garder/ }));
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
});

it('requires an address on file for a customer’s delivery, and shows it (F-112)', async () => {
  const shipped = { ...bread, location: null, shippingZone: { id: 'zone', price: 600 } };
  await open(shipped, '/livraison');
  expect(await screen.findByText(/À livrer chez vous/)).toBeTruthy();
  expect(screen.getByText(/14, chemin du Ruisseau, Chelsea/)).toBeTruthy();
  cleanup();
  const { sent } = await open(shipped, '/livraison', { user: { shippingAddress: null } });
  expect(await screen.findByText(/Il manque une adresse à votre compte/)).toBeTruthy();
  fireEvent.click(button('Payer'));
  expect(calls(sent)).toEqual([]);
  expect(screen.getAllByText(/Dites-nous d’abord où livrer/).length).toBeGreaterThan(0);
});

it('lends and returns the box by its switch, not counting it as an item (F-093)', async () => {
  const { sent } = await open({
    items: [...bread.items, { variantId: 'boite', name: 'Boîte', price: 0, deposit: 800, reusableBox: true }],
  });
  const box = await screen.findByRole<HTMLInputElement>('switch', { name: /Boîte réutilisable/ });
  expect([box.checked, screen.queryByText('Boîte')]).toEqual([true, null]);
  const sums = screen.getByRole('region', { name: 'Votre commande' }).textContent;
  expect(plain(sums)).toContain('Articles (1)9,00 $Consignes8,00 $');
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  await screen.findByText('Boîte réutilisable retirée.');
  expect(calls(sent)).toEqual([{ name: 'RemoveFromCartMutation', variables: { variant: 'boite', all: true } }]);
  fireEvent.click(box);
  await waitFor(() => expect(calls(sent).at(-1)?.variables).toEqual({ variant: 'boite', quantity: 1, seenPrice: 0 }));
  await screen.findByText('Boîte réutilisable ajoutée.');
});

it('tells a guest that the box needs an account, and shows why a change failed', async () => {
  const { sent } = await open(bread, '', { user: null });
  fireEvent.click(await screen.findByRole('switch', { name: /Boîte réutilisable/ }));
  await expectAlert('demande un compte');
  expect(calls(sent)).toEqual([]);
  cleanup();
  await open(bread, '', { before: ({ name }) => (name === 'AddToCartMutation' ? new Error('down') : undefined) });
  fireEvent.click(await screen.findByRole('switch', { name: /Boîte réutilisable/ }));
  await expectAlert('n’a pas pu être ajoutée');
});

it('lets a customer with a box request a disposable one, sent with the checkout (F-094)', async () => {
  const { sent, router } = await open({ ...bread, isSubscribed: true }, '', { user: { hasReusableBox: true } });
  fireEvent.click(await screen.findByRole('switch', { name: /jetable/ }));
  fireEvent.click(button('Continuer'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier/expedition'));
  await screen.findByRole('heading', { name: /Où vous retrouve-t-on/ });
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(calls(sent).at(-1)?.variables['forceDisposableBox']).toBe(true));
});

it('opens the offer by its link, starts the trial, and removes the fee immediately (F-095, F-135)', async () => {
  const { sent } = await open(bread);
  expect(screen.queryByText(/Essayer gratuitement/)).toBeNull();
  fireEvent.click(await screen.findByText('Enlever les frais de commande'));
  expect(plain((await screen.findByText(/essai gratuit/)).textContent)).toContain('30,00 $ par an');
  fireEvent.click(button('Essayer gratuitement'));
  await waitFor(() => expect(screen.queryByText('Frais de commande')).toBeNull());
  expect(screen.queryByText(/Essayer gratuitement/)).toBeNull();
  expect(calls(sent)).toEqual([{ name: 'StartTrialMutation', variables: { price: 3000 } }]);
});

it('says that the trial has started as soon as the store has it, before the call has ended', async () => {
  const held = Promise.withResolvers<undefined>();
  const { environment } = await open(bread, '', {
    before: ({ name }) => (name === 'StartTrialMutation' ? held.promise : undefined),
  });
  fireEvent.click(await screen.findByText('Enlever les frais de commande'));
  await screen.findByText(/essai gratuit/);
  fireEvent.click(button('Essayer gratuitement'));
  // Between the offer and the sentence nothing may stand: what is below would jump, under a finger that pays.
  act(() =>
    commitLocalUpdate(environment, (store) => {
      store.getRoot().getLinkedRecord('cart')?.setValue(true, 'isSubscribed');
    }),
  );
  expect(screen.getByText(/essai gratuit commence/)).toBe(document.activeElement);
  await act(async () => held.resolve(undefined));
  expect(screen.getByText(/essai gratuit commence/)).toBe(document.activeElement);
});

it('opens the offer in the view membre, and tells a guest that it needs an account (F-136)', async () => {
  await open(bread, '/membre', { user: null });
  expect(await screen.findByText(/L’adhésion demande un compte/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Essayer/ })).toBeNull();
});

it.each([
  ['/panier', '/compte/adhesion'],
  ['/en/cart', '/en/account/membership'],
])(
  'leads from %s to the membership where a market has no free month, in the language of the page',
  async (path, href) => {
    await open(bread, '', { path, offers: { trialMonths: 0 } });
    const remove = { name: /^(Enlever les frais|Remove the)/ };
    fireEvent.click(await screen.findByRole('button', remove));
    const join = await screen.findByRole('link', { name: /^(Devenez membre|Become a member)$/ });
    expect(join.getAttribute('href')).toBe(href);
  },
);

it('keeps the fee after a refused trial, and offers none to a former member', async () => {
  await open(bread, '/membre', {
    before: ({ name }) =>
      name === 'StartTrialMutation' ? refusal({ code: 'TRIAL_REFUSED', key: 'errors.free_trial' }) : undefined,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Essayer/ }));
  await expectAlert('ne se prend qu’une fois');
  expect(screen.getByText('Frais de commande')).toBeTruthy();
  cleanup();
  await open(bread, '/membre', { user: { membership: { id: 'mbr' } } });
  expect(screen.queryByText(/essai gratuit/)).toBeNull();
});

it('shows the next date when the week closed meanwhile, and orders for it with one press (PERIOD_CHANGED)', async () => {
  let week = 'week';
  const weeks = { week: '2026-11-23T00:00:00-05:00', later: '2026-11-30T00:00:00-05:00' };
  const closed = refusal({
    code: 'PERIOD_CHANGED',
    key: 'cart.period_changed',
    params: { period: 'later', closesAt: weeks.later },
  });
  const before = ({ name, variables }: Sent) => {
    if (name !== 'CheckoutMutation' || variables['period'] === 'later') return undefined;
    week = 'later';
    return closed;
  };
  const { sent, router } = await open({ ...bread, isSubscribed: true }, '/expedition', {
    before,
    period: () => ({ id: week, closesAt: weeks[week as keyof typeof weeks] }),
  });
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier'));
  await expectAlert('La semaine a fermé');
  expect(plain(screen.getByText(/La semaine a fermé/).textContent)).toContain('dimanche 29 novembre à minuit');
  fireEvent.click(button('Confirmer et payer'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_test_1'));
  expect(calls(sent).at(-1)?.variables['period']).toBe('later');
});

it.each([
  [-1240, -1240, { useBalance: true, total: 900, due: 0 }],
  [-1240, 0, null],
  [0, -1240, null],
  [0, 0, { useBalance: false, total: 900, due: 900 }],
])(
  'pays again at once after a refusal, unless the credit is another: of %i, %i is left',
  async (before, after, paid) => {
    let isRefused = false;
    const { sent, router } = await open({ ...bread, isSubscribed: true, balanceAvailable: before }, '/expedition', {
      before: ({ name }) => {
        if (name !== 'CheckoutMutation' || isRefused) return undefined;
        isRefused = true;
        return refusal({ code: 'PERIOD_CHANGED', key: 'cart.period_changed' });
      },
      meanwhile: ({ name }, cart) => (name === 'CheckoutMutation' ? { ...cart, balanceAvailable: after } : cart),
    });
    const press = async (name: string) => fireEvent.click((await screen.findAllByRole('button', { name }))[0]!);
    if (before < 0) await press('Continuer');
    await press('Payer');
    await waitFor(() => expect(router.state.location.pathname).toBe('/panier'));
    await expectAlert('Une chose empêche de commander');
    await press(paid ? 'Confirmer et payer' : 'Continuer');
    if (paid) await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_test_1'));
    else await waitFor(() => expect(router.state.location.pathname).toBe('/panier/expedition'));
    const checkouts = calls(sent).filter(({ name }) => name === 'CheckoutMutation');
    expect(checkouts).toHaveLength(paid ? 2 : 1);
    expect(checkouts.at(-1)?.variables).toMatchObject(paid ?? { useBalance: before < 0 });
  },
);

it('names what is not at the market in an Express cart, and removes it or leaves Express (E31, F-091)', async () => {
  const express: SampleCart = {
    fromStorage: true,
    items: [
      { variantId: 'farine', name: 'Farine', stored: true },
      { variantId: 'pain', name: 'Pain' },
      { variantId: 'lait', name: 'Lait', unsure: true },
    ],
  };
  const { sent } = await open(express, '', { user: null });
  expect(await screen.findByText('1 article n’est pas gardé au marché')).toBeTruthy();
  fireEvent.click(button('Continuer'));
  expect(calls(sent)).toEqual([]);
  fireEvent.click(button('Retirer cet article'));
  await waitFor(() => expect(screen.queryByText(/pas gardé au marché/)).toBeNull());
  expect(calls(sent)).toEqual([{ name: 'RemoveFromCartMutation', variables: { variant: 'pain', all: true } }]);
  await screen.findByText('Retirés : tout ce qui reste est au marché.');
  cleanup();
  const second = await open(express, '', { user: null });
  fireEvent.click(button('Quitter Express'));
  await waitFor(() => expect(screen.queryByText(/pas gardé au marché/)).toBeNull());
  expect(calls(second.sent)).toEqual([
    { name: 'UpdateShoppingSessionMutation', variables: { input: { fromStorage: false } } },
  ]);
  await screen.findByText('Express est désactivé, votre panier est entier.');
});

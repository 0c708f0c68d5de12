// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../CartProcess.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, refusal, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { loader } from '../CartScreen.route.ts';
import { CartScreen } from '../CartScreen.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  assign.mockReset();
  vi.restoreAllMocks();
});

const bread: SampleCart = { items: [{ variantId: 'pain', name: 'Pain', price: 900 }], location: { id: 'halle' } };
const visa = { id: 'pm', card: { brand: 'visa', last4: '4242' } };
type Card = typeof visa | null;
type Options = Parameters<typeof cartServer>[1] & {
  card?: () => Card;
  page?: string;
  signedIn?: boolean;
  path?: string;
};

async function open(
  cart: SampleCart,
  { card = () => visa, page = 'cs_setup_1', signedIn = true, path = '/panier', before }: Options = {},
) {
  const more = {
    Query: () => ({ locations: [], user: signedIn ? { id: 'camille', basketsPaymentMethod: card() } : null }),
    Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
    Market: { membershipPrice: 3000, reusableBox: null },
    Mutation: { setupPaymentMethod: page },
  };
  const rendered = await renderWithRelay(
    <>
      <CartScreen />
      <LiveRegion />
    </>,
    { mockResolvers: cartServer(cart, { before, more }), path, page: 'cart', loader },
  );
  await screen.findByRole('heading', { level: 1, name: 'Votre panier' });
  return rendered;
}
const theSwitch = () => screen.queryByRole<HTMLInputElement>('switch', { name: /Achat automatique/ });
const plain = () => document.body.textContent.replace(/\s/g, ' ');
const inputs = (sent: Sent[]) =>
  sent.filter(({ name }) => name.endsWith('Mutation')).map(({ variables }) => variables['input'] ?? variables);

it('is not offered to a guest, or for an Express cart (E20)', async () => {
  await open(bread, { signedIn: false });
  expect(theSwitch()).toBeNull();
  cleanup();
  await open({ ...bread, fromStorage: true });
  expect(theSwitch()).toBeNull();
});

it('says when the cart is bought and with which card, and turns on immediately (F-130)', async () => {
  const { sent } = await open(bread);
  // Off, it must not say that the cart is bought.
  const row = await screen.findByText(/Désactivé : ce panier ne s’achète pas de lui-même/);
  expect(row.textContent).toMatch(/serait acheté le dimanche\s22\snovembre à minuit avec votre Visa\s4242/);
  fireEvent.click(theSwitch()!);
  await waitFor(() => expect(theSwitch()!.checked).toBe(true));
  expect(await screen.findByText(/Vous pouvez le changer jusque-là/)).toBeTruthy();
  await screen.findByText('Achat automatique activé.');
  expect(inputs(sent)).toEqual([{ autoClose: true }]);
  fireEvent.click(theSwitch()!);
  await screen.findByText('Achat automatique désactivé.');
});

it.each([
  [{ credit: 400, charged: 500 }, 'Votre crédit paie d’abord 4,00 $, et votre Visa 4242 le reste : 5,00 $.'],
  [{ credit: 900, charged: 0 }, 'Votre crédit paie tout : 9,00 $. Rien n’est débité de la carte.'],
])('says what of the purchase the credit and the card pay: %o', async (autoCloseSums, sentence) => {
  await open({ ...bread, autoClose: true, autoCloseSums });
  expect(screen.getByText(/Votre crédit/).textContent.replace(/\s/g, ' ')).toBe(sentence);
});

it('reverts when refused, and says why', async () => {
  await open(bread, {
    before: ({ name }) =>
      name === 'UpdateShoppingSessionMutation' ? refusal({ code: 'NO_CARD', key: 'subscription.no_card' }) : undefined,
  });
  fireEvent.click(theSwitch()!);
  await waitFor(() => expect(screen.getByText(/Ajoutez d’abord une carte/)).toBeTruthy());
  expect(theSwitch()!.checked).toBe(false);
});

it('leads to the card page and back without a card (F-144)', async () => {
  const { sent } = await open(bread, { card: () => null });
  expect(screen.getByText(/Désactivé.*laissez d’abord une carte/)).toBeTruthy();
  fireEvent.click(theSwitch()!);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/paiement/cs_setup_1'));
  const here = 'https://marche.example/panier';
  expect(inputs(sent)).toEqual([{ successUrl: `${here}?carte=1`, cancelUrl: here, paysMembership: false }]);
});

it('does not open an address of another host, and says so (E45)', async () => {
  await open(bread, { card: () => null, page: 'https://invoice.stripe.com.evil.example/x' });
  fireEvent.click(theSwitch()!);
  await waitFor(() => expect(screen.getByText(/n’est pas celle du marché/)).toBeTruthy());
  expect(assign).not.toHaveBeenCalled();
  expect(theSwitch()!.getAttribute('aria-disabled')).toBeNull();
});

it('waits for the card when it returns before the provider’s message, and then turns on', async () => {
  let card: Card = null;
  const { sent, router } = await open(bread, { card: () => card, path: '/panier?carte=1' });
  expect(await screen.findByText(/On attend la confirmation de votre carte/)).toBeTruthy();
  expect([theSwitch()!.getAttribute('aria-disabled'), router.state.location.search]).toEqual(['true', '']);
  card = visa;
  await waitFor(() => expect(theSwitch()!.checked).toBe(true));
  expect(inputs(sent)).toEqual([{ autoClose: true }]);
  expect(screen.queryByText(/On attend la confirmation/)).toBeNull();
});

it('polls for a card five times, then gives up with a message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { sent } = await open(bread, { card: () => null, path: '/panier?carte=1' });
  for (const ms of [1000, 2000, 4000, 8000, 16_000, 32_000]) await act(() => vi.advanceTimersByTimeAsync(ms));
  expect(screen.getByText(/se fait attendre/)).toBeTruthy();
  expect(sent.filter(({ name }) => name === 'refreshCardQuery')).toHaveLength(5);
  expect(inputs(sent)).toEqual([]);
});

it('shows what would stop the purchase and what it leaves out while it is on', async () => {
  await open({
    autoClose: true,
    autoCloseStops: [
      { code: 'NO_PLACE', message: 'Aucun lieu.' },
      { code: 'NO_ALCOHOL', message: 'L’âge manque.' },
    ],
    items: [
      { variantId: 'cidre', name: 'Cidre', isAlcohol: true },
      { variantId: 'lait', name: 'Lait', unsure: true, unsureReason: 'last_week' },
    ],
  });
  expect(screen.getByText(/ce panier ne serait pas acheté/)).toBeTruthy();
  expect(
    screen
      .getByText(/Aucun lieu/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/panier/expedition');
  expect(screen.getByText(/L’article à confirmer n’en fait pas partie/)).toBeTruthy();
  fireEvent.click(screen.getByText('Vérifier mon âge'));
  expect(await screen.findByRole('heading', { name: /Votre date de naissance/ })).toBeTruthy();
});

it('asks for the age again where it was confirmed in this session for an earlier cart (E76)', async () => {
  await open({
    autoClose: true,
    ageConfirmed: true,
    autoCloseStops: [{ code: 'NO_ALCOHOL', message: 'L’âge manque.' }],
    items: [{ variantId: 'cidre', name: 'Cidre', isAlcohol: true }],
  });
  fireEvent.click(screen.getByText('Vérifier mon âge'));
  expect(await screen.findByRole('heading', { name: /Votre date de naissance/ })).toBeTruthy();
});

it('is stopped by a line that is short, until buying what is available is chosen and stored (E20)', async () => {
  const { sent } = await open({
    ...bread,
    autoClose: true,
    items: [...bread.items, { variantId: 'miel', name: 'Miel', quantity: 3, max: 1 }],
  });
  expect(screen.getByText(/ce panier ne serait pas acheté/)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: /Acheter ce qu’il y a/ }));
  expect(await screen.findByText(/Resterait dans le panier/)).toBeTruthy();
  expect(screen.queryByText(/ne serait pas acheté/)).toBeNull();
  expect(inputs(sent)).toEqual([{ autoClosePartial: true }]);
});

it('says in the summary until when, for which place, day and hours, and which order it would be merged with (F-131)', async () => {
  await open({ ...bread, mergesInto: { id: 'order', number: 20418 } });
  const line = screen.getByText(/Payé avant le dimanche 22 novembre à minuit/).textContent?.replace(/\s/g, ' ');
  expect(line).toContain('à prendre jeudi 26 novembre, 14 h à 19 h : Halle du Portage');
  expect(screen.getByText(/rejoindront votre commande 20418/)).toBeTruthy();
  cleanup();
  await open({ items: bread.items });
  expect(screen.getByText(/Commandez avant le dimanche 22 novembre à minuit/)).toBeTruthy();
  expect(screen.queryByText(/rejoindront/)).toBeNull();
  cleanup();
  await open({ items: bread.items, shippingZone: { id: 'zone', price: 600 } });
  expect(plain()).toContain('à minuit, livré jeudi 26 novembre, 14 h à 19 h.');
  cleanup();
  await open({ items: bread.items, shippingZone: { id: 'zone', price: 600 }, fromStorage: true });
  expect(plain()).toContain('Express : livré jeudi 26 novembre, 14 h à 19 h.');
  cleanup();
  await open({ items: bread.items, fromStorage: true });
  expect(screen.getByText(/prêt à la prochaine ouverture/)).toBeTruthy();
});

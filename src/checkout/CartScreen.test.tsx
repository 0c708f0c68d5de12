// Loaded with the test, so that no time limit runs while a busy machine reads it.
import './CartProcess.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALLERGIES_MAX_LENGTH } from '#rules/allergies.ts';
import { NOTE_MAX_LENGTH } from '#rules/constants.ts';
import { cartServer, refusal, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { turns } from '../../tests/support/turns.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { loader } from './CartScreen.route.ts';
import { CartScreen } from './CartScreen.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  assign.mockReset();
  vi.restoreAllMocks();
});

const bread: SampleCart = { items: [{ variantId: 'pain', name: 'Pain', price: 900 }], note: 'Au quai.' };
const placed: SampleCart = { ...bread, location: { id: 'halle' } };
const point = (id: string, name: string) => ({ id, name, storageOnly: false, description: null });
const more = {
  Query: { user: null, locations: [point('halle', 'Halle du Portage'), point('cafe', 'Café')] },
  Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
  Market: { membershipPrice: 3000, reusableBox: null },
  TimeSlot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  Mutation: { checkout: 'cs_test_1' },
};
const calls = (sent: Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation'));
const button = (name: string) => screen.getAllByRole('button', { name })[0]!;

async function open(cart: SampleCart, view = '', options: Parameters<typeof cartServer>[1] = {}) {
  const page = await renderWithRelay(
    <>
      <CartScreen />
      <LiveRegion />
    </>,
    {
      mockResolvers: cartServer(cart, { ...options, more: { ...more, ...options.more } }),
      path: `/panier${view}`,
      page: 'cart',
      loader,
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return page;
}
/** Announced once, anywhere on the page. */
const heard = (words: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain(words),
  );
/** Step 2, which offers a guest to sign in. */
const atStepTwo = () => screen.findByRole('region', { name: /Avec ou sans compte/ });

it('saves the note and a guest’s allergies of step 1 before it leads to step 2, by the address (F-090, F-092)', async () => {
  const { sent, router } = await open(bread);
  const note = await screen.findByLabelText('Une note pour l’équipe');
  expect((note as HTMLTextAreaElement).value).toBe('Au quai.');
  const allergies = screen.getByLabelText<HTMLTextAreaElement>('Allergies');
  expect([(note as HTMLTextAreaElement).maxLength, allergies.maxLength]).toEqual([
    NOTE_MAX_LENGTH,
    ALLERGIES_MAX_LENGTH,
  ]);
  fireEvent.change(note, { target: { value: 'Sans sac.' } });
  fireEvent.change(screen.getByLabelText('Allergies'), { target: { value: 'Noix' } });
  fireEvent.click(button('Continuer'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier/expedition'));
  expect(calls(sent)).toEqual([
    {
      name: 'UpdateCartMutation',
      variables: { input: { cart: 'cart', step: 'shipping', note: 'Sans sac.', allergies: 'Noix' } },
    },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: /Où vous retrouve-t-on/ })).toBeTruthy();
});

it('stays at the step when saving fails, and says so (F-090)', async () => {
  const { router } = await open(bread, '', {
    before: ({ name }) => (name === 'UpdateCartMutation' ? new TransportFailure('down') : undefined),
  });
  await screen.findByLabelText('Une note pour l’équipe');
  fireEvent.click(button('Continuer'));
  await heard('n’a pas pu être enregistré');
  expect(router.state.location.pathname).toBe('/panier');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre panier');
});

it('leads from an empty cart to the products, without a Next button', async () => {
  await open({ items: [] });
  const toGoods = await screen.findByRole('link', { name: 'Voir les produits' });
  expect(toGoods.getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
});

it('says why Next is blocked with nothing confirmed, and sends nothing', async () => {
  const { sent } = await open(
    { items: [{ variantId: 'pain', name: 'Pain', unsure: true, unsureReason: 'last_week' }] },
    '/expedition',
  );
  await screen.findByRole('heading', { name: /à confirmer/ });
  fireEvent.click(button('Continuer'));
  await heard('Rien n’est confirmé');
  expect(calls(sent)).toEqual([]);
});

it('stops an Express cart with goods that are not at the market, naming them', async () => {
  await open({
    fromStorage: true,
    items: [
      { variantId: 'pain', name: 'Pain' },
      { variantId: 'miel', name: 'Miel', stored: true },
    ],
  });
  await screen.findByLabelText('Une note pour l’équipe');
  fireEvent.click(button('Continuer'));
  await heard('À retirer\u00A0: Pain.');
});

it('blocks Next without a place, and saves a chosen point immediately', async () => {
  const { sent } = await open(bread, '/expedition');
  await atStepTwo();
  await screen.findByRole('radio', { name: /Halle du Portage/ });
  fireEvent.click(button('Payer'));
  await heard('Choisissez où prendre');
  expect(calls(sent)).toEqual([]);
  const steps = screen.getByRole('list', { name: 'Étapes de la commande' });
  expect(steps.textContent).toContain('Où et quand');
  fireEvent.click(screen.getByRole('radio', { name: /Halle du Portage/ }));
  await waitFor(() =>
    expect(calls(sent)).toEqual([
      { name: 'UpdateShoppingSessionMutation', variables: { input: { locationId: 'halle' } } },
    ]),
  );
  await waitFor(() => expect(screen.getByText(/page sécurisée/)).toBeTruthy());
  expect(steps.textContent).toContain('Cueillette');
});

it('pays once the place is saved if Pay is pressed before that, however often', async () => {
  const { sent } = await open(bread, '/expedition');
  await atStepTwo();
  fireEvent.click(await screen.findByRole('radio', { name: /Halle du Portage/ }));
  fireEvent.click(button('Payer'));
  expect(button('Payer').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Choisissez où prendre/)).toBeNull();
  expect(calls(sent).map(({ name }) => name)).toEqual(['UpdateShoppingSessionMutation', 'CheckoutMutation']);
});

it('drops a press of Pay once the step is left while its place is being saved', async () => {
  const answer = Promise.withResolvers<undefined>();
  const before = ({ name }: Sent) => (name === 'UpdateShoppingSessionMutation' ? answer.promise : undefined);
  const { sent, router } = await open(bread, '/expedition', { before });
  await atStepTwo();
  fireEvent.click(await screen.findByRole('radio', { name: /Halle du Portage/ }));
  fireEvent.click(button('Payer'));
  await act(() => router.navigate('/panier'));
  await screen.findByLabelText('Une note pour l’équipe');
  answer.resolve(undefined);
  await screen.findByText('Cueillette', { selector: 'dt' });
  await act(() => turns());
  expect(calls(sent).map(({ name }) => name)).toEqual(['UpdateShoppingSessionMutation']);
  expect(router.state.location.pathname).toBe('/panier');
});

it('does not accept a zone while pickup points are shown', async () => {
  const { sent } = await open({ ...bread, shippingZone: { id: 'zone', price: 600 } }, '/cueillette');
  await atStepTwo();
  fireEvent.click(await screen.findByRole('radio', { name: /Cueillette/ }));
  fireEvent.click(button('Payer'));
  await heard('Choisissez où prendre');
  expect(calls(sent)).toEqual([]);
});

it('sends one checkout of the shown week on a double press, and leaves for the payment', async () => {
  const { sent } = await open(placed, '/expedition');
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  // Both before the page has rendered again, as a double click does.
  await act(async () => {
    button('Payer').click();
    button('Payer').click();
  });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/paiement/cs_test_1'));
  fireEvent.click(button('Payer'));
  expect(calls(sent)).toEqual([
    {
      name: 'CheckoutMutation',
      variables: {
        period: 'week',
        slot: '2026-11-26T14:00:00-05:00',
        useBalance: false,
        forceDisposableBox: false,
        total: 1475,
        due: 1475,
        postalCode: null,
      },
    },
  ]);
  const reads = () => sent.filter(({ name }) => name === 'refreshCartQuery').length;
  const before = reads();
  expect(button('Payer').getAttribute('aria-disabled')).toBe('true');
  // Back from the payment's page, the browser shows this one as it was.
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect([button('Payer').getAttribute('aria-disabled'), reads() > before]).toEqual([null, true]);
});

it.each(['https://host.evil/pay', '//host.evil', 'cs_test/../../evil', ''])('rejects the answer %j', async (target) => {
  await open(placed, '/expedition', { more: { Mutation: { checkout: target } } });
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  await heard('Cette adresse de paiement n’est pas celle du marché');
  expect(assign).not.toHaveBeenCalled();
});

it('returns to step 1 after a refused checkout, with a counted title, each cause, its link, and focus', async () => {
  const causes = refusal(
    { code: 'MAX_REACHED', key: 'products.max_reached', params: { nb: 1, name: 'Pain', variant: 'la botte' } },
    { code: 'NO_DELIVERY', key: 'cart.no_delivery' },
  );
  const { router } = await open(
    { items: [{ variantId: 'pain', name: 'Pain', quantity: 2 }], location: placed.location! },
    '/expedition',
    {
      before: ({ name }) => (name === 'CheckoutMutation' ? causes : undefined),
      meanwhile: ({ name }, cart) =>
        name === 'CheckoutMutation'
          ? {
              ...cart,
              location: { id: 'halle', nextSlot: null },
              items: cart.items.map((line) => ({ ...line, max: 1 })),
            }
          : cart,
    },
  );
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier'));
  const title = await screen.findByText('2 choses empêchent de commander');
  const [stock, place] = screen.getAllByRole('listitem').filter((item) => item.closest('[tabindex="-1"] [role=alert]'));
  expect(stock?.textContent).toContain('n’en reste qu’une');
  expect(stock?.querySelector('a')?.getAttribute('href')).toBe('/produits/pain');
  expect(place?.textContent).toMatch(/Halle.* ne sert pas cette semaine\. .* d’ici au .* à minuit/);
  expect(place?.querySelector('a')?.getAttribute('href')).toBe('/panier/expedition');
  expect(document.activeElement?.contains(title)).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('says that nothing was charged when the payment could not be opened', async () => {
  await open(placed, '/expedition', {
    before: ({ name }) =>
      name === 'CheckoutMutation' ? refusal({ code: 'PAYMENT_FAILED', key: 'errors.payment' }) : undefined,
  });
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  expect(await screen.findByText(/Rien n’a été débité/)).toBeTruthy();
});

it('asks for the age before paying alcohol, keeps a refusal, and lets the alcohol be removed', async () => {
  const cider: SampleCart = {
    ...placed,
    items: [...placed.items, { variantId: 'cidre', name: 'Cidre', isAlcohol: true }],
  };
  const young = refusal({ code: 'AGE_FORBIDDEN', key: 'age_check.forbidden_message' });
  const { sent } = await open(cider, '/expedition', {
    before: ({ name }) => (name === 'ConfirmAgeMutation' ? young : undefined),
  });
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  fireEvent.change(await screen.findByLabelText('Jour'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Année'), { target: { value: '2012' } });
  fireEvent.change(screen.getByLabelText('Mois'), { target: { value: '11' } });
  fireEvent.click(button('Vérifier'));
  expect(await screen.findByText(/Vous ne pouvez pas acheter d’alcool/)).toBeTruthy();
  expect(calls(sent)).toEqual([{ name: 'ConfirmAgeMutation', variables: { birthDate: '2012-11-05' } }]);
  fireEvent.click(button('Retirer l’alcool'));
  await waitFor(() =>
    expect(calls(sent).at(-1)).toEqual({ name: 'RemoveFromCartMutation', variables: { variant: 'cidre', all: true } }),
  );
  await waitFor(() => expect(screen.queryByLabelText('Jour')).toBeNull());
});

it('checks the age that a refusal names, and pays only at the next press', async () => {
  const items = [{ variantId: 'cidre', name: 'Cidre', isAlcohol: true }];
  const { sent } = await open({ ...placed, items, ageConfirmed: true }, '/expedition', {
    before: ({ name }) =>
      name === 'CheckoutMutation' ? refusal({ code: 'NO_ALCOHOL', key: 'age_check.title' }) : undefined,
    meanwhile: ({ name }, cart) => (name === 'CheckoutMutation' ? { ...cart, ageConfirmed: false } : cart),
  });
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  fireEvent.click(await screen.findByRole('button', { name: 'Vérifier mon âge' }));
  fireEvent.change(await screen.findByLabelText('Jour'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Année'), { target: { value: '1980' } });
  fireEvent.click(button('Vérifier'));
  await waitFor(() => expect(screen.queryByLabelText('Jour')).toBeNull());
  await act(() => turns());
  expect(calls(sent).map(({ name }) => name)).toEqual(['CheckoutMutation', 'ConfirmAgeMutation']);
});

it('continues to the payment with a confirmed age', async () => {
  const cider: SampleCart = { ...placed, items: [{ variantId: 'cidre', name: 'Cidre', isAlcohol: true }] };
  await open(cider, '/expedition');
  await atStepTwo();
  await screen.findByText(/page sécurisée/);
  fireEvent.click(button('Payer'));
  fireEvent.change(await screen.findByLabelText('Jour'), { target: { value: '31' } });
  fireEvent.change(screen.getByLabelText('Mois'), { target: { value: '02' } });
  fireEvent.change(screen.getByLabelText('Année'), { target: { value: '1980' } });
  fireEvent.click(button('Vérifier'));
  expect(await screen.findByText(/Cette date n’existe pas/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '3' } });
  await act(async () => fireEvent.click(button('Vérifier')));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

it('reports pickup points that fail to load in their place, and keeps the rest of the step', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(bread, '/expedition', {
    before: ({ name }) => (name === 'PickupStepQuery' ? new TransportFailure('down') : undefined),
  });
  await atStepTwo();
  expect(await screen.findByText(/points de cueillette n’ont pas pu s’afficher/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Livraison/ })).toBeTruthy();
});

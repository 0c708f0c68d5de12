// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../CartProcess.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FREE_DELIVERY_ABOVE_CENTS } from '#rules/constants.ts';
import { cartServer, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import { fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { loader } from '../CartScreen.route.ts';
import { CartScreen } from '../CartScreen.tsx';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const bread: SampleCart = { items: [{ variantId: 'pain', name: 'Pain', price: 900 }], isSubscribed: true };
const merging = { mergesInto: { id: 'order', number: 12 } };
const point = { id: 'halle', name: 'Halle du Portage', storageOnly: false, description: null };

/** Step 2 of a guest; the postal code J8X has a zone, any other none. */
async function open(cart: SampleCart, points = [point], offers?: { delivery: boolean }) {
  const more = {
    Query: { user: null, locations: points },
    Period: { closesAt: '2026-11-23T00:00:00-05:00' },
    Market: { reusableBox: null },
    TimeSlot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  };
  const server = cartServer(cart, { more });
  const { sent } = await renderWithRelay(<CartScreen />, {
    mockResolvers: async (sent) =>
      sent.name === 'zonesQuery'
        ? fixtures({
            Query: { shippingZones: sent.variables['code'] === 'J8X' ? [{ id: 'zone', price: 600 }] : [] },
            TimeSlot: more.TimeSlot,
          })
        : server(sent),
    path: '/panier/expedition',
    page: 'cart',
    loader,
    ...(offers && { offers }),
  });
  await screen.findByRole('region', { name: /Avec ou sans compte/ });
  await screen.findByText('Total');
  return sent;
}
const turnTo = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const sums = () =>
  Object.fromEntries(
    [...screen.getByText('Total').closest('dl')!.querySelectorAll('dt')].map((term) => [
      term.textContent.split(',')[0],
      term.nextElementSibling?.textContent?.replace('\u00A0', ' '),
    ]),
  );
const bar = () => screen.getByRole('complementary', { name: 'Aperçu du panier' }).textContent?.replace('\u00A0', ' ');
const typeCode = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Votre code postal/), { target: { value } });

it('leaves the cart’s pickup point out of the sum while a delivery zone is being chosen', async () => {
  await open({ ...bread, ...merging, location: { id: 'halle' } });
  expect(sums()).toMatchObject({ Cueillette: 'Gratuit', Total: '9,00 $' });
  expect([screen.queryByText(/à prendre jeudi/), screen.queryByText(/rejoindront/)]).not.toContain(null);
  await turnTo(/Livraison/);
  expect(sums()).toMatchObject({ Livraison: 'À choisir', Total: '9,00 $' });
  expect(sums()).not.toHaveProperty('Cueillette');
  expect([screen.queryByText(/à prendre jeudi/), screen.queryByText(/rejoindront/)]).toEqual([null, null]);
  typeCode('J8X');
  await waitFor(() => expect(sums()).toMatchObject({ Livraison: '6,00 $', Total: '15,00 $' }));
});

it('counts a closed place as none, names it, and stays on the step until another is chosen', async () => {
  await open({ ...bread, location: { id: 'ruche', name: 'La Ruche', nextSlot: null } });
  expect(sums()).toMatchObject({ Cueillette: 'À choisir' });
  expect(
    screen.getByText(/La Ruche.*ne sert pas cette semaine. Choisissez un autre lieu d’ici au dimanche/),
  ).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: /^Payer/ })[0]!);
  expect(await screen.findAllByText(/Ce point de cueillette est fermé cette semaine/)).not.toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Où vous retrouve-t-on/);
});

it('names a closed delivery zone, once, until another is chosen', async () => {
  await open({ ...bread, shippingZone: { id: 'vallee', name: 'La Vallée', price: 600, nextSlot: null } });
  expect(sums()).toMatchObject({ Livraison: 'À choisir', Total: '9,00 $' });
  expect(
    screen.getByText(/La Vallée.*ne sert pas cette semaine. Choisissez un autre lieu d’ici au dimanche/),
  ).toBeTruthy();
  typeCode('J8X');
  await waitFor(() => expect(sums()).toMatchObject({ Livraison: '6,00 $' }));
  expect(screen.queryByText(/La Vallée.*ne sert pas/)).toBeNull();
});

it('adds no delivery to any total while a pickup point is being chosen', async () => {
  await open({ ...bread, shippingZone: { id: 'zone', price: 600 } });
  expect(sums()).toMatchObject({ Livraison: '6,00 $', Total: '15,00 $' });
  expect(bar()).toContain('15,00 $');
  await turnTo(/Cueillette/);
  expect(sums()).toMatchObject({ Cueillette: 'À choisir', Total: '9,00 $' });
  expect(bar()).toContain('9,00 $');
  await turnTo(/Halle du Portage/);
  await waitFor(() => expect(sums()).toMatchObject({ Cueillette: 'Gratuit', Total: '9,00 $' }));
});

it('leaves the cart’s zone out of the sum for a postal code without delivery', async () => {
  await open({ ...bread, shippingZone: { id: 'zone', price: 600 } });
  typeCode('K1A');
  await screen.findByText(/Nous ne livrons pas encore/);
  expect(sums()).toMatchObject({ Livraison: 'À choisir', Total: '9,00 $' });
});

it('says at the very limit that one more item makes delivery free, and nothing beside a code without delivery', async () => {
  const goods = [{ variantId: 'panier', name: 'Panier', price: FREE_DELIVERY_ABOVE_CENTS }];
  await open({ ...bread, items: goods, shippingZone: { id: 'zone', price: 600 } });
  expect(await screen.findByText('Un article de plus, et la livraison devient gratuite.')).toBeTruthy();
  expect(screen.queryByText(/Ajoutez plus de/)).toBeNull();
  typeCode('H2X');
  await screen.findAllByText(/Nous ne livrons pas encore là/);
  expect(screen.queryByText(/la livraison devient gratuite/)).toBeNull();
});

it('sends along the postal code that found the zone, for the payment page’s address', async () => {
  const sent = await open({ ...bread, shippingZone: { id: 'zone', price: 600 } });
  typeCode('j8x');
  await waitFor(() => expect(sums()).toMatchObject({ Livraison: '6,00 $' }));
  await screen.findAllByText(/page sécurisée/);
  fireEvent.click(screen.getAllByRole('button', { name: /^Payer/ })[0]!);
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'CheckoutMutation')?.variables).toMatchObject({ postalCode: 'J8X' }),
  );
});

it.each([
  ['zone', 'J8X 1A1'],
  ['other', ''],
])('shows the code that found the cart’s zone, and looks nothing up again: found %s', async (found, shown) => {
  window.sessionStorage.setItem('etal.postal-code', 'H2X');
  window.sessionStorage.setItem('etal.postal-code-found', JSON.stringify(['J8X 1A1', found]));
  const sent = await open({ ...bread, shippingZone: { id: 'zone', price: 600 } });
  const field = await screen.findByLabelText<HTMLInputElement>('Votre code postal');
  expect(field.value).toBe(shown);
  expect(screen.queryByText(/Livrer ailleurs/) === null).toBe(shown !== '');
  expect(sums()).toMatchObject({ Livraison: '6,00 $' });
  fireEvent.click(screen.getAllByRole('button', { name: /^Payer/ })[0]!);
  // A code that was typed for another zone, or for none, is not the address of this delivery.
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'CheckoutMutation')?.variables).toMatchObject({
      postalCode: shown || null,
    }),
  );
  expect(sent.filter(({ name }) => name === 'zonesQuery')).toEqual([]);
});

it('stores the zones that a code finds, and keeps the code when the step is opened again', async () => {
  await open({ ...bread, shippingZone: null });
  fireEvent.click(await screen.findByRole('radio', { name: /^Livraison/ }));
  typeCode('j8x');
  await waitFor(() => expect(sums()).toMatchObject({ Livraison: '6,00 $' }));
  cleanup();
  await open({ ...bread, shippingZone: { id: 'zone', price: 600 } });
  expect((await screen.findByLabelText<HTMLInputElement>('Votre code postal')).value).toBe('J8X');
});

it('states the only pickup point of a market without delivery, and asks nothing', async () => {
  const quai = { ...point, id: 'quai', name: 'Quai n° 3' };
  const choices = async (points: (typeof point)[], offers?: { delivery: boolean }) => {
    const sent = await open({ ...bread, location: null }, points, offers);
    await screen.findAllByText(/^Halle/);
    return sent.flatMap(({ name, variables }) => (name === 'UpdateShoppingSessionMutation' ? [variables] : []));
  };
  expect(await choices([point], { delivery: false })).toEqual([{ input: { locationId: 'halle' } }]);
  const stated = await screen.findByRole('group', { name: 'Point de cueillette' });
  expect(stated.textContent).toMatch(/^Halle du Portage.*Jeu.*26.*nov.*14.h/);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre cueillette');
  await waitFor(() => expect(sums()).toMatchObject({ Cueillette: 'Gratuit' }));
  cleanup();
  expect(await choices([point, quai], { delivery: false })).toEqual([]);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

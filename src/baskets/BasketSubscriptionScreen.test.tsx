import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSubscription, refusal } from '../../tests/support/storefront/subscriptionFixtures.tsx';
import { toldToasts } from '../../tests/support/storefront/toldToasts.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

beforeEach(() => writeTab('etal.basket', ''));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const summary = () => screen.findByRole('complementary', { name: 'Votre abonnement' });
const text = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');
const subscribe = () => screen.findByRole('button', { name: 'S’abonner' });
const notes = () => screen.getByLabelText(/^Une note pour le marché/);
/** The addresses that the page navigates to. */
const departures = () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  return () => assign.mock.calls.map(([address]) => address);
};

const toasts = toldToasts();

it('preselects the address’s basket and the customer’s place, and shows the server’s price and deadline (F-145, F-149)', async () => {
  await openSubscription();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^oeufs/ })).checked).toBe(true);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Halle/ }).checked).toBe(true));
  const summaryText = text(await summary());
  expect(summaryText).toContain('CueilletteGratuit');
  expect(summaryText).toContain('Chaque semaine32,00 $');
  expect(summaryText).toContain('Premier panier : jeudi 26 novembre, 14 h à 19 h.');
  expect(summaryText).toContain('jusqu’au mardi 24 novembre au soir');
  expect(screen.getByText(/Visa 4242/)).toBeTruthy();
  expect(notes()).toHaveProperty('maxLength', 500);
  // Every week, not on a date.
  expect(text(screen.getByRole('radio', { name: /^Halle/ }).closest('label')!)).toContain('Jeudi 14 h à 19 h');
  // A place that is open on another day than usual: the day alone would promise it for each week.
  expect(text(screen.getByRole('radio', { name: /^Moulin/ }).closest('label')!)).toContain('Jeu. 26 nov. 14 h à 19 h');
});

it('shows three baskets around the address’s one, up to the last, until the others are asked for', async () => {
  const names = () =>
    within(screen.getByRole('group', { name: /Quelle formule/ }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);
  const others = ['miel', 'fruits', 'fleurs'];
  await openSubscription({ others, path: '/paniers-hebdomadaires/inscription?panier=miel' });
  await screen.findByRole('heading', { level: 1 });
  expect(names()).toEqual(['pain', 'miel', 'fruits']);
  fireEvent.click(screen.getByRole('button', { name: 'Voir les autres formules' }));
  expect(names()).toEqual(['oeufs', 'pain', ...others]);
  cleanup();
  writeTab('etal.basket', '');
  await openSubscription({ others, path: '/paniers-hebdomadaires/inscription?panier=fleurs' });
  await screen.findByRole('heading', { level: 1 });
  expect(names()).toEqual(others);
});

it('fetches another place’s price when it is chosen', async () => {
  const { calls } = await openSubscription();
  fireEvent.click(await screen.findByRole('radio', { name: /^Moulin/ }));
  await waitFor(() => expect(calls('firstBasketsQuery').at(-1)).toEqual({ locationId: 'loc_moulin' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Livraison/ }));
  // The zone of the address on file, without typing.
  await waitFor(() => expect(calls('firstBasketsQuery').at(-1)).toEqual({ shippingZoneId: 'zone_chelsea' }));
  expect(screen.queryByRole('textbox', { name: /^Votre code postal/ })).toBeNull();
  await waitFor(async () => expect(text(await summary())).toContain('38,00 $'));
});

it('sends one subscription on a double press, with place and note, and leads to the account (F-145)', async () => {
  let respond: (value: undefined) => void = () => undefined;
  const { calls, router } = await openSubscription({
    reply: ({ name }) =>
      name === 'SubscribeToBasketMutation' ? new Promise((resolve) => (respond = resolve)) : undefined,
  });
  fireEvent.click(await screen.findByRole('radio', { name: /^Moulin/ }));
  fireEvent.change(notes(), { target: { value: 'Sans betteraves' } });
  const button = await subscribe();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(calls('SubscribeToBasketMutation')).toEqual([
    { basket: 'oeufs', preferences: { locationId: 'loc_moulin', note: 'Sans betteraves' }, total: 3200 },
  ]);
  await act(async () => respond(undefined));
  await waitFor(() => expect(router.state.location.pathname).toBe('/compte/paniers'));
  expect(readTab('etal.basket')).toBe('');
  expect(toasts()).toEqual(['Abonnement commencé. Un courriel le confirme.']);
});

it('sends nothing without a basket, or with one that is gone, and says so (spec 8)', async () => {
  const { calls } = await openSubscription({ path: '/paniers-hebdomadaires/inscription?panier=disparu' });
  expect(await screen.findByText('Ce panier n’est plus offert. Choisissez-en un autre.')).toBeTruthy();
  fireEvent.click(await subscribe());
  expect((await screen.findAllByRole('alert')).map(text)).toContain('Choisissez d’abord un panier et un lieu.');
  expect(calls('SubscribeToBasketMutation')).toEqual([]);
});

it.each([
  ['/en/weekly-baskets/subscribe?panier=oeufs', '?basket=pain', 'Subscribe', '/en/account/baskets'],
  ['/paniers-hebdomadaires/inscription?basket=oeufs', '?panier=pain', 'S’abonner', '/compte/paniers'],
])(
  'names the chosen basket in the address in its language, and leads to the account in it: %s',
  async (path, ...expected) => {
    const [search, subscribe, account] = expected;
    const { router } = await openSubscription({ path });
    fireEvent.click(await screen.findByRole('radio', { name: /^pain/ }));
    await waitFor(() => expect(router.state.location.search).toBe(search));
    fireEvent.click(screen.getByRole('button', { name: subscribe }));
    await waitFor(() => expect(router.state.location.pathname).toBe(account));
  },
);

it('leads to the card page without a card, and back with all choices (F-144)', async () => {
  const redirects = departures();
  const { calls } = await openSubscription({ card: null });
  fireEvent.click(await screen.findByRole('radio', { name: /^Moulin/ }));
  fireEvent.change(notes(), { target: { value: 'Deuxième porte' } });
  fireEvent.click(within(await summary()).getByRole('button', { name: 'Ajouter une carte' }));
  await waitFor(() => expect(redirects()).toEqual(['/paiement/cs_setup_1']));
  const page = 'https://marche.example/paniers-hebdomadaires/inscription?panier=oeufs';
  expect(calls('SetupPaymentMethodMutation')).toEqual([
    { successUrl: `${page}&carte=0`, cancelUrl: `${page}&sans-carte=1`, paysMembership: false },
  ]);
  cleanup();

  const returned = await openSubscription({
    path: '/paniers-hebdomadaires/inscription?panier=oeufs&sans-carte=1',
    card: null,
  });
  expect(await screen.findByText('Aucune carte n’a été laissée. Vos choix sont gardés.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Moulin/ }).checked).toBe(true);
  expect((notes() as HTMLTextAreaElement).value).toBe('Deuxième porte');
  expect(returned.calls('firstBasketsQuery').at(0)).toEqual({ locationId: 'loc_moulin' });
  await waitFor(() => expect(returned.router.state.location.search).toBe('?panier=oeufs'));
  fireEvent.click(within(await summary()).getByRole('button', { name: 'Ajouter une carte' }));
  await waitFor(() => expect(redirects()).toHaveLength(2));
  expect(screen.queryByText(/^Aucune carte n’a été laissée/)).toBeNull();
});

it('waits for the card after the card page, then subscribes with one press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { update: keep, calls } = await openSubscription({
    path: '/paniers-hebdomadaires/inscription?panier=oeufs&carte=0',
    card: null,
  });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('La carte arrive de la page de paiement…')).toBeTruthy();
  keep({ card: 'pm_2' });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByText('La carte est enregistrée.')).toBeTruthy();
  expect(calls('SubscribeToBasketMutation')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'S’abonner' }));
  expect(calls('SubscribeToBasketMutation')).toHaveLength(1);
});

it.each([
  ['BASKET_GONE', 'subscription.basket_gone', 'Ce panier n’est plus offert. Choisissez-en un autre.'],
  ['NO_DELIVERY', 'cart.no_delivery', 'Ce lieu ne sert pas le prochain panier. Choisissez-en un autre.'],
  ['NO_ADDRESS', 'cart.no_address', 'Dites-nous d’abord où livrer : il manque une adresse à votre compte.'],
  [
    'ADDRESS_OUTSIDE_ZONE',
    'cart.outside_zone',
    'Votre adresse n’est pas dans cette zone de livraison. Choisissez la zone de votre adresse, ou changez l’adresse.',
  ],
  ['NO_CARD', 'subscription.no_card', 'Ajoutez d’abord une carte à votre compte.'],
])('shows %s above the button, and lets it be retried', async (code, key, expected) => {
  await openSubscription({
    reply: ({ name }) => (name === 'SubscribeToBasketMutation' ? refusal(code, key) : undefined),
  });
  fireEvent.click(await subscribe());
  expect((await screen.findByText(expected)).closest('[role="alert"]')).toBeTruthy();
  expect((await subscribe()).getAttribute('aria-disabled')).toBeNull();
});

it.each([
  ['/paniers-hebdomadaires/inscription?panier=oeufs', 'S’abonner', 'Voir mes paniers', '/compte/paniers'],
  ['/en/weekly-baskets/subscribe?basket=oeufs', 'Subscribe', 'See my baskets', '/en/account/baskets'],
])(
  'checks the subscriptions of %s after a lost answer, and never subscribes twice',
  async (path, press, name, href) => {
    const { update: keep } = await openSubscription({
      path,
      reply: ({ name }) => {
        if (name !== 'SubscribeToBasketMutation') return undefined;
        keep({ subscribed: ['oeufs'] });
        return new TransportFailure('down');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: press }));
    const mine = await screen.findByRole('link', { name });
    expect(mine.getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button', { name: press })).toBeNull();
  },
);

it('retries sums that did not load', async () => {
  let down = true;
  await openSubscription({
    reply: ({ name }) => (name === 'firstBasketsQuery' && down ? new TransportFailure('down') : undefined),
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  // Nobody subscribes to a sum that they have not seen (E69).
  expect(screen.queryByRole('button', { name: 'S’abonner' })).toBeNull();
  down = false;
  fireEvent.click(retry);
  await waitFor(async () => expect(text(await summary())).toContain('Chaque semaine32,00 $'));
  expect((await subscribe()).getAttribute('aria-disabled')).toBeNull();
});

it('subscribes only once the sums are there (E69)', async () => {
  let load: (value: undefined) => void = () => undefined;
  const { calls } = await openSubscription({
    reply: ({ name }) => (name === 'firstBasketsQuery' ? new Promise((resolve) => (load = resolve)) : undefined),
  });
  const button = await subscribe();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  await act(async () => load(undefined));
  await waitFor(async () => expect(text(await summary())).toContain('Chaque semaine32,00 $'));
  expect(calls('SubscribeToBasketMutation')).toEqual([]);
  fireEvent.click(await subscribe());
  expect(calls('SubscribeToBasketMutation')).toEqual([expect.objectContaining({ total: 3200 })]);
});

it('leaves the membership its card, unless the tick beside the new card says otherwise (E72)', async () => {
  departures();
  const { calls } = await openSubscription({ member: true });
  const change = await screen.findByRole('button', { name: 'Changer de carte' });
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cette carte paie aussi mon adhésion' });
  expect(tick.checked).toBe(false);
  fireEvent.click(tick);
  fireEvent.click(change);
  await waitFor(() =>
    expect(calls('SetupPaymentMethodMutation')).toEqual([expect.objectContaining({ paysMembership: true })]),
  );
  cleanup();
  const without = await openSubscription();
  await screen.findByRole('button', { name: 'Changer de carte' });
  expect(screen.queryByRole('checkbox', { name: /adhésion/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Changer de carte' }));
  const left = expect.objectContaining({ paysMembership: false });
  await waitFor(() => expect(without.calls('SetupPaymentMethodMutation')).toEqual([left]));
});

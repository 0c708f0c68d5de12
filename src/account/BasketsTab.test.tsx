import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { camille } from '../../tests/support/storefront/accountFixtures.tsx';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { nextOf, offered, points, refusal, visa } from '../../tests/support/storefront/subscriptionFixtures.tsx';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { addRegion } from '../shared/ui/announce.ts';
import { loader } from './AccountScreen.route.ts';
import { AccountScreen } from './AccountScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a test has announced, since no live region is rendered, with plain spaces. */
let announced: string[] = [];
let stop = () => {};
beforeEach(() => {
  announced = [];
  stop = addRegion(({ text }) => announced.push(text.replace(/\s/g, ' ')));
});
afterEach(() => stop());

const FRIDAYS = ['2026-11-20', '2026-11-27', '2026-12-04'];
const days = (friday: string, weeks: number) =>
  new Date(Date.parse(friday) + weeks * 86_400_000).toISOString().slice(0, 10);
const week = (friday: string, values: Fixture<'BasketWeek'> = {}): Fixture<'BasketWeek'> => ({
  period: { id: `per_${friday}`, startDate: friday },
  slot: { from: `${days(friday, 6)}T14:00:00-05:00` },
  isDue: true,
  isPaused: false,
  optOutBy: `${days(friday, 5)}T00:00:00-05:00`,
  ...values,
});
const subscription = (values: Fixture<'UserBasket'> = {}): Fixture<'UserBasket'> => ({
  id: 'ubk_1',
  isPaused: false,
  basket: offered('oeufs', { name: 'Œufs et lait' }),
  location: { id: 'loc_halle', name: 'Halle du Portage' },
  shippingZone: null,
  note: null,
  next: nextOf({ location: { id: 'loc_halle' } }, { deposits: 400, total: 3600 }),
  total: 3600,
  agreedTotal: 3600,
  fixed: [],
  agreementWanted: null,
  cardWanted: null,
  weeks: FRIDAYS.map((friday) => week(friday)),
  ...values,
});

const slot = { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' };
const zone = { id: 'zone_chelsea', name: 'Chelsea', price: 600, nextSlot: slot, expressSlot: slot };

type Options = {
  baskets?: Fixture<'UserBasket'>[];
  path?: string;
  card?: Fixture<'Card'>;
  reply?: (sent: Sent, setBaskets: (baskets: Fixture<'UserBasket'>[]) => void) => Error | void;
};
/** Opens the account's baskets at noon of Saturday 21 November 2026. */
async function open({ baskets = [subscription()], path = '/compte/paniers', card = {}, reply }: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00-05:00') });
  let stored = baskets;
  const rendered = await renderWithRelay(<AccountScreen />, {
    path,
    page: 'account',
    loader,
    mockResolvers: (sent) => {
      const error = reply?.(sent, (now) => void (stored = now));
      if (error) return error;
      return fixtures({
        User: {
          ...camille,
          shippingAddress: { ...camille.shippingAddress, zones: [zone] },
          baskets: stored,
          basketsPaymentMethod: { ...visa('pm_1'), card: { ...visa('pm_1').card, ...card } },
        },
        UserBasket: stored[0],
        Query: { locations: points },
        Market: { membershipPrice: 3000 },
        Mutation: { setupPaymentMethod: 'cs_setup_1' },
      });
    },
  });
  const changes = (name: string) => rendered.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...rendered, changes };
}
const text = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');
const part = () => screen.findByRole('region', { name: 'Œufs et lait' });
const weekBox = (day: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`${day}\\s`) });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer la pause' });

it('shows the next basket, its price, its deadline, and the card (F-148, F-149)', async () => {
  const { sent } = await open();
  const content = text(await part());
  expect(sent[0]).toEqual({ name: 'AccountScreenQuery', variables: expect.objectContaining({ baskets: true }) });
  for (const expected of [
    'Jeudi 26 novembre, 14 h à 19 h.',
    'jusqu’au mardi 24 novembre au soir',
    'Consignes4,00 $',
    'Sera débité36,00 $',
    'Visa 4242',
    'Expire en 08/2028, Canada',
  ])
    expect(content).toContain(expected);
});

it('shows what the credit and the card pay of a basket whose delivery is paid already, and its note', async () => {
  const next = nextOf(
    { shippingZone: { id: zone.id } },
    { total: 3600, credit: 1000, deposits: 400, deliveryWaiver: 'already_paid' },
  );
  await open({ baskets: [subscription({ location: null, shippingZone: zone, note: 'Côté cour', next })] });
  const content = text(await part());
  expect(content).toContain('Note : Côté cour');
  expect(content).toMatch(/LivraisonDéjà payée cette semaine.*36,00 \$Votre crédit[−-]10,00 \$Sur la carte26,00 \$/);
});

it('can be skipped until the instant of its opt-out', async () => {
  const [first, second] = ['2026-11-21T12:00:00-05:00', '2026-11-21T12:01:00-05:00'];
  const weeks = [week(FRIDAYS[0]!, { optOutBy: first }), week(FRIDAYS[1]!, { optOutBy: second })];
  await open({ baskets: [subscription({ weeks })] });
  expect([(await weekBox('26')).disabled, (await weekBox('3')).disabled]).toEqual([true, false]);
});

it.each([
  [11, /Expire bientôt/],
  [10, /Expirée/],
])('warns of a card that is valid to the end of month %i of 2026', async (expMonth, warning) => {
  await open({ card: { expMonth, expYear: 2026 } });
  expect((await screen.findByText(warning)).textContent).toMatch(/changez/i);
});

it('skips and restores weeks with one save that names only the changed ones (F-146)', async () => {
  const { changes } = await open({
    baskets: [
      subscription({
        isPaused: true,
        weeks: [week(FRIDAYS[0]!), week(FRIDAYS[1]!, { isPaused: true }), week(FRIDAYS[2]!)],
      }),
    ],
  });
  expect((await weekBox('3')).checked).toBe(true);
  expect(screen.getByText('1 semaine sautée.')).toBeTruthy();
  expect([save().disabled, save().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(await weekBox('26'));
  fireEvent.click(await weekBox('3'));
  fireEvent.click(await weekBox('10'));
  fireEvent.click(await weekBox('10'));
  expect(screen.getByText('Pas encore enregistré.')).toBeTruthy();
  fireEvent.click(save());
  fireEvent.click(save());
  await waitFor(() => expect(changes('UpdateBasketMutation')).toHaveLength(1));
  expect(changes('UpdateBasketMutation')[0]).toEqual({
    id: 'ubk_1',
    input: { pauseWeeks: ['per_2026-11-20'], resumeWeeks: ['per_2026-11-27'] },
  });
  await waitFor(() => expect(announced).toContain('C’est enregistré.'));
});

it('resumes all skipped weeks with one press', async () => {
  const { changes } = await open({
    baskets: [subscription({ isPaused: true, weeks: [week(FRIDAYS[0]!, { isPaused: true })] })],
  });
  await part();
  fireEvent.click(screen.getByRole('button', { name: 'Tout reprendre' }));
  await waitFor(() => expect(changes('UpdateBasketMutation')).toEqual([{ id: 'ubk_1', input: { isPaused: false } }]));
});

it('disables weeks past their opt-out and without a basket, and says why', async () => {
  const over = week('2026-11-13', { optOutBy: '2026-11-18T00:00:00-05:00' });
  const none = week(FRIDAYS[0]!, { isDue: false, isPaused: true });
  await open({ baskets: [subscription({ weeks: [over, none, week(FRIDAYS[1]!)] })] });
  expect((await weekBox('19')).disabled).toBe(true);
  expect((await weekBox('26')).disabled).toBe(true);
  expect((await weekBox('3')).disabled).toBe(false);
  expect(text(await part())).toMatch(
    /19novembreFixé.*26novembrePas de panier.*3décembrePrévu.*Aucune semaine sautée\./,
  );
});

it('shows the server’s weeks when one closed meanwhile and was refused', async () => {
  const { changes } = await open({
    reply: ({ name }, setBaskets) => {
      if (name !== 'UpdateBasketMutation') return;
      setBaskets([subscription({ weeks: [week(FRIDAYS[1]!, { isPaused: true }), week(FRIDAYS[2]!)] })]);
      return refusal('WEEK_CLOSED', 'subscription.week_closed');
    },
  });
  fireEvent.click(await weekBox('26'));
  fireEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /26\s/ })).toBeNull());
  expect((await weekBox('3')).checked).toBe(true);
  expect(changes('refreshBasketsQuery')).toHaveLength(1);
  expect([save().disabled, save().getAttribute('aria-disabled')]).toEqual([false, 'true']);
});

const PLACE = { name: /lieu et note$/ };
it('sends only the changed one of place and note, and nothing without changes', async () => {
  const { changes } = await open();
  fireEvent.click(within(await part()).getByRole('button', { name: /^Modifier le lieu ou la note\s: Œufs et lait$/ }));
  const dialog = await screen.findByRole('dialog', PLACE);
  fireEvent.change(within(dialog).getByLabelText(/^Une note/), { target: { value: 'Sans lait' } });
  fireEvent.submit(dialog.querySelector('form')!);
  await waitFor(() => expect(screen.queryByRole('dialog', PLACE)).toBeNull());
  expect(changes('UpdateBasketMutation')).toEqual([{ id: 'ubk_1', input: { preferences: { note: 'Sans lait' } } }]);
  fireEvent.click(within(await part()).getByRole('button', { name: /^Modifier le lieu/ }));
  fireEvent.submit((await screen.findByRole('dialog', PLACE)).querySelector('form')!);
  expect(changes('UpdateBasketMutation')).toHaveLength(1);
});

it('cancels after confirmation, and leads to the other baskets (F-147)', async () => {
  const { changes } = await open({
    reply: ({ name }, setBaskets) => void (name === 'CancelBasketMutation' && setBaskets([])),
  });
  fireEvent.click(within(await part()).getByRole('button', { name: /^Arrêter\s: Œufs et lait$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(changes('CancelBasketMutation')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Arrêter le panier' }));
  const link = await screen.findByRole('link', { name: 'Voir les formules' });
  expect(link.getAttribute('href')).toBe('/paniers-hebdomadaires');
  expect(changes('CancelBasketMutation')).toEqual([{ id: 'ubk_1', from: 'per_20261120' }]);
  await waitFor(() => expect(announced).toContain('Œufs et lait : le panier récurrent est arrêté.'));
});

it('names a basket that was fixed since the question, ends nothing, and ends the rest with one more press (E69)', async () => {
  const fixed = [{ period: { id: 'per_20261120', deliveryDay: '2026-11-26' }, slot: null }];
  const { changes } = await open({
    reply: ({ name, variables }, setBaskets) => {
      if (name !== 'CancelBasketMutation') return;
      if (variables['from'] !== 'per_20261120') return setBaskets([]);
      const next = { ...subscription().next, period: { id: 'per_20261127' } };
      setBaskets([subscription({ fixed, next })]);
      return refusal('WEEK_CLOSED', 'subscription.week_closed');
    },
  });
  fireEvent.click(within(await part()).getByRole('button', { name: /^Arrêter\s: Œufs et lait$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(text(dialog)).not.toContain('déjà fixé');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Arrêter le panier' }));
  await waitFor(() =>
    expect(text(dialog)).toContain('Le panier du jeudi 26 novembre est déjà fixé : il vient et il est débité.'),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Arrêter le panier' }));
  await screen.findByRole('link', { name: 'Voir les formules' });
  expect(changes('CancelBasketMutation').map(({ from }) => from as unknown)).toEqual(['per_20261120', 'per_20261127']);
});

it('shows a raised price beside the agreed one, and accepts with one press what is displayed (E69)', async () => {
  const raised = (total: number) => subscription({ total, agreedTotal: 3600 });
  const { changes } = await open({
    baskets: [raised(3900)],
    reply: ({ name, variables }, setBaskets) => {
      if (name !== 'UpdateBasketMutation') return;
      const { total } = variables['input'] as { total: number };
      setBaskets([total === 4100 ? subscription({ total, agreedTotal: total }) : raised(4100)]);
      if (total !== 4100) return refusal('TOTAL_RAISED', 'cart.total_raised');
    },
  });
  expect(text(await part())).toMatch(
    /Le prix passe de 36,00 \$ à 39,00 \$ par panier.*d’ici au mardi 24 novembre au soir.*Débité si vous acceptez/,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Accepter 39,00/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Accepter 41,00/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accepter/ })).toBeNull());
  expect(changes('UpdateBasketMutation').map(({ input }) => input as unknown)).toEqual([
    { total: 3900 },
    { total: 4100 },
  ]);
  await waitFor(() => expect(announced).toContain('Œufs et lait : le nouveau prix est accepté.'));
});

it('says until when a week waits for the agreement', async () => {
  const agreementWanted = { period: { deliveryDay: '2026-11-26' }, slot: null, by: '2026-11-26T00:00:00-05:00' };
  await open({ baskets: [subscription({ total: 3900, agreementWanted })] });
  expect(text(await part())).toContain(
    'Le panier du jeudi 26 novembre vous attend : acceptez avant la fin du mercredi 25 novembre',
  );
});

it('shows what a basket costs at another place, and moves it for that, or shows what it costs since (E69)', async () => {
  const totals = [4200, 4400];
  const { changes } = await open({
    reply: ({ name, variables }, setBaskets) => {
      if (name === 'basketTotalQuery') setBaskets([subscription({ total: totals.shift() ?? 0 })]);
      const { total } = (variables['input'] ?? {}) as { total?: number };
      return total === 4200 ? refusal('TOTAL_RAISED', 'cart.total_raised') : undefined;
    },
  });
  fireEvent.click(within(await part()).getByRole('button', { name: /^Modifier le lieu/ }));
  const dialog = await screen.findByRole('dialog', PLACE);
  fireEvent.click(within(dialog).getByRole('radio', { name: /^Livraison/ }));
  await waitFor(() => expect(text(dialog)).toContain('42,00 $ par panier, au lieu de 36,00 $.'));
  fireEvent.submit(dialog.querySelector('form')!);
  await waitFor(() => expect(text(dialog)).toContain('44,00 $ par panier, au lieu de 36,00 $.'));
  await waitFor(() => expect(dialog.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBeNull());
  fireEvent.submit(dialog.querySelector('form')!);
  await waitFor(() => expect(screen.queryByRole('dialog', PLACE)).toBeNull());
  const place = { shippingZoneId: 'zone_chelsea' };
  expect(changes('basketTotalQuery')).toEqual([place, place]);
  expect(changes('UpdateBasketMutation')).toEqual(
    [4200, 4400].map((total) => ({ id: 'ubk_1', input: { preferences: place, from: 'per_20261120', total } })),
  );
});

it('shows the deadline of a refused card, and returns here from storing another (E51)', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const cardWanted = { period: { deliveryDay: '2026-11-26' }, slot, by: '2026-11-26T00:00:00-05:00' };
  const { changes } = await open({ baskets: [subscription({ cardWanted })] });
  await part();
  expect(text(screen.getByRole('alert'))).toContain('il en faut une autre avant la fin du mercredi 25 novembre');
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une autre carte' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/paiement/cs_setup_1'));
  const page = 'https://marche.example/compte/paniers';
  expect(changes('SetupPaymentMethodMutation')).toEqual([
    { successUrl: `${page}?carte=pm_1`, cancelUrl: `${page}?sans-carte=1`, paysMembership: false },
  ]);
});

it('says until when another place can be chosen for a closed one, and opens the choice with one press', async () => {
  const { changes } = await open({
    baskets: [
      subscription({
        location: { id: 'loc_ruche', name: 'La Ruche' },
        next: nextOf({ location: { id: 'loc_ruche' }, slot: null }),
        weeks: FRIDAYS.map((friday) =>
          week(friday, { slot: null, period: { id: `per_${friday}`, deliveryDay: days(friday, 6) } }),
        ),
      }),
    ],
  });
  await part();
  const warning = screen.getByRole('alert');
  expect(text(warning)).toMatch(/La Ruche.*d’ici au mardi 24 novembre à minuit.*rien n’est débité/);
  expect(text(await part())).toMatch(/Lieu à choisir.*26novembreLieu fermé.*Rien n’est débité tant que/);
  expect(text(await part())).not.toMatch(/Actif|Sera débité|Prévu/);
  fireEvent.click(within(warning).getByRole('button', { name: 'Choisir un autre lieu' }));
  const dialog = await screen.findByRole('dialog', PLACE);
  fireEvent.submit(dialog.querySelector('form')!);
  expect(await within(dialog).findByText('Choisissez où prendre votre commande.')).toBeTruthy();
  expect(changes('UpdateBasketMutation')).toEqual([]);
});

it('names no other cause beside a closed delivery zone', async () => {
  const zone = { id: 'zone_vallee', name: 'Vallée', price: 600, nextSlot: null };
  await open({
    baskets: [
      subscription({ location: null, shippingZone: zone, next: nextOf({ shippingZone: zone, slot: null }), weeks: [] }),
    ],
  });
  await part();
  expect(screen.getAllByRole('alert').map(text)).toEqual([expect.stringMatching(/^Ce lieu ne sert pas.*Vallée/)]);
});

it('leads from a basket that is no longer offered to the others, and offers no weeks to skip', async () => {
  await open({
    baskets: [subscription({ next: null, weeks: FRIDAYS.map((friday) => week(friday, { isDue: false })) })],
  });
  expect(text(await part())).toMatch(/Ce panier n’est plus offert.*prend fin de lui-même/);
  const link = screen.getByRole('link', { name: 'Choisir un autre panier' });
  expect(link.getAttribute('href')).toBe('/paniers-hebdomadaires');
  expect(screen.queryByRole('group', { name: 'Quelles semaines sauter ?' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

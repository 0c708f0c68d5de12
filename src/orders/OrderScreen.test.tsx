import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { backOf, lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../tests/support/storefront/toldToasts.ts';
import { ServerFailure } from '../shared/relay/failure.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { OrderScreen, loader } from './OrderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const toasts = toldToasts();
const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ');
const FUTURE = '2999-01-01T00:00:00-05:00';

type Answer = Fixture<'Mutation'> | Error;
/** Opens an order's page; `answer` is the response to a change. */
async function open(
  order: Fixture<'Order'> | null,
  reply: (sent: Sent) => Answer = () => ({}),
  path = '/commande/ord_1',
  /** As fetched again. */
  refetched: Fixture<'Order'> | null = null,
) {
  let fetches = 0;
  const rendered = await renderWithRelay(
    <>
      <OrderScreen />
      <LiveRegion />
    </>,
    {
      path,
      page: path.includes('lnk_') ? 'orderLink' : 'order',
      loader,
      mockResolvers: (sent): Fixtures | Error => {
        if (sent.name === 'OrderScreenQuery')
          return fixtures({ Query: { order: refetched && fetches++ > 0 ? refetched : order } });
        const response = reply(sent);
        return response instanceof Error ? response : fixtures({ Cart: { items: [] }, Mutation: response });
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const changes = (sent: readonly Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation'));

it('can be seen and cancelled by its public link without an account (ADR 36)', async () => {
  const linked = orderOf({ id: 'lnk_1', changeableUntil: FUTURE, reopenable: false });
  const response: Fixture<'Mutation'> = {
    cancelOrder: { order: { ...linked, status: 'cancelled', changeableUntil: null } },
  };
  const { sent } = await open(linked, () => response, '/ma-commande/lnk_1');
  expect(screen.queryByRole('link', { name: 'Mes commandes' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Avancement' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Modifier la commande' })).toBeNull();
  expect(textOf(document.body)).toContain('Pour la remettre au panier, connectez-vous à votre compte.');
  fireEvent.click(screen.getByRole('button', { name: 'Annuler la commande' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler la commande' }));
  await waitFor(() =>
    expect(changes(sent).map(({ variables }) => variables)).toEqual([
      { order: 'lnk_1', reopenCart: false, refund: 1475 },
    ]),
  );
});

it('lists its lines as purchased (F-155)', async () => {
  await open(
    orderOf({
      products: [
        lineOf({ comparedAtPrice: 500 }),
        lineOf({
          id: 'orl_2',
          productName: 'Confiture',
          seller: null,
          sellerName: 'Les Confitures',
          status: 'missing',
          quantity: 1,
        }),
        lineOf({
          id: 'orl_3',
          productName: 'Miel',
          quantity: 3,
          returned: 3,
          returns: [
            backOf({ toBalance: 528 }),
            backOf({ at: '2026-12-04T10:00:00-05:00', quantity: 2, toCard: 700, toBalance: 300 }),
          ],
        }),
        lineOf({
          id: 'orl_4',
          productName: 'Scones',
          status: 'missing',
          quantity: 1,
          returned: 1,
          returns: [backOf({ missing: true, toCard: 1206 })],
        }),
        lineOf({ id: 'orl_6', productName: 'Œufs', quantity: 6, missing: 1, status: 'packed' }),
        lineOf({ id: 'orl_5', productName: 'Bouteille', returned: 1, returns: [backOf()] }),
        lineOf({ id: 'orl_7', status: 'missing', replaced: 2, replacedBy: 'Lait' }),
        lineOf({
          id: 'orl_8',
          quantity: 0,
          removed: 2,
          returns: [backOf({ removed: true, quantity: 2, toCard: 900 })],
        }),
      ],
    }),
  );
  const [carrots, jam, honey, scones, eggs, bottle, milk, removed] = within(
    screen.getByRole('list', { name: 'Articles de la commande' }),
  ).getAllByRole('listitem');
  expect(textOf(carrots!)).toBe('Carottes nantaisesFerme du Rang 6 · la botte2 × 4,50 $prix courant 10,00 $ 9,00 $');
  expect(within(carrots!).getByRole('link').getAttribute('href')).toBe('/producteurs/ferme-du-rang-6');
  expect(textOf(jam!)).toContain('1 × 4,50 $ 4,50 $');
  expect(within(jam!).queryByRole('link')).toBeNull();
  expect(textOf(jam!)).toContain('Le prix de ce qui manque vous est rendu au plus tard mercredi soir.');
  expect(textOf(honey!)).toContain('1 rendu le jeu. 3 déc. : 5,28 $ à votre solde');
  expect(textOf(honey!)).toContain('2 rendus le ven. 4 déc. : 7,00 $ à votre carte et 3,00 $ à votre solde');
  expect(textOf(scones!)).toContain('1 manquant, remboursé le jeu. 3 déc. : 12,06 $ à votre carte');
  expect(textOf(scones!)).not.toContain('mercredi');
  expect(textOf(eggs!)).toMatch(/Il en manque 1 sur 6.*mercredi soir/);
  expect(textOf(milk!)).toContain('Remplacé par Lait, au même prix');
  expect(textOf(milk!)).not.toContain('mercredi');
  expect(textOf(removed!)).toBe(
    'Carottes nantaisesFerme du Rang 6 · la botte2 retirés par le marché le jeu. 3 déc. : 9,00 $ à votre carte',
  );
  expect(textOf(bottle!)).toContain('1 rendu le jeu. 3 déc. : rien de plus à rendre');
});

it('says once what is wanted should an item be missing, else per line; the box has no wish (ADR 66)', async () => {
  const box = lineOf({ id: 'orl_2', productName: 'Boîte', reusableBox: true });
  const gone = lineOf({ id: 'orl_4', status: 'missing', ifMissing: 'replacement' });
  await open(orderOf({ products: [lineOf({ ifMissing: 'replacement' }), box] }));
  expect(screen.getAllByText(/semblable/).map(textOf)).toEqual([
    "S'il manque un article, on le remplace par un semblable, ou on vous le rembourse.".replace("'", '’'),
  ]);
  cleanup();
  await open(orderOf({ products: [lineOf({ ifMissing: 'replacement' }), lineOf({ id: 'orl_3' }), gone, box] }));
  const lines = within(screen.getByRole('list', { name: 'Articles de la commande' })).getAllByRole('listitem');
  expect(lines.map((line) => /S.il manque : (.*?)\d/.exec(textOf(line))?.[1])).toEqual([
    'remplacé, ou remboursé',
    'remboursé',
    undefined,
    undefined,
  ]);
  cleanup();
  await open(orderOf({ status: 'completed', ongoing: false, products: [lineOf({ ifMissing: 'replacement' })] }));
  expect(screen.queryByText(/semblable|il manque/)).toBeNull();
});

it('promises nothing more for missing items of a fully refunded order', async () => {
  await open(orderOf({ status: 'refunded', ongoing: false, products: [lineOf({ status: 'missing' })] }));
  expect(textOf(screen.getByRole('list', { name: 'Articles de la commande' }))).not.toContain('mercredi soir');
});

it('says that nothing comes and all goes back, in place of hours, code, calendar and progress (E70)', async () => {
  const empty = { nothingComes: true, slot: null, calendar: null, products: [lineOf({ status: 'missing' })] };
  await open(orderOf(empty));
  const page = textOf(document.body);
  expect(page).toContain('Rien n’est arrivé de cette commande');
  expect(page).toContain('tout ce que vous avez payé vous est rendu, frais compris');
  expect(page).not.toMatch(/À dire au comptoir|Halle du Portage|mercredi soir/);
  expect(screen.queryByRole('link', { name: 'Avancement' })).toBeNull();
  cleanup();
  await open(orderOf({ ...empty, status: 'refunded', ongoing: false, refundedToCard: 1475 }));
  expect(textOf(document.body)).toContain('14,75 $ rendus à votre carte');
  expect(textOf(document.body)).not.toMatch(/courriel vous le confirmera|Halle du Portage/);
});

it('shows sums, place and day; deliveries with their address (F-156, F-157)', async () => {
  await open(orderOf());
  expect(textOf(screen.getByText('Total').closest('dl'))).toBe(
    'Articles (2)9,00 $CueilletteGratuitFrais de commande5,00 $TPS0,25 $TVQ0,50 $Total14,75 $',
  );
  expect(textOf(screen.getByRole('heading', { name: 'Cueillette' }).closest('section'))).toBe(
    'CueilletteJeudi 26 novembre, 14 h à 19 hHalle du Portage120, rue des Flotteurs, GatineauÀ dire au comptoir 418 R',
  );
  cleanup();
  const fulfillment = {
    id: 'ful_1',
    recipient: 'Camille Roy',
    line1: '14, chemin du Ruisseau',
    line2: null,
    city: 'Chelsea',
    state: 'QC',
    postalCode: 'J9B1A1',
    country: 'CA',
    deliveryRange: 'jeudi 26 novembre, 17 h à 19 h',
    deliveredAt: '2026-11-26T17:40:00-05:00',
  };
  await open(orderOf({ location: null, fulfillment, status: 'completed', ongoing: false }));
  const destination = textOf(screen.getByRole('heading', { name: 'Livraison' }).closest('section'));
  for (const expected of [
    'Camille Roy',
    '14, chemin du Ruisseau',
    'Chelsea (QC) J9B 1A1, CA',
    'Livrée le jeudi 26 novembre à 17 h 40',
  ])
    expect(destination).toContain(expected);
  cleanup();
  await open(orderOf({ location: null, fulfillment, outsideZone: true }));
  expect(textOf(document.body)).toContain('en dehors de la zone choisie');
  cleanup();
  await open(orderOf({ location: null, fulfillment, outsideZone: true, status: 'cancelled', ongoing: false }));
  expect(textOf(document.body)).not.toContain('en dehors de la zone choisie');
});

it('says that it is unpaid, merged, or has merged others, with a link (F-158)', async () => {
  await open(orderOf({ status: 'pending', paymentPage: '/paiement/cs_1' }));
  expect(screen.getByRole('link', { name: 'Payer maintenant' }).getAttribute('href')).toBe('/paiement/cs_1');
  expect(screen.queryByRole('link', { name: 'Avancement' })).toBeNull();
  expect(textOf(document.body)).not.toContain('À dire au comptoir');
  cleanup();
  await open(orderOf({ status: 'merged', ongoing: false, products: [], mergedInto: { id: 'ord_9', number: 9 } }));
  expect(textOf(document.body)).toContain('Ses articles et son total sont dans la commande 9');
  expect(screen.getByRole('link', { name: 'Voir la commande 9' }).getAttribute('href')).toBe('/commande/ord_9');
  expect(textOf(document.body)).not.toMatch(/\$|Gratuit|Imprimer/);
  cleanup();
  await open(orderOf({ mergedOrders: [{ id: 'ord_7', number: 7 }], refundedToCard: 500 }));
  expect(screen.getByRole('link', { name: 'Commande 7' }).getAttribute('href')).toBe('/commande/ord_7');
  expect(textOf(document.body)).toContain('Une autre commande y est réunie : Commande 7');
  expect(textOf(document.body)).toContain('5,00 $ rendus à votre carte');
  expect(textOf(document.body)).not.toContain('ajoutés à votre solde');
});

it('opens others from its public link by theirs, and says what went to card and balance', async () => {
  const mergedOrders = [7, 8].map((number) => ({ id: `lnk_${number}`, number }));
  const refunds = { refundedToCard: 500, refundedToBalance: 350 };
  await open(orderOf({ id: 'lnk_1', mergedOrders, ...refunds }), undefined, '/ma-commande/lnk_1');
  expect(screen.getByRole('link', { name: 'Commande 8' }).getAttribute('href')).toBe('/ma-commande/lnk_8');
  const page = textOf(document.body);
  expect(page).toContain('2 autres commandes y sont réunies : Commande 7, Commande 8');
  expect(page).toContain('5,00 $ rendus à votre carte');
  expect(page).toContain('3,50 $ ajoutés à votre solde');
});

it('cannot be changed once the week is closed', async () => {
  const order = orderOf({ changeableUntil: '2026-11-23T00:00:00-05:00' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T23:59:00-05:00') });
  await open(order);
  expect(textOf(screen.getByRole('heading', { name: 'Changer d’idée' }).nextElementSibling)).toBe(
    'Possible jusqu’à la fermeture de la semaine, dimanche 22 novembre à minuit.',
  );
  cleanup();
  vi.setSystemTime(Date.parse('2026-11-23T00:00:00-05:00'));
  await open(order);
  expect(screen.queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
});

it('is cancelled only after confirmation, and shown as the server then has it (E60)', async () => {
  const { sent } = await open(orderOf({ changeableUntil: FUTURE }), () => ({
    cancelOrder: { order: orderOf({ status: 'cancelled', ongoing: false, refundedToCard: 1475 }) },
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Annuler la commande' }));
  const dialog = await screen.findByRole('dialog');
  expect(changes(sent)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler la commande' }));
  expect(await screen.findByText('Annulée')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(changes(sent)).toEqual([
    { name: 'CancelOrderMutation', variables: { order: 'ord_1', reopenCart: false, refund: 1475 } },
  ]);
  expect(screen.queryByRole('heading', { name: 'Changer d’idée' })).toBeNull();
  expect(toasts()).toEqual(['Commande annulée']);
});

it('shows what cancelling gives back; a lower refund is refused with both, shown, and accepted with one press (E69)', async () => {
  const partly = { cancelRefund: { toCard: 900, toBalance: 275 }, changeableUntil: FUTURE };
  const before = orderOf({ ...partly, cancelRefund: { toCard: 1200, toBalance: 275 } });
  const reply = (one: Sent): Answer => {
    if (one.variables['refund'] === 1175) return { cancelOrder: { order: orderOf({ status: 'cancelled' }) } };
    return new ServerFailure([
      {
        message: 'orders.refund_lowered',
        extensions: {
          code: 'REFUND_LOWERED',
          displayable: true,
          localized: false,
          params: { shown: 1475, current: 1175 },
        },
      },
    ]);
  };
  const { sent } = await open(before, reply, undefined, orderOf(partly));
  fireEvent.click(screen.getByRole('button', { name: 'Annuler la commande' }));
  const dialog = await screen.findByRole('dialog');
  expect(textOf(dialog)).toMatch(/Rendu à votre carte12,00 \$Rendu à votre solde2,75 \$/);
  const confirm = within(dialog).getByRole('button', { name: 'Annuler la commande' });
  fireEvent.click(confirm);
  await waitFor(() => expect(textOf(dialog)).toMatch(/carte9,00 \$/));
  expect(textOf(document.body)).toContain('Le montant n’est plus de 14,75 $ : il est de 11,75 $');
  fireEvent.click(confirm);
  expect(await screen.findByText('Annulée')).toBeTruthy();
  expect(changes(sent).map(({ variables }) => variables['refund'])).toEqual([1475, 1175]);
});

it('returns its lines to the cart for a change, and opens it (E60)', async () => {
  const { sent, router } = await open(orderOf({ changeableUntil: FUTURE }), () => ({
    cancelOrder: { order: orderOf({ status: 'cancelled' }) },
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Modifier la commande' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remettre au panier' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panier'));
  expect(changes(sent)).toEqual([
    { name: 'CancelOrderMutation', variables: { order: 'ord_1', reopenCart: true, refund: 1475 } },
  ]);
  expect(toasts()).toEqual(['Commande remise au panier']);
});

it('is combined into the first of the two, which opens; a refusal keeps the question open and says why (E19)', async () => {
  const other = { id: 'ord_0', number: 20410, createdAt: '2026-11-20T08:00:00-05:00' };
  const refusal = new ServerFailure([
    {
      message: 'orders.combine_refused',
      extensions: { code: 'COMBINE_REFUSED', displayable: true, localized: false, params: {} },
    },
  ]);
  let isRefused = true;
  const { sent, router } = await open(orderOf({ changeableUntil: FUTURE, combinableWith: [other] }), () =>
    isRefused ? refusal : { combineOrders: { order: orderOf({ id: 'ord_0' }), merged: orderOf({ status: 'merged' }) } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Réunir avec la commande 20410' }));
  const sure = await screen.findByRole('button', { name: 'Réunir' });
  fireEvent.click(sure);
  await waitFor(() => expect(textOf(document.body)).toContain('Ces deux commandes ne peuvent pas être réunies'));
  isRefused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/commande/ord_0'));
  expect(toasts().at(-1)).toBe('Commandes réunies');
  expect(changes(sent)[1]).toEqual({ name: 'CombineOrdersMutation', variables: { into: 'ord_0', order: 'ord_1' } });
  cleanup();
  const later = { ...other, createdAt: '2026-11-21T08:00:00-05:00' };
  const combinable = orderOf({ changeableUntil: FUTURE, combinableWith: [later] });
  const first = await open(combinable, () => refusal, undefined, orderOf({ changeableUntil: FUTURE }));
  fireEvent.click(screen.getByRole('button', { name: 'Réunir avec la commande 20410' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Réunir' }));
  await waitFor(() => expect(changes(first.sent)[0]?.variables).toEqual({ into: 'ord_1', order: 'ord_0' }));
  // The other one may have been changed elsewhere: the order is shown as it is now.
  await waitFor(() => expect(screen.queryByText('Réunir avec la commande 20410')).toBeNull());
});

it('is not found when unknown (F-160)', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On ne trouve pas cette commande.');
});

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { storeShownTotal } from '../cart/shownTotal.ts';
import { LONGEST_ANSWER_MS } from '../shared/relay/refetch.ts';
import { OrderReceivedScreen, loader } from './OrderReceivedScreen.tsx';
import { isPollingOver, pollDelay } from './usePaymentWatch.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const order: Fixture<'Order'> = {
  id: 'order',
  number: 20418,
  status: 'processed',
  nothingComes: false,
  subtotal: 4205,
  deposit: 10,
  shipping: 0,
  fee: 500,
  gst: 25,
  pst: 50,
  discount: 0,
  balanceApplied: 0,
  total: 4790,
  createdAt: '2026-11-21T09:00:00-05:00',
  note: null,
  link: '/ma-commande/lnk_1',
  calendar: '/calendrier/k-fr.ics',
  changeableUntil: '2999-11-23T00:00:00-05:00',
  fromStorage: false,
  outsideZone: false,
  fulfillment: null,
  location: {
    id: 'halle',
    name: 'Halle du Portage',
    address: { line1: '120, rue des Flotteurs', line2: null, city: 'Gatineau' },
  },
  slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  products: [
    {
      id: 'line',
      productName: 'Bleuets',
      variantName: 'le casseau',
      sellerName: 'Les Bleuets',
      price: 4205,
      quantity: 1,
      returns: [],
      image: null,
    },
  ],
};
type State = 'pending' | 'paid' | 'failed' | 'expired' | null;
/** unwritten: paid, without its order; lost: the request has no answer. */
type Poll = State | 'unwritten' | 'lost';

/** The payment's state at each poll; the last one stays. */
async function open(...states: Poll[]) {
  return openAs(order, ...states);
}
async function openAs(
  {
    joined = false,
    stranger,
    signedIn,
    ...paid
  }: typeof order & { joined?: boolean; stranger?: State; signedIn?: true },
  ...states: Poll[]
) {
  const remaining = [...states];
  const mockResolvers = ({ name }: Sent) => {
    if (name !== 'OrderReceivedScreenQuery') return fixtures({});
    const next = remaining.length > 1 ? remaining.shift() : remaining[0];
    if (next === 'lost') return new Promise<never>(() => undefined);
    const state = next === 'unwritten' ? 'paid' : next;
    return fixtures({
      Query: {
        payment: state
          ? {
              id: 'payment',
              state,
              joined,
              joinedTotal: joined ? 1210 : null,
              order: next === 'paid' ? paid : null,
            }
          : null,
        paymentState: stranger ?? state ?? null,
      },
    });
  };
  const { sent } = await renderWithRelay(<OrderReceivedScreen />, {
    mockResolvers,
    path: '/commande-recue?session=cs_test_1',
    page: 'orderReceived',
    loader,
    ...(signedIn && { signedIn }),
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { sent, pass, requestsOf: (name: string) => sent.filter((one) => one.name === name) };
}

it('polls until the payment is decided, shows the order, and fetches the cart again', async () => {
  const { requestsOf, pass } = await open('pending', 'pending', 'paid');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On confirme votre paiement.');
  expect(requestsOf('OrderReceivedScreenQuery').map(({ variables }) => variables)).toEqual([{ session: 'cs_test_1' }]);
  expect(requestsOf('refreshCartQuery')).toHaveLength(0);
  await pass(pollDelay(0));
  expect(requestsOf('OrderReceivedScreenQuery')).toHaveLength(2);
  await pass(pollDelay(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commande 20418');
  expect(requestsOf('refreshCartQuery')).toHaveLength(1);
  await pass(60_000);
  expect(requestsOf('OrderReceivedScreenQuery')).toHaveLength(3);
});

it('promises no delivery to an address outside the zone, but a call', async () => {
  const fulfillment = { recipient: 'Camille', line1: '1, rue B', line2: null, city: 'Val', postalCode: 'J0X1A1' };
  const delivered = { ...order, location: null, fulfillment: { id: 'ful', deliveryRange: 'jeudi', ...fulfillment } };
  await openAs({ ...delivered, outsideZone: true } as never, 'paid');
  expect(screen.getByRole('heading', { name: 'On vous appelle avant de livrer' })).toBeTruthy();
  expect(screen.getByText(/en dehors de la zone choisie. Vous n.avez rien de plus à payer/)).toBeTruthy();
  expect(screen.queryByText(/On passe chez vous/)).toBeNull();
});

it('says when and where, and shows sums that add up', async () => {
  await open('paid');
  expect(
    screen.getByRole('heading', { name: /On vous attend jeudi\u00A026\u00A0novembre, de 14\u00A0h à 19\u00A0h/ }),
  ).toBeTruthy();
  expect(screen.getByText(/120, rue des Flotteurs, Gatineau/)).toBeTruthy();
  expect(screen.queryByText(/Payé cette fois/)).toBeNull();
  const sums = screen.getByText('Total').closest('dl')!;
  const cents = [...sums.querySelectorAll('dd')].map(({ textContent }) =>
    textContent === 'Gratuit' ? 0 : Number(textContent.replace(/\D/g, '')),
  );
  const total = cents.pop();
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(total).toBe(4790);
});

it('says that orders merge within four hours to a customer, and not to a guest, whose orders never do', async () => {
  await open('paid');
  expect(screen.queryByText(/moins de 4 heures d’écart/)).toBeNull();
  cleanup();
  await openAs({ ...order, signedIn: true }, 'paid');
  expect(screen.getByText(/moins de 4 heures d’écart/)).toBeTruthy();
});

it('shows the pickup code and the deadline for changes, and links to the order’s own address (E64)', async () => {
  await open('paid');
  const panel = screen.getByRole('region', { name: 'Votre commande' });
  const text = panel.textContent?.replace(/\s/g, ' ');
  expect(text).toContain('À dire au comptoir 418 R');
  expect(text).toContain('Vous pouvez la changer ou l’annuler. Possible jusqu’à la fermeture de la semaine');
  expect(screen.getByRole('link', { name: 'Voir la commande' }).getAttribute('href')).toBe('/ma-commande/lnk_1');
  expect(screen.getByRole('link', { name: 'Ajouter au calendrier' }).getAttribute('href')).toBe('/calendrier/k-fr.ics');
  cleanup();
  await openAs({ ...order, signedIn: true }, 'paid');
  expect(screen.getByRole('link', { name: 'Voir la commande' }).getAttribute('href')).toBe('/commande/order');
});

it('shows the earlier order that this one was merged into, and says so (E19)', async () => {
  await openAs({ ...order, joined: true }, 'paid');
  expect(screen.getByText(/Réunie à votre commande 20418/)).toBeTruthy();
  expect(screen.getByText(/^Payé cette fois\s: 12,10\s\$\./)).toBeTruthy();
  expect(screen.queryByText(/moins de 4 heures d’écart/)).toBeNull();
});

it.each([
  [4790, 0, null],
  [4791, 0, 'Vous avez payé 47,90 $ au lieu des 47,91 $ affichés.'],
  [4790, 100, null],
])('says that a shown total of %i fell, a discount of %i aside', async (shown, discount, sentence) => {
  storeShownTotal('cs_test_1', shown);
  await openAs({ ...order, discount, total: order.total! - discount }, 'paid');
  const found = screen.queryByText(/le total a baissé/)?.textContent?.replace(/\s/g, ' ');
  expect(found?.replace('Bonne nouvelle : le total a baissé. ', '') ?? null).toBe(sentence);
});

it.each([
  ['failed', 'Le paiement a été refusé.', '/panier'],
  ['expired', 'Le paiement n’est pas allé au bout.', '/panier'],
  [null, 'On ne peut pas montrer ce paiement ici.', '/contact'],
] as const)('says what happened and where to go for a payment that is %s', async (state, title, href) => {
  const { requestsOf, pass } = await open(state);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  await pass(30_000);
  expect(requestsOf('OrderReceivedScreenQuery')).toHaveLength(1);
});

it.each([
  ['paid', 'C’est payé, et la commande est enregistrée.', /reçu.*par courriel/, '/contact'],
  ['failed', 'Ce paiement n’a pas été fait.', /Rien n’a été débité/, '/'],
  ['expired', 'Ce paiement n’a pas été fait.', /Rien n’a été débité/, '/'],
  ['pending', 'On ne peut pas montrer ce paiement ici.', /Si vous avez payé/, '/contact'],
] as const)(
  'says to a browser without cookies how a payment that is %s stands',
  async (stranger, title, detail, href) => {
    await openAs({ ...order, stranger }, null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(detail)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  },
);

it.each([
  ['whose order is still to be written', 'unwritten', 0],
  ['whose poll is lost with the network', 'lost', LONGEST_ANSWER_MS],
] as const)('polls a payment %s until its order is there', async (_, state, more) => {
  const { pass } = await open('pending', state, 'paid');
  await pass(pollDelay(0));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On confirme votre paiement.');
  await pass(more + pollDelay(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commande 20418');
});

it('does not poll on a hidden page, and continues when it is shown', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { requestsOf, pass } = await open('pending', 'paid');
  await pass(60_000);
  expect(requestsOf('OrderReceivedScreenQuery')).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(pollDelay(0));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commande 20418');
  hidden.mockRestore();
});

it('polls with growing pauses, and not for ever', async () => {
  expect([pollDelay(0), pollDelay(1), pollDelay(20)]).toEqual([1500, 2250, 10_000]);
  // Three minutes are over between these two.
  expect([isPollingOver(21), isPollingOver(22)]).toEqual([false, true]);
  const { pass, requestsOf } = await open('pending');
  await pass(400_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La confirmation se fait attendre.');
  expect(requestsOf('OrderReceivedScreenQuery').length).toBeLessThan(30);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

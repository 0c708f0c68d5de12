import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { plain, refusal, requestsNamed, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(cleanup);
const toasts = toldToasts();

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}

/** No two are the same, and none is the sum of two others. */
const SUMS = { items: 1000, discount: 30, gst: 49, pst: 97, deposit: 60, depositKept: 11, total: 1165 };
const MONEY = { at: '2026-11-24T12:00:00-05:00', total: 9900 };
const CASH = { byLink: false, link: null, undo: null };
/** Who has bought an order, and how it is paid. */
const ORDERS = {
  card: { customer: { id: 'usr_1' }, cash: null },
  guest: { customer: null, cash: null },
  due: { customer: { id: 'usr_1' }, cash: { ...CASH, due: MONEY.total, received: 0, receivedAt: null } },
  paid: { customer: { id: 'usr_1' }, cash: { ...CASH, due: 0, received: MONEY.total, receivedAt: MONEY.at } },
} satisfies Record<string, Fixture<'Order'>>;
type Kind = keyof typeof ORDERS;
const KINDS = Object.keys(ORDERS) as Kind[];

const problem: Fixture<'OrderProblem'> = {
  id: 'prb_1',
  kind: 'damaged',
  quantity: 2,
  note: null,
  photo: null,
  status: 'open',
  reportedAt: '2026-11-27T09:00:00-05:00',
  answer: null,
  answeredAt: null,
  toCard: 0,
  toBalance: 0,
};
const MUTATION = /^(ReturnItems|RefundAmount|RefundGuestDeposit|AnswerOrderProblem|LowerQuantities)Mutation$/;

async function open(values: Fixture<'Order'>) {
  const order = orderOf({
    contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: null },
    outsideZone: false,
    history: [],
    refundable: values.customer ? { toCard: 5000, toBalance: 600 } : { toCard: 5600, toBalance: 0 },
    products: [lineOf({ quantity: 3, problems: [problem] })],
    ...values,
  });
  const rendered = await renderWithRelay(<View />, {
    path: '/comptoir/commandes/20418',
    page: 'desk',
    loader,
    mockResolvers: ({ name, variables }) => {
      if (name === 'useReturnPreviewQuery' || name === 'useQuantityPreviewQuery') {
        const toCard = variables['refundTo'] === 'card' ? (values.cash?.due || !values.customer ? 1165 : 765) : 0;
        return fixtures({ Staff: {}, ReturnPreview: { ...SUMS, toCard, toBalance: 1165 - toCard } });
      }
      if (name === 'ReturnItemsMutation') return fixtures({ ReturnItemsPayload: { refunded: 1164, order } });
      if (MUTATION.test(name))
        return fixtures({
          Mutation: {
            refundAmount: order,
            refundGuestDeposit: order,
            answerOrderProblem: order,
            lowerQuantities: order,
          },
        });
      return fixtures({ Query: { staff: { order } } });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { sent: (name: string) => requestsNamed(rendered.sent, name).map(({ variables }) => variables) };
}
/** The sums of the open dialog, as they stand there. */
const sumsOf = () =>
  [...(screen.getByRole('dialog').querySelectorAll('dl dt') ?? [])].map(
    (name) => `${plain(name)} ${plain(name.nextElementSibling)}`,
  );

const ITEMS = [
  'Articles 10,00 $',
  'Rabais −0,30 $',
  'TPS 0,49 $',
  'TVQ 0,97 $',
  'Consignes 0,60 $',
  'Consignes déjà rendues −0,11 $',
];
/** What each order's sums end with: of the goods' own way, and of the other one where there is a choice. */
const TO: Record<Kind, { first: [refundTo: string, ...rows: string[]]; card?: string[] }> = {
  card: {
    first: ['balance', 'À rendre 11,65 $', 'Dont au solde 11,65 $'],
    card: ['À rendre 11,65 $', 'Dont à la carte 7,65 $', 'Dont au solde 4,00 $'],
  },
  guest: { first: ['card', 'À rendre 11,65 $', 'Dont à la carte 11,65 $'] },
  due: { first: ['card', 'De moins à payer 11,65 $'] },
  paid: {
    first: ['balance', 'À rendre 11,65 $', 'Dont au solde 11,65 $'],
    card: ['À rendre 11,65 $', 'Rendu comptant 7,65 $', 'Dont au solde 4,00 $'],
  },
};

describe('a dialog that moves money says all of it, and sends what it says', () => {
  it.each(KINDS)('returned goods: %s', async (kind) => {
    const { sent } = await open(ORDERS[kind]);
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre des articles' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: /^Une unité de plus/ }));
    const press = kind === 'due' ? /^Baisser ce qui est à payer de 11,65\s\$$/ : /^Rendre 11,65\s\$$/;
    await dialog.findByRole('button', { name: press });
    const [refundTo, ...rows] = TO[kind].first;
    expect(sumsOf()).toEqual([...ITEMS, ...rows]);
    const way = dialog.queryByRole('radio', { name: kind === 'paid' ? 'Comptant' : 'À la carte' });
    expect(way !== null).toBe(TO[kind].card !== undefined);
    if (way) {
      fireEvent.click(way);
      await waitFor(() => expect(sumsOf()).toEqual([...ITEMS, ...TO[kind].card!]));
    }
    fireEvent.click(await dialog.findByRole('button', { name: press }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ReturnItemsMutation')).toMatchObject([
      { order: 'ord_1', items: [{ line: 'orl_1', quantity: 1 }], refundTo: way ? 'card' : refundTo, total: 1165 },
    ]);
    expect(toasts()).toEqual([kind === 'due' ? '11,64 $ de moins à payer comptant.' : '11,64 $ rendus.']);
  });

  it.each(KINDS)('lower quantities: %s', async (kind) => {
    const { sent } = await open(ORDERS[kind]);
    fireEvent.click(await screen.findByRole('button', { name: 'Baisser les quantités' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: /^Une unité de moins/ }));
    const name = kind === 'due' ? /^Retirer 1 unité, 11,65\s\$ de moins/ : /^Retirer 1 unité et rendre 11,65\s\$$/;
    fireEvent.click(await dialog.findByRole('button', { name }));
    const [refundTo, ...rows] = TO[kind].first;
    expect(sumsOf()).toEqual([...ITEMS, ...rows]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('LowerQuantitiesMutation')).toMatchObject([
      { order: 'ord_1', changes: [{ line: 'orl_1', from: 3, to: 2 }], refundTo, total: 1165 },
    ]);
    expect(toasts()).toEqual([
      kind === 'due' ? '11,65 $ de moins à payer comptant.' : 'Quantités baissées, 11,65 $ rendus.',
    ]);
  });

  it.each<[Kind, rows: string[], press: RegExp, variables: object]>([
    [
      'card',
      ['À rendre 51,00 $', 'Dont au solde 51,00 $', 'Encore remboursable ensuite 5,00 $'],
      /^Rendre 51,00\s\$$/,
      { toCard: 0, refundTo: 'balance' },
    ],
    [
      'guest',
      ['À rendre 51,00 $', 'Dont à la carte 51,00 $', 'Encore remboursable ensuite 5,00 $'],
      /^Rendre 51,00\s\$$/,
      { toCard: 5100, refundTo: 'card' },
    ],
    [
      'due',
      ['À rendre 51,00 $', 'De moins à payer 50,00 $', 'Dont au solde 1,00 $', 'Reste ensuite à payer 5,00 $'],
      /^Baisser ce qui est à payer de 51,00\s\$$/,
      { toCard: 5000, refundTo: 'card' },
    ],
    [
      'paid',
      ['À rendre 51,00 $', 'Dont au solde 51,00 $', 'Encore remboursable ensuite 5,00 $'],
      /^Rendre 51,00\s\$$/,
      { toCard: 0, refundTo: 'balance' },
    ],
  ])('an amount: %s', async (kind, rows, name, variables) => {
    const { sent } = await open(ORDERS[kind]);
    fireEvent.click(
      await screen.findByRole('button', {
        name: kind === 'due' ? 'Baisser ce qui est à payer' : 'Rembourser un montant',
      }),
    );
    const dialog = within(screen.getByRole('dialog'));
    const [amount, reason] = dialog.getAllByRole('textbox');
    write(amount!, '51');
    write(reason!, 'Fraises');
    expect(sumsOf()).toEqual(rows);
    fireEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('RefundAmountMutation')).toMatchObject([
      { order: 'ord_1', amount: 5100, reason: 'Fraises', ...variables },
    ]);
    expect(toasts()).toEqual([kind === 'due' ? '51,00 $ de moins à payer comptant.' : '51,00 $ rendus.']);
  });

  it.each<[Kind, press: RegExp, decision: string]>([
    ['card', /^Créditer 11,65\s\$$/, 'credit'],
    ['guest', /^Rendre 11,65\s\$$/, 'refund'],
    ['due', /^Baisser ce qui est à payer de 11,65\s\$$/, 'refund'],
    ['paid', /^Créditer 11,65\s\$$/, 'credit'],
  ])('an answer to a problem: %s', async (kind, name, decision) => {
    const { sent } = await open(ORDERS[kind]);
    fireEvent.click(await screen.findByRole('button', { name: /^Répondre/ }));
    const dialog = within(screen.getByRole('dialog'));
    const press = await dialog.findByRole('button', { name });
    const [, ...rows] = TO[kind].first;
    expect(sumsOf()).toEqual([...ITEMS, ...rows]);
    fireEvent.click(press);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('AnswerOrderProblemMutation')).toMatchObject([
      { problem: 'prb_1', decision, quantity: 2, amount: 1165 },
    ]);
    expect(toasts()).toEqual([kind === 'due' ? '11,65 $ de moins à payer comptant.' : '11,65 $ rendus.']);
  });
});

const HELD = 'La commande 20418 (Camille Roy) garde 6,40 $ de consignes.';
it.each<[Kind, intro: string, row: string, press: RegExp, told: string]>([
  ['guest', `${HELD} L’achat est sans compte`, 'À la carte', /^Rendre 4,00/, '4,00 $ rendus à la carte.'],
  ['due', `${HELD} Elle n’est pas encore payée`, 'De moins à payer', /^Baisser ce/, '4,00 $ de moins à payer.'],
  ['paid', `${HELD} Elle est payée comptant`, 'Rendu comptant', /^Rendre 4,00/, '4,00 $ rendus comptant.'],
])('a part of a guest’s deposits goes the way that it was paid: %s', async (kind, intro, row, name, text) => {
  const { sent } = await open({ ...ORDERS[kind], customer: null, depositsHeld: 640 });
  fireEvent.click(await screen.findByRole('button', { name: 'Rendre une consigne de la commande 20418' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(plain(screen.getByRole('dialog'))).toContain(intro);
  write(dialog.getByRole('textbox'), '4');
  expect(sumsOf()).toEqual([`${row} 4,00 $`, 'Consignes encore gardées 2,40 $']);
  fireEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(toasts()).toEqual([`Commande 20418 : ${text}`]));
  expect(sent('RefundGuestDepositMutation')).toMatchObject([{ order: 'ord_1', amount: 400 }]);
});

it.each<[string, toCard: number, toBalance: number, Kind, answeredAt: string | null, text: string]>([
  ['the card', 700, 0, 'card', null, 'Remboursé : 7,00 $ sur la carte'],
  ['the balance', 0, 400, 'card', null, 'Remboursé : 4,00 $ au solde'],
  ['both', 700, 400, 'card', null, 'Remboursé : 7,00 $ sur la carte et 4,00 $ au solde'],
  ['all of the order', 0, 0, 'card', null, 'Toute la commande a été remboursée.'],
  [
    'what was to pay',
    700,
    400,
    'due',
    '2026-11-24T13:00:00-05:00',
    'Réglé : 7,00 $ de moins à payer. Remboursé : 4,00 $ au solde',
  ],
  ['what was to pay, all of it', 0, 0, 'due', '2026-11-24T13:00:00-05:00', 'Plus rien n’est à payer pour la commande.'],
  ['cash, once it was received', 700, 0, 'paid', '2026-11-24T12:00:01-05:00', 'Remboursé : 7,00 $ comptant'],
  ['what was to pay, before that', 700, 0, 'paid', '2026-11-24T11:59:59-05:00', 'Réglé : 7,00 $ de moins à payer'],
])('a settled problem says where its money went: %s', async (_, toCard, toBalance, kind, answeredAt, text) => {
  const reportedAt =
    answeredAt === '2026-11-24T12:00:01-05:00' ? '2026-11-24T11:00:00-05:00' : '2026-11-24T12:30:00-05:00';
  const settled = {
    ...problem,
    status: 'refunded' as const,
    reportedAt,
    answeredAt,
    toCard,
    toBalance,
    answer: 'Désolés',
  };
  await open({ ...ORDERS[kind], products: [lineOf({ problems: [settled] })] });
  const panel = plain(screen.getByRole('region', { name: 'Problèmes signalés' }));
  expect(panel).toContain(`2 unités, payées 4,50 $ chacune${text}Notre réponse`);
});

describe('missing items that are settled', () => {
  const missing = lineOf({ productName: 'Confiture', status: 'missing', quantity: 1, price: 850 });
  const none = { ...SUMS, items: 0, discount: 0, gst: 0, pst: 0, deposit: 0, depositKept: 0, total: 0 };
  type Previews = { credited: Fixture<'ReturnPreview'>; refunded: Fixture<'ReturnPreview'> };
  async function openMissing(kind: Kind, { credited, refunded }: Previews, isRefused = false) {
    const order = orderOf({ ...ORDERS[kind], history: [], outsideZone: false, products: [missing] });
    const { sent } = await renderWithRelay(<View />, {
      path: '/comptoir/commandes/20418',
      page: 'desk',
      loader,
      mockResolvers: ({ name }) => {
        if (name === 'MissingChoiceQuery')
          return fixtures({ Staff: {}, ReturnPreview: ({ alias }) => (alias === 'credited' ? credited : refunded) });
        if (name !== 'SettleMissingMutation') return fixtures({ Query: { staff: { order } } });
        return isRefused
          ? refusal('REFUND_CHANGED', 'desk_money.refund_changed', { shown: 1165, current: 900 })
          : fixtures({ ReturnItemsPayload: { refunded: 1164, order } });
      },
    });
    const panel = await screen.findByRole('region', { name: 'Un article manquant' });
    await within(panel).findAllByRole('button');
    return { panel, sent: (name: string) => requestsNamed(sent, name).map(({ variables }) => variables) };
  }
  const PART = { credited: { ...SUMS, toCard: 0, toBalance: 1165 }, refunded: { toCard: 765, toBalance: 400 } };

  it.each<[Kind, press: RegExp, split: string]>([
    ['card', /^Rembourser 7,65\s\$ à la carte$/, 'La carte n’a pas payé le reste : 4,00 $ vont au solde.'],
    ['paid', /^Rendre 7,65\s\$ comptant$/, 'Le comptant n’a pas payé le reste : 4,00 $ vont au solde.'],
  ])('agree to all that goes back, though only a part of it goes the chosen way: %s', async (kind, name, split) => {
    const { panel, sent } = await openMissing(kind, PART);
    expect(plain(panel)).toContain(split);
    fireEvent.click(within(panel).getByRole('button', { name }));
    await waitFor(() => expect(toasts()).toEqual(['11,64 $ rendus.']));
    expect(sent('SettleMissingMutation')).toMatchObject([{ order: 'ord_1', refundTo: 'card', total: 1165 }]);
  });

  it('are previewed again after a refusal', async () => {
    const { panel, sent } = await openMissing('card', PART, true);
    fireEvent.click(within(panel).getByRole('button', { name: /^Créditer/ }));
    await within(panel).findByText(/^Le montant n’est plus de 11,65/);
    await waitFor(() => expect(sent('MissingChoiceQuery')).toHaveLength(2));
  });

  it('of which nothing goes back are settled all the same', async () => {
    const nothing = { ...none, toCard: 0, toBalance: 0 };
    const { panel, sent } = await openMissing('card', { credited: nothing, refunded: nothing });
    fireEvent.click(within(panel).getByRole('button'));
    await waitFor(() => expect(sent('SettleMissingMutation')).toMatchObject([{ refundTo: 'balance', total: 0 }]));
  });
});

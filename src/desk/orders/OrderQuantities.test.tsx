import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { plain, refusal, requestsNamed, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay, type Answers } from '../../../tests/support/storefront/testHarness.tsx';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(cleanup);

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}
const paidOrder = (values: Fixture<'Order'> = {}) =>
  orderOf({
    status: 'processed',
    contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: null },
    customer: { id: 'usr_1' },
    outsideZone: false,
    history: [],
    ...values,
  });
const open = (mockResolvers: Answers) =>
  renderWithRelay(<View />, { path: '/comptoir/commandes/20418', page: 'desk', loader, mockResolvers });
const sums = { items: 450, discount: 0, gst: 22, pst: 45, deposit: 10, depositKept: 0, total: 527 };
const BUTTON = 'Baisser les quantités';

it('lowers a line down to 0 with the exact sum in the button, and sends what was seen; a retry is the same request', async () => {
  let isRefused = true;
  const { sent } = await open(({ name }) => {
    if (name === 'useQuantityPreviewQuery')
      return fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard: 0, toBalance: 527 } });
    if (name === 'LowerQuantitiesMutation')
      return isRefused
        ? refusal('QUANTITY_CHANGED', 'Œufs : c’est maintenant 1.', { line: 'Œufs', current: 1 }, true)
        : fixtures({ Mutation: { lowerQuantities: paidOrder() } });
    const products = [
      lineOf({ productName: 'Œufs', quantity: 2, returned: 0, status: 'waiting' }),
      lineOf({ id: 'orl_2', productName: 'Miche', quantity: 3, returned: 0, status: 'packed' }),
    ];
    return fixtures({ Query: { staff: { order: paidOrder({ products }) } } });
  });
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: BUTTON })).toHaveProperty('disabled', true);
  expect(plain(screen.getByRole('dialog'))).toContain('Miche3 unités : emballées, manquantes ou rendues');
  expect(dialog.queryByRole('group', { name: 'Miche' })).toBeNull();
  const less = dialog.getByRole('button', { name: /^Une unité de moins.*Œufs/ });
  fireEvent.click(less);
  fireEvent.click(less);
  expect(less.getAttribute('aria-disabled')).toBe('true');
  expect(plain(screen.getByRole('dialog'))).toContain('2 → 0');
  const press = await dialog.findByRole('button', { name: /^Retirer 2 unités et rendre 5,27/ });
  expect(plain(screen.getByRole('dialog'))).toContain('À rendre5,27 $Dont au solde5,27 $');
  fireEvent.click(press);
  await dialog.findByText(/c’est maintenant 1/);
  // A colleague may have packed a line: the order is read again.
  await waitFor(() => expect(requestsNamed(sent, 'DeskOrderQuery')).toHaveLength(2));
  isRefused = false;
  fireEvent.click(await dialog.findByRole('button', { name: /^Retirer 2 unités et rendre 5,27/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first] = requestsNamed(sent, 'LowerQuantitiesMutation').map(({ variables }) => variables);
  expect(first).toEqual({
    order: 'ord_1',
    changes: [{ line: 'orl_1', from: 2, to: 0 }],
    refundTo: 'balance',
    total: 527,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

it.each([
  ['bea@exemple.ca', true],
  [null, false],
])(
  'lowers down to what was returned before and up again, and tells of a mail only who has an address: %s',
  async (email, isMailed) => {
    const products = [lineOf({ productName: 'Œufs', quantity: 4, returned: 1, status: 'waiting' })];
    const order = paidOrder({ products, contact: { name: 'Béa', email, phone: null } });
    const { sent } = await open(({ name }) =>
      name === 'useQuantityPreviewQuery'
        ? fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard: 0, toBalance: 527 } })
        : fixtures({ Query: { staff: { order } } }),
    );
    fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
    const dialog = within(screen.getByRole('dialog'));
    expect(plain(screen.getByRole('dialog')).includes('reçoit un courriel')).toBe(isMailed);
    const less = dialog.getByRole('button', { name: /^Une unité de moins.*Œufs/ });
    const more = dialog.getByRole('button', { name: /^Une unité de plus.*Œufs/ });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    for (const [button, text] of [
      [less, '4 → 3'],
      [less, '4 → 2'],
      [less, '4 → 1'],
      [more, '4 → 2'],
    ] as const) {
      fireEvent.click(button);
      expect(plain(screen.getByRole('dialog'))).toContain(text);
      expect(less.getAttribute('aria-disabled') === 'true').toBe(text === '4 → 1');
    }
    await dialog.findByRole('button', { name: /^Retirer 2 unités/ });
    expect(requestsNamed(sent, 'useQuantityPreviewQuery').at(-1)?.variables).toMatchObject({
      changes: [{ line: 'orl_1', from: 4, to: 2 }],
    });
  },
);

it('lowers the amount to pay of an unpaid cash order, offers no balance, and says nothing of money back', async () => {
  const changes = taskCountChanges();
  const products = [lineOf({ productName: 'Œufs', quantity: 2, returned: 0, status: 'waiting' })];
  const order = paidOrder({ products, cash: { due: 1475, received: 0, receivedAt: null, byLink: false, link: null } });
  const { sent } = await open(({ name }) => {
    if (name === 'useQuantityPreviewQuery')
      return fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard: 527, toBalance: 0 } });
    if (name === 'LowerQuantitiesMutation') return fixtures({ Mutation: { lowerQuantities: order } });
    return fixtures({ Query: { staff: { order } } });
  });
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^Une unité de moins.*Œufs/ }));
  const press = await dialog.findByRole('button', { name: /^Retirer 1 unité, 5,27\s\$ de moins à payer/ });
  expect(plain(screen.getByRole('dialog'))).toContain('De moins à payer5,27 $');
  expect(plain(screen.getByRole('dialog'))).not.toMatch(/solde|carte|rembours|est rendu/i);
  fireEvent.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsNamed(sent, 'LowerQuantitiesMutation')[0]?.variables).toMatchObject({ refundTo: 'card', total: 527 });
  expect(changes()).toBe(1);
});

it.each([
  ['an assembled order', { status: 'fulfilled' }, {}],
  ['an order that is packed', {}, { status: 'packed' }],
  ['an order of which all was removed or missing', {}, { status: 'missing', missing: 2 }],
] as const)('is not offered for %s', async (_, order, line) => {
  await open(() =>
    fixtures({
      Query: {
        staff: { order: paidOrder({ ...order, products: [lineOf({ quantity: 2, returned: 0, ...line })] }) },
      },
    }),
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

it('says what was removed of a line, also of one that has no units any more, and is ready without it', async () => {
  await open(() =>
    fixtures({
      Query: {
        staff: {
          order: paidOrder({
            products: [
              lineOf({ quantity: 2, removed: 1, returned: 0, status: 'packed' }),
              lineOf({ id: 'orl_2', productName: 'Miche', quantity: 0, removed: 2, returned: 0, status: 'waiting' }),
            ],
          }),
        },
      },
    }),
  );
  const lines = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('listitem');
  expect(plain(lines[0]!)).toContain('1 unité retirée de la commande');
  expect(plain(lines[1]!)).toContain('2 unités retirées de la commande');
  expect(screen.getByRole('button', { name: 'Marquer assemblée' })).toHaveProperty('disabled', false);
});

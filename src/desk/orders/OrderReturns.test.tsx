import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import {
  LOST,
  requestsNamed,
  plain,
  refusal,
  REUSED,
  taskCountChanges,
} from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay, type Answers } from '../../../tests/support/storefront/testHarness.tsx';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(cleanup);

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}
const orderAsked = (values: Fixture<'Order'> = {}) =>
  fixtures({
    Query: {
      staff: {
        order: orderOf({
          contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: null },
          customer: { id: 'usr_1' },
          outsideZone: false,
          history: [],
          ...values,
        }),
      },
    },
  });
const sums = { items: 450, discount: 0, gst: 22, pst: 45, deposit: 10, depositKept: 0, total: 527 };
const open = (mockResolvers: Answers) =>
  renderWithRelay(<View />, {
    path: '/comptoir/commandes/20418',
    page: 'desk',
    loader,
    mockResolvers,
  });

it('returns goods up to what is left, showing the sum first; a retry is the same request, unless it was refused', async () => {
  let failure: Error | null = new TransportFailure('The network is away');
  const { sent } = await open(({ name, variables }) => {
    if (name === 'useReturnPreviewQuery') {
      const toCard = variables['refundTo'] === 'card' ? 527 : 0;
      return fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard, toBalance: 527 - toCard } });
    }
    if (name === 'ReturnItemsMutation')
      return failure ?? fixtures({ ReturnItemsPayload: { refunded: 527, order: orderOf({ history: [] }) } });
    return orderAsked({
      products: [lineOf({ quantity: 2, returned: 1 }), lineOf({ id: 'orl_2', productName: 'Miche', returned: 2 })],
    });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre des articles' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(plain(screen.getByRole('dialog'))).toContain('MicheTout en a été rendu');
  expect(dialog.getByRole('button', { name: 'Reprendre des articles' })).toHaveProperty('disabled', true);
  const more = dialog.getByRole('button', { name: /^Une unité de plus/ });
  fireEvent.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await dialog.findByRole('button', { name: /^Rendre 5,27/ });
  expect(plain(screen.getByRole('dialog'))).toContain('À rendre5,27 $Dont au solde5,27 $');
  fireEvent.click(dialog.getByRole('radio', { name: 'À la carte' }));
  expect(dialog.queryByRole('button', { name: /^Rendre 5,27/ })).toBeNull();
  const press = await dialog.findByRole('button', { name: /^Rendre 5,27/ });
  expect(plain(screen.getByRole('dialog'))).toContain('Dont à la carte5,27 $');
  fireEvent.click(press);
  await dialog.findByRole('alert');
  failure = refusal('PROVIDER_REFUSED', 'Card closed.', {}, true);
  fireEvent.click(press);
  await dialog.findByText(/rien n’a été fait.*« Card closed\. »/);
  failure = null;
  fireEvent.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = requestsNamed(sent, 'ReturnItemsMutation').map(({ variables }) => variables);
  expect(calls).toEqual([calls[0], calls[0], { ...calls[0], requestId: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(calls[2]?.['requestId']).not.toBe(calls[0]?.['requestId']);
  expect(calls[0]).toEqual({
    order: 'ord_1',
    items: [{ line: 'orl_1', quantity: 1 }],
    refundTo: 'card',
    total: 527,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

it.each(LOST)('keeps the units, in the same request, on an interruption with $code', async ({ words, failure }) => {
  const changes = taskCountChanges();
  let fails = true;
  const { sent } = await open(({ name }) => {
    if (name === 'useReturnPreviewQuery')
      return fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard: 0, toBalance: 527 } });
    if (name !== 'ReturnItemsMutation') return orderAsked({ products: [lineOf({ quantity: 2, returned: 0 })] });
    if (fails) return failure;
    return fixtures({ ReturnItemsPayload: { refunded: 527, order: orderOf({ history: [] }) } });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre des articles' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^Une unité de plus/ }));
  const press = await dialog.findByRole('button', { name: /^Rendre 5,27/ });
  fireEvent.click(press);
  await dialog.findByText(words);
  fails = false;
  fireEvent.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = requestsNamed(sent, 'ReturnItemsMutation').map(({ variables }) => variables);
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(calls[0]).toMatchObject({ items: [{ line: 'orl_1', quantity: 1 }] });
  expect(changes()).toBe(1);
});

it('refunds a guest’s goods to the card, without offering a balance', async () => {
  const { sent } = await open(({ name }) =>
    name === 'useReturnPreviewQuery'
      ? fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard: 527, toBalance: 0 } })
      : orderAsked({ customer: null }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre des articles' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: 'Au solde' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: /^Une unité de plus/ }));
  await dialog.findByRole('button', { name: /^Rendre 5,27/ });
  expect(requestsNamed(sent, 'useReturnPreviewQuery')[0]?.variables).toMatchObject({ refundTo: 'card' });
});

it('offers no return for an unpaid order, or one with nothing left', async () => {
  await open(() => orderAsked({ products: [lineOf({ returned: 2 })] }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Reprendre des articles' })).toBeNull();
});

it('notes the replacement of a missing item, found or typed, if its shopper accepts one (ADR 78)', async () => {
  const changes = taskCountChanges();
  const missing = lineOf({ productName: 'Confiture', status: 'missing', quantity: 1, price: 850 });
  const replaceable: Fixture<'OrderLine'> = { ...missing, id: 'orl_2', productName: 'Miel', ifMissing: 'replacement' };
  let by: string | null = null;
  const lines = () => [missing, by === null ? replaceable : { ...replaceable, replaced: 1, replacedBy: by }];
  const { sent } = await open(({ name, variables }) => {
    if (name === 'ReplacementNoteQuery') {
      const variants = [{ id: 'var_1', name: 'le pot' }];
      return fixtures({ SearchConnection: { edges: [{ node: { name: 'Sirop', variants } }] } });
    }
    if (name === 'MissingChoiceQuery')
      return fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard: 0, toBalance: 527 } });
    if (name === 'ReplaceLineMutation') {
      by = variables['variant'] ? 'Sirop, le pot' : ((variables['text'] as string | undefined) ?? null);
      return fixtures({ UpdateOrderLinesPayload: { orders: [orderOf({ history: [], products: lines() })] } });
    }
    return orderAsked({ products: lines() });
  });
  const field = await screen.findByRole('combobox', { name: /Miel/ });
  expect(screen.getAllByRole('combobox', { name: /Ce qui remplace/ })).toEqual([field]);
  fireEvent.change(field, { target: { value: 'Sir' } });
  await waitFor(() => expect(document.querySelector('datalist option')).toBeTruthy());
  fireEvent.change(field, { target: { value: 'Sirop, le pot' } });
  fireEvent.click(screen.getByRole('button', { name: 'Noter le remplacement' }));
  await screen.findByText('Remplacé par Sirop, le pot (1)');
  expect(screen.getByText(/^Miel, 1 × 8,50/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le remplacement de Miel' }));
  fireEvent.change(await screen.findByRole('combobox', { name: /Miel/ }), { target: { value: ' Gelée ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Noter le remplacement' }));
  await screen.findByText('Remplacé par Gelée (1)');
  expect(requestsNamed(sent, 'ReplaceLineMutation').map(({ variables }) => variables)).toEqual([
    { line: 'orl_2', variant: 'var_1', text: null },
    { line: 'orl_2', variant: null, text: null },
    { line: 'orl_2', variant: null, text: 'Gelée' },
  ]);
  expect(changes()).toBe(3);
});

it('suggests replacements for the words that stand there, whichever answer comes last', async () => {
  const line = lineOf({ productName: 'Miel', status: 'missing', quantity: 1, price: 850, ifMissing: 'replacement' });
  const first = Promise.withResolvers<void>();
  await open(async ({ name, variables }) => {
    if (name !== 'ReplacementNoteQuery') return orderAsked({ products: [line] });
    const words = String(variables['words']);
    if (words === 'Si') await first.promise;
    const node = { name: words, variants: [{ id: 'var_1', name: 'le pot' }] };
    return fixtures({ SearchConnection: { edges: [{ node }] } });
  });
  const field = await screen.findByRole('combobox', { name: /Miel/ });
  const suggested = () =>
    [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
  for (const value of ['Si', 'Sirop']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(suggested()).toEqual(['Sirop, le pot']));
  first.resolve();
  await act(() => new Promise((done) => setImmediate(done)));
  expect(suggested()).toEqual(['Sirop, le pot']);
});

it('offers to credit missing items first, the card second, each with its cents', async () => {
  const missing = lineOf({ productName: 'Confiture', status: 'missing', quantity: 1, price: 850 });
  const total = { ...sums, items: 850, gst: 0, pst: 0, deposit: 0, total: 850 };
  const { sent } = await open(({ name }) => {
    if (name === 'MissingChoiceQuery')
      return fixtures({
        Staff: {},
        ReturnPreview: ({ alias }) =>
          alias === 'credited' ? { ...total, toCard: 0, toBalance: 850 } : { toCard: 600, toBalance: 250 },
      });
    if (name === 'SettleMissingMutation')
      return fixtures({
        ReturnItemsPayload: {
          refunded: 850,
          order: orderOf({
            history: [],
            refundedToBalance: 850,
            products: [{ ...missing, returned: 1, missingReturned: 1 }],
          }),
        },
      });
    return orderAsked({ products: [missing] });
  });
  const panel = () => screen.getByRole('region', { name: 'Un article manquant' });
  await screen.findByRole('button', { name: /^Créditer 8,50/ });
  expect(plain(panel())).toContain('Confiture, 1 × 8,50 $');
  expect(plain(screen.getByRole('button', { name: /^Rembourser/ }))).toBe('Rembourser 6,00 $ à la carte');
  expect(plain(panel())).toContain('2,50 $ vont au solde');
  const changes = taskCountChanges();
  fireEvent.click(screen.getByRole('button', { name: /^Créditer 8,50/ }));
  await waitFor(() => expect(plain(panel())).toContain('Confiture : réglé, 1 unité rendue'));
  expect(plain(panel())).toContain('8,50 $ au solde, 0,00 $ à la carte');
  expect(screen.queryByRole('button', { name: /^Créditer/ })).toBeNull();
  expect(requestsNamed(sent, 'MissingChoiceQuery')).toHaveLength(1);
  expect(requestsNamed(sent, 'SettleMissingMutation').map(({ variables }) => variables)).toEqual([
    { order: 'ord_1', refundTo: 'balance', total: 850, requestId: expect.any(String) },
  ]);
  expect(changes()).toBe(1);
});

it('shows what a first try without a response has settled, and does not settle it again', async () => {
  const missing = lineOf({ productName: 'Confiture', status: 'missing', quantity: 1, price: 850 });
  const total = { ...sums, items: 850, gst: 0, pst: 0, deposit: 0, total: 850, toCard: 0, toBalance: 850 };
  let returned = 0;
  const { sent } = await open(({ name }) => {
    if (name === 'MissingChoiceQuery')
      return fixtures({
        Staff: {},
        ReturnPreview: ({ alias }) => (alias === 'credited' ? total : { toCard: 850, toBalance: 0 }),
      });
    if (name !== 'SettleMissingMutation')
      return orderAsked({ products: [{ ...missing, returned, missingReturned: returned }] });
    returned = 1;
    return REUSED.failure;
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Rembourser 8,50/ }));
  const panel = () => screen.getByRole('region', { name: 'Un article manquant' });
  await waitFor(() => expect(plain(panel())).toContain('Confiture : réglé, 1 unité rendue'));
  expect(screen.queryByRole('button', { name: /^Créditer/ })).toBeNull();
  expect(requestsNamed(sent, 'SettleMissingMutation')).toHaveLength(1);
});

it('refunds an amount for a reason, with the displayed part to the card, and at most what is left', async () => {
  let failure: Error | null = refusal('REFUND_CHANGED', 'desk_money.refund_changed', { shown: 1250, current: 900 });
  const refundable = { toCard: 1000, toBalance: 500 };
  const { sent } = await open(({ name }) =>
    name === 'RefundAmountMutation'
      ? (failure ?? fixtures({ Mutation: { refundAmount: orderOf({ history: [], refundable }) } }))
      : orderAsked({ refundable }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Rembourser un montant' }));
  const dialog = within(screen.getByRole('dialog'));
  const [amount, reason] = dialog.getAllByRole('textbox');
  expect(plain(screen.getByRole('dialog'))).toContain('La personne reçoit un courriel avec la raison.');
  fireEvent.change(amount!, { target: { value: '15,01' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Rembourser un montant' }));
  await dialog.findByText(/^C’est plus que les 15,00/);
  expect(plain(screen.getByRole('dialog'))).toContain('Écrivez la raison');
  fireEvent.change(amount!, { target: { value: '12,50' } });
  fireEvent.change(reason!, { target: { value: ' Fraises abîmées ' } });
  expect(plain(screen.getByRole('dialog'))).toContain(
    'À rendre12,50 $Dont au solde12,50 $Encore remboursable ensuite2,50 $',
  );
  fireEvent.click(dialog.getByRole('radio', { name: 'À la carte' }));
  expect(plain(screen.getByRole('dialog'))).toContain('Dont à la carte10,00 $Dont au solde2,50 $');
  const press = dialog.getByRole('button', { name: /^Rendre 12,50/ });
  fireEvent.click(press);
  await dialog.findByText(/^Le montant n.est plus de 12,50/);
  // What is left is not what was displayed.
  await waitFor(() => expect(requestsNamed(sent, 'DeskOrderQuery')).toHaveLength(2));
  expect(amount).toHaveProperty('value', '12,50');
  failure = null;
  fireEvent.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = requestsNamed(sent, 'RefundAmountMutation').map(({ variables }) => variables);
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(calls[0]).toMatchObject({
    order: 'ord_1',
    amount: 1250,
    toCard: 1000,
    refundTo: 'card',
    reason: 'Fraises abîmées',
  });
});

it('refunds an amount of a guest’s order to the card alone, and nothing where nothing is left', async () => {
  const contact = { name: 'Gus', email: null, phone: null };
  await open(() => orderAsked({ customer: null, contact, refundable: { toCard: 700, toBalance: 0 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rembourser un montant' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(plain(screen.getByRole('dialog'))).not.toContain('courriel');
  fireEvent.change(dialog.getAllByRole('textbox')[0]!, { target: { value: '7' } });
  expect(plain(screen.getByRole('dialog'))).toContain('Dont à la carte7,00 $Encore remboursable ensuite0,00 $');
  cleanup();
  await open(() => orderAsked({ refundable: { toCard: 0, toBalance: 0 } }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Rembourser un montant' })).toBeNull();
});

it('shows the price, the units and the deposit of each line', async () => {
  await open(() =>
    orderAsked({
      products: [
        lineOf({ quantity: 3, price: 450, deposit: 25 }),
        lineOf({ id: 'orl_2', quantity: 1, price: 700, deposit: 0 }),
      ],
    }),
  );
  const [first, second] = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('listitem');
  expect(plain(first!)).toContain('13,50 $3 × 4,50 $consigne 0,75 $');
  expect(plain(second!)).toContain('7,00 $');
  expect(plain(second!)).not.toMatch(/×|consigne/);
});

it('says what went back, where to, and what remains paid', async () => {
  await open(() => orderAsked({ total: 3000, refundedToCard: 500, refundedToBalance: 250 }));
  const panel = await screen.findByRole('region', { name: 'Déjà rendu' });
  expect(plain(panel)).toContain('À la carte5,00 $Au solde2,50 $Reste payé22,50 $');
  cleanup();
  await open(() => orderAsked({ refundedToCard: 0, refundedToBalance: 0 }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Déjà rendu' })).toBeNull();
});

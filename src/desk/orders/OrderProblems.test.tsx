import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import {
  plain,
  refusal,
  requestsNamed,
  write,
  taskCountChanges,
} from '../../../tests/support/storefront/deskFixtures.tsx';
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
const open = {
  id: 'prb_1',
  kind: 'damaged',
  quantity: 1,
  note: 'Fendu',
  status: 'open',
  reportedAt: '2026-11-27T09:00:00-05:00',
} as const;
const problemOf = (values: Fixture<'OrderProblem'> = {}) => ({
  ...open,
  photo: null,
  answer: null,
  toCard: 0,
  toBalance: 0,
  ...values,
});
const sums = { items: 450, discount: 0, gst: 22, pst: 45, deposit: 10, depositKept: 0, total: 527 };

async function openOrder(values: Fixture<'Order'> = {}, failure: Error | null = null) {
  const rendered = await renderWithRelay(<View />, {
    path: '/comptoir/commandes/20418',
    page: 'desk',
    loader,
    mockResolvers: ({ name, variables }) => {
      const order = orderOf({
        status: 'completed',
        contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: null },
        customer: { id: 'usr_1' },
        outsideZone: false,
        history: [],
        products: [lineOf({ problems: [problemOf()] })],
        ...values,
      });
      if (name === 'useReturnPreviewQuery') {
        const toCard = variables['refundTo'] === 'card' ? 527 : 0;
        return fixtures({ Staff: {}, ReturnPreview: { ...sums, toCard, toBalance: 527 - toCard } });
      }
      if (name === 'AnswerOrderProblemMutation' && failure) return failure;
      if (name === 'AnswerOrderProblemMutation')
        return fixtures({
          Mutation: {
            answerOrderProblem: { ...order, products: [lineOf({ problems: [problemOf({ status: 'refunded' })] })] },
          },
        });
      return fixtures({ Query: { staff: { order } } });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const answers = () => requestsNamed(rendered.sent, 'AnswerOrderProblemMutation').map(({ variables }) => variables);
  const previews = () => requestsNamed(rendered.sent, 'useReturnPreviewQuery').length;
  return { answers, previews };
}
const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Répondre\s:\sCarottes nantaises/ }));
  return within(screen.getByRole('dialog'));
};

it('shows what was reported, of how many units at which price, and credits all of it (ADR 139)', async () => {
  const changes = taskCountChanges();
  const { answers } = await openOrder();
  const panel = screen.getByRole('region', { name: 'Problèmes signalés' });
  expect(plain(panel)).toContain('Carottes nantaises, la botteÀ régler');
  expect(plain(panel)).toContain('Abîmé ou gâté, signalé le ven. 27 nov.1 unité, payée 4,50 $« Fendu »');
  const form = await openForm();
  fireEvent.click(await form.findByRole('button', { name: /^Créditer 5,27/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers()).toMatchObject([{ problem: 'prb_1', decision: 'credit', quantity: 1, amount: 527, answer: null }]);
  expect(changes()).toBe(1);
  expect(plain(panel)).toContain('Remboursé');
  expect(within(panel).queryByRole('button')).toBeNull();
});

it('shows the buyer’s photo', async () => {
  await openOrder({ products: [lineOf({ problems: [problemOf({ photo: '/photos/a.1.b' })] })] });
  const photo = screen.getByRole('img', { name: 'Photo de l’acheteur' });
  expect(photo.getAttribute('src')).toBe('/photos/a.1.b');
  expect(photo.closest('a')?.getAttribute('href')).toBe('/photos/a.1.b');
});

it('says that the whole order was refunded', async () => {
  await openOrder({ status: 'refunded', products: [lineOf({ problems: [problemOf({ status: 'refunded' })] })] });
  const panel = screen.getByRole('region', { name: 'Problèmes signalés' });
  expect(plain(panel)).toContain('RembourséAbîmé ou gâté');
  expect(plain(panel)).toContain('Toute la commande a été remboursée.');
});

it('refunds a part to the card, and no more than the units cost', async () => {
  const { answers } = await openOrder();
  const form = await openForm();
  fireEvent.click(form.getByRole('radio', { name: 'Rendre sur la carte' }));
  fireEvent.click(form.getByRole('button', { name: 'Un de plus' }));
  await form.findByRole('button', { name: /^Rendre 5,27/ });
  const amount = form.getByRole('textbox', { name: /^Montant/ });
  write(amount, '5,28');
  expect(form.getByText(/^Au plus\s5,27/)).toBeTruthy();
  expect(form.getByRole('button', { name: /^Rendre 5,28/ })).toHaveProperty('disabled', true);
  write(amount, '0');
  fireEvent.click(form.getByRole('button', { name: /^Rendre 0,00/ }));
  expect(await form.findByText(/^Écrivez un montant/)).toBeTruthy();
  write(amount, '2,50');
  expect(plain(screen.getByRole('dialog'))).toContain('Vide : tout, soit 5,27 $.');
  write(form.getByRole('textbox', { name: /^Un mot/ }), ' Désolés ! ');
  fireEvent.click(form.getByRole('button', { name: /^Rendre 2,50/ }));
  await waitFor(() => expect(answers()).toHaveLength(1));
  expect(answers()).toMatchObject([{ decision: 'refund', quantity: 2, amount: 250, answer: 'Désolés !' }]);
  await waitFor(() => expect(toasts()).toEqual(['2,50 $ rendus.']));
});

it('reads what the units cost again when an answer is refused', async () => {
  const { answers, previews } = await openOrder(
    {},
    refusal('REFUND_CHANGED', 'desk_money.refund_changed', { shown: 527, current: 450 }),
  );
  const form = await openForm();
  const press = await form.findByRole('button', { name: /^Créditer 5,27/ });
  const before = previews();
  fireEvent.click(press);
  await form.findByText(/^Le montant n’est plus de 5,27/);
  await waitFor(() => expect(previews()).toBe(before + 1));
  expect(answers()).toHaveLength(1);
});

it('declines with a sentence alone', async () => {
  const { answers } = await openOrder({ customer: null });
  const form = await openForm();
  expect(form.queryByRole('radio', { name: 'Créditer le solde' })).toBeNull();
  fireEvent.click(form.getByRole('radio', { name: 'Refuser' }));
  fireEvent.click(form.getByRole('button', { name: 'Refuser' }));
  expect(await form.findByText(/^Dites pourquoi/)).toBeTruthy();
  write(form.getByRole('textbox', { name: /^Un mot/ }), 'C’est leur couleur.');
  fireEvent.click(form.getByRole('button', { name: 'Refuser' }));
  await waitFor(() => expect(answers()).toHaveLength(1));
  expect(answers()[0]).toMatchObject({ decision: 'decline', answer: 'C’est leur couleur.' });
  expect(answers()[0]).toMatchObject({ amount: null });
});

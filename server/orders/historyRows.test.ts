import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hoursAgo } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { StatusOrder } from '../../tests/support/statusOrders.ts';
import type { Transaction } from '../database/transaction.ts';
import type { OrderEventView } from './orderEvent.ts';
import { readOrderEvents } from './orderEventStore.ts';
import { readOrders } from './orderStore.ts';

/** What each kind of row is in the history of an order, whole. */
describe('the history of an order as rows', () => {
  const { orderOf, inRows } = statusMarket();
  const pickup = orderOf('pickup', 'processed');
  const guest = orderOf('guest', 'processed');
  const staff = orderOf('ship', 'completed');
  const AT = hoursAgo(3);
  const id = testId('event');

  const event = {
    id,
    at: AT,
    by: 'market',
    name: '',
    shift: null,
    from: null,
    to: null,
    amount: null,
    refund: null,
    refusal: null,
    reason: null,
    number: null,
    note: null,
    lineStatus: null,
    lineMissing: null,
    creditAsked: null,
    move: null,
    lines: [],
    quantities: [],
  };
  const change = (order_id: string, more: object) => ({
    id,
    order_id,
    position: 1,
    from_status: null,
    to_status: 'processed',
    at: AT,
    ...more,
  });
  const action = (kind: string, data: object, more: object = {}) => ({
    id,
    kind,
    staff_id: staff.customerId!,
    order_id: pickup.id,
    customer_id: null,
    request: null,
    data: JSON.stringify(data),
    at: AT,
    ...more,
  });
  const movement = (reason: string, note: string | null) => ({
    id,
    customer_id: pickup.customerId!,
    position: 1,
    amount: -37,
    balance: -37,
    reason,
    note,
    order_id: pickup.id,
    request: id,
    created_at: AT,
  });
  const refund = (more: object) => ({
    id,
    order_id: pickup.id,
    payment_intent: pickup.paymentIntent,
    amount: 41,
    ...more,
  });
  const link = (ended: string) => ({
    order_id: pickup.id,
    pay_by: hoursAgo(2),
    sent_at: hoursAgo(9),
    staff_id: staff.customerId!,
    ended,
    ended_at: AT,
  });
  const page = (status: string, amount: number) => ({
    id: randomUUID(),
    order_id: pickup.id,
    session_id: status,
    amount,
    status,
    provider_session_id: `cs_${amount}`,
    payment_url: 'x',
    expires_at: hoursAgo(1),
  });
  const problem = (order: StatusOrder) => ({
    id,
    line_id: order.lineId,
    kind: 'damaged',
    quantity: 1,
    note: 'Fendu',
    reported_at: AT,
  });
  const atDesk = { by: 'staff', name: staff.email };

  it.each<[string, StatusOrder, [table: string, row: object][], object]>([
    [
      'a guest’s payment, by their name',
      guest,
      [['order_change', change(guest.id, { changed_by: 'guest' })]],
      { kind: 'paid', by: 'guest', name: `Name of ${guest.email}`, to: 'processed', amount: expect.any(Number) },
    ],
    [
      'a step at the desk, with whose shift it was',
      pickup,
      [
        [
          'order_change',
          change(pickup.id, {
            position: 2,
            from_status: 'processed',
            to_status: 'fulfilled',
            changed_by: 'staff',
            customer_id: staff.customerId,
          }),
        ],
        ['desk_action', { ...action('advance_order', { to: 'fulfilled', by: 'Léa' }), id: randomUUID() }],
        ['desk_action', { ...action('advance_order', { to: 'completed', by: 'Max' }), id: randomUUID() }],
      ],
      { ...atDesk, kind: 'status', from: 'processed', to: 'fulfilled', shift: 'Léa' },
    ],
    [
      'a refund, at the market’s time',
      pickup,
      [['refund', refund({ status: 'refused', refusal: 'no', at: AT, asked_at: hoursAgo(1) })]],
      { kind: 'refund', amount: 41, refund: 'refused', refusal: 'no' },
    ],
    [
      'a refund from before that was stored',
      pickup,
      [['refund', refund({ status: 'asked', at: null, asked_at: AT })]],
      { kind: 'refund', amount: 41, refund: 'asked' },
    ],
    [
      'a link that was paid, by what its page got',
      pickup,
      [
        ['payment_link', link('paid')],
        ['link_payment', page('expired', 900)],
        ['link_payment', page('paid', 700)],
      ],
      { id: pickup.id, kind: 'card', amount: 700 },
    ],
    [
      'a link that nobody paid',
      pickup,
      [
        ['payment_link', link('expired')],
        ['link_payment', page('expired', 900)],
      ],
      { id: pickup.id, kind: 'expired' },
    ],
    [
      'credit with its note',
      pickup,
      [['balance_movement', movement('adjustment', 'Merci')]],
      { kind: 'balance', amount: -37, reason: 'adjustment', note: 'Merci' },
    ],
    [
      'an amount given back, whose reason its own event has',
      pickup,
      [['balance_movement', movement('amount_refunded', 'Pourri')]],
      { kind: 'balance', amount: -37, reason: 'amount_refunded' },
    ],
    [
      'a guest’s problem, by their name',
      guest,
      [['order_problem', problem(guest)]],
      { kind: 'reported', by: 'guest', name: `Name of ${guest.email}`, note: 'Fendu', lines: [guest.lineId] },
    ],
    [
      'a customer’s problem',
      pickup,
      [['order_problem', problem(pickup)]],
      { kind: 'reported', by: 'customer', name: `Name of ${pickup.email}`, note: 'Fendu', lines: [pickup.lineId] },
    ],
    [
      'lines that were marked',
      pickup,
      [['desk_action', action('mark_lines', { lines: [pickup.lineId], status: 'packed', missing: 2, by: 'Léa' })]],
      { ...atDesk, kind: 'lines', lines: [pickup.lineId], lineStatus: 'packed', lineMissing: 2, shift: 'Léa' },
    ],
    [
      'a return with its lines',
      pickup,
      [['desk_action', action('return_items', { lines: [pickup.lineId], amount: 55, missing: 2 })]],
      { ...atDesk, kind: 'returned', amount: 55 },
    ],
    [
      'units that were removed',
      pickup,
      [['desk_action', action('lower_quantities', { quantities: [{ line: pickup.lineId, from: 4, to: 1 }] })]],
      { ...atDesk, kind: 'removed', quantities: [[pickup.lineId, 4, 1]] },
    ],
  ])('has %s', async (_, { id: orderId }, rows, expected) => {
    const events = await inRows(async (tx: Transaction) => {
      for (const [table, row] of rows)
        await tx
          .insertInto(table as 'orders')
          .values(row as never)
          .execute();
      const [order] = await readOrders(tx, [orderId]);
      return readOrderEvents(tx, order!);
    });
    const named = ({ lines, quantities, ...rest }: OrderEventView) => ({
      ...rest,
      lines: lines.map((line) => line.id),
      quantities: quantities.map(({ line, from, to }) => [line.id, from, to]),
    });
    expect(events?.map(named)).toEqual([{ ...event, ...expected }]);
  });
});

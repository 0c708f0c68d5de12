import { expect, it } from 'vitest';
import { testId } from '../../tests/support/smallMarket.ts';
import { toId } from '../graphql/globalId.ts';
import { orderMoveResolvers } from './orderMoveResolvers.ts';

const [order, one, other] = [testId('order'), testId('one'), testId('other')];
const period = toId('Period', '2026-12-18');
const nothing = { placeId: null, day: null, orderId: null, toPlaceId: null, toDay: null, hours: null };
const weeks = { week: '2026-12-18', toWeek: '2026-12-25' };

it.each<[string, object, object]>([
  ['weeks alone', {}, {}],
  [
    'all of it',
    {
      place: toId('Location', one),
      day: '2026-12-23',
      order: toId('Order', order),
      toPlace: toId('ShippingZone', other),
      toDay: '2026-12-30',
      from: '10:00',
      to: '14:00',
    },
    {
      placeId: toId('Location', one),
      day: '2026-12-23',
      orderId: order,
      toPlaceId: toId('ShippingZone', other),
      toDay: '2026-12-30',
      hours: { from: '10:00', to: '14:00' },
    },
  ],
  // Refused as hours, and not read as those of the place.
  ['a beginning without an end', { from: '10:00' }, { hours: { from: '10:00', to: '' } }],
  ['an end without a beginning', { to: '14:00' }, { hours: { from: '', to: '14:00' } }],
])('reads what a move names: %s', async (_, input, expected) => {
  const slot = '2026-12-30T15:00:00.000Z';
  let call: unknown;
  const services = { orderMoves: { move: async (_caller: unknown, move: unknown) => void (call = move) } };
  const toPeriod = toId('Period', '2026-12-25');
  const moved = {
    input: { period, toPeriod, ...input },
    orders: [toId('Order', order)],
    slots: [slot],
    requestId: 'r',
  };
  await orderMoveResolvers.Mutation.moveOrders({}, moved as never, { services } as never);
  const agreed = { orders: [order], slots: [new Date(slot)], requestId: 'r' };
  expect(call).toEqual({ ...nothing, ...weeks, ...expected, ...agreed });
});

import type { OrderMoveInput } from '#generated/schemaTypes.ts';
import { isCalendarDay, type CalendarDay } from '#rules/zone.ts';
import { keyOf, requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { textIn } from '../text/bilingualText.ts';
import { targetWeeks } from './movePlan.ts';
import type { MoveInput } from './orderMoveService.ts';

type OrderMoveResolvers = {
  Mutation: RootResolvers<'Mutation', 'moveOrders' | 'undoOrderMove'>;
  Staff: StaffResolvers<'orderMove' | 'moveTargets'>;
  OrderMove: TypeResolvers<'OrderMove'>;
  OrderMoveGroup: TypeResolvers<'OrderMoveGroup'>;
};

/** The id of a place of either kind; null: none is named. NOT_FOUND. */
function placeNamed(id: string | null | undefined): string | null {
  if (typeof id !== 'string') return null;
  const location = keyOf(id, 'Location');
  return location === null ? toId('ShippingZone', requireKey(id, 'ShippingZone')) : toId('Location', location);
}

function dayOf(day: string | null | undefined, field: string): CalendarDay | null {
  if (typeof day !== 'string') return null;
  if (!isCalendarDay(day)) throw new MarketError('BAD_INPUT', { field });
  return day;
}

const inputOf = ({ period, place, day, order, toPeriod, toPlace, toDay, from, to }: OrderMoveInput): MoveInput => ({
  week: requireKey(period, 'Period'),
  placeId: placeNamed(place),
  day: dayOf(day, 'day'),
  orderId: typeof order === 'string' ? requireKey(order, 'Order') : null,
  toWeek: requireKey(toPeriod, 'Period'),
  toPlaceId: placeNamed(toPlace),
  toDay: dayOf(toDay, 'toDay'),
  hours: (from ?? to) ? { from: from ?? '', to: to ?? '' } : null,
});

/** Paid orders that go to another place, day or week (ADR 173). */
export const orderMoveResolvers = {
  Mutation: {
    moveOrders: (_, { input, orders, slots, requestId }, { services, ...caller }) =>
      services.orderMoves.move(caller, {
        ...inputOf(input),
        orders: orders.map((id) => requireKey(id, 'Order')),
        slots: slots?.map((slot) => new Date(slot)) ?? null,
        requestId,
      }),
    undoOrderMove: (_, { move }, { services, ...caller }) =>
      services.orderMoves.undo(caller, requireKey(move, 'OrderMove')),
  },
  Staff: {
    orderMove: async (_staff, { input }, { services, now }) => {
      const { moves, staying, ...preview } = await services.orderMoves.preview(now, inputOf(input));
      const numbered = staying.map(({ order, reason }) => ({ number: order.number, reason }));
      const moving = moves.map(({ order }) => toId('Order', order.id));
      return { ...preview, moving, staying: numbered, orders: moves.length };
    },
    moveTargets: (_staff, { period }, { services }) =>
      services.catalogueAdmin.plannedIn(targetWeeks(requireKey(period, 'Period'))),
  },
  OrderMove: { id: ({ id }) => toId('OrderMove', id) },
  OrderMoveGroup: {
    place: ({ from }, _, { locale }) => textIn(from.name, locale),
    toPlace: ({ place }, _, { locale }) => textIn(place.name, locale),
  },
} satisfies OrderMoveResolvers;

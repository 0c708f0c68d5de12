import { addressOf } from '#rules/addresses.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { nothingComes } from '#rules/lineStatus.ts';
import { changeableUntil, isChangeable } from '#rules/orderChanges.ts';
import { problemsUntil } from '#rules/orderProblems.ts';
import { isOngoing } from '#rules/orderStatus.ts';
import { weekStarting } from '#rules/period.ts';
import type { Context } from '../api/context.ts';
import type { LineStatus } from '../database/tables.ts';
import { keyOf, requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { properName, textIn } from '../text/bilingualText.ts';
import { buyersOrder } from './buyersOrder.ts';
import { moveText } from './moveText.ts';
import type { OrderLineView, OrderView } from './orderView.ts';

type OrderTypeResolvers = {
  Query: RootResolvers<'Query', 'orders' | 'order' | 'orderProgress'>;
  Mutation: RootResolvers<
    'Mutation',
    'orderAgain' | 'cancelOrder' | 'payOrder' | 'combineOrders' | 'reportOrderProblem'
  >;
  Order: TypeResolvers<'Order'>;
  HeldContainers: TypeResolvers<'HeldContainers'>;
  OrderEvent: TypeResolvers<'OrderEvent'>;
  OrderLine: TypeResolvers<'OrderLine'>;
  OrderProblem: TypeResolvers<'OrderProblem'>;
  Fulfillment: TypeResolvers<'Fulfillment'>;
};

/** Progress of a line in percent (schema: LineStatus). */
const PROGRESS: Readonly<Record<LineStatus, number>> = {
  waiting: 0,
  preparing: 33,
  received: 66,
  packed: 100,
  missing: 100,
};

/**
 * The order with an id that the visitor may read (schema: OWNER), or that a linked address names (ADR 36); null if it
 * is unknown or somebody else's.
 */
async function readableOrder(id: string, { services, visitor }: Context): Promise<OrderView | null> {
  const link = keyOf(id, 'OrderLink');
  if (link !== null) return services.orders.byLink(visitor, link);
  const key = keyOf(id, 'Order');
  return key === null ? null : services.orders.readable(visitor, key);
}

/** Whether nothing of an order comes (E70). */
async function isEmpty({ products }: OrderView, { services }: Context): Promise<boolean> {
  // Most orders lack nothing, and need not know the market's box.
  if (products.every(({ missing }) => missing === 0)) return false;
  const box = (await services.catalogue.current()).reusableBox?.id ?? null;
  return nothingComes(products.map((line) => ({ ...line, isBox: box !== null && line.variantId === box })));
}

const byProducer = (one: OrderLineView, other: OrderLineView): number =>
  one.sellerName.localeCompare(other.sellerName, 'fr');

export const orderResolvers = {
  Query: {
    orders: (_, page, { services, visitor }) => services.orders.list(visitor, page),
    order: (_, { id }, context) => readableOrder(id, context),
    orderProgress: async (_, { id }, context) => {
      const order = await readableOrder(id, context);
      return order && order.products.toSorted(byProducer);
    },
  },
  Mutation: {
    async orderAgain(_, { order: id, requestId }, context) {
      const order = await buyersOrder(id, context);
      return context.services.cart.orderAgain(context, order.products, { orderId: order.id, requestId });
    },
    async cancelOrder(_, { order: id, reopenCart, refund: shownTotal }, context) {
      const { refunds, cart } = context.services;
      const linked = keyOf(id, 'OrderLink') === null ? null : await readableOrder(id, context);
      await refunds.cancelOwn(context, linked?.id ?? requireKey(id, 'Order'), {
        reopenCart,
        byLink: linked !== null,
        shownTotal,
      });
      const order = await readableOrder(id, context);
      if (!order) throw new MarketError('NOT_FOUND');
      return { order, cart: await cart.view(context) };
    },
    async reportOrderProblem(_, { order: id, line, ...problem }, context) {
      const { id: orderId } = await buyersOrder(id, context);
      const { problemReports } = context.services;
      const lineId = requireKey(line, 'OrderLine');
      await problemReports.report(orderId, { ...problem, lineId, note: problem.note ?? null }, context.now);
      return buyersOrder(id, context);
    },
    async payOrder(_, { order: id, total }, context) {
      const order = await buyersOrder(id, context);
      return context.services.checkout.payByLink(context.visitor, order.id, total);
    },
    combineOrders: (_, { into, order }, { services, visitor, now }) =>
      services.orderMerging.combine(visitor, requireKey(into, 'Order'), requireKey(order, 'Order'), now),
  },
  Order: {
    id: ({ id, isLinked, linkKey }) => (isLinked ? toId('OrderLink', linkKey) : toId('Order', id)),
    products: ({ bought }) => bought,
    link: ({ linkKey }, _, { locale }) => addressOf('orderLink', locale, { id: toId('OrderLink', linkKey) }),
    reopenable: ({ customerId, isLinked }, _, { visitor }) =>
      !isLinked || customerId === null || customerId === visitor.customer?.id,
    customerName: ({ customerName, contact, isWithheld }) => (isWithheld ? (contact.name ?? '') : customerName),
    ongoing: ({ status }) => isOngoing(status),
    paymentPage: ({ status, paymentSession }) =>
      status === 'pending' && paymentSession ? `/paiement/${paymentSession}` : null,
    location: ({ locationId }, _, { services }) =>
      locationId === null ? null : services.fulfilment.location(locationId),
    mergedInto: (order, _, { services }) => services.orders.mergedInto(order),
    mergedOrders: (order, _, { services }) => services.orders.mergedFrom(order),
    async changeableUntil(order, _, { services, now }) {
      const calendar = await services.fulfilment.calendar();
      return isChangeable(order, calendar, now) ? changeableUntil(order, calendar) : null;
    },
    cancelRefund: ({ id }, _, { services }) => services.refunds.previewCancel(id),
    combinableWith: (order, _, { services, visitor, now }) => services.orderMerging.listCombinable(visitor, order, now),
    nothingComes: (order, _, context) => isEmpty(order, context),
    slot: async (order, _, context) => ((await isEmpty(order, context)) ? null : order.slot),
    calendar: async (order, _, context) =>
      order.slot && isOngoing(order.status) && !(await isEmpty(order, context))
        ? `/calendrier/${order.calendarKey}-${context.locale}.ics`
        : null,
    period: ({ periodStart }) => weekStarting(periodStart),
    customer: ({ customerId }, _, { services }) =>
      customerId === null ? null : services.account.ofCustomer(customerId),
    depositsHeld: async ({ id, customerId }, _, { services }) =>
      customerId === null ? ((await services.balance.guestDeposits([id])).get(id) ?? 0) : null,
    containersHeld: ({ customerId }, _, { services }) =>
      customerId === null ? null : services.balance.containersHeld(customerId),
    refundable: ({ id }, _, { services }) => services.refunds.previewAmount(id),
    shippingZone: ({ shippingZoneId }, _, { services }) =>
      shippingZoneId === null ? null : services.fulfilment.zone(shippingZoneId),
    outsideZone: ({ fulfillment }) => fulfillment?.outsideZone ?? false,
    problemsUntil: async (order, _, context) =>
      order.isCancelling || (await isEmpty(order, context)) ? null : problemsUntil(order, context.now),
    history: (order, _, { services }) => services.staffOrders.history(order),
  },
  HeldContainers: { products: ({ products }, _, { locale }) => products.map((name) => textIn(name, locale)) },
  OrderEvent: {
    id: ({ id }) => toId('OrderEvent', id),
    note: async ({ note, quantities, move }, _, { services, locale, now }) => {
      if (move) return moveText(move, { fulfilment: services.fulfilment, locale, now });
      return quantities.length === 0
        ? note
        : quantities.map(({ line, from, to }) => `${textIn(line.product, locale)} ${from} → ${to}`).join(', ');
    },
  },
  OrderLine: {
    id: (line) => toId('OrderLine', line.id),
    productName: ({ product }, _, { locale }) => textIn(product, locale),
    variantName: ({ variant }, _, { locale }) => textIn(variant, locale),
    variantId: ({ variantId }) => (variantId === null ? null : toId('Variant', variantId)),
    image: ({ imagePath }) => (imagePath === null ? null : { path: imagePath, alt: null, altTexts: null }),
    seller: async ({ sellerId }, _, { services }) =>
      sellerId === null ? null : ((await services.catalogue.current()).sellers.get(sellerId) ?? null),
    sellerName: ({ sellerName }) => properName(sellerName),
    replacedBy: ({ replacedBy }, _, { locale }) => replacedBy && textIn(replacedBy, locale),
    progress: ({ status }) => PROGRESS[status],
    reusableBox: async ({ variantId }, _, { services }) =>
      variantId !== null && variantId === ((await services.catalogue.current()).reusableBox?.id ?? null),
  },
  OrderProblem: {
    id: ({ id }) => toId('OrderProblem', id),
    photo: ({ id, hasPhoto }, _, { services, now }) => (hasPhoto ? services.problemPhotos.pathOf(id, now) : null),
    status: ({ status }) => (status === 'answering' ? 'open' : status),
  },
  Fulfillment: {
    id: ({ id }) => toId('Fulfillment', id),
    deliveryRange: ({ slot }, _, { locale, now }) =>
      slot && `${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}`,
  },
} satisfies OrderTypeResolvers;

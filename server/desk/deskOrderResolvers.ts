import { isManagersStep } from '#rules/deskRoles.ts';
import { REPLACEMENT_LENGTH } from '#rules/lineStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { weekAt } from '#rules/period.ts';
import type { Context } from '../api/context.ts';
import { keyOf, requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import type { Text } from '../text/bilingualText.ts';

/** Of an id that names nothing: what no order has. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

const idOf = (id: string | null | undefined, type: Parameters<typeof keyOf>[1]): string | null =>
  typeof id === 'string' ? (keyOf(id, type) ?? (type === 'Period' ? '1970-01-02' : NOWHERE)) : null;

const instantOf = (at: string | null | undefined): Date | null => (typeof at === 'string' ? new Date(at) : null);

/** The calling staff member's account; the permissions guarantee that there is one. */
const staffIdOf = ({ visitor }: Context): string => {
  if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
  return visitor.customer.id;
};

/** What came in place of a line: a variant under its names of today, or a text; null: nothing. BAD_INPUT {field}, NOT_FOUND. */
async function replacementOf(
  { services }: Context,
  variantId: string | null,
  text: string | null,
): Promise<Text | null> {
  if (variantId !== null && text !== null) throw new MarketError('BAD_INPUT', { field: 'text' });
  if (text !== null) {
    const primary = text.trim().replaceAll(/\s+/g, ' ');
    if (primary.length < 1 || primary.length > REPLACEMENT_LENGTH)
      throw new MarketError('BAD_INPUT', { field: 'text' });
    return { primary, secondary: null };
  }
  if (variantId === null) return null;
  const variant = (await services.catalogue.current()).variants.get(requireKey(variantId, 'Variant'));
  if (!variant) throw new MarketError('NOT_FOUND');
  const { name, product } = variant;
  const secondary = product.name.secondary ?? name.secondary;
  return {
    primary: `${product.name.primary}, ${name.primary}`,
    secondary: secondary && `${product.name.secondary ?? product.name.primary}, ${name.secondary ?? name.primary}`,
  };
}

export const deskOrderMutations = {
  advanceOrder(_, { order, to, refund, unpaid }, context) {
    if (isManagersStep(to) && !context.visitor.customer?.isManager) throw new MarketError('FORBIDDEN');
    return context.services.desk.orders.advance(staffIdOf(context), requireKey(order, 'Order'), to, { refund, unpaid });
  },
  handOver: (_, { order, requestId, unpaid }, context) =>
    context.services.desk.orders.handOver(staffIdOf(context), requireKey(order, 'Order'), requestId, unpaid),
  receiveCash: (_, { order, ...receipt }, { services, visitor }) =>
    services.desk.cash.receiveCash(visitor, requireKey(order, 'Order'), receipt),
  undoCashReceipt: (_, { order, receivedAt, ...receipt }, { services, visitor }) =>
    services.desk.cash.undoReceipt(visitor, requireKey(order, 'Order'), {
      ...receipt,
      receivedAt: instantOf(receivedAt),
    }),
  setPaymentLink: (_, { order, open, ...agreed }, { services: { desk }, visitor }) =>
    desk.cash[open ? 'sendPaymentLink' : 'endPaymentLink'](visitor, requireKey(order, 'Order'), agreed),
  undoOrderStep: (_, { order, from, at, handOver }, context) =>
    context.services.desk.orders.undo(staffIdOf(context), requireKey(order, 'Order'), from, {
      at: instantOf(at),
      handOver,
    }),
  assembleOrders: (_, { orders, requestId }, context) =>
    context.services.desk.orders.assemble(
      staffIdOf(context),
      orders.map((order) => requireKey(order, 'Order')),
      { requestId },
    ),
  undoAssembly: (_, { orders, at, requestId }, context) =>
    context.services.desk.orders.undoAssembly(
      staffIdOf(context),
      orders.map((order) => requireKey(order, 'Order')),
      { at: instantOf(at), requestId },
    ),
  async updateOrderLines(_, { lines, status, seen, missing, seenMissing, seenQuantities, requestId, undoes }, context) {
    const ids = lines.map((line) => requireKey(line, 'OrderLine'));
    const part = typeof missing === 'number' ? { missing, displayed: seenMissing ?? null } : null;
    const { markLines } = context.services.desk.orders;
    const details = { part, quantities: seenQuantities, requestId, undoes };
    const { orders, changes } = await markLines(staffIdOf(context), ids, status, seen ?? null, details);
    return {
      orders,
      lines: orders.flatMap(({ products }) => products.filter(({ id }) => ids.includes(id))),
      changed: changes.map((change) => ({ ...change, line: toId('OrderLine', change.line) })),
    };
  },
  async replaceLine(_, { line, variant, text }, context) {
    const id = requireKey(line, 'OrderLine');
    const by = await replacementOf(context, variant ?? null, text ?? null);
    const order = await context.services.desk.orders.replaceLine(staffIdOf(context), id, by);
    return { orders: [order], lines: order.products.filter((line) => line.id === id), changed: [] };
  },
} satisfies RootResolvers<
  'Mutation',
  | 'advanceOrder'
  | 'handOver'
  | 'receiveCash'
  | 'undoCashReceipt'
  | 'setPaymentLink'
  | 'undoOrderStep'
  | 'assembleOrders'
  | 'undoAssembly'
  | 'updateOrderLines'
  | 'replaceLine'
>;

/** The orders that a filter of the API matches, newest first. */
const listOrders: TypeResolvers<'Staff'>['orders'] = (_, { filter, ...page }, { services, now }) =>
  services.staffOrders.list(
    {
      period: idOf(filter?.period, 'Period') ?? (filter?.currentPeriod ? weekAt(now).startDate : null),
      status: (filter?.status as OrderStatus[] | null | undefined) ?? null,
      locationId: idOf(filter?.location, 'Location'),
      shippingZoneId: idOf(filter?.shippingZone, 'ShippingZone'),
      customerId: idOf(filter?.customer, filter?.customer?.startsWith('cus_') ? 'StaffCustomer' : 'User'),
      depositsHeld: filter?.depositsHeld ?? false,
      unpaid: filter?.unpaid ?? null,
      words: filter?.words ?? '',
    },
    page,
  );

export const deskOrderResolvers = {
  orders: listOrders,
  exportedOrders: listOrders,
  order: (_, { number }, { services }) => services.staffOrders.byNumber(number),
} satisfies Pick<TypeResolvers<'Staff'>, 'orders' | 'exportedOrders' | 'order'>;

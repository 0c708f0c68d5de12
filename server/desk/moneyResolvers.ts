import type { QuantityChangeInput, ReturnedItemInput } from '#generated/schemaTypes.ts';
import type { Context } from '../api/context.ts';
import { keyOf, requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import type { ReturnResult } from '../refunds/goodsReturn.ts';
import type { QuantityChange } from '../refunds/quantityChange.ts';
import type { LineUnits, ReturnPlan } from '../refunds/returnPlan.ts';

type MoneyMutations = RootResolvers<
  'Mutation',
  | 'returnItems'
  | 'settleMissing'
  | 'answerOrderProblem'
  | 'refundDeposit'
  | 'refundGuestDeposit'
  | 'refundOrderDeposit'
  | 'refundAmount'
  | 'lowerQuantities'
  | 'adjustBalance'
  | 'deleteCustomer'
>;

const unitsOf = (items: readonly ReturnedItemInput[]): LineUnits[] =>
  items.map(({ line, quantity }) => ({ lineId: requireKey(line, 'OrderLine'), quantity }));

const changesOf = (changes: readonly QuantityChangeInput[]): QuantityChange[] =>
  changes.map(({ line, from, to }) => ({ lineId: requireKey(line, 'OrderLine'), from, to }));

const previewOf = ({ card, balance, ...sums }: ReturnPlan) => ({
  ...sums,
  total: card + balance,
  toCard: card,
  toBalance: balance,
});

async function payloadOf({ orderId, customerId, refunded }: ReturnResult, { services }: Context) {
  const order = await services.staffOrders.byId(orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  return { order, customer: customerId === null ? null : await services.deskCustomers.byId(customerId), refunded };
}

/** The customer (uuid) after a change, or NOT_FOUND. */
async function requireCustomer(customerId: string, { services }: Context) {
  const customer = await services.deskCustomers.byId(customerId);
  if (!customer) throw new MarketError('NOT_FOUND');
  return customer;
}

/** The preview of refunding an order's missing items (uuid); null: nothing is missing, or it cannot be refunded. */
export async function missingPlan(
  { refunds }: Context['services'],
  orderId: string,
  to: 'balance' | 'card',
): Promise<ReturnPlan | null> {
  try {
    return await refunds.previewReturn(orderId, { kind: 'missing', to, missingBy: null });
  } catch (error) {
    if (error instanceof MarketError && (error.code === 'NO_UPDATE' || error.code === 'RETURN_REFUSED')) return null;
    throw error;
  }
}

/** The fields of Staff about money and customers. */
export const moneyFields = {
  unappliedPayments: (_staff, _args, { services }) => services.checkout.unappliedPayments(),
  customers: (_staff, { words, holding, ...page }, { services }) =>
    services.deskCustomers.list(page, { words, holding }),
  customer: (_staff, { id }, { services }) => {
    const key = keyOf(id, 'StaffCustomer') ?? keyOf(id, 'User');
    return key === null ? null : services.deskCustomers.byId(key);
  },
  returnPreview: async (_staff, { order, items, refundTo }, { services, locale }) =>
    previewOf(
      await services.refunds.previewReturn(requireKey(order, 'Order'), {
        kind: 'returned',
        to: refundTo,
        items: unitsOf(items),
        locale,
      }),
    ),
  quantityPreview: async (_staff, { order, changes, refundTo }, { services, locale }) =>
    previewOf(
      await services.refunds.previewReturn(requireKey(order, 'Order'), {
        kind: 'removed',
        to: refundTo,
        changes: changesOf(changes),
        locale,
      }),
    ),
  missingPreview: async (_staff, { order, refundTo }, { services }) => {
    const orderId = requireKey(order, 'Order');
    const plan = (await services.refunds.isEmpty(orderId)) ? null : await missingPlan(services, orderId, refundTo);
    return plan && previewOf(plan);
  },
} satisfies Pick<
  TypeResolvers<'Staff'>,
  'customers' | 'customer' | 'returnPreview' | 'quantityPreview' | 'missingPreview' | 'unappliedPayments'
>;

export const moneyResolvers = {
  Mutation: {
    returnItems: async (_, { order, items, refundTo, total, requestId }, context) => {
      const units = unitsOf(items);
      const request = {
        kind: 'returned',
        to: refundTo,
        items: units,
        locale: context.locale,
        shownTotal: total,
      } as const;
      const { refunds } = context.services;
      return payloadOf(
        await refunds.returnGoods(context.visitor, requireKey(order, 'Order'), requestId, request),
        context,
      );
    },
    settleMissing: async (_, { order, refundTo, total, requestId }, context) => {
      const request = { kind: 'missing', to: refundTo, missingBy: null, shownTotal: total } as const;
      const { refunds } = context.services;
      return payloadOf(
        await refunds.returnGoods(context.visitor, requireKey(order, 'Order'), requestId, request),
        context,
      );
    },
    answerOrderProblem: async (_, { problem, quantity, amount, answer, ...decision }, context) => {
      const { refunds, staffOrders } = context.services;
      const orderId = await refunds.answerProblem(context.visitor, requireKey(problem, 'OrderProblem'), {
        ...decision,
        quantity: quantity ?? null,
        amount: amount ?? null,
        answer: answer ?? null,
        locale: context.locale,
      });
      const order = await staffOrders.byId(orderId);
      if (!order) throw new MarketError('NOT_FOUND');
      return order;
    },
    refundDeposit: async (_, { customer, amount, reusableBox: box, requestId }, context) => {
      const customerId = requireKey(customer, 'StaffCustomer');
      await context.services.refunds.refundDeposit(context.visitor, { customerId, amount, box, requestId });
      return requireCustomer(customerId, context);
    },
    refundGuestDeposit: async (_, { order: id, amount, requestId }, { services, visitor }) => {
      const orderId = requireKey(id, 'Order');
      await services.refunds.refundGuestDeposit(visitor, orderId, requestId, amount);
      const order = await services.staffOrders.byId(orderId);
      if (!order) throw new MarketError('NOT_FOUND');
      return order;
    },
    refundOrderDeposit: async (_, { order: id, containers, requestId }, { services, visitor }) => {
      const orderId = requireKey(id, 'Order');
      const counted = containers.map(({ deposit, quantity }) => ({ deposit, quantity }));
      await services.refunds.refundOrderDeposit(visitor, { orderId, containers: counted, requestId });
      const order = await services.staffOrders.byId(orderId);
      if (!order) throw new MarketError('NOT_FOUND');
      return order;
    },
    refundAmount: async (_, { order: id, refundTo: to, requestId, ...refund }, context) => {
      const { refunds } = context.services;
      const { order } = await payloadOf(
        await refunds.refundAmount(context.visitor, requireKey(id, 'Order'), requestId, { ...refund, to }),
        context,
      );
      return order;
    },
    lowerQuantities: async (_, { order: id, changes, refundTo, total, requestId }, context) => {
      const { refunds } = context.services;
      const change = {
        to: refundTo,
        changes: changesOf(changes),
        locale: context.locale,
        shownTotal: total,
      };
      const { order } = await payloadOf(
        await refunds.lowerQuantities(context.visitor, requireKey(id, 'Order'), requestId, change),
        context,
      );
      return order;
    },
    adjustBalance: async (_, { customer, ...adjustment }, context) => {
      const customerId = requireKey(customer, 'StaffCustomer');
      await context.services.deskCustomers.adjustBalance(context.visitor, customerId, adjustment);
      return requireCustomer(customerId, context);
    },
    deleteCustomer: async (_, { id, forfeits }, { services, visitor }) => {
      const customerId = requireKey(id, 'StaffCustomer');
      await services.deskCustomers.deleteCustomer(visitor, customerId, forfeits);
      return { deletedCustomerId: toId('StaffCustomer', customerId) };
    },
  },
  UnappliedPayment: {
    payment: ({ payment_intent: intent, session_id: session }) => intent ?? session,
    orderNumber: ({ order_number: number }) => number,
  },
  StaffCustomer: {
    id: ({ id }) => toId('StaffCustomer', id),
    balanceMovements: ({ id }, page, { services }) => services.balance.movements(id, page),
    closure: ({ id }, _, { services, now }) => services.account.closure(id, now),
  },
} satisfies {
  Mutation: MoneyMutations;
  StaffCustomer: TypeResolvers<'StaffCustomer'>;
  UnappliedPayment: TypeResolvers<'UnappliedPayment'>;
};

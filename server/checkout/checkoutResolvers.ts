import type { PaymentState } from '#generated/schemaTypes.ts';
import type { AttemptStatus } from '../database/tables.ts';
import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';

type CheckoutRootResolvers = {
  Query: RootResolvers<'Query', 'payment' | 'paymentState'>;
  Mutation: RootResolvers<'Mutation', 'checkout'>;
  Payment: TypeResolvers<'Payment'>;
};

/** An attempt whose payment is not opened yet is pending for the payer, too. */
const STATES: Readonly<Record<AttemptStatus, PaymentState>> = {
  creating: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
};

export const checkoutResolvers = {
  Query: {
    payment: (_, { session }, { services, visitor }) => services.checkout.payment(visitor, session),
    async paymentState(_, { session = null }, { services }) {
      const status = session === null ? null : await services.checkout.statusOf(session);
      return status && STATES[status];
    },
  },
  Mutation: {
    checkout: (_, { useBalance, forceDisposableBox, period = null, slot = null, total, due, postalCode }, context) =>
      context.services.checkout.checkout(context, {
        useBalance,
        forceDisposableBox,
        period,
        slot,
        shown: { total, due },
        postalCode,
      }),
  },
  Payment: {
    id: ({ id }) => toId('Payment', id),
    state: ({ status }) => STATES[status],
    async order(attempt, _, { services, visitor }) {
      const order = attempt.status === 'paid' ? await services.orders.ofAttempt(visitor, attempt.id) : null;
      return order?.isJoined ? services.orders.mergedInto(order) : order;
    },
    joined: async (attempt, _, { services, visitor }) =>
      attempt.status === 'paid' && (await services.orders.ofAttempt(visitor, attempt.id))?.isJoined === true,
    async joinedTotal(attempt, _, { services, visitor }) {
      const order = attempt.status === 'paid' ? await services.orders.ofAttempt(visitor, attempt.id) : null;
      return order?.isJoined ? order.total : null;
    },
  },
} satisfies CheckoutRootResolvers;

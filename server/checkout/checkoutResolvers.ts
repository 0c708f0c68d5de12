import type { PaymentState } from '../../__generated__/schemaTypes.ts';
import type { AttemptStatus } from '../database/tables.ts';
import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';

type CheckoutRootResolvers = {
  Query: RootResolvers<'Query', 'payment'>;
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
  },
  Mutation: {
    checkout: (_, { useBalance, forceDisposableBox, period = null, slot = null, total, due }, context) =>
      context.services.checkout.checkout(context, {
        useBalance,
        forceDisposableBox,
        period,
        slot,
        shown: { total, due },
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

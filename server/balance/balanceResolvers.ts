import { toId } from '../graphql/globalId.ts';
import type { TypeResolvers } from '../graphql/required.ts';

type BalanceTypeResolvers = { BalanceMovement: TypeResolvers<'BalanceMovement'> };

export const balanceResolvers = {
  BalanceMovement: {
    id: ({ id }) => toId('BalanceMovement', id),
    order: ({ orderId }, _, { services, visitor }) => {
      if (orderId === null) return null;
      return visitor.customer?.isStaff ? services.staffOrders.byId(orderId) : services.orders.byId(visitor, orderId);
    },
  },
} satisfies BalanceTypeResolvers;

import type { RootResolvers, StaffResolvers } from '../graphql/required.ts';
import { messageFields, messageMutations, messageResolvers } from './customerMessageResolvers.ts';
import { deskOrderMutations, deskOrderResolvers } from './deskOrderResolvers.ts';
import { moneyFields } from './moneyResolvers.ts';
import { packingFields } from './packingResolvers.ts';
import { setupMutations, weekFields } from './weekResolvers.ts';

type DeskResolvers = {
  Query: RootResolvers<'Query', 'staff'>;
  Mutation: RootResolvers<
    'Mutation',
    'advanceOrder' | 'handOver' | 'undoOrderStep' | 'updateOrderLines' | 'replaceLine' | 'sendMessage' | 'dismissSetup'
  >;
  Staff: StaffResolvers<'periods' | 'orders' | 'exportedOrders' | 'order'>;
};

export const deskResolvers = {
  Query: { staff: (_, _args, { services, visitor }) => services.desk.staff(visitor) },
  ...messageResolvers,
  Mutation: { ...deskOrderMutations, ...messageMutations, ...setupMutations },
  Staff: {
    ...deskOrderResolvers,
    ...packingFields,
    ...moneyFields,
    ...weekFields,
    ...messageFields,
    periods: (_staff, _args, { services, now }) => services.desk.periods(now),
  },
} satisfies DeskResolvers;

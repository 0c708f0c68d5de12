import type { RootResolvers, StaffResolvers } from '../graphql/required.ts';
import { deskOrderMutations, deskOrderResolvers } from './deskOrderResolvers.ts';
import { moneyFields } from './moneyResolvers.ts';
import { packingFields } from './packingResolvers.ts';
import { weekFields } from './weekResolvers.ts';

type DeskResolvers = {
  Query: RootResolvers<'Query', 'staff'>;
  Mutation: RootResolvers<
    'Mutation',
    'advanceOrder' | 'handOver' | 'undoOrderStep' | 'updateOrderLines' | 'replaceLine'
  >;
  Staff: StaffResolvers<'periods' | 'orders' | 'exportedOrders' | 'order'>;
};

export const deskResolvers = {
  Query: { staff: (_, _args, { services, visitor }) => services.desk.staff(visitor) },
  Mutation: deskOrderMutations,
  Staff: {
    ...deskOrderResolvers,
    ...packingFields,
    ...moneyFields,
    ...weekFields,
    periods: (_staff, _args, { services, now }) => services.desk.periods(now),
  },
} satisfies DeskResolvers;

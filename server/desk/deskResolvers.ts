import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { messageFields, messageMutations, messageResolvers } from './customerMessageResolvers.ts';
import { deskOrderMutations, deskOrderResolvers } from './deskOrderResolvers.ts';
import { enteredOrderFields, enteredOrderMutations, enteredOrderResolvers } from './enteredOrderResolvers.ts';
import { moneyFields } from './moneyResolvers.ts';
import { packingFields } from './packingResolvers.ts';
import { setupMutations, weekFields } from './weekResolvers.ts';

type DeskResolvers = {
  Query: RootResolvers<'Query', 'staff'>;
  Mutation: RootResolvers<
    'Mutation',
    | 'advanceOrder'
    | 'handOver'
    | 'receiveCash'
    | 'undoCashReceipt'
    | 'setPaymentLink'
    | 'enterOrder'
    | 'undoOrderStep'
    | 'updateOrderLines'
    | 'replaceLine'
    | 'sendMessage'
    | 'dismissSetup'
    | 'checkServices'
  >;
  EnteredOrderPreview: TypeResolvers<'EnteredOrderPreview'>;
  Staff: StaffResolvers<'enteredOrder' | 'periods' | 'orders' | 'exportedOrders' | 'order'>;
};

export const deskResolvers = {
  Query: { staff: (_, _args, { services, visitor }) => services.desk.staff(visitor) },
  ...messageResolvers,
  ...enteredOrderResolvers,
  Mutation: { ...deskOrderMutations, ...enteredOrderMutations, ...messageMutations, ...setupMutations },
  Staff: {
    ...deskOrderResolvers,
    ...packingFields,
    ...moneyFields,
    ...enteredOrderFields,
    ...weekFields,
    ...messageFields,
    periods: (_staff, _args, { services, now }) => services.desk.periods(now),
  },
} satisfies DeskResolvers;

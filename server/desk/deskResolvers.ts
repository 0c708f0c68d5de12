import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { deskOrderMutations, deskOrderResolvers } from './deskOrderResolvers.ts';
import { packingFields } from './packingResolvers.ts';

type DeskResolvers = {
  Query: RootResolvers<'Query', 'staff'>;
  Mutation: RootResolvers<'Mutation', 'advanceOrder' | 'updateOrderLines'>;
  Staff: TypeResolvers<'Staff'>;
};

export const deskResolvers = {
  Query: { staff: (_, _args, { services, visitor }) => services.desk.staff(visitor) },
  Mutation: deskOrderMutations,
  Staff: {
    ...deskOrderResolvers,
    ...packingFields,
    periods: (_staff, _args, { services, now }) => services.desk.periods(now),
  },
} satisfies DeskResolvers;

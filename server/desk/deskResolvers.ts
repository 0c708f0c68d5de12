import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { deskOrderResolvers } from './deskOrderResolvers.ts';
import { packingFields } from './packingResolvers.ts';

type DeskResolvers = { Query: RootResolvers<'Query', 'staff'>; Staff: TypeResolvers<'Staff'> };

export const deskResolvers = {
  Query: { staff: (_, _args, { services, visitor }) => services.desk.staff(visitor) },
  Staff: {
    ...deskOrderResolvers,
    ...packingFields,
    periods: (_staff, _args, { services, now }) => services.desk.periods(now),
  },
} satisfies DeskResolvers;

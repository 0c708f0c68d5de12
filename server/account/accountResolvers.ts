import type { Visitor } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';

type AccountRootResolvers = {
  Query: RootResolvers<'Query', 'user' | 'personalData'>;
  Mutation: RootResolvers<'Mutation', 'updateUser' | 'updateEmail' | 'deleteAccount' | 'signOut'>;
  User: TypeResolvers<'User'>;
};

/** Whoever may read a customer, staff too, reads their data as they do. */
const asCustomer = (visitor: Visitor, id: string): Visitor => ({
  ...visitor,
  customer: visitor.customer && { ...visitor.customer, id },
});

export const accountResolvers = {
  Query: {
    user: (_, _args, { services, visitor }) => services.account.current(visitor),
    personalData: (_, _args, context) => context.services.account.personalData(context),
  },
  Mutation: {
    updateUser: (_, { input }, context) => context.services.account.update(context, input),
    updateEmail: (_, { email, confirmation }, context) =>
      context.services.account.changeEmail(context, email, confirmation),
    deleteAccount: async (_, { confirmation, forfeits }, { services, visitor }) => ({
      deletedCustomerId: toId('User', await services.account.deleteOwn(visitor, confirmation, forfeits)),
    }),
    signOut: (_, _args, context) => context.services.identity.signOut(context),
  },
  User: {
    id: ({ id }) => toId('User', id),
    preferredLocationId: ({ preferredLocation }) => preferredLocation && toId('Location', preferredLocation),
    shippingAddress: ({ address }) => address,
    baskets: ({ id }, _, { services, visitor }) => services.baskets.subscriptions.list(asCustomer(visitor, id)),
    basketsPaymentMethod: ({ id }, _, { services, visitor }) => services.cards.current(asCustomer(visitor, id)),
    membership: ({ id }, _, context) =>
      context.services.membership.current({ ...context, visitor: asCustomer(context.visitor, id) }),
    balanceMovements: ({ id }, page, { services }) => services.balance.movements(id, page),
    depositsHeld: ({ id }, _, { services }) => services.balance.depositsHeld(id),
    favourites: async ({ id }, _, { services, now }) =>
      (await services.favourites.ofCustomer(id, now)).map(({ product }) => product),
    favouritesBack: async ({ id }, _, { services, now }) =>
      (await services.favourites.ofCustomer(id, now)).filter(({ isBack }) => isBack).map(({ product }) => product),
    closure: ({ id }, _, { services, now }) => services.account.closure(id, now),
    completeProfile: ({ id, profileCompleted }, _, { visitor: { customer } }) =>
      customer?.id === id && customer.completeProfile && !customer.isStaff && !profileCompleted,
  },
} satisfies AccountRootResolvers;

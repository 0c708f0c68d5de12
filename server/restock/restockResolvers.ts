import type { RootResolvers } from '../graphql/required.ts';

type RestockRootResolvers = { Mutation: RootResolvers<'Mutation', 'requestRestockNotice'> };

export const restockResolvers = {
  Mutation: {
    requestRestockNotice: async (_, { product, email }, context) => {
      await context.services.restock.request(context, product, email ?? null);
      return true;
    },
  },
} satisfies RestockRootResolvers;

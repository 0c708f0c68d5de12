import type { RootResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';

type FavouriteRootResolvers = { Mutation: RootResolvers<'Mutation', 'markFavourite'> };

export const favouriteResolvers = {
  Mutation: {
    markFavourite: async (_, { product, marked }, context) => {
      const { favourites, account } = context.services;
      await favourites.mark(context, product, marked);
      const user = await account.current(context.visitor);
      if (!user) throw new MarketError('UNAUTHENTICATED');
      return user;
    },
  },
} satisfies FavouriteRootResolvers;

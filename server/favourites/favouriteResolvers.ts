import type { Context } from '../api/context.ts';
import type { RootResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';

type FavouriteRootResolvers = { Mutation: RootResolvers<'Mutation', 'markFavourite' | 'joinFavourites'> };

/** The customer who was signed in when the lists changed; their account may have been deleted since. */
async function owner({ services, visitor }: Context) {
  const user = await services.account.current(visitor);
  if (!user) throw new MarketError('UNAUTHENTICATED');
  return user;
}

export const favouriteResolvers = {
  Mutation: {
    markFavourite: async (_, { product, marked }, context) => {
      await context.services.favourites.mark(context, product, marked);
      return owner(context);
    },
    joinFavourites: async (_, { products }, context) => {
      await context.services.favourites.join(context, products);
      return owner(context);
    },
  },
} satisfies FavouriteRootResolvers;

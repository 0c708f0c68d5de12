import type { RootResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';

type FavouriteRootResolvers = { Mutation: RootResolvers<'Mutation', 'markFavourite' | 'joinFavourites'> };

/** The owner of the changed lists; their account may have been deleted since. */
function owner<User>(user: User | null): User {
  if (!user) throw new MarketError('UNAUTHENTICATED');
  return user;
}

export const favouriteResolvers = {
  Mutation: {
    markFavourite: async (_, { product, marked }, context) => {
      await context.services.favourites.mark(context, product, marked);
      return owner(await context.services.account.current(context.visitor));
    },
    joinFavourites: async (_, { products }, context) => {
      await context.services.favourites.join(context, products);
      return owner(await context.services.account.current(context.visitor));
    },
  },
} satisfies FavouriteRootResolvers;

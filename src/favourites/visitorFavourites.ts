import { createContext, useContext } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { visitorFavourites_user$key } from '../../__generated__/relay/visitorFavourites_user.graphql.ts';

/** What every page reads of the customer's favourites: the shell asks for it once, marking answers with it. */
const fragment = graphql`
  fragment visitorFavourites_user on User {
    favourites {
      id
    }
  }
`;

/** Null: nobody is signed in, or it is not known yet; on the server and while hydrating too. */
export const FavouritesContext = createContext<visitorFavourites_user$key | null>(null);

/** Whether the customer keeps the product of this id; null where there is no customer, as far as is known. */
export function useIsFavourite(product: string): boolean | null {
  const user = useFragment(fragment, useContext(FavouritesContext));
  // Whoever has just signed in may be known before their favourites are.
  const favourites = user?.favourites as { readonly id: string }[] | undefined;
  return favourites ? favourites.some(({ id }) => id === product) : null;
}

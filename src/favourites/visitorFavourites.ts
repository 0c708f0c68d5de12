import { createContext } from 'react';
import { graphql } from 'react-relay';
import type {
  visitorFavourites_user$data,
  visitorFavourites_user$key,
} from '../../__generated__/relay/visitorFavourites_user.graphql.ts';
import {
  createPersonalStore,
  usePersonal,
  usePersonalStore,
  type PersonalStore,
} from '../shared/relay/personalStore.ts';

/** What every page reads of the customer's favourites: the shell asks for it once, marking answers with it. */
const fragment = graphql`
  fragment visitorFavourites_user on User {
    favourites {
      id
    }
  }
`;

/** Products by id. */
type Favourites = ReadonlySet<string>;
const toFavourites = ({ favourites }: visitorFavourites_user$data): Favourites =>
  new Set(favourites.map(({ id }) => id));

/** Null: nobody is signed in, or what they keep is not known yet. */
export const FavouritesContext = createContext<PersonalStore<Favourites>>(createPersonalStore());

/** The favourites of the visitor who is signed in, for FavouritesContext. */
export const useFavouritesStore = (user: visitorFavourites_user$key | null): PersonalStore<Favourites> =>
  usePersonalStore(fragment, user, toFavourites);

/** Whether the customer keeps the product of this id; null where there is no customer, as far as is known. */
export const useIsFavourite = (product: string): boolean | null =>
  usePersonal(FavouritesContext, (favourites) => favourites && favourites.has(product));

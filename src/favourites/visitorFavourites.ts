import { createContext } from 'react';
import { graphql } from 'react-relay';
import type {
  visitorFavourites_user$data,
  visitorFavourites_user$key,
} from '#generated/relay/visitorFavourites_user.graphql.ts';
import {
  createPersonalStore,
  usePersonal,
  usePersonalStore,
  type PersonalStore,
} from '../shared/relay/personalStore.ts';

/** The favourites that every page reads: the layout fetches them once, the mutation returns them. */
const fragment = graphql`
  fragment visitorFavourites_user on User {
    favourites {
      id
    }
  }
`;

/** Ids of the products. */
type Favourites = ReadonlySet<string>;
const toFavourites = ({ favourites }: visitorFavourites_user$data): Favourites =>
  new Set(favourites.map(({ id }) => id));

/** Null if nobody is signed in, or while the favourites are loading. */
export const FavouritesContext = createContext<PersonalStore<Favourites>>(createPersonalStore());

/** The favourites of the visitor who is signed in, for FavouritesContext. */
export const useFavouritesStore = (user: visitorFavourites_user$key | null): PersonalStore<Favourites> =>
  usePersonalStore(fragment, user, toFavourites);

/** Whether a product is a favourite of the customer; null if nobody is signed in, or while loading. */
export const useIsFavourite = (product: string): boolean | null =>
  usePersonal(FavouritesContext, (favourites) => favourites && favourites.has(product));

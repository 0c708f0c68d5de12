import { graphql } from 'react-relay';
import { commitMutation, type Environment } from 'relay-runtime';
import joinFavouritesNode, { type JoinFavouritesMutation } from '#generated/relay/JoinFavouritesMutation.graphql.ts';
import { marketCall } from '../shared/relay/marketCall.ts';
import { MAX_GUEST_FAVOURITES, readGuestFavourites, writeGuestFavourites } from './guestFavourites.ts';

graphql`
  mutation JoinFavouritesMutation($products: [ID!]!) {
    joinFavourites(products: $products) {
      favourites {
        id
      }
      ...visitorFavourites_user
    }
  }
`;

/**
 * Adds the guest's favourites of this browser to those of the customer who has signed in, and then removes them here. After a failure
 * they stay, and the next page sends them again. Resolves true if the account had no room for all of them.
 */
export async function joinFavourites(environment: Environment): Promise<boolean> {
  const products = readGuestFavourites();
  if (products.length === 0) return false;
  const data = await marketCall<JoinFavouritesMutation>(
    (config) => commitMutation<JoinFavouritesMutation>(environment, { mutation: joinFavouritesNode, ...config }),
    () => undefined,
    { variables: { products: [...products] }, failureKey: 'errors.basic_retry' },
  );
  if (!data) return false;
  // Another tab may have added more meanwhile.
  writeGuestFavourites(readGuestFavourites().filter((id) => !products.includes(id)));
  const joined = new Set(data.joinFavourites.favourites.map(({ id }) => id));
  return joined.size >= MAX_GUEST_FAVOURITES && products.some((id) => !joined.has(id));
}

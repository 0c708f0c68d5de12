import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { endHydration } from '../cart/isExpress.ts';
import { useIsExpress, useVisitorCartStore, VisitorCartContext } from '../cart/visitorCart.ts';
import { FavouritesContext, useFavouritesStore } from '../favourites/visitorFavourites.ts';
import { MembershipContext, useMembershipStore } from '../membership/visitorMembership.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';

graphql`
  query VisitorQuery {
    cart {
      ...visitorCart_cart
    }
    user {
      ...visitorFavourites_user
      ...RenewalBanner_user
    }
  }
`;

/**
 * Reruns the page's loaders when the visitor's cart enters or leaves Express, because lists then have another `stored`
 * argument (routes 1). What does not depend on it is in the store and not fetched again. Renders nothing.
 */
function ExpressRevalidation() {
  const express = useIsExpress();
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  const revalidatedFor = useRef(false);
  useEffect(() => {
    endHydration(environment);
    if (revalidatedFor.current === express) return;
    revalidatedFor.current = express;
    void revalidate();
  }, [environment, express, revalidate]);
  return null;
}

type Props = { reference: PreloadedQuery<VisitorQuery> | null; children: ReactNode };

/**
 * Provides the visitor's cart, and the customer's favourites, once they have loaded; the page itself never waits for
 * them. They are stores: their arrival and each change rerender only their readers.
 */
export function Visitor({ reference, children }: Props) {
  const visitor = useCachedQuery<VisitorQuery>(VisitorQueryNode, reference);
  const cart = useVisitorCartStore(visitor?.cart ?? null);
  const favourites = useFavouritesStore(visitor?.user ?? null);
  const membership = useMembershipStore(visitor?.user ?? null);
  return (
    <VisitorCartContext value={cart}>
      <FavouritesContext value={favourites}>
        <ExpressRevalidation />
        <MembershipContext value={membership}>{children}</MembershipContext>
      </FavouritesContext>
    </VisitorCartContext>
  );
}

import type { ReactNode } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import VisitorQueryNode, { type VisitorQuery } from '../../__generated__/relay/VisitorQuery.graphql.ts';
import { VisitorCartContext } from '../cart/visitorCart.ts';
import { FavouritesContext } from '../favourites/visitorFavourites.ts';
import { MembershipContext } from '../membership/visitorMembership.ts';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';
import { ExpressLists } from './ExpressLists.tsx';

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

type Props = { reference: PreloadedQuery<VisitorQuery> | null; children: ReactNode };

/** Gives the page the visitor's cart, and the customer's favourites, once they are there; the page itself never waits for it. */
export function Visitor({ reference, children }: Props) {
  const visitor = useKnownQuery<VisitorQuery>(VisitorQueryNode, reference);
  return (
    <VisitorCartContext value={visitor?.cart ?? null}>
      <FavouritesContext value={visitor?.user ?? null}>
        <ExpressLists />
        <MembershipContext value={visitor?.user ?? null}>{children}</MembershipContext>
      </FavouritesContext>
    </VisitorCartContext>
  );
}

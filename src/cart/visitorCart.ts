import { createContext, useContext } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { visitorCart_cart$data, visitorCart_cart$key } from '../../__generated__/relay/visitorCart_cart.graphql.ts';
import { confirmedLines } from '../../rules/totals.ts';

/** What every page reads of the visitor's cart: the shell asks for it once, mutations answer with it. */
const fragment = graphql`
  fragment visitorCart_cart on Cart {
    id
    fromStorage
    items {
      variantId
      quantity
      unsure
      max
    }
    totals {
      items
    }
    ...CartDrawerContent_cart
  }
`;

/** Null until the browser knows the cart: on the server, while hydrating, and while it is asked for. */
export const VisitorCartContext = createContext<visitorCart_cart$key | null>(null);

/** The visitor's cart, or null while it is not known. */
export function useVisitorCart(): visitorCart_cart$data | null {
  return useFragment(fragment, useContext(VisitorCartContext)) ?? null;
}

/** Units in the cart, without those still to be confirmed (E27): what badge, bar, drawer and page all say. */
export const articleCount = (items: readonly { readonly quantity: number; readonly unsure: boolean }[]): number =>
  confirmedLines(items).reduce((sum, { quantity }) => sum + quantity, 0);

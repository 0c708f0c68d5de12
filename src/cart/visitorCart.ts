import { createContext, useContext } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { visitorCart_cart$key } from '../../__generated__/relay/visitorCart_cart.graphql.ts';
import type { CartDrawerContent_cart$key } from '../../__generated__/relay/CartDrawerContent_cart.graphql.ts';
import type { Cents } from '../../rules/money.ts';

/** What every page reads of the visitor's cart: the shell asks for it once, mutations answer with it. */
const fragment = graphql`
  fragment visitorCart_cart on Cart {
    fromStorage
    items {
      variantId
      quantity
      unsure
      counted
      reusableBox
      max
    }
    totals {
      items
    }
    ...CartDrawerContent_cart
  }
`;

/** A line as every page sees it. max: the most it may hold. */
export type VisitorLine = {
  readonly variantId: string;
  readonly quantity: number;
  readonly unsure: boolean;
  /** Its units in every sum and count. */
  readonly counted: number;
  /** The market's box, which is no article. */
  readonly reusableBox: boolean;
  readonly max: number;
};
export type VisitorCart = {
  /** Express. */
  readonly fromStorage: boolean;
  readonly items: readonly VisitorLine[];
  /** Units, without those still to be confirmed (E27) or that cannot be bought: what badge, bar, drawer and page all say. */
  readonly count: number;
  /** The articles alone, in cents. */
  readonly itemsTotal: Cents;
  readonly drawer: CartDrawerContent_cart$key;
};

/** Null until the browser knows the cart: on the server, while hydrating, and while it is asked for. */
export const VisitorCartContext = createContext<visitorCart_cart$key | null>(null);

/** The visitor's cart, or null while it is not known. */
export function useVisitorCart(): VisitorCart | null {
  const cart = useFragment(fragment, useContext(VisitorCartContext));
  if (!cart) return null;
  const items = cart.items.map(({ variantId, quantity, unsure, counted, reusableBox, max }) => ({
    variantId,
    quantity,
    unsure,
    counted,
    reusableBox,
    max,
  }));
  const { fromStorage, totals } = cart;
  return { fromStorage, items, count: articleCount(items), itemsTotal: totals.items, drawer: cart };
}

/** Units that count; the market's box is no article. */
export const articleCount = (items: readonly Pick<VisitorLine, 'counted' | 'reusableBox'>[]): number =>
  items.reduce((sum, { counted, reusableBox }) => sum + (reusableBox ? 0 : counted), 0);

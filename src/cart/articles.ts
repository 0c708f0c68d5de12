import { graphql, useFragment } from 'react-relay';
import type { articles_cart$key } from '../../__generated__/relay/articles_cart.graphql.ts';
import { articleCount } from './visitorCart.ts';

const fragment = graphql`
  fragment articles_cart on Cart {
    items {
      counted
      reusableBox
    }
  }
`;

/** The number of units in the cart, without lines to confirm (E27), lines that cannot be bought and the market's box. */
export function useArticles(cart: articles_cart$key): number {
  return articleCount(useFragment(fragment, cart).items.map(({ counted, reusableBox }) => ({ counted, reusableBox })));
}

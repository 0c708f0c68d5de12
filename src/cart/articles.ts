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

/** How many units the cart holds, without those still to be confirmed (E27), those that cannot be bought and the market's box. */
export function useArticles(cart: articles_cart$key): number {
  return articleCount(useFragment(fragment, cart).items.map(({ counted, reusableBox }) => ({ counted, reusableBox })));
}

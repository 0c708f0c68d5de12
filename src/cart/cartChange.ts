import { graphql } from 'react-relay';

/**
 * The fragment of every mutation of the cart: all that any domain shows of it, so that one response updates every reader
 * (habit 2).
 */
export const cartChangeFragment = graphql`
  fragment cartChange_cart on Cart {
    ...lineChange_cart
    ...visitorCart_cart
    ...shownSum_cart
    ...CartLines_cart
    ...UnsurePanel_cart
    ...CartTotals_cart
    ...TotalExplained_cart
    ...CartThumbs_cart
    ...CartProcess_cart
  }
`;

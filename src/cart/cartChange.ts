import { graphql } from 'react-relay';

/** What every change of the cart answers with: all that anybody shows of it, so that one answer updates every reader. */
export const cartChangeFragment = graphql`
  fragment cartChange_cart on Cart {
    ...visitorCart_cart
    ...cartFacts_cart
    ...CartLines_cart
    ...UnsurePanel_cart
    ...CartTotals_cart
    ...TotalExplained_cart
    ...CartThumbs_cart
  }
`;

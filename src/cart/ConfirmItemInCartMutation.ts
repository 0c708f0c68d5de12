import { graphql } from 'react-relay';

export const confirmItemInCartMutation = graphql`
  mutation ConfirmItemInCartMutation($item: ID!) {
    confirmItemInCart(item: $item) {
      ...cartChange_cart
      items {
        variantId
        quantity
        unsure
      }
      totals {
        items
      }
    }
  }
`;
